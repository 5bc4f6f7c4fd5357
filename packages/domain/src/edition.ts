import type { Bilingual, Counterpart, EditionKey } from './entities/entities.ts';
import { ALL_EDITION_KEYS, EDITION_KEYS } from './constants.ts';

/** The language tag of an edition: its key is no BCP 47 tag. There is a catalog of the portal for each. */
export type HtmlLang = (typeof LANGUAGES)[number];

/** The languages in which the portal has copy, as BCP 47 tags. */
export const LANGUAGES = ['zh-CN', 'en', 'de'] as const;

/** The languages of the editions. */
export type EditionLanguages = Readonly<Record<EditionKey, HtmlLang>>;

const ownLanguages: EditionLanguages = { cn: 'zh-CN', en: 'en', de: 'de' };
let langs = ownLanguages;
let keys: readonly EditionKey[] = EDITION_KEYS;

/** The language of an edition whose site states none. */
export const ownLanguage = (edition: EditionKey): HtmlLang => ownLanguages[edition];

/**
 * States in which languages the editions of the site are. A process, or a page, shows one site and states it once, at
 * its start: an edition is stored under its key, in whatever language it is.
 * @param languages Of each edition that the site has; none for Millwright itself.
 */
export const setEditionLanguages = (languages: Partial<EditionLanguages>): void => {
  langs = { ...ownLanguages, ...languages };
  const stated = ALL_EDITION_KEYS.filter((key) => languages[key] !== undefined);
  keys = stated.length > 0 ? stated : EDITION_KEYS;
};

/** The keys of the editions that the site has. */
export const editionKeys = (): readonly EditionKey[] => keys;

/** The keys under which texts are stored: both of Millwright's, whatever the site has, and those of the site. */
export const storedKeys = (): readonly EditionKey[] => [...new Set([...EDITION_KEYS, ...keys])];

/** Something for each of some editions, by their keys. */
export const byEdition = <Value>(
  of: readonly EditionKey[],
  make: (edition: EditionKey) => Value,
): Record<EditionKey, Value> => Object.fromEntries(of.map((key) => [key, make(key)])) as Record<EditionKey, Value>;

/** Texts under all keys under which they are stored, made from those of another set. */
export const eachText = (texts: Bilingual, change: (text: string) => string): Bilingual =>
  byEdition(storedKeys(), (key) => change(texts[key] ?? ''));

/** The same thing in an edition, of what knows its counterparts; null where it is not in it. */
export const counterpartIn = (
  { counterpart, otherCounterparts = [] }: { counterpart: Counterpart | null; otherCounterparts?: Counterpart[] },
  edition: EditionKey,
): Counterpart | null =>
  [counterpart, ...otherCounterparts].find((one) => one !== null && one.edition === edition) ?? null;

/** The keys of the other editions. */
export const otherEditions = (edition: EditionKey): EditionKey[] => keys.filter((key) => key !== edition);

/** The name of a language's edition in settings, hosts and tables: `cn`, `en`, `de`. */
export const languageId = (lang: HtmlLang): string => (lang === 'zh-CN' ? 'cn' : lang);

/** The name of an edition in settings, hosts and tables; its key, unless the edition is in another language. */
export const editionId = (edition: EditionKey): string => languageId(langs[edition]);

/** A name that is built in, in Chinese where the edition is Chinese, else in English: such names have no other language. */
export const builtInName = (names: Bilingual, edition: EditionKey): string =>
  langs[edition] === 'zh-CN' ? names.cn : names.en;

/** The edition that a setting, a host or a table names; null where the site has none of that name. */
export const editionOfId = (id: string): EditionKey | null => keys.find((key) => editionId(key) === id) ?? null;

const counterparts: Readonly<Record<EditionKey, EditionKey>> = { cn: 'en', en: 'cn', de: 'en' };

/** Whether a value is the key of an edition. */
export const isEditionKey = (value: unknown): value is EditionKey =>
  (ALL_EDITION_KEYS as readonly unknown[]).includes(value);

/** The value of `html lang`, of hreflang and of `Accept-Language` for an edition. */
export const htmlLang = (edition: EditionKey): HtmlLang => langs[edition];

/** The edition that comes first among the others: the other one where there are two. */
export const counterpartEdition = (edition: EditionKey): EditionKey => counterparts[edition];

/** The edition whose language a request prefers by `Accept-Language`; null where it names neither. */
export const editionOfAcceptLanguage = (header: string | null | undefined): EditionKey | null => {
  const ranked = (header ?? '')
    .slice(0, 1000)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.toLowerCase().split(';');
      const quality = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='));
      return { language: tag.trim().split('-')[0], quality: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    // Those of one quality stay in their order.
    .sort((a, b) => b.quality - a.quality);
  for (const { language } of ranked) {
    const edition = keys.find((key) => langs[key].toLowerCase().split('-')[0] === language);
    if (edition) return edition;
  }
  return null;
};

/** The name in the edition's language, or in another one where it has none. */
export const nameIn = (names: Bilingual, edition: EditionKey): string =>
  names[edition] || names.en || names.cn || names.de || '';
