import { describe, expect, it, vi } from 'vitest';
import { runChart } from '../../behaviours/chart/run-chart.ts';
import { describeChart, type Row } from '../../testing/chart-suite.ts';
import { createTestClock } from '../../testing/clock.ts';
import type { ActiveIndustry } from '../industries/industry-menu.types.ts';
import { createIndustryBanners } from '../industries/industry-banners.ts';
import { hoverIntent, leaveGrace } from './menu-delay.ts';
import { isOpenByMouse, shownState, siteHeaderChart, type SiteHeaderContext } from './site-header.machine.ts';
import type { HeaderPanel, SiteHeaderEvent, SiteHeaderPorts, SiteHeaderSituation } from './site-header.types.ts';

const opened = (panel: HeaderPanel): SiteHeaderEvent => ({ type: 'PANEL.OPENED', panel });
const closed = (panel: HeaderPanel): SiteHeaderEvent => ({ type: 'PANEL.CLOSED', panel });
const entered: SiteHeaderEvent = { type: 'TRIGGER.ENTERED' };
const left: SiteHeaderEvent = { type: 'TRIGGER.LEFT' };
const pressed: SiteHeaderEvent = { type: 'TRIGGER.PRESSED' };
const menuEntered: SiteHeaderEvent = { type: 'MENU.ENTERED' };
const menuLeft: SiteHeaderEvent = { type: 'MENU.LEFT' };
const menuFocused: SiteHeaderEvent = { type: 'MENU.FOCUSED' };
const industry = (index: number, bannerCode: string | null = `banner-${index}`): ActiveIndustry => ({
  index,
  bannerCode,
  name: `Industry ${index}`,
  path: `/i/${index}`,
});
const activated = (index: number, bannerCode?: string | null): SiteHeaderEvent => ({
  type: 'INDUSTRY.ACTIVATED',
  industry: industry(index, bannerCode),
});

const inert: SiteHeaderPorts = {
  openIndustries: () => undefined,
  closeIndustries: () => undefined,
  loadBanner: () => undefined,
};

const idle = 'browsing';
const inside = 'inIndustriesByMouse';
const leaving = 'leavingIndustries';
const pinned = 'inIndustries';
const hovering = [entered, hoverIntent];

const rows: Row<SiteHeaderSituation, SiteHeaderEvent, SiteHeaderContext>[] = [
  { from: idle, when: opened('search'), to: 'searching', proves: '[ST-07]' },
  { given: [opened('search')], from: 'searching', when: closed('search'), to: idle, proves: '[ST-07]' },
  { given: [opened('search')], from: 'searching', when: closed('industries'), to: 'searching' },
  { given: [opened('search')], from: 'searching', when: opened('industries'), to: pinned, proves: '[ST-12]' },
  { given: [opened('search')], from: 'searching', when: opened('menu'), to: 'inMenu' },
  { given: [opened('search')], from: 'searching', when: entered, to: 'searching' },
  { from: idle, when: opened('industries'), to: pinned, proves: '[ST-15]' },
  { given: [opened('industries')], from: pinned, when: closed('industries'), to: idle },
  { given: [opened('industries')], from: pinned, when: opened('search'), to: 'searching', proves: '[ST-11]' },
  { given: [opened('industries')], from: pinned, when: opened('menu'), to: 'inMenu' },
  { given: [opened('industries')], from: pinned, when: menuLeft, to: pinned },
  { from: idle, when: opened('menu'), to: 'inMenu', proves: '[ST-13]' },
  { given: [opened('menu')], from: 'inMenu', when: closed('menu'), to: idle, proves: '[ST-13]' },
  { given: [opened('menu')], from: 'inMenu', when: opened('search'), to: 'searching' },
  { from: idle, when: entered, to: 'approaching' },
  { given: [entered], from: 'approaching', when: left, to: idle },
  { given: [entered], from: 'approaching', when: opened('industries'), to: pinned },
  { given: [entered], from: 'approaching', when: pressed, to: idle },
  { given: [entered], from: 'approaching', when: hoverIntent - 1, to: 'approaching' },
  {
    given: [entered],
    from: 'approaching',
    when: hoverIntent,
    to: inside,
    effects: ['openIndustries'],
    proves: '[ST-14]',
  },
  { given: hovering, from: inside, when: opened('industries'), to: inside },
  { given: hovering, from: inside, when: opened('search'), to: 'searching', proves: '[ST-11]' },
  { given: hovering, from: inside, when: opened('menu'), to: 'inMenu' },
  { given: hovering, from: inside, when: closed('industries'), to: idle },
  { given: hovering, from: inside, when: pressed, to: pinned },
  { given: hovering, from: inside, when: menuFocused, to: pinned },
  { given: hovering, from: inside, when: left, to: leaving },
  { given: hovering, from: inside, when: menuLeft, to: leaving },
  { given: [...hovering, left], from: leaving, when: menuEntered, to: inside },
  { given: [...hovering, menuLeft], from: leaving, when: entered, to: inside },
  { given: [...hovering, left], from: leaving, when: opened('industries'), to: leaving },
  { given: [...hovering, left], from: leaving, when: opened('menu'), to: 'inMenu' },
  { given: [...hovering, left], from: leaving, when: leaveGrace - 1, to: leaving },
  { given: [...hovering, left], from: leaving, when: leaveGrace, to: idle, effects: ['closeIndustries'] },
  {
    given: [opened('industries')],
    from: pinned,
    when: activated(0),
    to: pinned,
    effects: ['loadBanner'],
    context: { active: industry(0), requested: ['banner-0'] },
    proves: '[ST-17]',
  },
  { given: [opened('industries'), activated(0)], from: pinned, when: activated(0), to: pinned, proves: '[ST-17]' },
  {
    given: [opened('industries')],
    from: pinned,
    when: activated(3, null),
    to: pinned,
    context: { active: industry(3, null), requested: [] },
  },
  { given: [...hovering, left], from: leaving, when: closed('industries'), to: idle },
  { given: [...hovering, left], from: leaving, when: opened('search'), to: 'searching', proves: '[ST-11]' },
];

