import { msg } from '@lingui/core/macro';

/** Copy of the video player. */
export const messages = {
  play: (title: string) => msg`Play video: ${title}`,
  /** Beside the button, where pressing it asks another site. */
  from: (host: string) => msg`The video comes from ${host}. It is contacted when you press play.`,
  loading: msg`Loading video`,
  failed: msg`The video cannot be played here`,
  refused: msg`The video was not loaded`,
  retry: msg`Try again`,
  watch: (host: string) => msg`Watch on ${host}`,
  open: msg`Open the video file`,
  chapters: msg`Chapters`,
} as const;
