import type { Banner } from '@millwright/domain';
import { assign, fromCallback, setup, type ActorRefFrom } from 'xstate';
import type { IndustryBannerEvent, IndustryBannerState, LoadBanner } from './industry-menu.types.ts';

/** What the banner of an industry starts with. */
export interface IndustryBannerInput {
  /** The code with which the banner is requested. */
  code: string;
  loadBanner: LoadBanner;
}

/** What the banner of an industry knows. */
export interface IndustryBannerContext extends IndustryBannerInput {
  banner: Banner | null;
}

/** A banner that has not come after this time is not waited for, in milliseconds. */
export const bannerPatience = 8000;

/**
 * The banner of one industry: asked for once, when the machine starts, and never again (spec §4 Industry menu).
 * A request that fails or does not end in time leaves the industry without a banner.
 */
export const industryBannerMachine = setup({
  types: {
    context: {} as IndustryBannerContext,
    events: {} as IndustryBannerEvent,
    input: {} as IndustryBannerInput,
  },
  actors: {
    request: fromCallback<IndustryBannerEvent, IndustryBannerInput>(({ input, sendBack }) => {
      // A port that throws instead of rejecting is a failure like any other.
      void (async () => input.loadBanner(input.code))().then(
        (banner) => sendBack({ type: 'ANSWER.CAME', banner }),
        () => sendBack({ type: 'ANSWER.FAILED' }),
      );
    }),
  },
  guards: { hasBanner: (_, { banner }: { banner: Banner | null }) => banner !== null },
  actions: { keep: assign({ banner: (_, { banner }: { banner: Banner | null }) => banner }) },
  delays: { patience: bannerPatience },
}).createMachine({
  id: 'industryBanner',
  initial: 'loading',
  context: ({ input }) => ({ ...input, banner: null }),
  states: {
    loading: {
      invoke: { src: 'request', input: ({ context }) => context },
      after: { patience: 'failed' },
      on: {
        'ANSWER.CAME': [
          {
            guard: { type: 'hasBanner', params: ({ event }) => event },
            target: 'shown',
            actions: { type: 'keep', params: ({ event }) => event },
          },
          { target: 'absent' },
        ],
        'ANSWER.FAILED': 'failed',
      },
    },
    shown: {},
    absent: {},
    failed: {},
  },
});

/** The running banner of an industry. */
export type IndustryBannerActor = ActorRefFrom<typeof industryBannerMachine>;

/** The state of a banner as `data-state` names it. */
export const industryBannerState = (actor: IndustryBannerActor): IndustryBannerState =>
  actor.getSnapshot().value as IndustryBannerState;
