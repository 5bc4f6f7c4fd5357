import { MAX_INTEGER } from '@millwright/domain';
import { failed, success, type Result } from './result.ts';

/**
 * What the small clients check answers with: the few fields that they show, as strictly as the contract's schemas do,
 * without the schema library, which costs more than all of them. Each throws where a value is another one.
 */
class OddAnswerError extends Error {}

/** Says that an answer is not what the contract says. */
export const odd = (problem: string): never => {
  throw new OddAnswerError(problem);
};

/** The fields of an object. */
export const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value ? (value as Record<string, unknown>) : odd('no object');

/** A list, each of its items read. */
export const list = <Item>(value: unknown, read: (item: unknown) => Item): Item[] =>
  Array.isArray(value) ? value.map((item) => read(item)) : odd('no list');

/** A text that must be there. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : odd('no text'));

/** A text that may be missing or null. */
export const textOrEmpty = (value: unknown): string => text(value ?? '');

/** A text, or null where it is empty, missing or null. */
export const textOrNull = (value: unknown): string | null => textOrEmpty(value) || null;

/** A whole number from `least` to the largest that the contract knows. */
export const wholeNumber = (value: unknown, least: number): number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= MAX_INTEGER
    ? (value as number)
    : odd('no whole number');

/** An id. */
export const id = (value: unknown): number => wholeNumber(value, 1);

/** A flag, which some services write as 0 and 1. */
export const flag = (value: unknown): boolean =>
  value === true || value === false || value === 0 || value === 1 ? Boolean(value) : odd('no flag');

/** The result of reading an answer: malformed where a reader threw. */
export function readAnswer<Value>(result: Result<unknown>, read: (data: unknown) => Value): Result<Value> {
  if (!result.ok) return result;
  try {
    return success(read(result.value));
  } catch (error) {
    if (error instanceof OddAnswerError) return failed({ kind: 'malformed', problem: error.message });
    throw error;
  }
}
