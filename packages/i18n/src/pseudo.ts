import type { I18n, Messages } from '@lingui/core';
import { serverCatalogs } from './catalogs/server.ts';
import { createI18n } from './create-i18n.ts';
import { editions, type MillwrightEdition } from './editions/index.ts';

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
};

/** One word, accented, each vowel twice: about two fifths longer, and still readable. */
const lengthenText = (text: string): string =>
  text.replace(/[aeiou]/gi, (vowel) => `${accents[vowel]}${accents[vowel]}`);

// Tags of rich text stand in the message as `<0>`, `</0>` and `<0/>`; they are structure, not copy.
const lengthenMessage = (message: string): string =>
  message
    .split(/(<\/?\d+\/?>)/)
    .map((part) => (part.startsWith('<') ? part : lengthenText(part)))
    .join('');

/** Lengthens the texts of a compiled message: strings are copy, an inner array names a value and its choices. */
const lengthen = (message: unknown, depth = 0): unknown => {
  if (typeof message === 'string') return lengthenMessage(message);
  if (!Array.isArray(message)) return message;
  if (depth === 0)
    return message.map((token: unknown) => (Array.isArray(token) ? lengthen(token, 1) : lengthen(token)));
  const [name, type, choices, ...rest] = message as unknown[];
  if (typeof choices !== 'object' || choices === null) return message;
  const longer = Object.fromEntries(
    Object.entries(choices).map(([key, choice]) => [key, key === 'offset' ? choice : lengthen(choice)]),
  );
  return [name, type, longer, ...rest];
};

/** A catalog with every text lengthened and accented; values, tags and plural choices stay what they are. */
export const pseudoMessages = (messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, lengthen(message)])) as Messages;

/** The English structure, under which the pseudo edition shows layouts that hold no longer words. */
export const pseudoEdition: MillwrightEdition = editions.en;

/** A Lingui instance with lengthened copy, for Storybook and for tests of layouts. */
export const createPseudoI18n = (): I18n => createI18n(pseudoEdition, pseudoMessages(serverCatalogs.en));
