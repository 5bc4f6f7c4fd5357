import { isEditionKey } from '../edition.ts';
import type { Bilingual } from '../entities/entities.ts';
import { compareDecimals, parseDecimal, type Decimal } from './decimal.ts';
import { PARAMETERS_MAX, type ParameterDefinition } from './define.ts';
import { parameterOf, parametersOf } from './definitions.ts';
import type { UnitCode } from './units.ts';

/** Words in each language, or in one that all read. */
export type StoredWords = string | Bilingual;

/** A parameter as the database, imports and exports have it. */
export type StoredParameter =
  | {
      key: string;
      /** Absent where only a highest value is stated. */
      low?: Decimal;
      /** Absent where only a least value is stated; the same as `low` for a single value. */
      high?: Decimal;
      /** The unit of the definition. */
      unit: UnitCode;
    }
  | { key: string; choice: string }
  | { key: string; text: StoredWords }
  | { label: StoredWords; value: StoredWords };

/** Longer words are no parameter. */
const longestWords = 500;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longestWords;

const isWords = (value: unknown): value is StoredWords =>
  isText(value) ||
  (typeof value === 'object' &&
    value !== null &&
    'cn' in value &&
    'en' in value &&
    Object.keys(value).every(isEditionKey) &&
    Object.values(value).every(isText));

/** What is wrong with a parameter that somebody wrote. */
export type ParameterMistake =
  /** It is in another unit than its definition. */
  | 'wrongUnit'
  /** An end of it is no decimal number. */
  | 'noNumber'
  /** It has no value. */
  | 'noValue'
  /** Its least value is above its highest. */
  | 'lowAboveHigh'
  /** It is none of the choices. */
  | 'noChoice'
  /** Its words are empty, too long, or in one language of two. */
  | 'noWords'
  /** A line lacks its label or its value. */
  | 'noLine'
  /** There is no such parameter. */
  | 'unknown'
  /** Another one has the same key. */
  | 'twice'
  /** It is no parameter at all, or there are too many. */
  | 'noList';

/** A mistake, and in which parameter. */
export interface ParameterProblem {
  /** Key of the parameter; empty for a line without one, and for the list as a whole. */
  key: string;
  mistake: ParameterMistake;
}

type Checked = StoredParameter | ParameterProblem;

function checkQuantity(key: string, unit: UnitCode, item: Record<string, unknown>): Checked {
  if (item.unit !== undefined && item.unit !== unit) return { key, mistake: 'wrongUnit' };
  const [low, high] = [parseDecimal(item.low), parseDecimal(item.high)];
  if ((low === null && item.low !== undefined) || (high === null && item.high !== undefined))
    return { key, mistake: 'noNumber' };
  if (low === null && high === null) return { key, mistake: 'noValue' };
  if (low !== null && high !== null && compareDecimals(low, high) > 0) return { key, mistake: 'lowAboveHigh' };
  return { key, ...(low !== null && { low }), ...(high !== null && { high }), unit };
}

function checkItem(value: unknown): Checked {
  if (typeof value !== 'object' || value === null) return { key: '', mistake: 'noList' };
  const item = value as Record<string, unknown>;
  const { key, choice, text, label } = item;
  if (key === undefined)
    return isWords(label) && isWords(item.value) ? { label, value: item.value } : { key: '', mistake: 'noLine' };
  const definition = typeof key === 'string' ? parameterOf(key) : undefined;
  if (!definition) return { key: (JSON.stringify(key) ?? '').slice(0, 70), mistake: 'unknown' };
  if (text !== undefined && definition.kind !== 'choice')
    return isWords(text) ? { key: definition.key, text } : { key: definition.key, mistake: 'noWords' };
  if (definition.kind === 'quantity') return checkQuantity(definition.key, definition.unit, item);
  if (definition.kind === 'words') return { key: definition.key, mistake: 'noWords' };
  if (definition.choices.some((one) => one.key === choice)) return { key: definition.key, choice: String(choice) };
  return { key: definition.key, mistake: 'noChoice' };
}

const isProblem = (one: Checked): one is ParameterProblem => 'mistake' in one;

/**
 * Checks the parameters of a product as somebody wrote them: a quantity by its definition's unit, a choice by its key,
 * words, or a line that no definition has.
 *
 * @returns them as they are stored, or everything that is wrong
 */
export function checkStoredParameters(
  value: unknown,
): { parameters: StoredParameter[] } | { problems: ParameterProblem[] } {
  if (!Array.isArray(value) || value.length > PARAMETERS_MAX) return { problems: [{ key: '', mistake: 'noList' }] };
  const checked = value.map(checkItem);
  const problems = checked.filter(isProblem);
  const keys = checked.flatMap((one) => ('key' in one && !isProblem(one) ? [one.key] : []));
  const twice = keys.filter((key, at) => keys.indexOf(key) !== at);
  problems.push(...twice.map((key): ParameterProblem => ({ key, mistake: 'twice' })));
  return problems.length > 0 ? { problems } : { parameters: checked as StoredParameter[] };
}

function choicesOf(key: string): string {
  const definition = parameterOf(key);
  return definition?.kind === 'choice' ? `one of ${definition.choices.map((one) => one.key).join(', ')}` : 'words';
}

function unitOf(key: string): string {
  const definition = parameterOf(key);
  return definition?.kind === 'quantity' ? definition.unit : '';
}

const sentences: Readonly<Record<ParameterMistake, (key: string) => string>> = {
  wrongUnit: (key) => `${key} must be in the unit ${unitOf(key)}`,
  noNumber: (key) => `${key} has a value that is no decimal number`,
  noValue: (key) => `${key} has no value`,
  lowAboveHigh: (key) => `${key} has a least value above its highest`,
  noChoice: (key) => `${key} must be ${choicesOf(key)}`,
  noWords: (key) => `${key} has no words`,
  noLine: () => 'a line needs a label and a value',
  unknown: (key) => `there is no parameter ${key}`,
  twice: (key) => `${key} is there twice`,
  noList: () => 'a parameter must be an object',
};

/**
 * As `checkStoredParameters`, for files that a program imports.
 *
 * @returns the parameters as they are stored, or an English sentence for everything that is wrong
 */
export function parseStoredParameters(value: unknown): { parameters: StoredParameter[] } | { errors: string[] } {
  if (!Array.isArray(value) || value.length > PARAMETERS_MAX)
    return { errors: [`parameters must be a list of at most ${PARAMETERS_MAX}`] };
  const checked = checkStoredParameters(value);
  return 'problems' in checked
    ? { errors: checked.problems.map(({ key, mistake }) => sentences[mistake](key)) }
    : checked;
}

/**
 * The parameters that the form of a product asks for: those that it states, in its order, then those of its industry.
 *
 * @param industry slug of the first-level industry; empty for none
 */
export function definitionsFor(industry: string, stated: readonly StoredParameter[]): ParameterDefinition[] {
  const known = stated.flatMap((one) => ('key' in one ? [one.key] : []));
  const others = industry === '' ? [] : parametersOf(industry).map(({ key }) => key);
  return [...new Set([...known, ...others])].flatMap((key) => parameterOf(key) ?? []);
}
