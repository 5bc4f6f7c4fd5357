import { describe, expect, it, vi } from 'vitest';
import { createTestClock } from '../../testing/clock.ts';
import { describeMachine, type MachineRow } from '../../testing/machine-suite.ts';
import type { ActiveIndustry } from '../industry-menu/index.ts';
import { hoverIntent, leaveGrace, siteHeaderMachine, siteHeaderState, startSiteHeader } from './site-header.machine.ts';
import type { HeaderPanel, SiteHeaderEvent, SiteHeaderPorts } from './site-header.types.ts';

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

const ports = (log: string[]): SiteHeaderPorts => ({
  openIndustries: () => void log.push('openIndustries'),
  closeIndustries: () => void log.push('closeIndustries'),
  loadBanner: (code) => {
    log.push(`loadBanner ${code}`);
    return new Promise(() => undefined);
  },
});

const idle = 'browsing.idle';
const approaching = 'browsing.approaching';
const inside = 'inIndustries.hovered.inside';
const leaving = 'inIndustries.hovered.leaving';
const pinned = 'inIndustries.pinned';
const hovering = [entered, hoverIntent];

const rows: MachineRow<SiteHeaderEvent, SiteHeaderPorts>[] = [
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
  { from: idle, when: entered, to: approaching },
  { given: [entered], from: approaching, when: left, to: idle },
  { given: [entered], from: approaching, when: opened('industries'), to: pinned },
  { given: [entered], from: approaching, when: hoverIntent - 1, to: approaching },
  { given: [entered], from: approaching, when: hoverIntent, to: inside, effects: ['openIndustries'], proves: '[ST-14]' },
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
  { given: [...hovering, left], from: leaving, when: leaveGrace - 1, to: leaving },
  { given: [...hovering, left], from: leaving, when: leaveGrace, to: idle, effects: ['closeIndustries'] },
  { given: [opened('industries')], from: pinned, when: activated(0), to: pinned, effects: ['loadBanner banner-0'], proves: '[ST-17]' },
  { given: [opened('industries'), activated(0)], from: pinned, when: activated(0), to: pinned, proves: '[ST-17]' },
  { given: [opened('industries')], from: pinned, when: activated(3, null), to: pinned },
];

describeMachine('the header', {
  machine: siteHeaderMachine,
  ports,
  rows,
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

describe('the industries of the header', () => {
  it('[ST-16] makes the industry active that was pointed at last', () => {
    const actor = startSiteHeader(ports([]), { clock: createTestClock() });
    [opened('industries'), activated(0), activated(4)].forEach((event) => actor.send(event));
    expect(actor.getSnapshot().context.active).toEqual(industry(4));
  });

  it('[ST-17] asks for each banner once, however often the menu opens and whatever came of it', async () => {
    const loadBanner = vi.fn(async (code: string) => (code === 'banner-1' ? Promise.reject(new Error('x')) : null));
    const actor = startSiteHeader({ ...ports([]), loadBanner }, { clock: createTestClock() });
    for (let round = 0; round < 3; round += 1) {
      [opened('industries'), activated(0), activated(1), activated(2), closed('industries')].forEach((event) => actor.send(event));
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect(loadBanner.mock.calls.map(([code]) => code)).toEqual(['banner-0', 'banner-1', 'banner-2']);
  });

  it('treats names of object properties as banner codes like any other', () => {
    const log: string[] = [];
    const actor = startSiteHeader(ports(log), { clock: createTestClock() });
    for (const code of ['__proto__', 'constructor', 'toString']) {
      actor.send(activated(0, code));
      actor.send(activated(0, code));
    }
    expect(log).toEqual(['loadBanner __proto__', 'loadBanner constructor', 'loadBanner toString']);
  });

  it('[ST-11] [ST-12] is in one situation at a time, whatever the order of the panels', () => {
    const actor = startSiteHeader(ports([]), { clock: createTestClock() });
    const panels = ['search', 'industries', 'menu', 'industries', 'search', 'menu', 'search'] as const;
    const states = { search: 'searching', industries: 'inIndustries', menu: 'inMenu' };
    for (const panel of panels) {
      actor.send(opened(panel));
      expect(siteHeaderState(actor.getSnapshot())).toBe(states[panel]);
    }
  });
});
