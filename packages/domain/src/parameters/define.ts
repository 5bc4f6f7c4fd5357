import type { Bilingual } from '../entities/entities.ts';
import type { UnitCode } from './units.ts';

/** More parameters no product states. Here, so that a form fetches no definitions for it. */
export const PARAMETERS_MAX = 60;

/** A name of the choices of a parameter. */
export interface ParameterChoice {
  /** Stable name in data and URLs: small letters, digits and hyphens. */
  key: string;
  names: Bilingual;
}

interface Defined {
  /** Stable name in data and URLs, the same in every field: small letters, digits and hyphens. */
  key: string;
  names: Bilingual;
}

/** What a parameter is, and how its values are written. */
export type ParameterDefinition =
  | (Defined & {
      kind: 'quantity';
      /** The one unit in which it is stored, searched and shown. */
      unit: UnitCode;
      /** Digits after the point that forms offer; a value may have more. */
      decimals: number;
    })
  | (Defined & { kind: 'choice'; choices: readonly ParameterChoice[] })
  | (Defined & { kind: 'words' });

/** The parameters of a field of industry, as its table of definitions states them. */
export interface ParameterField {
  /** Slug of the first-level industry. */
  industry: string;
  /** Keys of shared parameters that it has, too. */
  shared: readonly string[];
  own: readonly ParameterDefinition[];
}

/** Splits `English|中文`; a text without a bar is the same in both languages. */
const bilingual = (text: string): Bilingual => {
  const [en = '', cn = en] = text.split('|');
  return { en, cn };
};

/** A parameter with a value, a range or a limit. */
export const quantity = (key: string, names: string, unit: UnitCode, decimals = 0): ParameterDefinition => ({
  key,
  names: bilingual(names),
  kind: 'quantity',
  unit,
  decimals,
});

/** A parameter with one of several choices, by their keys. */
export const choice = (key: string, names: string, choices: Readonly<Record<string, string>>): ParameterDefinition => ({
  key,
  names: bilingual(names),
  kind: 'choice',
  choices: Object.entries(choices).map(([name, text]) => ({ key: name, names: bilingual(text) })),
});

/** A parameter that only words can state. */
export const words = (key: string, names: string): ParameterDefinition => ({
  key,
  names: bilingual(names),
  kind: 'words',
});

/** The parameters of a field. */
export const field = (
  industry: string,
  shared: readonly string[],
  own: readonly ParameterDefinition[],
): ParameterField => ({ industry, shared, own });
