import type { Side } from '@millwright/domain';
import type { ThreadNews } from '@millwright/i18n/mail';

/** Tells members what happened in their threads. */
export interface Notifications {
  /** Notifies a side of a thread, after the response: nobody who sends something waits for a mail server. */
  notify(threadId: number, to: Side, news: ThreadNews): void;
  /** Resolves when what is under way was handed over, or could not be. */
  settled(): Promise<void>;
}
