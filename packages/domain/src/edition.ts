import type { Bilingual, EditionKey } from './entities/entities.ts';
import { EDITION_KEYS } from './constants.ts';

/** The language tag of an edition: its key is no BCP 47 tag. */
export type HtmlLang = 'zh-CN' | 'en';

const langs: Readonly<Record<EditionKey, HtmlLang>> = { cn: 'zh-CN', en: 'en' };
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
    .map((part, order) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='));
      return { language: tag.trim().split('-')[0], quality: quality ? Number(quality.slice(2)) : 1, order };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.order - b.order);
  for (const { language } of ranked) {
    const edition = EDITION_KEYS.find((key) => langs[key].toLowerCase().split('-')[0] === language);
    if (edition) return edition;
  }
  return null;
};

/** The name in the edition's language, or in the other one where it has none. */
export const nameIn = (names: Bilingual, edition: EditionKey): string =>
  names[edition] || names[counterpartEdition(edition)];
