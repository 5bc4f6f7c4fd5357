import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** Stands in every wrong answer: no page may show it. */
export const canary = 'canary-of-the-upstream';

const send = (answer: ServerResponse, body: string | Buffer, type = 'application/json', status = 200): void => {
  answer.writeHead(status, { 'content-type': type }).end(body);
};

const html = `<!doctype html><title>It works</title><h1>${canary}</h1>`;
const json = (data: unknown) => JSON.stringify({ code: 1, msg: canary, data });

/** What a service may do in place of answering. */
const faults: Readonly<Record<string, RequestListener>> = {
  'never answers': () => undefined,
  'stops after the headers': (_, answer) => void answer.writeHead(200, { 'content-type': 'application/json' }).write('{"code":1,'),
  'drips': (_, answer) => {
    answer.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => answer.write(' '), 100);
    answer.on('close', () => clearInterval(timer));
  },
  'breaks the connection': (request) => void request.socket.destroy(),
  'breaks off within the body': (_, answer) => {
    answer.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' }).write(json({}).slice(0, 20));
    setTimeout(() => answer.destroy(), 20);
  },
  'answers a web page': (_, answer) => send(answer, html, 'text/html'),
  'answers a web page called JSON': (_, answer) => send(answer, html),
  'answers the 502 of a gateway': (_, answer) => send(answer, html, 'text/html', 502),
  'answers 500': (_, answer) => send(answer, `Error: ${canary}\n    at f (/srv/x.js:1:1)`, 'text/plain', 500),
  'answers 429': (_, answer) => send(answer, json(null), 'application/json', 429),
  'answers truncated JSON': (_, answer) => send(answer, json({ list: [{ id: 1 }] }).slice(0, -4)),
  'answers nothing': (_, answer) => send(answer, ''),
  'answers 204': (_, answer) => void answer.writeHead(204).end(),
  'answers null': (_, answer) => send(answer, 'null'),
  'answers null as data': (_, answer) => send(answer, json(null)),
  'answers other shapes': (_, answer) => send(answer, json({ list: { 0: canary }, total: 'many', banners: 5, industrys: 'x', keywords: [[]], data: {} })),
  'answers a list of nulls': (_, answer) => send(answer, json({ list: [null, canary], total: 2 })),
  'answers without a code': (_, answer) => send(answer, JSON.stringify({ data: { list: [], total: 0 } })),
  'refuses': (_, answer) => send(answer, JSON.stringify({ code: 0, msg: canary })),
  'answers more than 5 MB': (_, answer) => send(answer, json('x'.repeat(6 * 1024 * 1024))),
  'answers little that unpacks to much': (_, answer) => {
    answer.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb);
  },
  'says gzip and sends text': (_, answer) => void answer.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(html),
  'leads elsewhere': (request, answer) => void answer.writeHead(302, { location: `/elsewhere${request.url}` }).end(),
};

const bomb = gzipSync(json(' '.repeat(50 * 1024 * 1024)));

/** A service that is not what it should be. */
export interface BrokenApi {
  name: string;
  origin: string;
  close(): void;
}

/** Starts a service for each fault on a port of its own; the first is a port where nobody listens. */
export async function startBrokenApis(): Promise<BrokenApi[]> {
  const start = (name: string, listener: RequestListener): Promise<BrokenApi> =>
    new Promise((resolve) => {
      const server = createServer(listener).listen(0, '127.0.0.1', () => {
        const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
        resolve({ name, origin, close: () => void (server.close(), server.closeAllConnections()) });
      });
    });
  const closed = await start('is not there', () => undefined);
  closed.close();
  return [closed, ...(await Promise.all(Object.entries(faults).map(([name, listener]) => start(name, listener))))];
}

/** The names of the services that {@link startBrokenApis} starts. */
export const brokenApiNames: readonly string[] = ['is not there', ...Object.keys(faults)];
