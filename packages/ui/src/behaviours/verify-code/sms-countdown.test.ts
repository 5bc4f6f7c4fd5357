import { describe, expect, it, vi } from 'vitest';
import { describeChart } from '../../testing/chart-suite.ts';
import { createTestClock } from '../../testing/clock.ts';
import { runChart } from '../chart/run-chart.ts';
import { createSendMemory, sendMemoryKey } from './send-memory.ts';
import { verifyCodeChart, type SendMemory, type VerifyCodeEvent } from './sms-countdown.machine.ts';

const sent: VerifyCodeEvent = { type: 'CODE.SENT' };
const looked: VerifyCodeEvent = { type: 'TIME.LOOKED_AT' };

/** A memory whose last send was some time ago and whose clock the test sets. */
const memory = (ago: number | null = null): SendMemory & { time: number } => {
  let sentAt = ago === null ? null : 1_000_000 - ago;
  return {
    time: 1_000_000,
    read: () => sentAt,
    write: (time) => (sentAt = time),
    now() {
      return this.time;
    },
  };
};
const bound = (given: ReturnType<typeof memory>) => ({ ...given, now: () => given.time });

describeChart(
  'the verify-code countdown, with a clock that stands still',
  () => verifyCodeChart(bound(memory())),
  [
    { from: 'ready', when: sent, to: 'counting', effects: ['remember'], context: { secondsLeft: 60 } },
    { from: 'ready', when: looked, to: 'ready' },
    { given: [sent], from: 'counting', when: 1000, to: 'counting', context: { secondsLeft: 60 } },
    { given: [sent], from: 'counting', when: sent, to: 'counting', effects: ['remember'] },
    { given: [sent], from: 'counting', when: looked, to: 'counting', context: { secondsLeft: 60 } },
  ],
  {
    events: [sent, looked],
    elsewhere: ['ready · TIME.LOOKED_AT · 0', 'counting · nextSecond · 1', 'counting · TIME.LOOKED_AT · 1'],
  },
);

/** A countdown whose wall clock and timers go together. */
const running = (given: ReturnType<typeof memory>) => {
  const timers = createTestClock();
  const actor = runChart(verifyCodeChart(bound(given)), { clock: timers });
  const pass = (ms: number) => {
    for (let step = 0; step < ms; step += 1) {
      given.time += 1;
      timers.advance(1);
    }
  };
  return {
    actor,
    pass,
    timers,
    seconds: () => actor.snapshot().context.secondsLeft,
    state: () => actor.snapshot().state,
  };
};

describe('the verify-code countdown', () => {
  it('[ST-34] counts from 60 to 0 in 60 s and is ready at 60 s, not before', () => {
    const { actor, pass, seconds, state } = running(memory());
    actor.send(sent);
    expect(seconds()).toBe(60);
    pass(1000);
    expect(seconds()).toBe(59);
    pass(58_999);
    expect([state(), seconds()]).toEqual(['counting', 1]);
    pass(1);
    expect([state(), seconds()]).toEqual(['ready', 0]);
  });

  it('[ST-36] goes on where it was when the page was loaded again', () => {
    const { actor, seconds, pass } = running(memory(18_500));
    actor.send(looked);
    expect(seconds()).toBe(42);
    pass(500);
    expect(seconds()).toBe(41);
  });

  it('[ST-36] ends its seconds when those of the send end', () => {
    const { actor, seconds, pass } = running(memory(18_300));
    actor.send(looked);
    pass(699);
    expect(seconds()).toBe(42);
    pass(1);
    expect(seconds()).toBe(41);
  });

  it('waits for the rest of a second that is running, no shorter', () => {
    const nextSecond = verifyCodeChart(bound(memory(18_300))).delays?.nextSecond;
    expect(typeof nextSecond === 'function' && nextSecond({ secondsLeft: 42 })).toBe(700);
  });

  it('[ST-36] is ready when the page is loaded again 60 s later', () => {
    const { actor, state } = running(memory(60_000));
    actor.send(looked);
    expect(state()).toBe('ready');
  });

  it('shows what is left after the page slept, and is ready after a long sleep', () => {
    const given = memory();
    const { actor, seconds, state, timers } = running(given);
    actor.send(sent);
    given.time += 30_000;
    actor.send(looked);
    expect(seconds()).toBe(30);
    given.time += 40_000;
    timers.advance(1000);
    expect(state()).toBe('ready');
  });

  it('is ready at once when it is looked at after a sleep that was long enough', () => {
    const given = memory();
    const { actor, state } = running(given);
    actor.send(sent);
    given.time += 61_000;
    actor.send(looked);
    expect(state()).toBe('ready');
  });
});

/** Web storage with one value. */
const storage = (value: string | null) => {
  const values = new Map(value === null ? [] : [[sendMemoryKey, value]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => void values.set(key, text),
    values,
  };
};

describe('the memory of the last send', () => {
  it('[ST-36] outlives the page', () => {
    const shared = storage(null);
    createSendMemory(
      () => shared,
      () => 5000,
    ).write(5000);
    expect(
      createSendMemory(
        () => shared,
        () => 6000,
      ).read(),
    ).toBe(5000);
  });

  it('takes a time in the future as now, and keeps it so', () => {
    const shared = storage(String(86_400_000));
    let now = 1000;
    const memory = createSendMemory(
      () => shared,
      () => now,
    );
    expect(memory.read()).toBe(1000);
    now = 31_000;
    expect(memory.read()).toBe(1000);
  });

  it.each(['', 'yesterday', 'NaN', '{}'])('knows nothing where %j is stored', (value) => {
    expect(
      createSendMemory(
        () => storage(value),
        () => 1000,
      ).read(),
    ).toBeNull();
  });

  it('lasts as long as the page where storage throws', () => {
    const broken = vi.fn(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const memory = createSendMemory(broken, () => 1000);
    expect(memory.read()).toBeNull();
    memory.write(900);
    expect(memory.read()).toBe(900);
  });
});
