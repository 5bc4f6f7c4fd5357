import { createHash } from 'node:crypto';
import type { ContentTags } from '../content-versions.ts';
import { compressors, smallestCompressed, type Encoding } from '../compress.ts';

/** A page as it came out of rendering, with all headers that every visitor gets. */
export interface RenderedPage {
  status: number;
  /** In lower case; without those of a single response (length, encoding, etag, request id). */
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer;
  /** The content that it shows. */
  tags: ContentTags;
  /** The id of the request that it was made for, which stands on error pages. */
  requestId?: string;
}

/** One form of a page's body. */
export interface StoredBody {
  bytes: Buffer;
  etag: string;
  encoding: Encoding | null;
  /** The headers of a response with it, as node:http writes them; made with the first. */
  head?: readonly string[];
}

/** A page that is cached, in the encodings that were requested so far. */
export interface StoredPage extends RenderedPage {
  /** Names the body, whatever its encoding. */
  hash: string;
  /** The bodies at hand. */
  bodies: Map<Encoding | 'identity', StoredBody>;
  /** Bodies that are being made. */
  making: Map<Encoding, Promise<StoredBody>>;
  /** How often it was served, for the work that only popular pages are worth. */
  served: number;
}

/** A page as it is served. */
export interface ServedPage {
  page: StoredPage;
  /**
   * Where it comes from: cached and fresh, cached and stale (a newer one is coming or cannot be had), or rendered now.
   */
  from: 'hit' | 'stale' | 'miss';
  /** Whether it stands in for a newer one that could not be had. */
  instead: boolean;
  /** Milliseconds until no cache may serve it any more, because something becomes public; infinite mostly. */
  left: number;
  /** Its key in the store. */
  key: string;
}

const tagLength = 22;

/** Makes a rendered page ready to be served. */
export function storedPage(rendered: RenderedPage): StoredPage {
  const hash = createHash('sha256').update(rendered.body).digest('base64url').slice(0, tagLength);
  const identity = { bytes: rendered.body, etag: `"${hash}"`, encoding: null };
  return { ...rendered, hash, bodies: new Map([['identity', identity]]), making: new Map(), served: 0 };
}

/** Bytes that a page holds. */
export function sizeOf({ bodies, headers }: StoredPage): number {
  let size = 1000;
  for (const { bytes } of bodies.values()) size += bytes.length;
  for (const [name, value] of headers) size += name.length + value.length;
  return size;
}

/** The tag of a body: every form has its own, for a strong tag stands for the very bytes. */
export const etagOf = (hash: string, form: string): string => `"${hash}-${form}"`;

/**
 * The tag of an `If-None-Match` that names this page in whichever form, for it is the same page; null where none does.
 */
export function knownTag(header: string | undefined, { hash, bodies }: StoredPage): string | null {
  if (header === undefined) return null;
  if (header.trim() === '*') return bodies.get('identity')!.etag;
  for (const part of header.split(',')) {
    const tag = part.trim().replace(/^W\//, '');
    if (tag === `"${hash}"` || (tag.startsWith(`"${hash}-`) && tag.endsWith('"') && tag.length < tagLength + 12))
      return tag;
  }
  return null;
}

/** The body in an encoding: at hand, or compressed now, once however many request it. */
export function bodyIn(page: StoredPage, encoding: Encoding | null): StoredBody | Promise<StoredBody> {
  const wanted = encoding !== null && page.body.length >= smallestCompressed ? encoding : 'identity';
  const known = page.bodies.get(wanted);
  if (known || wanted === 'identity') return known!;
  const running = page.making.get(wanted);
  if (running) return running;
  const make = async (): Promise<StoredBody> => {
    try {
      const body = {
        bytes: Buffer.from(await compressors[wanted](page.body)),
        etag: etagOf(page.hash, wanted),
        encoding: wanted,
      };
      page.bodies.set(wanted, body);
      return body;
    } finally {
      page.making.delete(wanted);
    }
  };
  const made = make();
  page.making.set(wanted, made);
  return made;
}
