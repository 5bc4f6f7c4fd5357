/**
 * Letters at the beginning of a word that its keys are made of: `search_word.keys` has to be made again with another
 * number.
 */
const keyed = 7;

/** The edit distance that is corrected in a word: none below four letters, one below six, else two. */
export const mostMistakes = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/** A 32-bit hash (FNV-1a), as PostgreSQL stores keys in an `integer[]`. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
};

/**
 * The keys of a word: its beginning with up to two letters left out, each as a number (symmetric deletes, as SymSpell
 * has them). Two words that differ by as many letters share one.
 */
export function spellingKeys(word: string): number[] {
  const start = word.slice(0, keyed);
  let last = new Set([start]);
  const all = new Set(last);
  for (let left = mostMistakes(word); left > 0; left -= 1) {
    const shorter = new Set<string>();
    for (const text of last)
      for (let at = 0; at < text.length; at += 1) shorter.add(text.slice(0, at) + text.slice(at + 1));
    for (const text of shorter) all.add(text);
    last = shorter;
  }
  return [...all].map(hashOf);
}

/**
 * The edit distance of two words (optimal string alignment: two letters that changed places count once); at most `most
 * + 1`.
 */
export function distanceOf(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const cost = one[at - 1] === other[to - 1] ? 0 : 1;
      next[to] = Math.min(row[to]! + 1, next[to - 1]! + 1, row[to - 1]! + cost);
      if (at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1])
        next[to] = Math.min(next[to]!, before[to - 2]! + 1);
    }
    if (Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return Math.min(row[other.length]!, most + 1);
}

/** Words that can be mistyped: letters only, neither short nor endless. */
const correctable = /^[a-z]{4,24}$/;

/** Whether a folded word can be corrected or be what another is corrected to. */
export const isCorrectable = (word: string): boolean => correctable.test(word);
