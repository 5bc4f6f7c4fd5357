import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { HomePopupKind } from './home-popup.types.ts';

/** Copy of the home pop-up. */
export const messages = {
  title: msg`Your industry at a glance`,
  description: msg`Pick an industry: its news, videos, magazines and white papers.`,
  close: msg`Close`,
  industries: msg`Industries`,
  enter: (industry: string) => msg`Enter the ${industry} sub-site`,
  refresh: msg`Show others`,
  loading: msg`Loading`,
  empty: msg`No data`,
  failed: msg`This list could not be loaded`,
  retry: msg`Try again`,
  app: msg`Download the app`,
  scan: msg`Scan to ask the editors`,
} as const;

/** The names of the lists. */
export const listNames: Readonly<Record<HomePopupKind, MessageDescriptor>> = {
  news: msg`News`,
  videos: msg`Videos`,
  magazines: msg`Magazines`,
  whitepapers: msg`White papers`,
};
