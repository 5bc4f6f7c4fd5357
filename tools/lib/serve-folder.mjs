import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const fileFor = async (folder, url) => {
  const path = normalize(join(folder, decodeURIComponent(new URL(url, 'http://localhost').pathname)));
  if (path !== folder && !path.startsWith(folder.endsWith(sep) ? folder : folder + sep)) return null;
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory())
    return fileFor(folder, `${new URL(url, 'http://localhost').pathname.replace(/\/?$/, '/')}index.html`);
  return found?.isFile() ? path : null;
};

/**
 * Serves a folder on a free port of the loopback interface, for checks of static builds.
 * @param {string} folder absolute path
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export const serveFolder = async (folder) => {
  const root = normalize(folder).replace(/[\\/]$/, '');
  const server = createServer(async (request, response) => {
    const file = await fileFor(root, request.url ?? '/').catch(() => null);
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-store',
    });
    return createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
};
