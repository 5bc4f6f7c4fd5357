import type { ReportReason, Thread, Upload } from '@millwright/domain';
import type { ReactNode } from 'react';
import type { ChartClock } from '../../behaviours/chart/index.ts';
import type { DraftStorage, SendOutcome } from '../../behaviours/member-form/index.ts';
import type { SendFile } from '../../primitives/file-upload/index.ts';

/** What somebody writes into a thread. */
export interface MessageForm {
  /** Plain text. */
  text: string;
  /** Ids of stored files. */
  uploads: string[];
}

/** Why a thread is reported. */
export interface ThreadReport {
  reason: ReportReason;
  /** Plain text; empty where nothing is said. */
  text: string;
}

/** Props of {@link EnquiryThread}. */
export interface EnquiryThreadProps {
  /** The thread as the reader sees it. */
  thread: Thread;
  /** Where an uploaded file is fetched from, as an attachment. */
  uploadHref: (upload: Upload) => string;
  /**
   * Sends a message. It may reject, which counts as unreachable, or never settle. The key is the same for the same
   * content, so that a message that is sent again after a failure is stored once.
   */
  onSend: (message: MessageForm, key: string) => Promise<SendOutcome>;
  /** Sends a file of a message: the transport of the host. @default no file can be added */
  sendFile?: SendFile | undefined;
  /** Reports the thread to the people who run the site. @default it cannot be reported */
  onReport?: (report: ThreadReport) => Promise<SendOutcome>;
  /** Takes nothing more from the other side, or takes it again. @default nobody can be blocked */
  onBlock?: (blocked: boolean) => Promise<SendOutcome>;
  /** Fetches the messages before those that are shown; offered where there are any. @default it is not offered */
  onEarlier?: () => void;
  /** Whether those are on their way. @default false */
  isEarlierComing?: boolean;
  /** What stands between the enquiry and the messages, such as the quotes. @default nothing */
  children?: ReactNode;
  /** Where drafts are stored. It may throw. @default the browser's local storage */
  draftStorage?: (() => DraftStorage) | undefined;
  /** Gives time. @default the browser's */
  clock?: ChartClock | undefined;
}
