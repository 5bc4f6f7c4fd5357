import { believableSendTime } from '@millwright/domain';
import type { SendMemory } from './sms-countdown.machine.ts';

/** Key of the local memory of the last send (spec §4). */
export const sendMemoryKey = 'millwright.verify-code.sent';

/**
 * The memory over web storage. Where storage is blocked or full it lasts as long as the page. A time in the future,
 * from a clock that was set back or an edited value, is taken as now and stored so: the wait is 60 s at most.
 *
 * @param storage Gives the storage. A function, for the mere access may throw.
 * @param now Now, in milliseconds.
 */
export const createSendMemory = (
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => window.localStorage,
  now: () => number = Date.now,
): SendMemory => {
  let ofThisPage: number | null = null;
  const write = (sentAt: number) => {
    ofThisPage = sentAt;
    try {
      storage().setItem(sendMemoryKey, String(sentAt));
    } catch {
      // What this page knows has to do.
    }
  };
  const stored = (): number | null => {
    try {
      const text = storage().getItem(sendMemoryKey);
      return text === null || text.trim() === '' ? ofThisPage : Number(text);
    } catch {
      return ofThisPage;
    }
  };
  return {
    now,
    write,
    read: () => {
      const known = stored();
      const believable = believableSendTime(known, now());
      if (believable !== null && believable !== known) write(believable);
      return believable;
    },
  };
};
