import type { MachineSimulation } from '../../behaviours/chart/simulation.types.ts';
import type { SiteHeaderEvent } from './site-header.types.ts';

const panels = ['search', 'industries', 'menu'] as const;

const events: readonly SiteHeaderEvent[] = [
  ...panels.map((panel) => ({ type: 'PANEL.OPENED', panel }) as const),
  ...panels.map((panel) => ({ type: 'PANEL.CLOSED', panel }) as const),
  { type: 'INDUSTRY.ACTIVATED', industry: { index: 0, bannerCode: 'industry-laser', name: 'Laser', path: '/i/laser' } },
  { type: 'INDUSTRY.ACTIVATED', industry: { index: 1, bannerCode: null, name: 'Robotics', path: '/articles?sid=7' } },
];

/** The header beside its stories. */
export const simulation: MachineSimulation = { machine: 'siteHeader', events };
