import { electronics } from './electronics.ts';
import { energy } from './energy.ts';
import { forming } from './forming.ts';
import { motion } from './motion.ts';
import { process } from './process.ts';
import { production } from './production.ts';
import type { IndustrySeries } from './series-parameters.types.ts';

/** What each series of each industry states besides its first lines in the content. */
export const seriesParameters: Readonly<Record<string, IndustrySeries>> = {
  ...forming,
  ...production,
  ...motion,
  ...process,
  ...electronics,
  ...energy,
};
