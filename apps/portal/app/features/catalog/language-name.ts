/**
 * The name of a language in the language of the page, so that both are read aloud alike: “Chinese”, not “中文”, in
 * English.
 */
export const languageName = (language: string, pageLanguage: string): string =>
  new Intl.DisplayNames([pageLanguage], { type: 'language' }).of(new Intl.Locale(language).language)!;
