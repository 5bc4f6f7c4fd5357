import { createApiClient, trustedHtml } from '@millwright/api-client';
import { createFakeApi } from '@millwright/api-client/fake';
import { describe, expect, it } from 'vitest';
import { withChosen, type RequestTarget } from './request-target.ts';

const target: RequestTarget = {
  id: 31,
  title: 'Motor spindle',
  supplier: { id: 51, title: 'HX Spindles', region: null },
  candidates: [{ id: 52, title: 'Hansa', region: null }],
  parameters: [],
  goods: 'general',
};

const region = { id: 3, name: 'Zhejiang', code: 'CN-ZJ' };

/** A client of a server that knows suppliers below 100. */
const client = () => {
  const fake = createFakeApi();
  return createApiClient({
    fetch: async (request) => {
      const id = Number(new URL(request.url).searchParams.get('id'));
      if (id < 100) return Response.json({ code: 1, data: { item: { id, title: `Supplier ${id}`, region } } });
      return fake.fetch(request);
    },
    baseUrl: 'https://api.example.com',
    edition: 'en',
    prepareHtml: trustedHtml,
  });
};
const choose = (named: string | null) => withChosen(client(), target, named, {});

describe('the suppliers that the address of a request names', () => {
  it('are chosen, and can be asked although they are not offered, with where they are', async () => {
    const { chosenIds, candidates } = await choose('52,60');
    expect(chosenIds).toEqual([52, 60]);
    expect(candidates).toEqual([
      { id: 60, title: 'Supplier 60', region },
      { id: 52, title: 'Hansa', region: null },
    ]);
  });

  it.each([
    [null, []],
    ['', []],
    ['51', []],
    ['x,-1,1.5,52,52', [52]],
    [Array.from({ length: 30 }, (_, at) => at + 1).join(), Array.from({ length: 9 }, (_, at) => at + 1)],
  ])('%j are %j: each once, nine at most, and never who is asked in any case', async (named, expected) => {
    expect((await choose(named)).chosenIds).toEqual(expected);
  });
});
