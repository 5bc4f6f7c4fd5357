import { byEdition, storedKeys, type Bilingual, type EditionKey } from '@millwright/domain';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const inEach = (read: (edition: EditionKey) => string): Bilingual => byEdition(storedKeys(), read);

/** A text of details, which stands in each language or in one that all read. */
export const readBoth = (value: unknown): Bilingual =>
  inEach((edition) => textOf(isObject(value) ? value[edition] : value));

/** A list of texts of details, each in each language, or as a list for each; `between` stands between them. */
export const readList = (value: unknown, between: string): Bilingual =>
  inEach((edition) => {
    const items: unknown = isObject(value) && !Array.isArray(value) ? value[edition] : value;
    if (!Array.isArray(items)) return textOf(items);
    return items.flatMap((item: unknown) => readBoth(item)[edition] || []).join(between);
  });

/** A text that a third edition lacks is not stored for it: that in English stands for it. */
const stored = <Value>(text: Bilingual, of: (text: string) => Value): Partial<Record<EditionKey, Value>> =>
  Object.fromEntries(
    storedKeys().flatMap((key) => (key === 'de' && !text.de ? [] : [[key, of(text[key] ?? '')] as const])),
  );

/** A text as details store it: one that is the same in all languages is one text. */
export const storeBoth = (text: Bilingual): string | Partial<Record<EditionKey, string>> =>
  storedKeys().every((key) => text[key] === text.en) ? text.en : stored(text, (one) => one);

/** A list as details store it, for each language by itself: they need not have as many items. */
export const storeList = (text: Bilingual, between: RegExp): Partial<Record<EditionKey, string[]>> =>
  stored(text, (one) =>
    one
      .split(between)
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  );
