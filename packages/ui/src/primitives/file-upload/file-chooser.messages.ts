import { msg } from '@lingui/core/macro';

/** What the place for files says before any was chosen. */
export const chooserMessages = {
  chooseOne: msg`Choose a file`,
  chooseSome: msg`Choose files`,
  drag: msg`or drop here`,
} as const;
