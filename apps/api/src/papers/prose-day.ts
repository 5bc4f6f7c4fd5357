import { DATE_TIME_ZONE, htmlLang, type EditionKey, type HtmlLang } from '@millwright/domain';

/** Where a language has several ways to write a day: `16 November 2026`. */
const dialects: Partial<Record<HtmlLang, string>> = { en: 'en-GB' };

/** The day of an instant in Shanghai as prose has it: `16 November 2026`, `2026年11月16日`. */
export function proseDay(instant: Date, edition: EditionKey): string {
  const lang = htmlLang(edition);
  return new Intl.DateTimeFormat(dialects[lang] ?? lang, { dateStyle: 'long', timeZone: DATE_TIME_ZONE }).format(
    instant,
  );
}
