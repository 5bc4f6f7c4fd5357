import { getEditorialPage, isNotFound } from '@millwright/api-client';
import { expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../test-support/test-api.ts';

describeOnOneDatabase('editorial pages', (use) => {
  it('are read with blocks of every type, in the edition that is requested', async () => {
    const page = await getEditorialPage(use().client({ imagePrefix: 'https://images.example.com' }), 'about/history');
    if (!page.ok) throw new Error(JSON.stringify(page.failure));
    const { blocks, ...head } = page.value;
    expect(head).toEqual({
      slug: 'about/history',
      title: '发展历程',
      brief: 'x',
      image: 'https://images.example.com/img/page.svg',
      modifiedAt: '2026-02-28T04:00:00.000Z',
    });
    expect(blocks.map(({ type }) => type)).toEqual([
      'text',
      'facts',
      'timeline',
      'people',
      'offices',
      'openings',
      'event',
      'agenda',
      'links',
    ]);
    expect(blocks[3]).toEqual({
      type: 'people',
      heading: '',
      items: [{ name: 'a', role: 'b', text: '', image: 'https://images.example.com/img/p.svg' }],
    });
    expect(blocks[6]).toEqual({
      type: 'event',
      heading: 'a',
      startsOn: '2026-05-01',
      endsOn: '2026-05-02',
      city: 'b',
      venue: 'c',
      registerUrl: 'https://example.com/',
    });
    expect(await getEditorialPage(use().client({ edition: 'en' }), 'about/history')).toMatchObject({
      ok: true,
      value: { title: 'History' },
    });
  });

  it.each([
    'about/none',
    '',
    '/about/history',
    'about//history',
    '../about',
    'About/History',
    'a'.repeat(101),
    'constructor',
    "a'b",
  ])('are not there at %j', async (slug) => {
    const result = await getEditorialPage(use().client(), slug);
    expect(!result.ok && isNotFound(result.failure)).toBe(true);
  });

  it('are not there in an edition that has none, and are cached like other content', async () => {
    expect((await use().get('/api/page/detail?slug=about/careers', 'en')).body.reason).toBe('not_found');
    const { headers, body } = await use().get('/api/page/detail?slug=about/careers');
    expect(body).toMatchObject({ code: 1, data: { page: { title: '加入我们', blocks: [] } } });
    expect(headers.get('cache-control')).toContain('public');
  });
});
