import type { ChartMachine } from '../../behaviours/chart/chart.types.ts';
import type { FloatingBarContext, FloatingBarEvent, FloatingBarState } from './floating-bar.types.ts';

/** The floating bar (spec §2): it collapses, and at most one block is open next to it. */
export const floatingBarChart: ChartMachine<FloatingBarState, FloatingBarEvent, FloatingBarContext> = {
  chart: {
    id: 'floatingBar',
    initial: 'undecided',
    states: {
      undecided: {
        tags: 'unseen',
        on: {
          'BLOCK.SHOWN': { target: 'showing', actions: ['show'] },
          'BAR.EXPANDED': { target: 'expanded' },
          'BAR.COLLAPSED': { target: 'collapsed' },
        },
      },
      expanded: {
        on: {
          'BLOCK.SHOWN': { target: 'showing', actions: ['show'] },
          'BAR.COLLAPSED': { target: 'collapsed' },
        },
      },
      showing: {
        on: {
          'BLOCK.SHOWN': { actions: ['show'] },
          'BLOCK.HIDDEN': { target: 'expanded', actions: ['hide'] },
          'BAR.COLLAPSED': { target: 'collapsed', actions: ['hide'] },
        },
      },
      collapsed: { on: { 'BAR.EXPANDED': { target: 'expanded' } } },
    },
  },
  context: { block: null },
  assigns: {
    show: (context, event) => (event.type === 'BLOCK.SHOWN' ? { block: event.block } : context),
    hide: () => ({ block: null }),
  },
};
