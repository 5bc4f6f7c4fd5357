import { CODE_RESEND_SECONDS } from './constants.ts';

/**
 * The time of the last send as it may be believed: none where it is no number, and now where it lies in the future,
 * which happens when the clock was set back or the stored value was edited. Store the result again.
 */
export const believableSendTime = (lastSentAt: number | null, now: number): number | null =>
  lastSentAt === null || !Number.isFinite(lastSentAt) ? null : Math.min(lastSentAt, now);

/** Whole seconds until a verification code may be sent again, 0 to 60, from wall time (spec §4, §5). */
export const secondsUntilNextCode = (lastSentAt: number | null, now: number): number => {
  const sentAt = believableSendTime(lastSentAt, now);
  if (sentAt === null) return 0;
  const remaining = CODE_RESEND_SECONDS - (now - sentAt) / 1000;
  return Math.min(CODE_RESEND_SECONDS, Math.max(0, Math.ceil(remaining)));
};
