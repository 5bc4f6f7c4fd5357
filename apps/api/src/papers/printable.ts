import LineBreaker from 'linebreak';

/** Characters after which a word is broken: no line of a paper is so long. */
const longestWord = 100;
const partsOfWord = new RegExp(`.{1,${longestWord}}`, 'gsu');

/**
 * Takes out what no font draws: control and format characters. For small figures large ones stand, and those of an
 * exponent have its sign before them: 10^−9.
 */
const drawable = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc} ]+/gu, ' ')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\u2070-\u207F]+/g, (exponent) => `^${exponent.normalize('NFKC')}`)
    .replaceAll(/[\u2080-\u209F]/g, (character) => character.normalize('NFKC'));

/**
 * Features of the font for a text. Its quotes and apostrophes are as wide as a Chinese character unless it is asked for
 * those of Latin texts.
 */
export const featuresOf = (text: string): PDFKit.Mixins.OpenTypeFeatures[] =>
  /\p{Script=Han}/u.test(text) ? [] : ['pwid'];

/**
 * A text as it is set: without what no font draws, and with line breaks in words that are longer than any line. The
 * library would break these too, in a time that grows with the square of their length.
 */
export function printable(text: string): string {
  const clean = drawable(text);
  const breaker = new LineBreaker(clean);
  let [result, start] = ['', 0];
  for (let end = breaker.nextBreak(); end; end = breaker.nextBreak()) {
    result += clean.slice(start, end.position).match(partsOfWord)!.join('\n');
    start = end.position;
  }
  return result;
}
