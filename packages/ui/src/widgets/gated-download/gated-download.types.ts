import type { Id } from '@millwright/domain';
import type { ChartClock } from '../../behaviours/chart/index.ts';

/** What came of requesting a link. */
export type DownloadOutcome =
  /** The link, which is good for this member and a few minutes. */
  | { status: 'ready'; href: string }
  /** Nobody is logged in. */
  | { status: 'loginNeeded' }
  /** There is none. The server's words are shown as they are, as text. */
  | { status: 'failed'; message?: string | undefined };

/** Where a download stands. */
export type GatedDownloadState =
  /** It can be requested. */
  | 'idle'
  /** The link is on its way. */
  | 'requesting'
  /** The download has begun; its link is shown as well. */
  | 'started'
  /** Only members download. */
  | 'loginNeeded'
  /** There is no link. */
  | 'failed';

/** What can happen to a download. */
export type GatedDownloadEvent =
  /** The visitor wants it. */
  | { type: 'DOWNLOAD.WANTED' }
  /** The link came. */
  | { type: 'LINK.CAME'; href: string }
  /** The server says that nobody is logged in. */
  | { type: 'LOGIN.NEEDED' }
  /** It did not work; null where the server said nothing. */
  | { type: 'REQUEST.FAILED'; message: string | null }
  /** Somebody logged in. */
  | { type: 'MEMBER.CAME' };

/** What a download knows. */
export interface GatedDownloadContext {
  /** The link; null for none. */
  href: string | null;
  /** The server's words of the last failure; null for none. */
  message: string | null;
}

/** How a download reaches the world. No function may throw. */
export interface GatedDownloadPorts {
  /** Requests the link; the outcome comes as an event unless it was cancelled. */
  request: () => void;
  /** The response is no longer wanted. */
  cancel: () => void;
  /** Begins the download. */
  start: (href: string) => void;
}

/** Props of {@link GatedDownload}. */
export interface GatedDownloadProps {
  /** Which white paper. */
  paperId: Id;
  /** Its title, for the button's full name. */
  title: string;
  /** Requests a link. It may reject, which counts as failed, or never settle. */
  onRequestLink: (paperId: Id) => Promise<DownloadOutcome>;
  /** Begins the download of a link. @default the browser goes to it */
  onStart?: (href: string) => void;
  /** Where the button leads without JavaScript. @default the member site of the edition */
  action?: string;
  /** Gives time. @default the browser's */
  clock?: ChartClock | undefined;
}
