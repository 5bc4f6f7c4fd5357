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
  connectionLost: msg`You are offline, or the connection was lost. Nothing on this page has changed.`,
  pageOutdated: msg`Part of the page could not be loaded`,
  pageReloaded: msg`Part of the page was missing, so it was loaded again. If something did not open, try once more.`,
};

/** Names of the buttons of those that have one. */
export const actionLabels: Partial<Readonly<Record<ToastCode, MessageDescriptor>>> = {
  connectionLost: msg`Try again`,
  pageOutdated: msg`Reload the page`,
};

/** Copy around the toasts. */
export const messages = {
  region: msg`Messages`,
  close: msg`Close message`,
} as const;
