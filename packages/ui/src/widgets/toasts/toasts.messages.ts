import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ToastCode } from './toasts.types.ts';

/** What toasts say, by code. */
export const toastMessages: Readonly<Record<ToastCode, MessageDescriptor>> = {
  developing: msg`Still developing: this page is not there yet`,
  loginFirst: msg`Please login first`,
  loginToDownload: msg`Please log in to the member center to download`,
  loggedIn: msg`Login successfully`,
  loggedOut: msg`Logout success`,
  logoutFailed: msg`You could not be logged out. Please try again.`,
  linkCopied: msg`Link Copied`,
  copyFailed: msg`Copy Failed`,
  navigationFailed: msg`The page could not be loaded. Check your connection and try again.`,
  pageOutdated: msg`Part of the page could not be loaded`,
};

/** Names of the buttons of those that have one. */
export const actionLabels: Partial<Readonly<Record<ToastCode, MessageDescriptor>>> = {
  pageOutdated: msg`Reload the page`,
};

/** Copy around the toasts. */
export const messages = {
  region: msg`Messages`,
  close: msg`Close message`,
} as const;
