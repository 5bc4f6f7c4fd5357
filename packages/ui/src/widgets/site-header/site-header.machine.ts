import { assign, createActor, setup, type ActorOptions, type SnapshotFrom } from 'xstate';
import { viewed } from '../../behaviours/lazy-actor/viewed.ts';
import { industryBannerMachine, type IndustryBannerActor } from '../industry-menu/industry-banner.machine.ts';
import type { ActiveIndustry } from '../industry-menu/industry-menu.types.ts';
import type { HeaderPanel, SiteHeaderEvent, SiteHeaderPorts, SiteHeaderState } from './site-header.types.ts';

/** What the header knows. */
export interface SiteHeaderContext {
  ports: SiteHeaderPorts;
  /** The industry whose children are shown; null until one was. */
  active: ActiveIndustry | null;
  /** The banners asked for so far, by code. An entry is never replaced, so none is asked for twice. */
  banners: Readonly<Record<string, IndustryBannerActor>>;
}

/** How long the mouse rests on the button before the menu opens, so that a passing mouse opens nothing. */
export const hoverIntent = 80;

/** How long the mouse may be away before the menu closes, so that a corner may be cut. */
export const leaveGrace = 240;

const opens = (panel: HeaderPanel) => ({ type: 'isPanel', params: ({ event }: { event: { panel: HeaderPanel } }) => ({ event, panel }) }) as const;

/**
 * The header (spec §4 Search panel, Mobile menu, Industry menu). That only one panel is open is the state itself.
 * The panels open and close natively; the machine follows them, and adds what a mouse does.
 */
export const siteHeaderMachine = setup({
  types: {
    context: {} as SiteHeaderContext,
    events: {} as SiteHeaderEvent,
    input: {} as SiteHeaderPorts,
  },
  actors: { banner: industryBannerMachine },
  guards: {
    isPanel: (_, { event, panel }: { event: { panel: HeaderPanel }; panel: HeaderPanel }) => event.panel === panel,
  },
  actions: {
    openIndustries: ({ context }) => context.ports.openIndustries(),
    closeIndustries: ({ context }) => context.ports.closeIndustries(),
    activate: assign(({ context, spawn }, { industry }: { industry: ActiveIndustry }) => {
      const { bannerCode } = industry;
      if (bannerCode === null || Object.hasOwn(context.banners, bannerCode)) return { active: industry };
      const banner = spawn('banner', { input: { code: bannerCode, loadBanner: context.ports.loadBanner } });
      return { active: industry, banners: { ...context.banners, [bannerCode]: banner } };
    }),
  },
  delays: { hoverIntent, leaveGrace },
}).createMachine({
  id: 'siteHeader',
  initial: 'browsing',
  context: ({ input }) => ({ ports: input, active: null, banners: {} }),
  on: {
    'PANEL.OPENED': [
      { guard: opens('search'), target: '.searching' },
      { guard: opens('industries'), target: '.inIndustries' },
      { guard: opens('menu'), target: '.inMenu' },
    ],
    'INDUSTRY.ACTIVATED': { actions: { type: 'activate', params: ({ event }) => event } },
  },
  states: {
    browsing: {
      initial: 'idle',
      states: {
        idle: { tags: 'unseen', on: { 'TRIGGER.ENTERED': 'approaching' } },
        approaching: {
          tags: 'unseen',
          after: { hoverIntent: { target: '#siteHeader.inIndustries.hovered', actions: 'openIndustries' } },
          on: { 'TRIGGER.LEFT': 'idle' },
        },
      },
    },
    searching: { on: { 'PANEL.CLOSED': { guard: opens('search'), target: 'browsing' } } },
    inIndustries: {
      initial: 'pinned',
      states: {
        hovered: {
          initial: 'inside',
          states: {
            inside: { tags: 'unseen', on: { 'TRIGGER.LEFT': 'leaving', 'MENU.LEFT': 'leaving' } },
            leaving: {
              tags: 'unseen',
              after: { leaveGrace: { target: '#siteHeader.browsing', actions: 'closeIndustries' } },
              on: { 'TRIGGER.ENTERED': 'inside', 'MENU.ENTERED': 'inside' },
            },
          },
          on: {
            'TRIGGER.PRESSED': 'pinned',
            // A menu in which somebody types or tabs does not close because the mouse drifts off.
            'MENU.FOCUSED': 'pinned',
            // The echo of the menu that the mouse just opened.
            'PANEL.OPENED': [
              { guard: opens('search'), target: '#siteHeader.searching' },
              { guard: opens('menu'), target: '#siteHeader.inMenu' },
              {},
            ],
          },
        },
        pinned: {},
      },
      on: { 'PANEL.CLOSED': { guard: opens('industries'), target: 'browsing' } },
    },
    inMenu: { on: { 'PANEL.CLOSED': { guard: opens('menu'), target: 'browsing' } } },
  },
});

/** A moment of the header. */
export type SiteHeaderSnapshot = SnapshotFrom<typeof siteHeaderMachine>;

/** The state of a snapshot as `data-state` names it. */
export const siteHeaderState = (snapshot: SiteHeaderSnapshot): SiteHeaderState =>
  (typeof snapshot.value === 'string' ? snapshot.value : Object.keys(snapshot.value)[0]) as SiteHeaderState;

/** Starts a header. */
export const startSiteHeader = (
  ports: SiteHeaderPorts,
  options?: Pick<ActorOptions<typeof siteHeaderMachine>, 'clock'>,
) => createActor(siteHeaderMachine, { ...options, input: ports }).start();

/** What the component reads of the machine. */
export interface SiteHeaderView {
  state: SiteHeaderState;
  /** Whether the industry menu stands open because of the mouse alone. */
  openByHover: boolean;
  /** The industry whose children are shown. */
  active: ActiveIndustry | null;
  /** Its banner; null where it has none. */
  banner: IndustryBannerActor | null;
}

/** Starts a header for a component. */
export const startSiteHeaderView = (ports: SiteHeaderPorts) =>
  viewed(startSiteHeader(ports), (snapshot): SiteHeaderView => {
    const { active, banners } = snapshot.context;
    return {
      state: siteHeaderState(snapshot),
      openByHover: snapshot.matches({ inIndustries: 'hovered' }),
      active,
      banner: (active?.bannerCode && banners[active.bannerCode]) || null,
    };
  });
