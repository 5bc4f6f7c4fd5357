import { msg } from '@lingui/core/macro';

/** Copy of the share menu. */
export const messages = {
  label: msg`Share`,
  copy: msg`Copy link`,
  copied: msg`Link Copied`,
  copyFailed: msg`Copy Failed`,
  byHand: msg`Copy the link from here`,
  code: msg`WeChat`,
  scan: msg`Scan with WeChat to read and share on your phone`,
  native: msg`More ways to share`,
  link: msg`Link to this page`,
} as const;
