import { imageFormatOf, imageTypes, startsWith, type ImageFormat } from './image-format.ts';

/** What the site stores and serves: a format by its ending. */
export interface MediaFormat {
  /** The ending of its name in the store. */
  ending: string;
  contentType: string;
  /** Images and players are shown in pages, files are downloaded. */
  kind: 'image' | 'player' | 'file';
}

const imageEndings: Readonly<Record<ImageFormat, string>> = {
  avif: 'avif',
  webp: 'webp',
  jpeg: 'jpg',
  png: 'png',
  gif: 'gif',
  svg: 'svg',
};

const office = 'application/vnd.openxmlformats-officedocument.';
const openDocument = 'application/vnd.oasis.opendocument.';

/** Formats next to images. */
const others: Readonly<Record<string, [type: string, kind: MediaFormat['kind']]>> = {
  mp4: ['video/mp4', 'player'],
  webm: ['video/webm', 'player'],
  m4a: ['audio/mp4', 'player'],
  mp3: ['audio/mpeg', 'player'],
  ogg: ['audio/ogg', 'player'],
  wav: ['audio/wav', 'player'],
  flac: ['audio/flac', 'player'],
  pdf: ['application/pdf', 'file'],
  zip: ['application/zip', 'file'],
  docx: [`${office}wordprocessingml.document`, 'file'],
  xlsx: [`${office}spreadsheetml.sheet`, 'file'],
  pptx: [`${office}presentationml.presentation`, 'file'],
  odt: [`${openDocument}text`, 'file'],
  ods: [`${openDocument}spreadsheet`, 'file'],
  odp: [`${openDocument}presentation`, 'file'],
  epub: ['application/epub+zip', 'file'],
};

/** All formats by their ending. */
export const mediaFormats: ReadonlyMap<string, MediaFormat> = new Map([
  ...Object.entries(imageEndings).map(
    ([format, ending]) => [ending, { ending, contentType: imageTypes[format as ImageFormat], kind: 'image' }] as const,
  ),
  ...Object.entries(others).map(([ending, [contentType, kind]]) => [ending, { ending, contentType, kind }] as const),
]);

/** Formats that are an archive inside, which only their names tell apart. */
const archives = new Set(['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'epub']);

function endingOf(bytes: Buffer, url: string): string | null {
  const image = imageFormatOf(bytes);
  if (image !== null) return imageEndings[image];
  if (startsWith(bytes, 'ftyp', 4)) return startsWith(bytes, 'M4A', 8) ? 'm4a' : 'mp4';
  if (startsWith(bytes, '\u001aE\u00df\u00a3')) return 'webm';
  if (startsWith(bytes, 'OggS')) return 'ogg';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WAVE', 8)) return 'wav';
  if (startsWith(bytes, 'fLaC')) return 'flac';
  if (startsWith(bytes, 'ID3') || (bytes[0] === 0xff && (bytes[1]! & 0xe6) === 0xe2)) return 'mp3';
  if (startsWith(bytes, '%PDF-')) return 'pdf';
  if (!startsWith(bytes, 'PK\u0003\u0004')) return null;
  const named = /\.(\w{3,4})(?:$|[?#])/.exec(url)?.[1]?.toLowerCase() ?? '';
  return archives.has(named) ? named : 'zip';
}

/** What a file is by its first bytes, whatever its host says; null for what the site does not store. */
export function mediaFormatOf(bytes: Buffer, url: string): MediaFormat | null {
  const ending = endingOf(bytes, url);
  return ending === null ? null : mediaFormats.get(ending)!;
}

/** How URLs of images end. */
export const imageUrlEnd = /\.(?:avif|gif|jpe?g|png|svg|webp)(?:$|[?#])/i;

/** Endings of links to files that are fetched with the posts that link to them. */
export const isFileUrl = (url: string): boolean =>
  /\.(?:pdf|zip|docx|xlsx|pptx|odt|ods|odp|epub|mp3|m4a|ogg|wav|flac|mp4|webm)$/i.test(URL.parse(url)?.pathname ?? '');

/** Where the API leads from a URL that a file had before it was imported, which its parameter `url` names. */
export const oldMediaPath = '/img/old';

/** Whether the name at the end of a path is that of a file which an import may have stored. */
export const isMediaName = (pathname: string): boolean =>
  /[^/]\.jpeg$/i.test(pathname) || mediaFormats.has(/[^/]\.(\w{3,4})$/.exec(pathname)?.[1]?.toLowerCase() ?? '');
