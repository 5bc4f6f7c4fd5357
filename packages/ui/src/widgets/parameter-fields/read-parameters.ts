import type { Bilingual } from '@millwright/domain';
import {
  parameterOf,
  parametersOf,
  readQuantityText,
  type ParameterDefinition,
  type StoredParameter,
  type StoredWords,
} from '@millwright/domain/parameters';
import { bothIn, textIn } from '../runtime/form-texts.ts';

type Keyed = Extract<StoredParameter, { key: string }>;

const isKeyed = (one: StoredParameter): one is Keyed => 'key' in one && parameterOf(one.key) !== undefined;

/** The parameters of a form: what the product states, in its order, then what its industry knows besides. */
export function definitionsFor(industry: string, stated: readonly StoredParameter[]): ParameterDefinition[] {
  const known = stated.filter(isKeyed).map(({ key }) => key);
  const others = industry === '' ? [] : parametersOf(industry).map(({ key }) => key);
  return [...new Set([...known, ...others])].flatMap((key) => parameterOf(key) ?? []);
}

/** What a product states under a key. */
export const statedOf = (stated: readonly StoredParameter[], key: string): Keyed | undefined =>
  stated.filter(isKeyed).find((one) => one.key === key);

/** Whether a parameter is stated in words: some quantities are, where no number says it. */
export const isInWords = (definition: ParameterDefinition, stated: Keyed | undefined): boolean =>
  definition.kind === 'words' || (stated !== undefined && 'text' in stated);

/** Words in both languages. */
export const wordsOf = (words: StoredWords): Bilingual =>
  typeof words === 'string' ? { cn: words, en: words } : words;

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Words as they are stored: those of one language are read in both. */
function toWords(both: Bilingual): StoredWords {
  const [cn, en] = [tidy(both.cn), tidy(both.en)];
  return cn === en || cn === '' || en === '' ? cn || en : { cn, en };
}

/** What the form says of a parameter; undefined for nothing. */
function parameterIn(form: FormData, definition: ParameterDefinition, before: Keyed | undefined): Keyed | undefined {
  const { key } = definition;
  if (isInWords(definition, before)) {
    const text = toWords(bothIn(form, key));
    return text === '' ? undefined : { key, text };
  }
  const text = textIn(form, key).trim();
  if (text === '') return undefined;
  if (definition.kind === 'quantity') return { key, ...readQuantityText(text), unit: definition.unit };
  return { key, choice: text };
}

/** All parameters as the form says them. Lines of words that no definition has stay where they are. */
export function parametersIn(
  form: FormData,
  definitions: readonly ParameterDefinition[],
  stated: readonly StoredParameter[],
): StoredParameter[] {
  const said = new Map(
    definitions.map((definition) => [definition.key, parameterIn(form, definition, statedOf(stated, definition.key))]),
  );
  const known = new Set(stated.filter(isKeyed).map(({ key }) => key));
  return [
    ...stated.flatMap((one): StoredParameter | StoredParameter[] => (isKeyed(one) ? (said.get(one.key) ?? []) : one)),
    ...definitions.flatMap(({ key }): Keyed | [] => (known.has(key) ? [] : (said.get(key) ?? []))),
  ];
}
