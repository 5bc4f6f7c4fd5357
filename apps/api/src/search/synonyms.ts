import { fold } from './fold.ts';
import { partsOf, piecesOf, stemOf } from './words.ts';
import { readWordList } from './word-list.ts';

/** A Han character, or a word of another script, in the order of the text. */
export interface Token {
  /** What is compared: the character, or the stem of the word. */
  key: string;
  /** As it stands in the folded text. */
  text: string;
  isHan: boolean;
  /** The number of the piece (`piecesOf`) that it is part of. */
  piece: number;
}

/** The tokens of a text. */
export const tokensOf = (text: string): Token[] =>
  [...piecesOf(fold(text))].flatMap(({ text: run, isHan }, piece): Token[] =>
    isHan
      ? [...run].map((character) => ({ key: character, text: character, isHan, piece }))
      : partsOf(run).map((part) => ({ key: stemOf(part.text), text: part.text, isHan, piece })),
  );

/** Tokens as a reader would write them. */
export const writtenOf = (tokens: readonly Token[]): string =>
  tokens
    .map((token, at) => (at > 0 && !(token.isHan && tokens[at - 1]!.isHan) ? ` ${token.text}` : token.text))
    .join('');

/** A group of synonyms: a line of synonyms.txt or of lexicon.txt, or a row of `search_synonym`. */
export interface SynonymGroup {
  cn: string[];
  en: string[];
  /** The table has no German terms. */
  de?: undefined;
}

/** Parses terms that are parted by bars. */
export const splitTerms = (terms: string): string[] =>
  terms
    .split('|')
    .map((term) => term.trim())
    .filter((term) => term !== '');

/** Parses a line: Chinese terms, an equals sign, English terms. */
function parseGroup(line: string): SynonymGroup {
  const [cn = '', en = ''] = line.split('=');
  return { cn: splitTerms(cn), en: splitTerms(en) };
}

/** The table of synonyms (synonyms.txt). */
export const synonymGroups: readonly SynonymGroup[] = readWordList('synonyms.txt').map(parseGroup);

/** A node of the trie of terms, by the keys of their tokens. */
interface TrieNode {
  next: Map<string, TrieNode>;
  /** The groups of the term that ends here. */
  groups: Set<SynonymGroup>;
}

/** A term that starts at a token of a text. */
interface FoundTerm {
  /** In tokens. */
  length: number;
  synonyms: string[];
}

/** Finds the longest term of `most` tokens that starts at a token; null where none does. */
export type TermAt = (tokens: readonly Token[], at: number, most?: number) => FoundTerm | null;

const makeNode = (): TrieNode => ({ next: new Map(), groups: new Set() });

function trieOf(groups: readonly SynonymGroup[]): TrieNode {
  const root = makeNode();
  for (const group of groups) {
    for (const term of [...group.cn, ...group.en]) {
      let node = root;
      for (const { key } of tokensOf(term)) {
        if (!node.next.has(key)) node.next.set(key, makeNode());
        node = node.next.get(key)!;
      }
      if (node !== root) node.groups.add(group);
    }
  }
  return root;
}

/** The keys of tokens as text, by which terms are compared. */
export const keysOf = (tokens: readonly Token[]): string => tokens.map(({ key }) => key).join(' ');

/** Builds the lookup of the terms of groups. */
export function createTermAt(groups: readonly SynonymGroup[]): TermAt {
  const root = trieOf(groups);
  return (tokens, at, most = Infinity) => {
    let node: TrieNode | undefined = root;
    let found: { length: number; groups: Set<SynonymGroup> } | null = null;
    for (let end = at; end < tokens.length && end - at < most; end += 1) {
      node = node.next.get(tokens[end]!.key);
      if (!node) break;
      // One Han character is a term only where it stands alone: within a run it is part of another word.
      const isPart =
        end === at &&
        tokens[at]!.isHan &&
        [at - 1, at + 1].some((neighbour) => tokens[neighbour]?.piece === tokens[at]!.piece);
      if (node.groups.size > 0 && !isPart) found = { length: end - at + 1, groups: node.groups };
    }
    if (!found) return null;
    const typed = keysOf(tokens.slice(at, at + found.length));
    const synonyms = [...found.groups]
      .flatMap(({ cn, en }) => [...cn, ...en])
      .filter((term) => keysOf(tokensOf(term)) !== typed);
    return { length: found.length, synonyms: [...new Set(synonyms)] };
  };
}

/** The lookup of the table of synonyms. */
export const termAt: TermAt = createTermAt(synonymGroups);

/** Terms that were learned from counterpart articles; they are used for the other language alone (decision 0045). */
export const lexiconGroups: readonly SynonymGroup[] = readWordList('lexicon.txt').map(parseGroup);

/** The lookup of both, for texts in the other language. */
export const termAtInBoth: TermAt = createTermAt([...synonymGroups, ...lexiconGroups]);
