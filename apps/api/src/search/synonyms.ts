import { fold } from './fold.ts';
import { partsOf, piecesOf, stemOf } from './words.ts';
import { readWordList } from './word-list.ts';

/** A character or a word of a text, in the order of the text. */
export interface Token {
  /** What it is compared by: the character, or the stem of the word. */
  key: string;
  /** As it stands in the folded text. */
  text: string;
  isHan: boolean;
  /** The run of characters or the word that it is part of, by its number. */
  piece: number;
}

/** The characters and words of a text. */
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

/** A group of the table: terms that mean the same. */
export interface SynonymGroup {
  cn: string[];
  en: string[];
  /** The table has no German terms. */
  de?: undefined;
}

/** Reads terms that are parted by bars. */
export const splitTerms = (terms: string): string[] =>
  terms
    .split('|')
    .map((term) => term.trim())
    .filter((term) => term !== '');

/** Reads one line of the table. */
function parseGroup(line: string): SynonymGroup {
  const [cn = '', en = ''] = line.split('=');
  return { cn: splitTerms(cn), en: splitTerms(en) };
}

/** The table of synonyms. */
export const synonymGroups: readonly SynonymGroup[] = readWordList('synonyms.txt').map(parseGroup);

interface Node {
  next: Map<string, Node>;
  groups: Set<SynonymGroup>;
}

/** A term that starts at a token of a text. */
interface FoundTerm {
  /** In tokens. */
  length: number;
  synonyms: string[];
}

/**
 * Finds a term that starts at a token, the longest one of at most so many tokens; null where none does.
 */
export type TermAt = (tokens: readonly Token[], at: number, most?: number) => FoundTerm | null;

const makeNode = (): Node => ({ next: new Map(), groups: new Set() });

function treeOf(groups: readonly SynonymGroup[]): Node {
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

/** What a term is compared by. */
export const keysOf = (tokens: readonly Token[]): string => tokens.map(({ key }) => key).join(' ');

/** Makes what finds the terms of some groups. */
export function createTermAt(groups: readonly SynonymGroup[]): TermAt {
  const root = treeOf(groups);
  return (tokens, at, most = Infinity) => {
    let node: Node | undefined = root;
    let found: { length: number; groups: Set<SynonymGroup> } | null = null;
    for (let end = at; end < tokens.length && end - at < most; end += 1) {
      node = node.next.get(tokens[end]!.key);
      if (!node) break;
      // One character is a term only where it stands alone: within a run it is part of another word.
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

/** Finds the terms of the table. */
export const termAt: TermAt = createTermAt(synonymGroups);

/** What counterpart articles taught, which only leads from one language to the other. */
const lexiconGroups: readonly SynonymGroup[] = readWordList('lexicon.txt').map(parseGroup);

/** Finds the terms of both, for texts in the other language. */
export const termAtInBoth: TermAt = createTermAt([...synonymGroups, ...lexiconGroups]);
