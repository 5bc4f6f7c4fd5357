import * as automation from './motifs-automation.ts';
import * as forming from './motifs-forming.ts';
import * as mobility from './motifs-mobility.ts';
import type { Motif } from './svg.ts';

/** The motif of each industry, by slug. `general` stands for what belongs to none. */
export const motifs: Readonly<Record<string, Motif>> = {
  metalworking: forming.metalworking,
  moulds: forming.moulds,
  casting: forming.casting,
  laser: forming.laser,
  plastics: forming.plastics,
  additive: forming.additive,
  surface: forming.surface,
  automation: automation.automation,
  robotics: automation.robotics,
  'fluid-power': automation.fluidPower,
  'power-transmission': automation.powerTransmission,
  metrology: automation.metrology,
  auto: mobility.auto,
  battery: mobility.battery,
  renewables: mobility.renewables,
  aerospace: mobility.aerospace,
  electronics: mobility.electronics,
  semiconductor: mobility.semiconductor,
  medical: mobility.medical,
  packaging: mobility.packaging,
  food: mobility.food,
  textile: mobility.textile,
  logistics: automation.logistics,
  environment: automation.environment,
  general: mobility.general,
};
