import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { Agent } from 'undici';
import { afterEach, expect, it } from 'vitest';
import { sendOver } from './transport.ts';

const agent = new Agent({ connections: 2 });
let server: Server | undefined;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

/** Calls a service whose response the test sets. */
async function request(
  listener: RequestListener,
  { signal = new AbortController().signal, body }: { signal?: AbortSignal; body?: string } = {},
) {
  server = createServer(listener);
  await new Promise<void>((resolve) => void server!.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return sendOver(agent, origin, {
    method: body === undefined ? 'GET' : 'POST',
    url: 'http://portal.test/api/a?b=1',
    headers: { 'accept-language': 'en' },
    body,
    signal,
  });
}

it('requests the path at the origin, with headers and body, and reads the response', async () => {
  const response = await request(
    (request, response) => {
      let sent = '';
      request.on('data', (chunk: Buffer) => (sent += chunk.toString()));
      request.on('end', () =>
        response
          .writeHead(203)
          .end(`${request.method} ${request.url} ${request.headers['accept-language']} ${sent} 注塑`),
      );
    },
    { body: '{"code":"top"}' },
  );
  expect(response).toMatchObject({ status: 203, text: 'POST /api/a?b=1 en {"code":"top"} 注塑' });
});

it('unpacks a response that is packed', async () => {
  expect(
    await request((_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('whole'))),
  ).toMatchObject({ status: 200, text: 'whole' });
});

it.each<[string, RequestListener]>([
  [
    'breaks off',
    (_, response) => (
      response.writeHead(200, { 'content-length': 100 }).write('part'),
      setTimeout(() => response.destroy(), 20)
    ),
  ],
  ['is larger than 5 MB', (_, response) => void response.end('x'.repeat(6 * 1024 * 1024))],
  ['is packed wrongly', (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('no')],
  [
    'unpacks to more than 5 MB',
    (_, response) =>
      void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(6 * 1024 * 1024))),
  ],
])('gives up a response that %s, for which asking again would not help', async (_, listener) => {
  await expect(request(listener)).rejects.toMatchObject({
    name: expect.stringMatching(/^(BrokenResponse|TooLarge)Error$/),
  });
});

it('rejects where nobody listens, where the name is nobody’s, and when the asker gives up', async () => {
  await expect(
    sendOver(agent, 'http://127.0.0.1:1', {
      method: 'GET',
      url: 'http://portal.test/',
      headers: {},
      signal: new AbortController().signal,
    }),
  ).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  const patient = new Agent({ connect: { timeout: 300 } });
  await expect(
    sendOver(patient, 'http://nowhere.invalid', {
      method: 'GET',
      url: 'http://portal.test/',
      headers: {},
      signal: new AbortController().signal,
    }),
  ).rejects.toMatchObject({ code: expect.stringMatching(/^(ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/) });
  await expect(request(() => undefined, { signal: AbortSignal.timeout(50) })).rejects.toMatchObject({
    name: 'TimeoutError',
  });
  await expect(request(() => undefined, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
});
