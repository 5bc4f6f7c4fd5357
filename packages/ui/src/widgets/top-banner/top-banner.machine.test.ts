import { BANNER_COUNTDOWN_SECONDS } from '@millwright/domain';
import { describe, expect, it } from 'vitest';
import { createTestClock } from '../../testing/clock.ts';
import { describeMachine, type MachineRow } from '../../testing/machine-suite.ts';
import { createMemory } from './top-banner.fixtures.ts';
import { startTopBanner, topBannerMachine, topBannerState } from './top-banner.machine.ts';
import type { BannerMemory, TopBannerEvent } from './top-banner.types.ts';

const known: TopBannerEvent = { type: 'BANNERS.KNOWN', count: 2, hasLargePicture: true };
const none: TopBannerEvent = { type: 'BANNERS.KNOWN', count: 0, hasLargePicture: false };
const smallOnly: TopBannerEvent = { type: 'BANNERS.KNOWN', count: 1, hasLargePicture: false };
const paused: TopBannerEvent = { type: 'COUNTDOWN.PAUSED' };
const resumed: TopBannerEvent = { type: 'COUNTDOWN.RESUMED' };
const closed: TopBannerEvent = { type: 'LARGE.CLOSED' };
const hide: TopBannerEvent = { type: 'BANNER.HIDDEN' };
const whole = BANNER_COUNTDOWN_SECONDS * 1000;

const writingDown = (log: string[], options: Parameters<typeof createMemory>[0] = {}) => ({
  memory: {
    ...createMemory(options),
    recordVisit: () => void log.push('recordVisit'),
    recordHidden: () => void log.push('recordHidden'),
  },
});

const laterVisit = { says: 'on a later visit', ports: (log: string[]) => writingDown(log, { visited: true }) };
const hiddenBefore = { says: 'hidden before', ports: (log: string[]) => writingDown(log, { visited: true, hidden: true }) };

const rows: MachineRow<TopBannerEvent, { memory: BannerMemory }>[] = [
  { from: 'undecided', when: none, to: 'none', proves: '[ST-06]' },
  { from: 'undecided', when: known, to: 'large.countingDown', effects: ['recordVisit'], proves: '[ST-01] [ST-02]' },
  { from: 'undecided', when: smallOnly, to: 'mini', effects: ['recordVisit'] },
  { from: 'undecided', when: known, to: 'mini', effects: ['recordVisit'], world: laterVisit, proves: '[ST-04]' },
  { from: 'undecided', when: known, to: 'hidden', world: hiddenBefore, proves: '[ST-05]' },
  { from: 'undecided', when: hide, to: 'undecided' },
  { given: [known], from: 'large.countingDown', when: 1000, to: 'large.countingDown' },
  { given: [known], from: 'large.countingDown', when: 4900, to: 'large.countingDown', proves: '[ST-03]' },
  { given: [known], from: 'large.countingDown', when: whole - 1, to: 'large.countingDown', proves: '[ST-03]' },
  { given: [known], from: 'large.countingDown', when: whole, to: 'mini', effects: ['recordVisit'], proves: '[ST-03]' },
  { given: [known], from: 'large.countingDown', when: paused, to: 'large.paused' },
  { given: [known, paused], from: 'large.paused', when: 60_000, to: 'large.paused' },
  { given: [known, 2500, paused], from: 'large.paused', when: resumed, to: 'large.countingDown' },
  { given: [known, 2500, paused, 9000, resumed], from: 'large.countingDown', when: 2999, to: 'large.countingDown' },
  { given: [known, 2500, paused, 9000, resumed], from: 'large.countingDown', when: 3000, to: 'mini', effects: ['recordVisit'] },
  { given: [known], from: 'large.countingDown', when: closed, to: 'mini', effects: ['recordVisit'] },
  { given: [known, paused], from: 'large.paused', when: closed, to: 'mini', effects: ['recordVisit'] },
  { given: [known], from: 'large.countingDown', when: hide, to: 'hidden', effects: ['recordHidden'], proves: '[ST-05]' },
  { given: [smallOnly], from: 'mini', when: hide, to: 'hidden', effects: ['recordHidden'], proves: '[ST-05]' },
  { given: [smallOnly], from: 'mini', when: 60_000, to: 'mini' },
];

const events = [known, none, smallOnly, paused, resumed, closed, hide];

describeMachine('the top banner', { machine: topBannerMachine, ports: writingDown, rows, events });

describe('the top banner', () => {
  it('[ST-02] remembers the first visit, so that the next one is mini', () => {
    const memory = createMemory();
    const first = startTopBanner(memory, { clock: createTestClock() });
    first.send(known);
    expect(topBannerState(first.getSnapshot())).toBe('countingDown');
    const second = startTopBanner(memory, { clock: createTestClock() });
    second.send(known);
    expect(topBannerState(second.getSnapshot())).toBe('mini');
  });

  it('[ST-03] counts whole seconds from 5 down', () => {
    const clock = createTestClock();
    const actor = startTopBanner(createMemory(), { clock });
    actor.send(known);
    const seen = [actor.getSnapshot().context.secondsLeft];
    for (let second = 1; second < 5; second += 1) {
      clock.advance(1000);
      seen.push(actor.getSnapshot().context.secondsLeft);
    }
    expect(seen).toEqual([5, 4, 3, 2, 1]);
  });
});
