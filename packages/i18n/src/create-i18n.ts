import { I18n, type MessageDescriptor, type MessageOptions, type Messages } from '@lingui/core';
import { htmlLang, type EditionKey } from '@millwright/domain';
import type { Edition } from './editions/types.ts';

/** A language that a site adds to those of the editions. */
export interface FurtherLanguage {
  /** A name of its own, for example `de`. */
  locale: string;
  /** BCP 47 tag for plural rules and number formats. @default the locale */
  lang?: string;
}

/** What says which language copy is in: the key of an edition of ours, an edition, or a language alone. */
export type CopyLanguage = EditionKey | Pick<Edition, 'key' | 'lang' | 'copy'> | FurtherLanguage;

const languageOf = (language: CopyLanguage): { locale: string; lang: string; copy?: Messages } => {
  if (typeof language === 'string') return { locale: language, lang: htmlLang(language) };
  if ('key' in language) return { locale: language.key, lang: language.lang, copy: language.copy };
  return { lang: language.locale, ...language };
};

type Values = NonNullable<MessageDescriptor['values']>;

/** The names of a message's values by which it counts or chooses: these must stay numbers. */
const countedBy = (message: unknown): string[] => {
  if (!Array.isArray(message)) return [];
  return message.flatMap((part: unknown) => {
    if (!Array.isArray(part) || part.length < 2) return [];
    const [name, , forms] = part as [string, string, unknown];
    return [name, ...Object.values(forms ?? {}).flatMap(countedBy)];
  });
};

/**
 * Writes a number that stands in a message by itself, such as that of a page, in the digits of the language. Lingui does
 * so in plurals only.
 */
class I18nWithDigits extends I18n {
  readonly #digits: Intl.NumberFormat;

  constructor(params: ConstructorParameters<typeof I18n>[0], digits: Intl.NumberFormat) {
    super(params);
    this.#digits = digits;
  }

  override _(said: MessageDescriptor | string, values: Values = {}, options?: MessageOptions): string {
    const { id, message, values: own = values } = typeof said === 'string' ? { ...options, id: said } : said;
    const counted = countedBy(this.messages[id]);
    const written = Object.entries(own).map(([name, value]) => [
      name,
      typeof value === 'number' && !counted.includes(name) ? this.#digits.format(value) : value,
    ]);
    return super._(id, Object.fromEntries(written) as Values, {
      ...options,
      ...(message !== undefined && { message }),
    });
  }
}

/** The digits of a language without any grouping; null where they are those of most languages. */
const digitsOf = (lang: string): Intl.NumberFormat | null => {
  const digits = new Intl.NumberFormat(lang, { useGrouping: false });
  return digits.format(0) === '0' ? null : digits;
};

/**
 * Creates the Lingui instance of one request or one browser page. Plural rules and number formats follow the language's
 * tag, because the key of an edition is none. Later catalogs win over earlier ones.
 */
export const createI18n = (language: CopyLanguage, ...catalogs: readonly Messages[]): I18n => {
  const { locale, lang, copy } = languageOf(language);
  const params = { locale, locales: [lang], messages: { [locale]: Object.assign({}, copy, ...catalogs) as Messages } };
  // The editions of Millwright have none of their own, and an instance is made for each request.
  const digits = typeof language === 'string' ? null : digitsOf(lang);
  return digits ? new I18nWithDigits(params, digits) : new I18n(params);
};
