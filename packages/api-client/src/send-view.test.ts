import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { recordView } from './contract/view.ts';
import { sendView } from './send-view.ts';

afterEach(() => vi.unstubAllGlobals());

it('[API-17] a view that a page sends is what the contract asks for, without cookies, and outlives the page', async () => {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push(new Request(url, init));
    return Response.json({ code: 1, msg: '', data: null });
  });
  await sendView({ baseUrl: 'https://portal.example', edition: 'en' }, '/articles?page=2');
  const [request] = sent;
  expect([request!.method, request!.url, request!.credentials, request!.keepalive, request!.referrerPolicy]).toEqual([
    recordView.method,
    `https://portal.example${recordView.path}`,
    'omit',
    true,
    'origin',
  ]);
  expect([request!.headers.get('accept-language'), request!.headers.get('content-type')]).toEqual([
    'en',
    'application/json',
  ]);
  expect(v.parse(recordView.request, await request!.json())).toEqual({ url: '/articles?page=2' });
});
