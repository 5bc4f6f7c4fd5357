import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorPageStatus } from './error-page.types.ts';

/** What is said about a status. */
export interface StatusCopy {
  /** In a few words: the title of the document. */
  title: MessageDescriptor;
  /** The heading. */
  heading: MessageDescriptor;
  /** What to do about it. */
  text: MessageDescriptor;
  /** Whether the same address may work later. */
  mayWorkLater: boolean;
}

const notFound: StatusCopy = {
  title: msg`Page Not Found`,
  heading: msg`This page could not be found`,
  text: msg`It may have been moved or withdrawn, or its address was mistyped. Search for it, or start from the home page.`,
  mayWorkLater: false,
};

const badRequest: StatusCopy = {
  title: msg`Address not understood`,
  heading: msg`This address cannot be opened`,
  text: msg`Part of the address is missing or not allowed. Check the link that led here, or search for what you need.`,
  mayWorkLater: false,
};

const notTaken: StatusCopy = {
  title: msg`Form not accepted`,
  heading: msg`This form cannot be accepted`,
  text: msg`The page takes no form, or what was sent is too large. Go back, shorten what you wrote, and send it again.`,
  mayWorkLater: false,
};

const tooLong: StatusCopy = {
  title: msg`Address too long`,
  heading: msg`This address is too long`,
  text: msg`Part of it does not belong there. Check the link that led here, or search for what you need.`,
  mayWorkLater: false,
};

const forbidden: StatusCopy = {
  title: msg`Access denied`,
  heading: msg`You have no access to this page`,
  text: msg`It may be for members only. Log in and try again.`,
  mayWorkLater: true,
};

const tooMany: StatusCopy = {
  title: msg`Too many requests`,
  heading: msg`Too many pages in a short time`,
  text: msg`Wait a minute, then try again.`,
  mayWorkLater: true,
};

const unavailable: StatusCopy = {
  title: msg`Temporarily unavailable`,
  heading: msg`This page is temporarily unavailable`,
  text: msg`A service that it needs does not answer. Try again in a few minutes.`,
  mayWorkLater: true,
};

const broken: StatusCopy = {
  title: msg`Something went wrong`,
  heading: msg`Something went wrong on our side`,
  text: msg`The page could not be made. We have taken note of it. Try again, or start from the home page.`,
  mayWorkLater: true,
};

const connection: StatusCopy = {
  title: msg`Connection lost`,
  heading: msg`The connection was lost`,
  text: msg`You are offline, or the network lost the page on its way. Check your connection, then try again.`,
  mayWorkLater: true,
};

const byStatus: Readonly<Record<number, StatusCopy>> = {
  401: forbidden,
  403: forbidden,
  404: notFound,
  405: notTaken,
  410: notFound,
  413: notTaken,
  414: tooLong,
  429: tooMany,
  502: unavailable,
  503: unavailable,
  504: unavailable,
};

/** What is said about a status: its own words, or those of its kind. */
export const statusCopy = (status: ErrorPageStatus): StatusCopy =>
  status === 'connection' ? connection : (byStatus[status] ?? (status >= 400 && status < 500 ? badRequest : broken));

/** Copy of the error page that is the same for every status. */
export const messages = {
  status: msg`Status`,
  request: msg`Request`,
  details: msg`Error details`,
  home: msg`Go back to home`,
  retry: msg`Try again`,
  keyword: msg`Search the site`,
  submit: msg`Search`,
} as const;
