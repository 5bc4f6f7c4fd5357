import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { bestEncoding } from './compress.ts';

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

/** The copies made by precompress.ts, the smallest first. */
const copies = { br: '.br', zstd: '.zst', gzip: '.gz' } as const;

type Encoding = keyof typeof copies;

/** A file in one form. */
interface Form {
  bytes: Buffer;
  etag: string;
}

/** A file of the built client: as it is, and its copies. */
interface BuiltFile {
  type: string;
  forms: Map<Encoding | 'identity', Form>;
}

const formOf = (bytes: Buffer): Form => ({
  bytes,
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
});

/** Reads the files of a folder, by their paths in URLs. Links are no files: they may lead out of the folder. */
async function readFiles(folder: string): Promise<ReadonlyMap<string, BuiltFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = new Map<string, string>(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [`/${relative(folder, path).split(sep).join('/')}`, path] as const;
      }),
  );
  const files = new Map<string, BuiltFile>();
  for (const [url, path] of paths) {
    const type = types[/\.(\w+)$/.exec(url)?.[1] ?? ''];
    if (!type || url.includes('/.')) continue;
    const forms: BuiltFile['forms'] = new Map([['identity', formOf(await readFile(path))]]);
    for (const [encoding, ending] of Object.entries(copies)) {
      const copy = paths.get(url + ending);
      if (copy) forms.set(encoding as Encoding, formOf(await readFile(copy)));
    }
    files.set(url, { type, forms });
  }
  return files;
}

function headersOf(pathname: string, type: string): Headers {
  const headers = new Headers({ 'content-type': type, vary: 'Accept-Encoding' });
  // Names under /assets/ hold a hash of their content.
  headers.set(
    'cache-control',
    pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  );
  // A worker obeys the policy of its own file, and this one fetches pages; a new one must be seen soon.
  if (pathname === '/service-worker.js') {
    headers.set('content-security-policy', "default-src 'none'; connect-src 'self'; frame-ancestors 'none'");
    headers.set('cache-control', 'no-cache');
  }
  return headers;
}

/**
 * Serves the files of the built client from `folder`, as they were when the first was requested: from memory, in the
 * smallest form that the browser takes. What was not there then is not found, whatever a path says.
 */
export function builtAssets(folder: string): (request: Request) => Promise<Response | null> {
  let reading: Promise<ReadonlyMap<string, BuiltFile>> | null = null;
  return async (request) => {
    const { pathname } = new URL(request.url);
    const isHead = request.method === 'HEAD';
    if (request.method !== 'GET' && !isHead) return null;
    const file = (await (reading ??= readFiles(folder).catch(() => new Map<string, BuiltFile>()))).get(pathname);
    if (!file) return null;
    const headers = headersOf(pathname, file.type);
    const present = (Object.keys(copies) as Encoding[]).filter((copy) => file.forms.has(copy));
    const encoding = bestEncoding(request.headers.get('accept-encoding') ?? '', present);
    const { bytes, etag } = file.forms.get(encoding ?? 'identity')!;
    headers.set('etag', etag);
    const known =
      request.headers
        .get('if-none-match')
        ?.split(',')
        .map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
    if (known.includes(etag) || known.includes('*')) return new Response(null, { status: 304, headers });
    if (encoding) headers.set('content-encoding', encoding);
    headers.set('content-length', String(bytes.length));
    return new Response(isHead ? null : new Uint8Array(bytes), { headers });
  };
}
