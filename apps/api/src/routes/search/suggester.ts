import { searchSuggestions } from '@millwright/api-client/contract';
import type { EditionKey, SearchKind, SuggestionKind, TextSegment } from '@millwright/domain';
import type { Handler } from 'hono';
import { queryRows } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { respond, readQuery } from '../../http/call.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { createIsUnknown } from '../../search/relax-search.ts';
import { correctKeyword } from '../../search/correct-keyword.ts';
import type { Thesaurus } from '../../search/editor-synonyms.ts';
import { fold } from '../../search/fold.ts';
import { partsOf, piecesOf, stemOf } from '../../search/words.ts';
import { atOnce, inSlices, type SlicedWork } from '../../http/slices.ts';
import { highlight, findMatches } from '../../search/highlight.ts';
import { pinyinReadings, readingsOf, type PinyinReading } from '../../search/pinyin.ts';
import { synonymGroups, type TermAt } from '../../search/synonyms.ts';
import { hanOperands, quote } from '../../search/tsquery.ts';
import { countedKeywords } from './count-keywords.ts';
import { scopeOf } from './search.queries.ts';
import { keywordPoolQuery, suggestQuery, type SuggestionRow } from './suggest.queries.ts';

/** A suggestion as the contract has it. */
interface Suggestion {
  kind: SuggestionKind;
  id: number | null;
  diy_url: string | null;
  title: string;
  highlights: TextSegment[];
  count: number | null;
}

/** Suggestions as the contract has them. */
interface Suggestions {
  list: Suggestion[];
  corrected: string | null;
  keyword: string;
  kinds: { value: SearchKind; count: number }[];
}

/** Suggestions of each kind at most. */
const most = { keyword: 4, supplier: 2, products: 2, news: 2 } as const;

/** Keywords that are counted, so that those that find nothing can be left out. */
const mostCounted = 8;

/** UTF-16 units below which what was typed is taken as a beginning, and not corrected. */
const shortestCorrected = 2;

/** How long the keywords of an edition are cached, in milliseconds. */
const poolLasts = 60_000;

/** A keyword that can be suggested, with the keys that what was typed has to begin. */
interface PooledKeyword {
  title: string;
  folded: string;
  keys: string[];
}

/** UTF-16 units of a title from which keys are taken. */
const longestKeyed = 60;

/** The keys of a title: the rest of it from each word and each Han character, and the initials and pinyin of that. */
function keysOf(title: string): string[] {
  const folded = fold(title.slice(0, longestKeyed));
  const starts = [...piecesOf(folded)].flatMap(({ text, isHan, at }) =>
    isHan ? [...text].map((_character, index) => folded.slice(at + index)) : [folded.slice(at)],
  );
  const read = readingsOf(folded).flatMap(({ syllables }) =>
    syllables.flatMap((_syllable, at) => [
      syllables
        .slice(at)
        .map((syllable) => syllable[0])
        .join(''),
      syllables.slice(at).join(''),
    ]),
  );
  return [...starts, ...read];
}

function* pooled(titles: Iterable<[folded: string, title: string]>): SlicedWork<PooledKeyword[]> {
  const keywords: PooledKeyword[] = [];
  for (const [folded, title] of titles) {
    keywords.push({ title, folded, keys: keysOf(title) });
    yield;
  }
  return keywords;
}

/**
 * The tsquery of titles that hold what was typed, whose last word may go on; null where that is too short to search.
 */
function titleQuery(folded: string, pinyin: readonly PinyinReading[]): string | null {
  const pieces = [...piecesOf(folded)];
  const words = pieces.flatMap(({ text, isHan }) => (isHan ? [] : partsOf(text).map((part) => part.text)));
  const isOpen = pieces.at(-1)?.isHan === false;
  const finished = isOpen ? words.slice(0, -1) : words;
  const operands = [
    ...pieces.filter(({ isHan }) => isHan).flatMap(({ text }) => hanOperands(text)),
    ...finished.map((word) => quote(stemOf(word))),
    ...(isOpen && words.length > 0 ? [`${quote(`=${words.at(-1)!}`)}:*`] : []),
  ];
  // One letter begins too many titles.
  if (operands.length === 0 || folded.length < (isOpen ? 2 : 1)) return null;
  const readings = pinyin.map(
    ({ terms }) =>
      `(${terms.map((term, at) => (at === terms.length - 1 ? `${quote(term)}:*` : quote(term))).join(' & ')})`,
  );
  return [`(${operands.join(' & ')})`, ...readings].join(' | ');
}

/** Marks what was typed in a title: as it stands there, or by its pinyin. */
function marked(title: string, typed: string, pinyin: readonly PinyinReading[]): TextSegment[] {
  const [folded, wanted] = [fold(title), fold(typed)];
  const at = folded.indexOf(wanted);
  if (at !== -1 && folded.length === title.length) {
    return [
      { text: title.slice(0, at), hit: false },
      { text: title.slice(at, at + wanted.length), hit: true },
      { text: title.slice(at + wanted.length), hit: false },
    ].filter(({ text }) => text !== '');
  }
  return pinyin.length > 0
    ? highlight(atOnce(findMatches(title, { terms: [], pinyin }, 'pinyin')))
    : [{ text: title, hit: false }];
}

