import type { Side } from '@millwright/domain';
import type { ThreadNews } from '@millwright/i18n/mail';

/** Tells members what happened in their threads. */
export interface Notifications {
  /**
   * Notifies a side of a thread, after the response: nobody who sends something waits for a mail server. `onFailed` is
   * called where nobody of that side could be reached, also after all tries.
   */
  notify(threadId: number, to: Side, news: ThreadNews, onFailed?: () => Promise<void>): void;
  /** Resolves when what is under way was handed over, or could not be. Nothing waits for another try any more. */
  settled(): Promise<void>;
}
