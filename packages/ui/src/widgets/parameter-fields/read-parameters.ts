import { byEdition, eachText, storedKeys, type Bilingual } from '@millwright/domain';
import {
  readQuantityText,
  type ParameterDefinition,
  type StoredParameter,
  type StoredWords,
} from '@millwright/domain/parameters';
import { bilingualIn } from '../../primitives/bilingual-field/index.ts';

type Keyed = Extract<StoredParameter, { key: string }>;

/** What a product states under a key. */
export const statedOf = (stated: readonly StoredParameter[], key: string): Keyed | undefined =>
  stated.find((one): one is Keyed => 'key' in one && one.key === key);

/** Whether a parameter is stated in words: some quantities are, where no number says it. */
export const isInWords = (definition: ParameterDefinition, stated: Keyed | undefined): boolean =>
  definition.kind === 'words' || (stated !== undefined && 'text' in stated);

/** Words in each language. */
export const wordsOf = (words: StoredWords): Bilingual =>
  typeof words === 'string' ? byEdition(storedKeys(), () => words) : words;

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Words as they are stored: those of one language are read in all, and a third edition may have none of its own. */
const toWords = (texts: Bilingual): StoredWords => {
  const { cn, en, de = '' } = eachText(texts, tidy);
  if (de === '' || de === en) return cn === en || cn === '' || en === '' ? cn || en || de : { cn, en };
  return cn === '' && en === '' ? de : { cn: cn || en || de, en: en || cn || de, de };
};

/** What the form says of a parameter; undefined for nothing. */
const parameterIn = (form: FormData, definition: ParameterDefinition, before: Keyed | undefined): Keyed | undefined => {
  const { key } = definition;
  if (isInWords(definition, before)) {
    const text = toWords(bilingualIn(form, key));
    return text === '' ? undefined : { key, text };
  }
  const said = form.get(key);
  const text = typeof said === 'string' ? said.trim() : '';
  if (text === '') return undefined;
  if (definition.kind === 'quantity') return { key, ...readQuantityText(text), unit: definition.unit };
  return { key, choice: text };
};

/**
 * All parameters as a form with `ParameterFields` says them, unchecked. What no definition has stays where it is.
 *
 * @param definitions those that the fields were given
 * @param stated what the product stated before
 */
export const readParameters = (
  form: FormData,
  definitions: readonly ParameterDefinition[],
  stated: readonly StoredParameter[],
): StoredParameter[] => {
  const said = new Map(
    definitions.map((definition) => [definition.key, parameterIn(form, definition, statedOf(stated, definition.key))]),
  );
  const known = new Set(stated.flatMap((one) => ('key' in one ? [one.key] : [])));
  return [
    ...stated.flatMap((one): StoredParameter | StoredParameter[] =>
      'key' in one && said.has(one.key) ? (said.get(one.key) ?? []) : one,
    ),
    ...definitions.flatMap(({ key }): Keyed | [] => (known.has(key) ? [] : (said.get(key) ?? []))),
  ];
};
