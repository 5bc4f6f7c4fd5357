import type { Bilingual } from '@millwright/domain';

/** Splits `English|中文`; a text without a bar is the same in both languages. */
export function both(text: string): Bilingual {
  const bar = text.indexOf('|');
  if (bar < 0) return { en: text.trim(), cn: text.trim() };
  return { en: text.slice(0, bar).trim(), cn: text.slice(bar + 1).trim() };
}
