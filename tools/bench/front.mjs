import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request as send } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib';

const quality = (level) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });

/** A certificate for 127.0.0.1 that lives as long as the run. */
const certificate = () => {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-certificate-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name));
  try {
    const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, '-keyout', key, '-out', cert],
      { stdio: 'ignore' },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
let known;

const ofConnection =
  /^(?::.*|connection|keep-alive|transfer-encoding|content-encoding|content-length|upgrade|http2-settings|proxy-connection)$/;
const without = (headers) => Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.test(name)));

/** What kind of file a response is. */
const kindOf = (type = '') => {
  if (type.includes('html')) return 'html';
  if (/javascript|ecmascript/.test(type)) return 'js';
  if (type.includes('css')) return 'css';
  if (type.startsWith('image/')) return 'image';
  if (type.includes('font')) return 'font';
  return type.includes('json') || type.startsWith('text/') ? 'data' : 'other';
};

const isText = (type = '') => /text|javascript|json|svg|xml/.test(type);

/**
 * What stands before a server in production: one origin, HTTP/2, brotli. HTML is compressed as it streams, at quality
 * 5, scripts and styles once at 11, whatever the server would do itself, so that all are compared alike.
 * @param {number} target port of the server
 * @param {number} [apiPort] port of a server that responds to `/api/` and `/img/` in its stead
 */
export const startFront = async (target, apiPort = target) => {
  known ??= certificate();
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const cached = new Map();
  const log = [];

  const sendWhole = (response, head, entry, chunks) => {
    const raw = Buffer.concat(chunks);
    const body = brotliCompressSync(raw, quality(11));
    cached.set(entry.path, { head, body, kind: entry.kind, raw: raw.length });
    Object.assign(entry, { raw: raw.length, sent: body.length });
    response.writeHead(200, head);
    response.end(body);
  };

  const stream = (reply, response, head, entry, compressed) => {
    response.writeHead(reply.statusCode, head);
    const out = compressed ? createBrotliCompress({ ...quality(5), flush: constants.BROTLI_OPERATION_FLUSH }) : null;
    out
      ?.on('data', (chunk) => {
        entry.sent += chunk.length;
        response.write(chunk);
      })
      .on('end', () => response.end());
    reply.on('data', (chunk) => {
      entry.raw += chunk.length;
      if (entry.kind === 'html') entry.text += chunk;
      if (out) return void out.write(chunk);
      entry.sent += chunk.length;
      response.write(chunk);
    });
    reply.on('end', () => (out ? out.end() : response.end()));
  };

  const server = createSecureServer({ ...known, allowHTTP1: true }, (request, response) => {
    const entry = { path: request.url, kind: 'other', status: 0, raw: 0, sent: 0, text: '' };
    log.push(entry);
    const hit = request.method === 'GET' ? cached.get(request.url) : undefined;
    if (hit) {
      Object.assign(entry, { kind: hit.kind, status: 200, raw: hit.raw, sent: hit.body.length });
      response.writeHead(200, hit.head);
      return void response.end(hit.body);
    }
    const port = /^\/(?:api|img)\//.test(request.url) ? apiPort : target;
    const headers = { ...without(request.headers), host: `127.0.0.1:${port}`, 'accept-encoding': 'identity' };
    const upstream = send(
      { host: '127.0.0.1', port, path: request.url, method: request.method, headers, agent },
      (reply) => {
        const type = reply.headers['content-type'];
        entry.kind = kindOf(type);
        entry.status = reply.statusCode;
        const compressed = isText(type) && reply.statusCode !== 204 && reply.statusCode !== 304;
        const head = {
          ...without(reply.headers),
          ...(compressed && { 'content-encoding': 'br', vary: 'accept-encoding' }),
        };
        const isFixed =
          compressed &&
          reply.statusCode === 200 &&
          request.method === 'GET' &&
          ['js', 'css', 'image'].includes(entry.kind);
        if (!isFixed) return stream(reply, response, head, entry, compressed);
        const chunks = [];
        reply.on('data', (chunk) => chunks.push(chunk)).on('end', () => sendWhole(response, head, entry, chunks));
      },
    );
    upstream.on('error', () => {
      if (!response.headersSent) response.writeHead(502);
      response.end();
    });
    response.on('error', () => undefined);
    response.on('close', () => !response.writableEnded && upstream.destroy());
    request.pipe(upstream);
  });
  server.on('sessionError', () => undefined);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  return { origin: `https://127.0.0.1:${port}`, log, close: () => server.close() };
};
