/** A part of a file: from `first` to `last`, both included. */
export interface ByteRange {
  first: number;
  last: number;
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
