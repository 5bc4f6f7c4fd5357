/** A part of a file, by its first and last byte. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Reads a `range` header for a file of `size` bytes: the one part that it asks for, `null` where the whole file is to be
 * sent (none asked for, or several, or in a way that is not known), `unsatisfiable` where nothing of the file is in it.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  // Without a beginning it is so many bytes from the end.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < first) return null;
  return first >= size || (from === '' && Number(to) === 0) ? 'unsatisfiable' : { first, last };
}