/** Returns a function that reads the keywords of an edition, the more important first: cached ones for a minute. */
function createPools({ db, clock, queries }: Pick<Services, 'db' | 'clock' | 'queries'>) {
  const pools = queries.of<{ until: number; keywords: PooledKeyword[] }>('keywords');
  return async (edition: EditionKey): Promise<PooledKeyword[]> => {
    const now = clock().getTime();
    const known = pools.get(edition);
    if (known && now < known.until && now > known.until - 2 * poolLasts) return known.keywords;
    const rows = await queryRows<{ title: string }>(db, keywordPoolQuery(edition));
    const titles = new Map(
      [
        ...synonymGroups.flatMap((group) => group[edition]?.slice(0, 1) ?? []).toReversed(),
        ...rows.map(({ title }) => title).toReversed(),
      ].map((title) => [fold(title), title]),
    );
    const keywords = await inSlices(pooled([...titles].toReversed()));
    pools.set(edition, { until: now + poolLasts, keywords });
    return keywords;
  };
}

/** Returns a function that finds the suggestions that what was typed begins, keywords first. */
function createBeginnings(services: Pick<Services, 'db' | 'clock' | 'queries'>) {
  const { db, clock } = services;
  const poolOf = createPools(services);
  return async (typed: string, edition: EditionKey): Promise<Suggestion[]> => {
    const folded = fold(typed).trim();
    if (![...piecesOf(folded)].length) return [];
    const pinyin = pinyinReadings(folded, true);
    const required = titleQuery(folded, pinyin);
    const pool = await poolOf(edition);
    const keywords = pool.filter(({ keys }) => keys.some((key) => key.startsWith(folded)));
    // Titles that begin with what was typed come before those that hold it.
    keywords.sort((one, other) => Number(other.folded.startsWith(folded)) - Number(one.folded.startsWith(folded)));
    const rows = required
      ? await queryRows<SuggestionRow>(db, prepared(suggestQuery(required, edition, most, clock())))
      : [];
    const kinds: readonly SuggestionKind[] = ['article', 'product', 'supplier'];
    return [
      ...keywords.slice(0, mostCounted).map(({ title }) => ({
        kind: 'keyword' as const,
        id: null,
        diy_url: null,
        title,
        highlights: marked(title, typed, pinyin),
        count: null,
      })),
      ...rows.map(({ kind, id, title, diy_url }) => ({
        kind: kinds[kind]!,
        id,
        diy_url,
        title,
        highlights: marked(title, typed, pinyin),
        count: null,
      })),
    ];
  };
}

/** Returns a function that makes the suggestions for what was typed. */
function createSuggester(services: Pick<Services, 'db' | 'clock' | 'queries'>) {
  const { db, clock } = services;
  const suggestionsFor = createBeginnings(services);
  /** Suggestions for what begins nothing: what was probably meant, and what that begins. */
  const meant = async (typed: string, edition: EditionKey): Promise<Pick<Suggestions, 'list' | 'corrected'>> => {
    const folded = fold(typed).trim();
    if (folded.length < shortestCorrected) return { list: [], corrected: null };
    const texts = scopeOf(edition, clock());
    const title = await correctKeyword(db, folded, texts, await createIsUnknown(db, folded, texts));
    if (title === null) return { list: [], corrected: null };
    const rest = (await suggestionsFor(title, edition)).filter(
      ({ kind, ...one }) => kind !== 'keyword' || fold(one.title) !== title,
    );
    const first: Suggestion = {
      kind: 'keyword',
      id: null,
      diy_url: null,
      title,
      highlights: [{ text: title, hit: false }],
      count: null,
    };
    return { list: [first, ...rest], corrected: title };
  };

  return async (typed: string, edition: EditionKey, termAt: TermAt): Promise<Suggestions> => {
    const begun = await suggestionsFor(typed, edition);
    const { list, corrected } = begun.length > 0 ? { list: begun, corrected: null } : await meant(typed, edition);
    const counted = await countedKeywords(
      db,
      [...new Set([typed.trim(), ...list.flatMap(({ kind, title }) => (kind === 'keyword' ? [title] : []))])],
      edition,
      termAt,
      clock(),
    );
    const found = list.flatMap((one) => {
      const count = one.kind === 'keyword' ? (counted.counts.get(one.title) ?? null) : null;
      return count === 0 ? [] : [{ ...one, count }];
    });
    const keywords = found.filter(({ kind }) => kind === 'keyword');
    return {
      // The corrected keyword is one more.
      list: [
        ...keywords.slice(0, corrected === null ? most.keyword : most.keyword + 1),
        ...found.filter(({ kind }) => kind !== 'keyword'),
      ],
      corrected: corrected !== null && counted.counts.get(corrected) === 0 ? null : corrected,
      keyword: counted.keyword,
      kinds: counted.kinds,
    };
  };
}

/** `GET /api/search/suggest` */
export const suggest = (services: Services, thesaurus: () => Promise<Thesaurus>): Handler<ApiEnvironment> => {
  const suggester = createSuggester(services);
  return async (context) => {
    const { keyword = '' } = readQuery(context, searchSuggestions.request);
    const { termAt } = await thesaurus();
    return respond(context, await suggester(keyword, context.get('edition'), termAt));
  };
};
