import { createServer } from 'node:http';

/**
 * A proxy of an API that sends its responses with other titles each time, so that the client can reuse nothing that it
 * read or rendered before. What the API responded once is served from memory: the processor time of the client is what
 * is measured.
 * @param {string} origin of the API
 */
const alwaysNew = (origin) => {
  const known = new Map();
  let number = 1e6;
  const read = async ({ method, url }, language, body) => {
    const headers = { 'accept-language': language, ...(body.length > 0 && { 'content-type': 'application/json' }) };
    const response = await fetch(new URL(url, origin), { method, headers, body: body.length > 0 ? body : undefined });
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? 'application/json',
      text: await response.text(),
    };
  };
  return createServer(async (request, response) => {
    const language = request.headers['accept-language'] ?? 'en';
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const requested = Buffer.concat(chunks);
    const key = `${language} ${request.method} ${request.url} ${requested}`;
    const isReading = request.url.startsWith('/api/');
    if (isReading && !known.has(key)) known.set(key, read(request, language, requested));
    const found = isReading
      ? await known.get(key).catch(() => null)
      : { status: request.url === '/healthz' ? 200 : 404, type: 'text/plain', text: '' };
    if (!found) {
      known.delete(key);
      return void response.writeHead(502).end();
    }
    const { status, type, text } = found;
    number += 1;
    const body = Buffer.from(text.replaceAll('"title":"', `"title":"${number} `));
    response.writeHead(status, { 'content-type': type, 'content-length': body.length }).end(body);
  });
};

// Run as a program, it is a server of its own, so that its processor time is not that of the portal.
if (process.argv[1] === import.meta.filename)
  alwaysNew(process.env.API_OF).listen(Number(process.env.PORT), '127.0.0.1');
