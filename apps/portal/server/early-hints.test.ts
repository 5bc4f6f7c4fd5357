import { createServer, request as nodeRequest, type Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routes } from '../app/pages.ts';
import { readConfig } from './config.ts';
import { createPortalServer } from './portal-server.ts';
import type { Pages } from './render-page.ts';

const html = `<html><head><link rel="preload" href="/assets/inter.woff2" as="font" type="font/woff2" crossorigin=""/>
<link rel="icon" href="/favicon.svg"/>
<link rel="stylesheet" href="/assets/app.css"/><link rel="stylesheet" href="https://evil.test/a.css"/>
<link rel="stylesheet" href="/assets/app.css"/></head></html>`;
const link =
  '</assets/inter.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin, </assets/app.css>; rel=preload; as=style';

let http: Server;
let port: number;
beforeAll(async () => {
  const pages: Pages = {
    fetch: async () => new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    inlineScript: 'boot()',
    routes,
  };
  const api = { fetch: () => Promise.resolve(Response.json({ code: 1 })), close: () => Promise.resolve() };
  const portal = createPortalServer({ config: readConfig({}), api, pages, assets: () => Promise.resolve(null) });
  http = createServer(getRequestListener(portal.fetch));
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
  ({ port } = http.address() as AddressInfo);
});
afterAll(() => void http.close());

/** Requests a page; returns its status and what came before it. */
const request = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<[number, ...unknown[]]> =>
  new Promise((resolve, reject) => {
    const early: unknown[] = [];
    nodeRequest({ port, path, method, agent: false, headers: { host: 'en.localhost', ...headers } }, (response) => {
      response.resume().on('end', () => resolve([response.statusCode!, ...early]));
    })
      .on('information', ({ statusCode, headers: { link: reported } }) => early.push(statusCode, reported))
      .on('error', reject)
      .end();
  });

const opening = { 'sec-fetch-mode': 'navigate' };

it('a browser that opens an uncached page is sent early hints of its files, once pages of its kind are known', async () => {
  expect(await request('/articles?page=2', opening)).toEqual([200]);
  expect(await request('/articles?page=3', opening)).toEqual([200, 103, link]);
  expect(await request('/articles?page=3', opening)).toEqual([200]);
  expect(await request('/article/5', opening)).toEqual([200]);
});

it('nobody else is: neither scripts and programs, nor HEAD', async () => {
  expect(await request('/articles?page=4')).toEqual([200]);
  expect(await request('/articles?page=5', { 'sec-fetch-mode': 'cors' })).toEqual([200]);
  expect(await request('/articles?page=6', opening, 'HEAD')).toEqual([200]);
});

it('a client that speaks HTTP/1.0 gets the response alone', async () => {
  const response = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET /articles?page=7 HTTP/1.0\r\nHost: en.localhost\r\nSec-Fetch-Mode: navigate\r\n\r\n'),
    );
    socket.on('data', (chunk: Buffer) => (text += chunk.toString())).on('close', () => resolve(text));
  });
  expect(response).toMatch(/^HTTP\/1\.1 200/);
  expect(response).not.toContain('103');
});
