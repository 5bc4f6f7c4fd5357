import type { Context } from 'hono';

/** A part of a file: from `first` to `last`, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/** A file, or a part of it. */
export interface FilePart<Body extends Uint8Array = Buffer> {
  body: Body;
  /** Bytes of the whole file. */
  size: number;
  /** Which part; null for the whole file. */
  range: ByteRange | 'unsatisfiable' | null;
}

/**
 * The one part that a `Range` header requests (RFC 9110, 14.2). Null where the whole file is to be sent: no header,
 * another unit, several parts, or what cannot be understood. `unsatisfiable` where the part lies outside of the file.
 */
export function readRange(header: string | undefined, length: number): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    const count = Math.min(Number(to), length);
    return count === 0 ? 'unsatisfiable' : { first: length - count, last: length - 1 };
  }
  const first = Number(from);
  const last = to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (to !== '' && Number(to) < first) return null;
  return first >= length ? 'unsatisfiable' : { first, last };
}

/** The part of a file that a `Range` header requests. */
export function partOf(file: Uint8Array, header: string | undefined): FilePart<Uint8Array> {
  const range = readRange(header, file.length);
  const isPart = range !== null && range !== 'unsatisfiable';
  return { body: isPart ? file.subarray(range.first, range.last + 1) : file, size: file.length, range };
}

/** Sends a file, or the part of it that was requested (status 206); 416 where it has no such part. */
export function sendPart(
  context: Context,
  { body, size, range }: FilePart<Uint8Array>,
  headers: Record<string, string>,
): Response {
  if (range === 'unsatisfiable') return context.body(null, 416, { ...headers, 'content-range': `bytes */${size}` });
  return context.body(new Uint8Array(body), range ? 206 : 200, {
    ...headers,
    'content-length': String(body.length),
    ...(range && { 'content-range': `bytes ${range.first}-${range.last}/${size}` }),
  });
}
