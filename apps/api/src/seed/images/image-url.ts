/** The kinds of drawn image and their sizes in pixels. */
export const imageSizes = {
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

/** A kind of drawn image. */
export type ImageKind = keyof typeof imageSizes;

/** What identifies a drawn image. */
export interface ImageKey {
  kind: ImageKind;
  /** Slug of a first-level industry. */
  industry: string;
  /** Lower-case letters, digits and hyphens; every seed draws another image. */
  seed: string;
}

const pattern = /^([a-z-]+)\/([a-z-]+)\/([a-z0-9-]{1,80})\.svg$/;

/** The address of an image: `/img/{kind}/{industry}/{seed}.svg`. */
export function imageUrlOf({ kind, industry, seed }: ImageKey): string {
  return `/img/${kind}/${industry}/${seed}.svg`;
}

/** The address of the film of a story. */
export const filmUrlOf = (industry: string, key: string): string => `/img/film/${industry}/${key}.mp4`;

/** Reads what follows `/img/` in an address; null where no image can have it. */
export function parseImageUrl(path: string): ImageKey | null {
  const [, kind, industry, seed] = pattern.exec(path) ?? [];
  if (kind === undefined || industry === undefined || seed === undefined) return null;
  if (!Object.hasOwn(imageSizes, kind)) return null;
  return { kind: kind as ImageKind, industry, seed };
}

/** The name of a series as it is written in the address of its drawings. */
export const seriesSlug = (series: string): string => series.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
