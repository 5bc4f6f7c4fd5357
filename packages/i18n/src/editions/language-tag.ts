import type { Edition } from './types.ts';

/** Scripts that run from right to left (ISO 15924). Firefox has no `Intl.Locale.prototype.getTextInfo`. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);
/** Scripts whose characters are about two wide. */
const wide = new Set(['Hans', 'Hant', 'Jpan', 'Kore']);

/** What follows from a BCP 47 tag. Throws a `RangeError` for what is none. */
export const ofLanguageTag = (
  lang: string,
): Pick<Edition, 'direction' | 'openGraphLocale' | 'descriptionLength'> & { name: string } => {
  const { language, script = '', region } = new Intl.Locale(lang).maximize();
  return {
    /** The name of the language in itself. */
    name: new Intl.DisplayNames(lang, { type: 'language' }).of(language) ?? language,
    direction: rightToLeft.has(script) ? 'rtl' : 'ltr',
    openGraphLocale: region ? `${language}_${region}` : language,
    descriptionLength: wide.has(script) ? 80 : 155,
  };
};
