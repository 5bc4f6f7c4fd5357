import { describe, expect, it, vi } from 'vitest';
import { describeChart } from '../../testing/chart-suite.ts';
import { createTestClock } from '../../testing/clock.ts';
import { bannerPatience, industryBannerChart, startIndustryBanner } from './industry-banner.machine.ts';
import { industryBanner } from '../../testing/industry-menu.fixtures.ts';
import type { IndustryBannerEvent, LoadBanner } from './industry-menu.types.ts';

const code = 'industry-laser';
const activated: IndustryBannerEvent = { type: 'INDUSTRY.ACTIVATED' };
const came: IndustryBannerEvent = { type: 'RESPONSE.CAME', banner: industryBanner(code) };
const empty: IndustryBannerEvent = { type: 'RESPONSE.CAME', banner: null };
const failed: IndustryBannerEvent = { type: 'RESPONSE.FAILED' };

describeChart(
  'the banner of an industry',
  () => industryBannerChart(() => undefined),
  [
    { from: 'untouched', when: activated, to: 'loading', effects: ['request'] },
    { from: 'untouched', when: came, to: 'untouched' },
    { given: [activated], from: 'loading', when: activated, to: 'loading', proves: '[ST-17]' },
    {
      given: [activated],
      from: 'loading',
      when: came,
      to: 'shown',
      context: { banner: industryBanner(code) },
      proves: '[MM-03]',
    },
    { given: [activated], from: 'loading', when: empty, to: 'absent' },
    { given: [activated], from: 'loading', when: failed, to: 'failed' },
    { given: [activated], from: 'loading', when: bannerPatience - 1, to: 'loading' },
    { given: [activated], from: 'loading', when: bannerPatience, to: 'failed' },
    { given: [activated, bannerPatience], from: 'failed', when: came, to: 'failed' },
    { given: [activated, came], from: 'shown', when: failed, to: 'shown' },
    { given: [activated, failed], from: 'failed', when: activated, to: 'failed', proves: '[ST-17]' },
  ],
  { events: [activated, came, empty, failed] },
);

const settled = async (loadBanner: LoadBanner) => {
  const banner = startIndustryBanner(code, loadBanner, { clock: createTestClock() });
  // Promises that are already settled run their callbacks.
  await new Promise((resolve) => setTimeout(resolve));
  return banner.snapshot();
};

describe('the request for the banner of an industry', () => {
  it('requests it once, by the code, and caches the response', async () => {
    const loadBanner = vi.fn(async (requested: string) => industryBanner(requested));
    const { state, context } = await settled(loadBanner);
    expect(loadBanner.mock.calls).toEqual([[code]]);
    expect([state, context.banner]).toEqual(['shown', industryBanner(code)]);
  });

  it('shows none when the request is rejected', async () => {
    expect((await settled(() => Promise.reject(new Error('offline')))).state).toBe('failed');
  });

  it('shows none when the port throws', async () => {
    const loadBanner = () => {
      throw new Error('no port');
    };
    expect((await settled(loadBanner)).state).toBe('failed');
  });
});