describeChart('the header', () => siteHeaderChart(inert), rows, {
  events: [
    ...(['search', 'industries', 'menu'] as const).flatMap((panel) => [opened(panel), closed(panel)]),
    entered,
    left,
    pressed,
    menuEntered,
    menuLeft,
    menuFocused,
    activated(0),
  ],
});

const start = (ports: SiteHeaderPorts = inert) => runChart(siteHeaderChart(ports), { clock: createTestClock() });

describe('the industries of the header', () => {
  it('[ST-16] makes the industry active that was pointed at last', () => {
    const header = start();
    [opened('industries'), activated(0), activated(4)].forEach((event) => header.send(event));
    expect(header.snapshot().context.active).toEqual(industry(4));
  });

  it('[ST-17] requests each banner once, however often the menu opens and whatever came of it', async () => {
    const loadBanner = vi.fn(async (code: string) => (code === 'banner-1' ? Promise.reject(new Error('x')) : null));
    const banners = createIndustryBanners(loadBanner, { clock: createTestClock() });
    const header = start({ ...inert, loadBanner: banners.load });
    for (let round = 0; round < 3; round += 1) {
      [opened('industries'), activated(0), activated(1), activated(2), closed('industries')].forEach((event) =>
        header.send(event),
      );
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect(loadBanner.mock.calls.map(([code]) => code)).toEqual(['banner-0', 'banner-1', 'banner-2']);
    expect([0, 1].map((index) => banners.of(`banner-${index}`)?.snapshot().state)).toEqual(['absent', 'failed']);
    expect([banners.of('banner-9'), banners.of(null)]).toEqual([null, null]);
  });

  it('loads by the function that the page gave last', () => {
    const [before, now] = [vi.fn(async () => null), vi.fn(async () => null)];
    const banners = createIndustryBanners(before, { clock: createTestClock() });
    banners.loadBy(now);
    banners.load('banner-0');
    expect([before.mock.calls, now.mock.calls]).toEqual([[], [['banner-0']]]);
  });

  it('are opened and closed by the mouse through the page', () => {
    const clock = createTestClock();
    const [openIndustries, closeIndustries] = [vi.fn(), vi.fn()];
    const header = runChart(siteHeaderChart({ ...inert, openIndustries, closeIndustries }), { clock });
    header.send(entered);
    clock.advance(hoverIntent);
    expect([openIndustries.mock.calls.length, closeIndustries.mock.calls.length]).toEqual([1, 0]);
    header.send(left);
    clock.advance(leaveGrace);
    expect([openIndustries.mock.calls.length, closeIndustries.mock.calls.length]).toEqual([1, 1]);
  });

  it('treats names of object properties as banner codes like any other', () => {
    const loadBanner = vi.fn();
    const header = start({ ...inert, loadBanner });
    const codes = ['__proto__', 'constructor', 'toString'];
    for (const code of [...codes, ...codes]) header.send(activated(0, code));
    expect(loadBanner.mock.calls).toEqual(codes.map((code) => [code]));
  });

  it('[ST-11] [ST-12] is in one situation at a time, whatever the order of the panels', () => {
    const header = start();
    const panels = ['search', 'industries', 'menu', 'industries', 'search', 'menu', 'search'] as const;
    const states = { search: 'searching', industries: 'inIndustries', menu: 'inMenu' };
    for (const panel of panels) {
      header.send(opened(panel));
      expect(shownState(header.snapshot().state)).toBe(states[panel]);
    }
  });

  it('shows one situation for all that the mouse does with the menu', () => {
    const all: SiteHeaderSituation[] = ['approaching', 'inIndustriesByMouse', 'leavingIndustries', 'inMenu'];
    expect(all.map(shownState)).toEqual(['browsing', 'inIndustries', 'inIndustries', 'inMenu']);
    expect(all.filter(isOpenByMouse)).toEqual(['inIndustriesByMouse', 'leavingIndustries']);
  });
});
