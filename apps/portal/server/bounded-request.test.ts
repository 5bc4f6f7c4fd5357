import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { createPortalServer } from './portal-server.ts';
import type { Pages } from './render-page.ts';

/** Pages that are empty, those that stand in for what is refused with its status. */
const pages: Pages = {
  fetch: ({ url }) =>
    Promise.resolve(
      new Response('<!DOCTYPE html>', {
        status: Number(new URL(url).pathname.slice(1)) || 200,
        headers: { 'content-type': 'text/html' },
      }),
    ),
  inlineScript: 'boot()',
  routes: [{ path: '/articles' }],
};

it.each([
  ['a form that is too large', 'POST /edition', '', '413'],
  ['a form of another site', 'POST /edition', 'Sec-Fetch-Site: cross-site\r\n', '403'],
  ['a body with which a page is requested', 'GET /articles', '', '200'],
])('%s leaves its connection, which a proxy keeps, to the next request', async (_, line, header, status) => {
  const api = { fetch: () => Promise.resolve(Response.json({ code: 1 })), close: () => Promise.resolve() };
  const portal = createPortalServer({ config: readConfig({}), api, pages, assets: () => Promise.resolve(null) });
  const http = createServer(getRequestListener(portal.fetch));
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
  const socket = connect((http.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    `${line} HTTP/1.1\r\nHost: en.localhost:3000\r\n${header}Content-Length: 300000\r\n\r\n${'a'.repeat(300_000)}`,
  );
  socket.write('GET /healthz HTTP/1.1\r\nHost: en.localhost:3000\r\nConnection: close\r\n\r\n');
  expect([...(await text(socket)).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, each]) => each)).toEqual([status, '200']);
  http.close();
});
