import { msg } from '@lingui/core/macro';

/** Copy of the slider. */
export const messages = {
  /** What it is, for assistive technology. */
  role: msg`carousel`,
  slideRole: msg`slide`,
  /** The name of a slide by its place. */
  place: (place: number, count: number) => msg`${place} of ${count}`,
  previous: msg`Previous`,
  next: msg`Next`,
  pause: msg`Pause`,
  play: msg`Play`,
  picker: msg`Choose a slide`,
  pick: (place: number) => msg`Show slide ${place}`,
} as const;
