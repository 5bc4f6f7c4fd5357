import { fold } from '../fold.ts';
import { partsOf, piecesOf, stemOf } from '../words.ts';
import { isGeneral } from '../intents.ts';

/** A paragraph in both languages. */
export interface AlignedText {
  cn: string;
  en: string;
}

/** Two terms that say the same, as far as counterpart texts tell. */
export interface LearnedPair extends AlignedText {
  /** Paragraphs that hold both, and each. */
  both: number;
  /** From 0 to 1: how often one stands where the other does (Dice's coefficient). */
  dice: number;
}

/** A term that fewer paragraphs hold is left to chance. */
const leastHeld = 3;

/** Terms that stand together less often than this are no translations of each other. */
const leastDice = 0.55;

/** Han characters of a term. */
const [shortestRun, longestRun] = [2, 6];

/** A part of a longer term that it is found without hardly ever is no term. */
const partOfLonger = 0.8;

/** Characters that begin or end no term. */
const particles = '的了和与及在之是或等对为从把被让用到个这那其每不也都就还又很更最于以';
const looseCharacters = new RegExp(`^[${particles}一二三四五六七八九十两几]|[${particles}]$`, 'u');

/** Terms of an English text with how they are written: words, and two words in a row. */
function englishTerms(text: string): Map<string, string> {
  const terms = new Map<string, string>();
  let before: { text: string; end: number } | null = null;
  for (const { text: piece, isHan, at } of piecesOf(fold(text))) {
    for (const part of isHan ? [] : partsOf(piece)) {
      const word = part.text;
      const start = at + part.at;
      if (!/^\p{L}{3,}$/u.test(word)) {
        before = null;
        continue;
      }
      terms.set(stemOf(word), word);
      if (before && start - before.end === 1)
        terms.set(`${stemOf(before.text)} ${stemOf(word)}`, `${before.text} ${word}`);
      before = { text: word, end: start + word.length };
    }
  }
  return terms;
}

/** Runs of Han characters that may be terms. */
function chineseTerms(text: string): Set<string> {
  const terms = new Set<string>();
  for (const { text: run, isHan } of piecesOf(fold(text))) {
    const characters = isHan ? [...run] : [];
    for (let at = 0; at < characters.length; at += 1)
      for (let length = shortestRun; length <= longestRun && at + length <= characters.length; length += 1) {
        const term = characters.slice(at, at + length).join('');
        if (!looseCharacters.test(term)) terms.add(term);
      }
  }
  return terms;
}

/** In which paragraphs each term stands, of those that enough hold. */
function placesOf(terms: readonly Iterable<string>[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  terms.forEach((own, at) => {
    for (const term of own) {
      const known = places.get(term);
      if (known) known.push(at);
      else places.set(term, [at]);
    }
  });
  for (const [term, { length }] of places) if (length < leastHeld) places.delete(term);
  return places;
}

/** Removes terms that hardly ever stand without a longer one around them. */
function withoutParts(places: Map<string, number[]>): void {
  const counts = new Map([...places].map(([term, { length }]) => [term, length]));
  for (const [term, count] of counts) {
    const characters = [...term];
    for (const part of [characters.slice(1).join(''), characters.slice(0, -1).join('')])
      if (count >= partOfLonger * (counts.get(part) ?? Infinity)) places.delete(part);
  }
}

/** The best counterpart of each term, by Dice's coefficient; of equals the longer one. */
function bestOf(own: ReadonlyMap<string, number[]>, others: readonly string[][], counts: ReadonlyMap<string, number>) {
  const best = new Map<string, { term: string; both: number; dice: number }>();
  for (const [term, places] of own) {
    const together = new Map<string, number>();
    for (const at of places) for (const other of others[at]!) together.set(other, (together.get(other) ?? 0) + 1);
    for (const [other, both] of together) {
      if (both < leastHeld) continue;
      const dice = (2 * both) / (places.length + counts.get(other)!);
      const known = best.get(term);
      if (!known || dice > known.dice || (dice === known.dice && other.length > known.term.length))
        best.set(term, { term: other, both, dice });
    }
  }
  return best;
}

/**
 * Learns which terms say the same from paragraphs of counterpart texts: those of which each stands with the other more
 * often than with anything else. The surest come first.
 */
export function learnLexicon(texts: readonly AlignedText[]): LearnedPair[] {
  const english = texts.map(({ en }) => englishTerms(en));
  const written = new Map(english.flatMap((terms) => [...terms]));
  const placesEn = placesOf(english.map((terms) => terms.keys()));
  const placesCn = placesOf(texts.map(({ cn }) => chineseTerms(cn)));
  withoutParts(placesCn);
  const perText = (places: ReadonlyMap<string, number[]>): string[][] => {
    const held: string[][] = texts.map(() => []);
    for (const [term, at] of places) for (const text of at) held[text]!.push(term);
    return held;
  };
  const countsOf = (places: ReadonlyMap<string, number[]>) =>
    new Map([...places].map(([term, { length }]) => [term, length]));
  const toCn = bestOf(placesEn, perText(placesCn), countsOf(placesCn));
  const toEn = bestOf(placesCn, perText(placesEn), countsOf(placesEn));
  return [...toCn]
    .flatMap(([en, { term: cn, both, dice }]) =>
      dice >= leastDice && toEn.get(cn)?.term === en && !en.split(' ').every(isGeneral)
        ? [{ cn, en: written.get(en)!, both, dice }]
        : [],
    )
    .toSorted((one, other) => other.dice * Math.log(other.both) - one.dice * Math.log(one.both));
}
