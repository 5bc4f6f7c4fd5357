import type { RequestListener, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** Stands in every wrong answer: no page may show it. */
export const canary = 'canary-of-the-upstream';

const send = (answer: ServerResponse, body: string | Buffer, type = 'application/json', status = 200): void => {
  answer.writeHead(status, { 'content-type': type }).end(body);
};

const html = `<!doctype html><title>It works</title><h1>${canary}</h1>`;
const json = (data: unknown) => JSON.stringify({ code: 1, msg: canary, data });

const bomb = gzipSync(json(' '.repeat(50 * 1024 * 1024)));

/** Sends a large body as fast as it is read, and stops when nobody reads it any more. */
const sendLarge: RequestListener = (_, answer) => {
  const chunk = Buffer.alloc(1024 * 1024, canary);
  let left = 50;
  const more = (): void => {
    while (left > 0 && !answer.destroyed) {
      left -= 1;
      if (!answer.write(chunk)) return void answer.once('drain', more);
    }
    answer.end('"}');
  };
  answer.writeHead(200, { 'content-type': 'application/json' }).write('{"code":1,"msg":"","data":"');
  more();
};

/** What a service may do in place of answering. */
export const faults = {
  'never answers': () => undefined,
  'stops after the headers': (_, answer) =>
    void answer.writeHead(200, { 'content-type': 'application/json' }).write('{"code":1,'),
  drips: (_, answer) => {
    answer.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => answer.write(' '), 100);
    answer.on('close', () => clearInterval(timer));
  },
  'breaks the connection': (request) => void request.socket.destroy(),
  'breaks off within the body': (_, answer) => {
    answer
      .writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
      .write(json({}).slice(0, 20));
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
  'answers a picture': (_, answer) => send(answer, Buffer.from('89504e470d0a1a0a', 'hex'), 'image/png'),
  'answers null as data': (_, answer) => send(answer, json(null)),
  'answers other shapes': (_, answer) =>
    send(answer, json({ list: { 0: canary }, total: 'many', banners: 5, industrys: 'x', keywords: [[]], data: {} })),
  'answers a list of nulls': (_, answer) => send(answer, json({ list: [null, canary], total: 2 })),
  'answers without a code': (_, answer) => send(answer, JSON.stringify({ data: { list: [], total: 0 } })),
  refuses: (_, answer) => send(answer, JSON.stringify({ code: 0, msg: canary })),
  'answers more than 5 MB': (_, answer) => send(answer, json('x'.repeat(6 * 1024 * 1024))),
  'answers 50 MB': sendLarge,
  'answers little that unpacks to much': (_, answer) => {
    answer.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb);
  },
  'says gzip and sends text': (_, answer) =>
    void answer.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(html),
  'leads elsewhere': (request, answer) => void answer.writeHead(302, { location: `/elsewhere${request.url}` }).end(),
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
  'answers a picture',
  'refuses',
  'answers without a code',
  'answers null as data',
  'answers other shapes',
  'answers 50 MB',
  'answers little that unpacks to much',
];
