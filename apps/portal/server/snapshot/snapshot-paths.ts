import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { EditionKey } from '@millwright/domain';

/** Bytes that the name of a file or folder may have on every common file system, with room for an ending. */
const longestName = 180;

/** A part of a path as the name of a file or folder: readable, and never one that leads elsewhere. */
function nameOf(segment: string): string {
  let name = segment;
  try {
    name = decodeURIComponent(segment).normalize('NFC');
  } catch {
    // It stays as it was written.
  }
  // oxlint-disable-next-line no-control-regex -- what a name of a file cannot hold
  const safe = name.replaceAll(/[\u0000-\u001f\\/:*?"<>|]/g, '_').replace(/^\.+$/, '_');
  if (safe === name && Buffer.byteLength(safe) <= longestName) return safe;
  const hash = createHash('sha256').update(segment).digest('hex').slice(0, 10);
  return `${[...safe].slice(0, 40).join('')}-${hash}`;
}

const namesOf = (pathname: string): string[] => pathname.split('/').filter(Boolean).map(nameOf);

/** The file of a page: `en/articles/index.html`, and `en/articles/@page=2/index.html` for its second page. */
export function fileOfPage(edition: EditionKey, { pathname, search }: URL): string {
  const query = search === '' ? [] : [`@${nameOf(search.slice(1))}`];
  return [edition, ...namesOf(pathname), ...query, 'index.html'].join('/');
}

/** The file of an image, a stylesheet or a download, which all editions share. */
export function fileOfAsset({ pathname, search }: URL): string {
  const names = namesOf(pathname);
  const last = names.pop() ?? 'file';
  const { name, ext } = posix.parse(last);
  return [...names, search === '' ? last : `${name}@${nameOf(search.slice(1))}${ext}`].join('/');
}

/** The URL of a file as another file writes it, so that the folder can be opened from anywhere. */
export const linkTo = (from: string, to: string): string =>
  posix.relative(posix.dirname(from), to).split('/').map(encodeURIComponent).join('/');
