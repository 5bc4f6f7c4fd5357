/** A format of images that the site takes. */
export type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png' | 'gif' | 'svg';

/** Media types. */
export const imageTypes: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

/** Whether a file has bytes at a place, which are written as Latin-1. */
export const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).toString('latin1') === text;

/** What a file is by its first bytes, whatever its name or its host says; null for what is no image. */
export function imageFormatOf(bytes: Buffer): ImageFormat | null {
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
  return /^(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->).)*-->\s*)*<svg[\s>]/s.test(text) ? 'svg' : null;
}
