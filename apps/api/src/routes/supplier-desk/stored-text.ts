import { EDITION_KEYS, type Bilingual } from '@millwright/domain';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const inBoth = (read: (edition: 'cn' | 'en') => string): Bilingual => ({ cn: read('cn'), en: read('en') });

/** A text of details, which stands in both languages or in one that both read. */
export const readBoth = (value: unknown): Bilingual =>
  inBoth((edition) => textOf(isObject(value) ? value[edition] : value));

/** A list of texts of details, each in both languages, or as a list for each; `between` stands between them. */
export const readList = (value: unknown, between: string): Bilingual =>
  inBoth((edition) => {
    const items: unknown = isObject(value) && !Array.isArray(value) ? value[edition] : value;
    if (!Array.isArray(items)) return textOf(items);
    return items.flatMap((item: unknown) => readBoth(item)[edition] || []).join(between);
  });

/** A text as details store it: one that is the same in both languages is one text. */
export const storeBoth = (text: Bilingual): string | Bilingual =>
  text.cn === text.en ? text.en : { cn: text.cn, en: text.en };

/** A list as details store it, for each language by itself: they need not have as many items. */
export const storeList = (text: Bilingual, between: RegExp): Record<'cn' | 'en', string[]> =>
  Object.fromEntries(
    EDITION_KEYS.map((edition) => [
      edition,
      text[edition]
        .split(between)
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    ]),
  ) as Record<'cn' | 'en', string[]>;
