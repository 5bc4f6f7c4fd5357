/** The formats that pictures are given in, the smallest first. */
export const madeFormats = ['avif', 'webp', 'jpeg', 'png'] as const;

/** A format that pictures are given in. */
export type MadeFormat = (typeof madeFormats)[number];

/** A format that originals come in. */
export type SourceFormat = MadeFormat | 'gif' | 'svg';

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).toString('latin1') === text;

/** What a file is by its first bytes, whatever anybody says of it; null for what is no picture. */
export function formatOf(bytes: Buffer): SourceFormat | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (startsWith(bytes, '\u0089PNG\r\n')) return 'png';
  if (startsWith(bytes, 'GIF8')) return 'gif';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  if (startsWith(bytes, 'ftypavi', 4)) return 'avif';
  const text = bytes
    .subarray(0, 1000)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  return /^(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*<svg[\s>]/s.test(text) ? 'svg' : null;
}

/**
 * The format that a picture is given in: the smallest that the browser names, else the common one that keeps what is
 * transparent.
 */
export function formatFor(accept: string, source: Exclude<SourceFormat, 'gif' | 'svg'>): MadeFormat {
  if (/\bimage\/avif\b/i.test(accept)) return 'avif';
  if (/\bimage\/webp\b/i.test(accept)) return 'webp';
  return source === 'jpeg' ? 'jpeg' : 'png';
}

/** Media types. */
export const pictureTypes: Readonly<Record<SourceFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};
