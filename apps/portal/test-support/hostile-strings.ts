import { readCorpus } from '../../api/test-support/corpora.ts';

/** Numbers that are none, or too large, or written in an odd way. */
const numbers = [
  '0',
  '-1',
  '-0',
  '01',
  '1.5',
  '1e3',
  '1e309',
  '0x10',
  '+1',
  ' 1',
  '１',
  '²',
  'NaN',
  '-Infinity',
  'null',
  'undefined',
  '[]',
  '{}',
  '2147483647',
  '2147483648',
  '-2147483649',
  '9007199254740993',
  '9223372036854775808',
  '9'.repeat(400),
  '1;2',
  "1'",
  '1--',
  '1)',
  '1 or 1=1',
  '1 union select 1',
];

/** Syntax of the databases and of what lies between them and the visitor. */
const syntax = [
  "'",
  "''",
  '"',
  '`',
  ';',
  '--',
  '/*',
  '$$',
  '$1',
  '\\',
  "\\'",
  '&',
  '|',
  '!',
  '<->',
  ':*',
  '((((',
  "'a' & 'b':*",
  '%',
  '_',
  '\\x00',
  "'; drop table article --",
  "' union select value from installation --",
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '\r\nSet-Cookie: a=b',
  '//evil.test',
  '/\\evil.test',
  'https://evil.test/',
];

/** Text that is hard to store, to compare or to show. */
const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u0001\u001f',
  '\u202e',
  '\u2066a\u2069',
  '\ufeff',
  '\u200b',
  '\ufffe',
  '\ufffd',
  '\ud800',
  'a\udfff',
  '😀',
  '👨‍👩‍👧‍👦',
  'ﷺ',
  'ﬃ',
  'İ',
  'ı',
  '注',
  '注塑机',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞',
  'é'.repeat(300),
  '字'.repeat(800),
  'a '.repeat(2000),
  'a'.repeat(9216),
];

/** Names that every object has. */
const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'valueOf'];

/** Hostile strings of the project's own. */
export const ownStrings: readonly string[] = [...new Set([...numbers, ...syntax, ...texts, ...names])];

/** Percent signs that say what cannot be said otherwise, and wrong ones, to be put into a URL as they are. */
export const rawShapes: readonly string[] = [
  '%',
  '%%',
  '%z',
  '%zz',
  '%0',
  '%00',
  '%ff',
  '%c0%af',
  '%C0%80',
  '%ED%A0%80',
  '%F4%90%80%80',
  '%e4%b8',
  '%u0041',
  '%25',
  '%2525',
  '%252e%252e%252f',
  '%2e%2e',
  '%2f',
  '%5c',
  '%0d%0aSet-Cookie:%20a=b',
  '%E2%80%AE',
  '+',
  '%2B',
  '%26',
  '%3D',
  '%23',
  ';',
  ':',
  '@',
  '!*()',
  "'",
  '[',
  ']',
  '|',
  '^',
  '~',
];

/** The public lists of naughty strings; none where they are not next to the project, and then it says so. */
export function publicStrings(): readonly string[] {
  const naughty = readCorpus('blns.json');
  const integers = readCorpus('integer-overflows.fuzzdb.txt');
  const found = [...(naughty ? (JSON.parse(naughty) as string[]) : []), ...(integers?.split('\n') ?? [])];
  if (found.length === 0)
    console.warn('Skipped: the public lists of naughty strings are not next to the project; only our own ran.');
  return [...new Set(found)].filter((text) => !ownStrings.includes(text));
}
