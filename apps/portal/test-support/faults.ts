import type { RequestListener, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** Stands in every wrong response: no page may show it. */
export const canary = 'canary-of-the-upstream';

const send = (response: ServerResponse, body: string | Buffer, type = 'application/json', status = 200): void => {
  response.writeHead(status, { 'content-type': type }).end(body);
};

const html = `<!doctype html><title>It works</title><h1>${canary}</h1>`;
const json = (data: unknown) => JSON.stringify({ code: 1, msg: canary, data });

const bomb = gzipSync(json(' '.repeat(50 * 1024 * 1024)));

/** Sends a large body as fast as it is read, and stops when nobody reads it any more. */
const sendLarge: RequestListener = (_, response) => {
  const chunk = Buffer.alloc(1024 * 1024, canary);
  let left = 50;
  const more = (): void => {
    while (left > 0 && !response.destroyed) {
      left -= 1;
      if (!response.write(chunk)) return void response.once('drain', more);
    }
    response.end('"}');
  };
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"code":1,"msg":"","data":"');
  more();
};

/** What a service may do in place of answering. */
export const faults = {
  'never answers': () => undefined,
  'stops after the headers': (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).write('{"code":1,'),
  drips: (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 100);
    response.on('close', () => clearInterval(timer));
  },
  'breaks the connection': (request) => void request.socket.destroy(),
  'breaks off within the body': (_, response) => {
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
      .write(json({}).slice(0, 20));
    setTimeout(() => response.destroy(), 20);
  },
  'answers a web page': (_, response) => send(response, html, 'text/html'),
  'answers a web page called JSON': (_, response) => send(response, html),
  'answers the 502 of a gateway': (_, response) => send(response, html, 'text/html', 502),
  'answers 500': (_, response) => send(response, `Error: ${canary}\n    at f (/srv/x.js:1:1)`, 'text/plain', 500),
  'answers 429': (_, response) => send(response, json(null), 'application/json', 429),
  'answers truncated JSON': (_, response) => send(response, json({ list: [{ id: 1 }] }).slice(0, -4)),
  'answers nothing': (_, response) => send(response, ''),
  'answers 204': (_, response) => void response.writeHead(204).end(),
  'answers null': (_, response) => send(response, 'null'),
  'responds with an image': (_, response) => send(response, Buffer.from('89504e470d0a1a0a', 'hex'), 'image/png'),
  'answers null as data': (_, response) => send(response, json(null)),
  'answers other shapes': (_, response) =>
    send(response, json({ list: { 0: canary }, total: 'many', banners: 5, industrys: 'x', keywords: [[]], data: {} })),
  'answers a list of nulls': (_, response) => send(response, json({ list: [null, canary], total: 2 })),
  'answers without a code': (_, response) => send(response, JSON.stringify({ data: { list: [], total: 0 } })),
  refuses: (_, response) => send(response, JSON.stringify({ code: 0, msg: canary })),
  'answers more than 5 MB': (_, response) => send(response, json('x'.repeat(6 * 1024 * 1024))),
  'answers 50 MB': sendLarge,
  'answers little that unpacks to much': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb);
  },
  'says gzip and sends text': (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(html),
  'leads elsewhere': (request, response) =>
    void response.writeHead(302, { location: `/elsewhere${request.url}` }).end(),
} as const satisfies Readonly<Record<string, RequestListener>>;

/** What a service may do in place of answering, and that nobody listens at all. */
export type FaultName = keyof typeof faults | 'is not there';

/** The faults of the matrix: each of another kind. */
export const matrixFaults: readonly FaultName[] = [
  'is not there',
  'never answers',
  'drips',
  'breaks the connection',
  'answers 500',
  'answers the 502 of a gateway',
  'answers 429',
  'answers truncated JSON',
  'answers nothing',
  'responds with an image',
  'refuses',
  'answers without a code',
  'answers null as data',
  'answers other shapes',
  'answers 50 MB',
  'answers little that unpacks to much',
];
