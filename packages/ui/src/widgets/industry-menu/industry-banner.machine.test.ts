import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { createTestClock } from '../../testing/clock.ts';
import { describeMachine, type MachineRow } from '../../testing/machine-suite.ts';
import { bannerPatience, industryBannerMachine } from './industry-banner.machine.ts';
import { industryBanner } from './industry-menu.fixtures.ts';
import type { IndustryBannerEvent, LoadBanner } from './industry-menu.types.ts';

const code = 'industry-laser';
const never: LoadBanner = () => new Promise(() => undefined);
const came: IndustryBannerEvent = { type: 'ANSWER.CAME', banner: industryBanner(code) };
const empty: IndustryBannerEvent = { type: 'ANSWER.CAME', banner: null };
const failed: IndustryBannerEvent = { type: 'ANSWER.FAILED' };

const rows: MachineRow<IndustryBannerEvent, { code: string; loadBanner: LoadBanner }>[] = [
  { from: 'loading', when: came, to: 'shown', proves: '[MM-03]' },
  { from: 'loading', when: empty, to: 'absent' },
  { from: 'loading', when: failed, to: 'failed' },
  { from: 'loading', when: bannerPatience - 1, to: 'loading' },
  { from: 'loading', when: bannerPatience, to: 'failed' },
  { given: [bannerPatience], from: 'failed', when: came, to: 'failed' },
  { given: [came], from: 'shown', when: failed, to: 'shown' },
];

describeMachine('the banner of an industry', {
  machine: industryBannerMachine,
  ports: () => ({ code, loadBanner: never }),
  rows,
  events: [came, empty, failed],
});

/** Lets promises that are already settled run their callbacks. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

const settled = async (loadBanner: LoadBanner) => {
  const actor = createActor(industryBannerMachine, { clock: createTestClock(), input: { code, loadBanner } }).start();
  await settle();
  return actor.getSnapshot();
};

describe('the request for the banner of an industry', () => {
  it('asks once, by the code, and keeps the answer', async () => {
    const loadBanner = vi.fn(async (asked: string) => industryBanner(asked));
    const { value, context } = await settled(loadBanner);
    expect(loadBanner.mock.calls).toEqual([[code]]);
    expect([value, context.banner]).toEqual(['shown', industryBanner(code)]);
  });

  it('shows none when the request is rejected', async () => {
    expect((await settled(() => Promise.reject(new Error('offline')))).value).toBe('failed');
  });

  it('shows none when the port throws', async () => {
    const loadBanner = () => {
      throw new Error('no port');
    };
    expect((await settled(loadBanner)).value).toBe('failed');
  });
});
