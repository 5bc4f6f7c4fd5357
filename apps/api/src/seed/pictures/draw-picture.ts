import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRandom, hashText } from '../random.ts';
import { article, cover, inks, logo, page, portrait, poster, product, show, type Frame } from './frames.ts';
import { flatBanner, largeBanner, menuBanner } from './banners.ts';
import { motifs } from './motifs.ts';
import { streetMap } from './street-map.ts';
import { parsePictureAddress, pictureSizes, type PictureKey, type PictureKind } from './picture-address.ts';

const frames: Readonly<Record<PictureKind, (frame: Frame) => string>> = {
  article,
  banner: flatBanner,
  'banner-large': largeBanner,
  'banner-menu': menuBanner,
  cover,
  product,
  logo,
  map: streetMap,
  page,
  portrait,
  poster,
  show,
};

/** Kinds that stand on white in catalogues and are never drawn on blueprint. */
const onWhite = new Set<PictureKind>(['product', 'logo', 'page']);

/** Drawn beforehand, by tools/films.mjs. */
const films = join(import.meta.dirname, '../films');

/** Draws a picture as SVG text; the same key gives the same text. Null where no such industry is known. */
export function drawSvg({ kind, industry, seed }: PictureKey): string | null {
  const motif = Object.hasOwn(motifs, industry) ? motifs[industry] : undefined;
  if (!motif) return null;
  const [width, height] = pictureSizes[kind];
  const random = createRandom(`${kind}/${industry}/${seed}`);
  const plain = inks.filter((_, index) => index !== 1);
  const choices = onWhite.has(kind) ? plain : inks;
  const ink = choices[hashText(`${industry}-${seed}`) % choices.length]!;
  const content = frames[kind]({ width, height, ink, random, motif, industry });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
}

const film = /^film\/([a-z-]+)\.mp4$/;

/** The picture or film at what follows `/img/` in an address; null where there is none. */
export async function drawPicture(path: string): Promise<{ body: Uint8Array | string; contentType: string } | null> {
  const [, industry] = film.exec(path) ?? [];
  if (industry !== undefined) {
    const isDrawn = industry !== 'general' && Object.hasOwn(motifs, industry);
    return isDrawn ? { body: await readFile(join(films, `${industry}.mp4`)), contentType: 'video/mp4' } : null;
  }
  const key = parsePictureAddress(path);
  const body = key && drawSvg(key);
  return body ? { body, contentType: 'image/svg+xml' } : null;
}
