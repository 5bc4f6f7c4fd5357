import type { Bilingual, EditionKey } from './entities/entities.ts';
import { EDITION_KEYS } from './constants.ts';

/** The language tag of an edition: its key is no BCP 47 tag. There is a catalog of the portal for each. */
export type HtmlLang = (typeof LANGUAGES)[number];

/** The languages in which the portal has copy, as BCP 47 tags. */
export const LANGUAGES = ['zh-CN', 'en', 'de'] as const;

/** The languages of the editions. */
export type EditionLanguages = Readonly<Record<EditionKey, HtmlLang>>;

const ownLanguages: EditionLanguages = { cn: 'zh-CN', en: 'en' };
let langs = ownLanguages;

/** The language of an edition whose site states none. */
export const ownLanguage = (edition: EditionKey): HtmlLang => ownLanguages[edition];

/**
 * States in which languages the editions of the site are. A process, or a page, shows one site and states it once, at
 * its start: an edition is stored under its key, in whatever language it is.
 * @param languages Those that differ from Millwright's own.
 */
export const setEditionLanguages = (languages: Partial<EditionLanguages>): void => {
  langs = { ...ownLanguages, ...languages };
};

/** The name of a language's edition in settings, hosts and tables: `cn`, `en`, `de`. */
export const languageId = (lang: HtmlLang): string => (lang === 'zh-CN' ? 'cn' : lang);

/** The name of an edition in settings, hosts and tables; its key, unless the edition is in another language. */
export const editionId = (edition: EditionKey): string => languageId(langs[edition]);

/** A name that is built in, in Chinese where the edition is Chinese, else in English: such names have no other language. */
export const builtInName = (names: Bilingual, edition: EditionKey): string =>
  langs[edition] === 'zh-CN' ? names.cn : names.en;

/** The edition that a setting, a host or a table names; null where the site has none of that name. */
export const editionOfId = (id: string): EditionKey | null => EDITION_KEYS.find((key) => editionId(key) === id) ?? null;

const counterparts: Readonly<Record<EditionKey, EditionKey>> = { cn: 'en', en: 'cn' };

/** Whether a value is the key of an edition. */
export const isEditionKey = (value: unknown): value is EditionKey =>
  (EDITION_KEYS as readonly unknown[]).includes(value);

/** The value of `html lang`, of hreflang and of `Accept-Language` for an edition. */
export const htmlLang = (edition: EditionKey): HtmlLang => langs[edition];

/** The other edition. */
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
    const edition = EDITION_KEYS.find((key) => langs[key].toLowerCase().split('-')[0] === language);
    if (edition) return edition;
  }
  return null;
};

/** The name in the edition's language, or in the other one where it has none. */
export const nameIn = (names: Bilingual, edition: EditionKey): string =>
  names[edition] || names[counterpartEdition(edition)];
