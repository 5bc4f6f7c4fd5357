import type { ChartMachine } from '../../behaviours/chart/chart.types.ts';
import type { ActiveIndustry } from '../industries/industry-menu.types.ts';
import { hoverIntent, leaveGrace } from './menu-delay.ts';
import type { HeaderPanel, SiteHeaderEvent, SiteHeaderPorts, SiteHeaderSituation } from './site-header.types.ts';

/** What the header knows. */
export interface SiteHeaderContext {
  /** The industry whose children are shown; null until one was. */
  active: ActiveIndustry | null;
  /** Codes of the banners requested so far, so that none is requested twice. */
  requested: readonly string[];
}

const isOf = (panel: HeaderPanel) => (_: SiteHeaderContext, event: SiteHeaderEvent) =>
  'panel' in event && event.panel === panel;

/**
 * What a panel that opens means while the mouse holds the industries open. The last is the echo of the menu that the
 * mouse opened.
 */
const echoed = [{ guard: 'isSearch', target: 'searching' }, { guard: 'isMenu', target: 'inMenu' }, {}] as const;

type SiteHeaderMachine = ChartMachine<SiteHeaderSituation, SiteHeaderEvent, SiteHeaderContext>;

/** What can happen in each situation. */
const states: SiteHeaderMachine['chart']['states'] = {
  browsing: { on: { 'TRIGGER.ENTERED': { target: 'approaching' } } },
  // The mouse is on the button, the menu not yet open.
  approaching: {
    tags: 'unseen',
    after: { hoverIntent: { target: 'inIndustriesByMouse', actions: ['openIndustries'] } },
    on: {
      'TRIGGER.LEFT': { target: 'browsing' },
      // The press opens the menu, and may be followed by Escape before it is told that it opened.
      'TRIGGER.PRESSED': { target: 'browsing' },
    },
  },
  searching: { on: { 'PANEL.CLOSED': { guard: 'isSearch', target: 'browsing' } } },
  inIndustriesByMouse: {
    on: {
      'TRIGGER.LEFT': { target: 'leavingIndustries' },
      'MENU.LEFT': { target: 'leavingIndustries' },
      'TRIGGER.PRESSED': { target: 'inIndustries' },
      // A menu in which somebody types or tabs does not close because the mouse drifts off.
      'MENU.FOCUSED': { target: 'inIndustries' },
      'PANEL.OPENED': echoed,
      'PANEL.CLOSED': { guard: 'isIndustries', target: 'browsing' },
    },
  },
  // The mouse is neither on the button nor in the menu, which is still open.
  leavingIndustries: {
    tags: 'unseen',
    after: { leaveGrace: { target: 'browsing', actions: ['closeIndustries'] } },
    on: {
      'TRIGGER.ENTERED': { target: 'inIndustriesByMouse' },
      'MENU.ENTERED': { target: 'inIndustriesByMouse' },
      // A mouse may be gone before the menu that it opened has said so.
      'PANEL.OPENED': echoed,
      'PANEL.CLOSED': { guard: 'isIndustries', target: 'browsing' },
    },
  },
  inIndustries: { on: { 'PANEL.CLOSED': { guard: 'isIndustries', target: 'browsing' } } },
  inMenu: { on: { 'PANEL.CLOSED': { guard: 'isMenu', target: 'browsing' } } },
};

/**
 * The header (spec §4 Search panel, Mobile menu, Industry menu). That only one panel is open is the state itself.
 * The panels open and close natively; the machine follows them, and adds what a mouse does.
 */
export const siteHeaderChart = (ports: SiteHeaderPorts): SiteHeaderMachine => ({
  chart: {
    id: 'siteHeader',
    initial: 'browsing',
    on: {
      'PANEL.OPENED': [
        { guard: 'isSearch', target: 'searching' },
        { guard: 'isIndustries', target: 'inIndustries' },
        { guard: 'isMenu', target: 'inMenu' },
      ],
      'INDUSTRY.ACTIVATED': [
        { guard: 'hasNewBanner', actions: ['activate', 'remember', 'loadBanner'] },
        { actions: ['activate'] },
      ],
    },
    states,
  },
  context: { active: null, requested: [] },
  guards: {
    isSearch: isOf('search'),
    isIndustries: isOf('industries'),
    isMenu: isOf('menu'),
    hasNewBanner: ({ requested }, event) =>
      event.type === 'INDUSTRY.ACTIVATED' &&
      event.industry.bannerCode !== null &&
      !requested.includes(event.industry.bannerCode),
  },
  assigns: {
    activate: (_, event) => (event.type === 'INDUSTRY.ACTIVATED' ? { active: event.industry } : {}),
    remember: ({ active, requested }) => ({
      requested: active?.bannerCode ? [...requested, active.bannerCode] : requested,
    }),
  },
  effects: {
    openIndustries: () => ports.openIndustries(),
    closeIndustries: () => ports.closeIndustries(),
    loadBanner: ({ active }) => active?.bannerCode && ports.loadBanner(active.bannerCode),
  },
  delays: { hoverIntent, leaveGrace },
});

const shown: Partial<Record<SiteHeaderSituation, SiteHeaderSituation>> = {
  approaching: 'browsing',
  inIndustriesByMouse: 'inIndustries',
  leavingIndustries: 'inIndustries',
};

/** The situation as `data-state` names it: one of those that exclude each other, whatever the mouse does. */
export const shownState = (situation: SiteHeaderSituation): SiteHeaderSituation => shown[situation] ?? situation;

/** Whether the industry menu stands open because of the mouse alone. */
export const isOpenByMouse = (situation: SiteHeaderSituation): boolean =>
  situation === 'inIndustriesByMouse' || situation === 'leavingIndustries';
