/** The kinds of drawn picture and their sizes in pixels. */
export const pictureSizes = {
  article: [960, 540],
  banner: [1600, 64],
  'banner-large': [1920, 600],
  'banner-menu': [480, 360],
  cover: [600, 800],
  product: [800, 600],
  logo: [320, 320],
  page: [600, 800],
  portrait: [480, 640],
  poster: [960, 540],
  show: [960, 540],
} as const satisfies Record<string, readonly [number, number]>;

/** A kind of drawn picture. */
export type PictureKind = keyof typeof pictureSizes;

/** What identifies a drawn picture. */
export interface PictureKey {
  kind: PictureKind;
  /** Slug of a first-level industry. */
  industry: string;
  /** Lower-case letters, digits and hyphens; every seed draws another picture. */
  seed: string;
}

const pattern = /^([a-z-]+)\/([a-z-]+)\/([a-z0-9-]{1,80})\.svg$/;

/** The address of a picture: `/img/{kind}/{industry}/{seed}.svg`. */
export function pictureAddress({ kind, industry, seed }: PictureKey): string {
  return `/img/${kind}/${industry}/${seed}.svg`;
}

/** The address of the film of a story. */
export const filmAddress = (industry: string, key: string): string => `/img/film/${industry}/${key}.mp4`;

/** Reads what follows `/img/` in an address; null where no picture can have it. */
export function parsePictureAddress(path: string): PictureKey | null {
  const [, kind, industry, seed] = pattern.exec(path) ?? [];
  if (kind === undefined || industry === undefined || seed === undefined) return null;
  if (!Object.hasOwn(pictureSizes, kind)) return null;
  return { kind: kind as PictureKind, industry, seed };
}

/** The name of a series as it is written in the address of its drawings. */
export const seriesSlug = (series: string): string => series.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
