import type { ParameterDefinition, ParameterField } from './define.ts';
import { electronics } from './fields/electronics.ts';
import { energy } from './fields/energy.ts';
import { forming } from './fields/forming.ts';
import { motion } from './fields/motion.ts';
import { process } from './fields/process.ts';
import { production } from './fields/production.ts';
import { shared } from './fields/shared.ts';

/** The fields of industry with their parameters. */
export const parameterFields: readonly ParameterField[] = [
  ...forming,
  ...production,
  ...motion,
  ...process,
  ...electronics,
  ...energy,
];

const byKey = new Map<string, ParameterDefinition>(
  [...shared, ...parameterFields.flatMap(({ own }) => own)].map((definition) => [definition.key, definition]),
);
const byIndustry = new Map(
  parameterFields.map(({ industry, shared: keys, own }) => [
    industry,
    [...own, ...keys.flatMap((key) => byKey.get(key) ?? [])],
  ]),
);

/** The definition of a parameter; undefined for a key that nothing has. */
export const parameterOf = (key: string): ParameterDefinition | undefined => byKey.get(key);

/** All parameters, each once. */
export const allParameters = (): ParameterDefinition[] => [...byKey.values()];

/**
 * The schema of a field of industry: the parameters that its products state.
 *
 * @param industry slug of the first-level industry
 * @returns what every field shares where the industry has no schema of its own
 */
export const parametersOf = (industry: string): readonly ParameterDefinition[] => byIndustry.get(industry) ?? shared;
