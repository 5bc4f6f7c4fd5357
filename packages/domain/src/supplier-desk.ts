import { ALL_EDITION_KEYS } from './constants.ts';
import type { Bilingual } from './entities/entities.ts';
import type { FieldChange } from './entities/supplier-desk.ts';
import { onceByTagName } from './tags.ts';

/** The longest texts that a supplier's people write, in characters. */
export const DESK_TEXT_LENGTH = {
  brief: 5000,
  description: 20_000,
  city: 100,
  markets: 2000,
  person: 100,
  phone: 60,
  email: 254,
  address: 300,
  certificateName: 120,
  issuer: 200,
  number: 100,
  scope: 500,
  title: 500,
  model: 100,
  words: 500,
  searchKeywords: 2000,
} as const;

/** Search keywords in each language at most. */
export const SEARCH_KEYWORDS_MAX = 30;

/** Characters of a search keyword at most. */
export const SEARCH_KEYWORD_LENGTH = 60;

/** Certificates of a supplier at most. */
export const CERTIFICATES_MAX = 50;

/** Employees at most: more are a slip of the keyboard. */
export const STAFF_MAX = 10_000_000;

/** The first year in which a company of today can have been founded. */
export const FOUNDED_MIN = 1500;

/** Lines of a table of products at most, without its head. A supplier with more has several tables. */
export const TABLE_ROWS_MAX = 500;

/** Bytes of a table of products at most. */
export const TABLE_BYTES_MAX = 1024 * 1024;

/** Changes of a supplier that are stored: the latest ones. */
export const CHANGES_STORED = 1000;

const isBilingual = (value: unknown): value is Bilingual =>
  typeof value === 'object' && value !== null && 'cn' in value && 'en' in value;

/** Facts as texts by their names; one in several languages is several, `brief.cn` and `brief.en`. What is 0 is not stated. */
export const flatFacts = (facts: Readonly<Record<string, string | number | Bilingual>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]): [string, string][] =>
      isBilingual(value)
        ? ALL_EDITION_KEYS.flatMap((key): [string, string][] => {
            const text = value[key];
            return text === undefined ? [] : [[`${name}.${key}`, text]];
          })
        : [[name, value === 0 ? '' : String(value)]],
    ),
  );

/** What differs between facts before and after, in the order of the later ones. */
export const changedFields = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): FieldChange[] =>
  [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((field) => {
    const [was, is] = [before[field] ?? '', after[field] ?? ''];
    return was === is ? [] : [{ field, before: was, after: is }];
  });

/** A text of one line: white space at the ends goes, and between words it is one space. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A text of several lines: ends of lines are those of Unix, and nothing stands at its ends. */
export const severalLines = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim();

const phrasesIn = (text: string): string[] =>
  onceByTagName(
    text
      .split(/[;；\r\n]/)
      .map(oneLine)
      .filter((phrase) => phrase !== ''),
    (phrase) => phrase,
  );

/** Search keywords, a phrase a line: line ends and semicolons part them, and each stands once, however it is written. */
export const tidySearchKeywords = (text: string): string => phrasesIn(text).join('\n');

/** Whether search keywords are no more, and none of them longer, than a supplier's people may write. */
export const areSearchKeywords = (text: string): boolean => {
  const phrases = phrasesIn(text);
  return phrases.length <= SEARCH_KEYWORDS_MAX && phrases.every(({ length }) => length <= SEARCH_KEYWORD_LENGTH);
};

/** How a formula begins, also in full width; a tab or the end of a line before it does not stop every program. */
const formula = /^'*(?:[\t\r]|\s*[=+\-@＝＋－＠])/;
const escaped = /^'+(?:[\t\r]|\s*[=+\-@＝＋－＠])/;
const negativeNumber = /^-\d+(?:\.\d+)?$/;

/** A cell that no spreadsheet program takes for a formula: what could be one has an apostrophe before it. */
export const escapeCell = (text: string): string =>
  formula.test(text) && !negativeNumber.test(text) ? `'${text}` : text;

/** What `escapeCell` was given. */
export const unescapeCell = (cell: string): string => (escaped.test(cell) ? cell.slice(1) : cell);
