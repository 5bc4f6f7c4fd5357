import { BANNER_COUNTDOWN_SECONDS } from '@millwright/domain';
import { describe, expect, it } from 'vitest';
import { runChart } from '../../behaviours/chart/run-chart.ts';
import { describeChart } from '../../testing/chart-suite.ts';
import { createTestClock } from '../../testing/clock.ts';
import { topBannerChart } from './top-banner.machine.ts';
import { createMemory } from '../../testing/top-banner.fixtures.ts';
import type { TopBannerEvent } from './top-banner.types.ts';

const known: TopBannerEvent = { type: 'BANNERS.KNOWN', count: 2, hasLargeImage: true };
const none: TopBannerEvent = { type: 'BANNERS.KNOWN', count: 0, hasLargeImage: false };
const smallOnly: TopBannerEvent = { type: 'BANNERS.KNOWN', count: 1, hasLargeImage: false };
const paused: TopBannerEvent = { type: 'COUNTDOWN.PAUSED' };
const resumed: TopBannerEvent = { type: 'COUNTDOWN.RESUMED' };
const closed: TopBannerEvent = { type: 'LARGE.CLOSED' };
const hide: TopBannerEvent = { type: 'BANNER.HIDDEN' };
const whole = BANNER_COUNTDOWN_SECONDS * 1000;
const firstVisit = (): ReturnType<typeof createMemory> => ({ ...createMemory(), recordVisit: () => undefined });

describeChart(
  'the top banner on the first visit',
  (clock) => topBannerChart(firstVisit(), clock.now),
  [
    { from: 'undecided', when: none, to: 'none', proves: '[ST-06]' },
    {
      from: 'undecided',
      when: known,
      to: 'countingDown',
      effects: ['recordVisit'],
      context: { secondsLeft: 5 },
      proves: '[ST-01] [ST-02]',
    },
    { from: 'undecided', when: smallOnly, to: 'mini', effects: ['recordVisit'] },
    { from: 'undecided', when: hide, to: 'undecided' },
    { given: [known], from: 'countingDown', when: 1000, to: 'countingDown', context: { secondsLeft: 4 } },
    {
      given: [known],
      from: 'countingDown',
      when: 4900,
      to: 'countingDown',
      context: { secondsLeft: 1 },
      proves: '[ST-03]',
    },
    { given: [known], from: 'countingDown', when: whole - 1, to: 'countingDown', proves: '[ST-03]' },
    { given: [known], from: 'countingDown', when: whole, to: 'mini', proves: '[ST-03]' },
    { given: [known, 4000], from: 'countingDown', when: 1000, to: 'mini', context: { secondsLeft: 0 } },
    { given: [known], from: 'countingDown', when: paused, to: 'paused' },
    { given: [known, paused], from: 'paused', when: 60_000, to: 'paused' },
    { given: [known, 2500, paused], from: 'paused', when: resumed, to: 'countingDown', context: { secondsLeft: 3 } },
    { given: [known, 2500, paused, 9000, resumed], from: 'countingDown', when: 2999, to: 'countingDown' },
    { given: [known, 2500, paused, 9000, resumed], from: 'countingDown', when: 3000, to: 'mini' },
    { given: [known], from: 'countingDown', when: closed, to: 'mini' },
    { given: [known, paused], from: 'paused', when: closed, to: 'mini' },
    { given: [known], from: 'countingDown', when: hide, to: 'hidden', effects: ['recordHidden'], proves: '[ST-05]' },
    { given: [known, paused], from: 'paused', when: hide, to: 'hidden', effects: ['recordHidden'], proves: '[ST-05]' },
    { given: [smallOnly], from: 'mini', when: hide, to: 'hidden', effects: ['recordHidden'], proves: '[ST-05]' },
    { given: [smallOnly], from: 'mini', when: 60_000, to: 'mini' },
  ],
  { events: [known, none, smallOnly, paused, resumed, closed, hide], elsewhere: ['undecided · BANNERS.KNOWN · 1'] },
);

describe('the countdown of the top banner', () => {
  /** A banner on its first visit whose timers come late by so many milliseconds. */
  const late = (ms: number) => {
    const clock = createTestClock();
    let slept = 0;
    const timers = {
      ...clock,
      setTimeout: (callback: () => void, wait: number) => clock.setTimeout(callback, wait + ms),
    };
    const banner = runChart(
      topBannerChart(firstVisit(), () => clock.now() + slept),
      { clock: timers },
    );
    banner.send(known);
    return { clock, banner, sleep: (time: number) => (slept += time) };
  };

  it('is not longer because every tick comes late', () => {
    const { clock, banner } = late(90);
    clock.advance(whole + 89);
    expect(banner.snapshot().state).toBe('countingDown');
    clock.advance(1);
    expect(banner.snapshot()).toMatchObject({ state: 'mini', context: { secondsLeft: 0 } });
  });

  it('counts what passed while the page was frozen, once', () => {
    const { clock, banner, sleep } = late(0);
    clock.advance(500);
    sleep(3000);
    clock.advance(500);
    expect(banner.snapshot()).toMatchObject({ state: 'countingDown', context: { secondsLeft: 1 } });
    sleep(60_000);
    clock.advance(1000);
    expect(banner.snapshot()).toMatchObject({ state: 'mini', context: { secondsLeft: 0 } });
  });
});

describe('the top banner on a later visit', () => {
  const after = (memory: ReturnType<typeof createMemory>) => {
    const banner = runChart(topBannerChart(memory), { clock: createTestClock() });
    banner.send(known);
    return banner.snapshot().state;
  };

  it('[ST-04] is mini at once, though there is a large image', () => {
    expect(after(createMemory({ visited: true }))).toBe('mini');
  });

  it('[ST-05] stays hidden during the session in which it was hidden', () => {
    expect(after(createMemory({ visited: true, hidden: true }))).toBe('hidden');
  });

  it('[ST-05] is hidden because that was recorded', () => {
    const memory = createMemory();
    const banner = runChart(topBannerChart(memory), { clock: createTestClock() });
    [known, hide].forEach((event) => banner.send(event));
    expect(after(memory)).toBe('hidden');
  });

  it('[ST-03] counts from when it is shown, however old the page is', () => {
    const clock = createTestClock();
    const banner = runChart(
      topBannerChart(firstVisit(), () => clock.now() + 60_000),
      { clock },
    );
    banner.send(known);
    clock.advance(whole - 1);
    expect(banner.snapshot().state).toBe('countingDown');
  });

  it('[ST-02] [ST-04] is mini because the first visit was recorded', () => {
    const memory = createMemory();
    expect([after(memory), after(memory)]).toEqual(['countingDown', 'mini']);
  });
});
