import { readFile, realpath, stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { acceptedEncoding } from './compress.ts';
import type { Pages } from './portal-server.ts';

type EntryModule = typeof import('../app/entry.server.tsx');

/** Wraps a server build, built or served by Vite. */
export function pagesOf(loadBuild: () => Promise<ServerBuild>, entry: EntryModule, mode: 'production' | 'development'): Pages {
  // Asked with a function, the router puts its routes together again for every request.
  const built = mode === 'production' ? loadBuild().then((build) => createRequestHandler(build, mode)) : createRequestHandler(loadBuild, mode);
  return {
    async fetch(request, facts) {
      const handle = await built;
      const { createRequestContext, degradedOf } = mode === 'production' ? entry : ((await loadBuild()).entry.module as unknown as EntryModule);
      const context = createRequestContext(request, facts);
      const response = await handle(request, context);
      const degraded = degradedOf(context);
      // Of documents, of the data of a navigation, and of feeds alike: none may be kept for long.
      if (degraded.size > 0) response.headers.set('x-degraded', [...degraded].join(', '));
      return response;
    },
    inlineScript: mode === 'production' ? entry.inlineScript : null,
    formOrigins: entry.formOrigins,
  };
}

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  woff2: 'font/woff2',
};

const copies = { br: '.br', gzip: '.gz' } as const;

/** Serves the files of the built client from `folder`, in the compressed copies made by precompress.ts. */
export function builtAssets(folder: string): (request: Request) => Promise<Response | null> {
  const inside = realpath(folder).then((real) => real + sep, () => null);
  /** Whether it is a file of the folder: one that a link leads out to is not. */
  const isFile = async (path: string): Promise<boolean> => {
    const [start, real] = await Promise.all([inside, realpath(path).catch(() => null)]);
    return start !== null && real !== null && real.startsWith(start) && (await stat(real)).isFile();
  };
  return async (request) => {
    const { pathname } = new URL(request.url);
    const type = types[/\.(\w+)$/.exec(pathname)?.[1] ?? ''];
    if (!type || !/^\/[\w./-]+$/.test(pathname) || pathname.includes('/.') || (request.method !== 'GET' && request.method !== 'HEAD')) return null;
    const file = join(folder, normalize(pathname));
    if (!(await isFile(file))) return null;
    const headers = new Headers({ 'content-type': type, vary: 'Accept-Encoding' });
    // Names under /assets/ hold a hash of their content.
    headers.set('cache-control', pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    // A worker obeys the policy of its own file, and this one fetches pages; a new one must be seen soon.
    if (pathname === '/service-worker.js') {
      headers.set('content-security-policy', "default-src 'none'; connect-src 'self'; frame-ancestors 'none'");
      headers.set('cache-control', 'no-cache');
    }
    const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
    const copy = encoding && (await isFile(file + copies[encoding])) ? encoding : null;
    if (copy) headers.set('content-encoding', copy);
    const body = await readFile(copy ? file + copies[copy] : file);
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers });
  };
}
