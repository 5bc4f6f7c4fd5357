import { expect, it } from 'vitest';
import { believableSendTime, secondsUntilNextCode } from './sms-countdown.ts';

const now = 1_800_000_000_000;

it.each([
  ['never sent', null, 0],
  ['sent now', now, 60],
  ['sent 0.4 s ago', now - 400, 60],
  ['sent 1 s ago', now - 1000, 59],
  ['sent 59.9 s ago', now - 59_900, 1],
  ['sent 60 s ago', now - 60_000, 0],
  ['sent a day ago', now - 86_400_000, 0],
  ['sent in the future, for the clock was set back', now + 86_400_000, 60],
  ['stored as nonsense', Number.NaN, 0],
  ['stored as infinity', Number.POSITIVE_INFINITY, 0],
])('[ST-34] %s: the remaining seconds', (_, lastSentAt, seconds) => {
  expect(secondsUntilNextCode(lastSentAt, now)).toBe(seconds);
});

it('[ST-36] the countdown goes on from the stored time of the last send', () => {
  const stored = String(now);
  expect(secondsUntilNextCode(Number(stored), now + 20_000)).toBe(40);
});

it('a time in the future is stored again as now, so that it runs down', () => {
  expect(believableSendTime(now + 5000, now)).toBe(now);
  expect(believableSendTime(now - 5000, now)).toBe(now - 5000);
  expect(believableSendTime(null, now)).toBeNull();
});
