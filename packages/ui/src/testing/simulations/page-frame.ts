import type { SimulationClock } from '../../behaviours/chart/simulation.types.ts';
import { floatingBarChart } from '../../widgets/floating-bar/floating-bar.machine.ts';
import { homePopupChart } from '../../widgets/home-popup/home-popup.machine.ts';
import { popupListChart } from '../../widgets/home-popup/popup-list.machine.ts';
import { industryBannerChart } from '../../parts/industries/industry-banner.machine.ts';
import { siteHeaderChart } from '../../parts/header/site-header.machine.ts';
import { toastChart } from '../../widgets/toasts/toast.machine.ts';
import { banner } from '../top-banner.fixtures.ts';
import { topBannerChart } from '../../widgets/top-banner/top-banner.machine.ts';
import { nothing, simulate, simulateAlone } from './simulate.ts';

/** The floating bar. */
export const floatingBarSimulation = simulateAlone(floatingBarChart, {
  events: [
    { type: 'BLOCK.SHOWN', block: 'email' },
    { type: 'BLOCK.SHOWN', block: 'phone' },
  ],
});

/** The home pop-up. */
export const homePopupSimulation = simulateAlone(homePopupChart({ open: nothing, remember: nothing }), {
  events: [
    { type: 'SESSION.KNOWN', wasShown: false },
    { type: 'SESSION.KNOWN', wasShown: true },
  ],
});

/** The news of the home pop-up: five a page. */
export const popupListSimulation = simulateAlone(popupListChart('news', { request: nothing, drop: nothing }), {
  events: [
    { type: 'INDUSTRY.PICKED', industryId: 5 },
    { type: 'LIST.LOADED', items: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }, { id: 5 }], total: 12 },
    { type: 'LIST.LOADED', items: [], total: 0 },
  ],
  says: ({ industryId, page, total }) =>
    industryId === null ? 'No industry yet' : `Industry ${industryId}, page ${page}, ${total} in all`,
});

/** The banner of an industry, whose request never ends. */
export const industryBannerSimulation = simulateAlone(industryBannerChart(nothing), {
  events: [
    { type: 'RESPONSE.CAME', banner },
    { type: 'RESPONSE.CAME', banner: null },
  ],
});

const panels = ['search', 'industries', 'menu'] as const;

/** The header, whose ports do nothing. */
export const siteHeaderSimulation = simulateAlone(
  siteHeaderChart({ openIndustries: nothing, closeIndustries: nothing, loadBanner: nothing }),
  {
    events: [
      ...panels.map((panel) => ({ type: 'PANEL.OPENED', panel }) as const),
      ...panels.map((panel) => ({ type: 'PANEL.CLOSED', panel }) as const),
      {
        type: 'INDUSTRY.ACTIVATED',
        industry: { index: 0, bannerCode: 'industry-laser', name: 'Laser', path: '/i/laser' },
      },
      {
        type: 'INDUSTRY.ACTIVATED',
        industry: { index: 1, bannerCode: null, name: 'Robotics', path: '/articles?sid=7' },
      },
    ],
  },
);

/** A toast: one that goes by itself, and one that stays until it is closed. */
export const toastSimulation = simulate('toast', {
  worlds: {
    'A confirmation, gone after a while': () => toastChart({ sticky: false }),
    'An error, until it is closed': () => toastChart({ sticky: true }),
  },
});

const visit = (first: boolean, hidden: boolean) => (clock: SimulationClock) =>
  topBannerChart(
    { isFirstVisit: () => first, recordVisit: nothing, isHidden: () => hidden, recordHidden: nothing },
    () => clock.now(),
  );

/** The top banner. */
export const topBannerSimulation = simulate('topBanner', {
  events: [
    { type: 'BANNERS.KNOWN', count: 1, hasLargeImage: true },
    { type: 'BANNERS.KNOWN', count: 1, hasLargeImage: false },
    { type: 'BANNERS.KNOWN', count: 0, hasLargeImage: false },
  ],
  worlds: {
    'First visit': visit(true, false),
    'Later visit': visit(false, false),
    'Hidden before': visit(false, true),
  },
  says: ({ secondsLeft }) => `${secondsLeft} s of the large image left`,
});
