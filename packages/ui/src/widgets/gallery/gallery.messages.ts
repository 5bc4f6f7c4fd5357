import { msg } from '@lingui/core/macro';

/** Copy of the gallery. */
export const messages = {
  pictures: (title: string) => msg`Pictures: ${title}`,
  small: msg`Choose a picture`,
  show: (place: number, alt: string) => msg`Show picture ${place}: ${alt}`,
  enlarge: (alt: string) => msg`Enlarge picture: ${alt}`,
  place: (place: number, count: number) => msg`Picture ${place} of ${count}`,
  previous: msg`Previous picture`,
  next: msg`Next picture`,
  close: msg`Close`,
} as const;
