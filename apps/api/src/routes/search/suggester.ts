import { searchSuggestions } from '@millwright/api-client/contract';
import type { EditionKey, SearchKind, SuggestionKind, TextSegment } from '@millwright/domain';
import { sql } from 'drizzle-orm';
import type { Handler } from 'hono';
import { isPublicDocument } from '../../content/publication.ts';
import { queryRows } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { respond, readQuery } from '../../http/call.ts';
import type { ApiEnvironment, Services } from '../../http/environment.ts';
import { createIsUnknown } from '../../search/relax-search.ts';
import { correctKeyword } from '../../search/correct-keyword.ts';
import type { Thesaurus } from '../../search/editor-synonyms.ts';
import { fold } from '../../search/fold.ts';
import { pairs, partsOf, piecesOf, stemOf } from '../../search/words.ts';
import { atOnce, inSlices, type SlicedWork } from '../../http/slices.ts';
import { highlight, findMatches } from '../../search/highlight.ts';
import type { KeywordQuery } from '../../search/keyword-query.ts';
import { pinyinReadings, readingsOf } from '../../search/pinyin.ts';
import { synonymGroups, type TermAt } from '../../search/synonyms.ts';
import { quote } from '../../search/tsquery.ts';
import { countedKeywords } from './count-keywords.ts';
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

/** How many of each there are at most. */
const most = { keyword: 4, supplier: 2, products: 2, news: 2 } as const;

/** So many keywords are counted: those that find nothing are not suggested. */
const mostCounted = 8;

/** Less than this is only begun, not mistyped. */
const shortestCorrected = 2;

/** How long the keywords of an edition are cached, in milliseconds. */
const poolLasts = 60_000;

/** A keyword that can be suggested, with the beginnings by which it is found. */
interface PooledKeyword {
  title: string;
  folded: string;
  keys: string[];
}

/** Beginnings are taken from so many characters of a title. */
const longestKeyed = 60;

/** The beginnings of a title: at each word and each character, and its initials and syllables. */
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
 * The tsquery of titles that hold what was typed, whose last word may still go on; null where it is too little to ask
 * for.
 */
function headQuery(typed: string): { required: string; query: KeywordQuery } | null {
  const folded = fold(typed);
  const pieces = [...piecesOf(folded)];
  const words = pieces.flatMap(({ text, isHan }) => (isHan ? [] : partsOf(text).map((part) => part.text)));
  const isOpen = pieces.at(-1)?.isHan === false;
  const finished = isOpen ? words.slice(0, -1) : words;
  const operands = [
    ...pieces
      .filter(({ isHan }) => isHan)
      .flatMap(({ text }) => ([...text].length === 1 ? [`${quote(text)}:*`] : pairs(text).map(quote))),
    ...finished.map((word) => quote(stemOf(word))),
    ...(isOpen && words.length > 0 ? [`${quote(`=${words.at(-1)!}`)}:*`] : []),
  ];
  const pinyin = pieces.every(({ isHan }) => !isHan) ? pinyinReadings(folded, true) : [];
  // One letter begins too much.
  if (operands.length === 0 || folded.trim().length < (isOpen ? 2 : 1)) return null;
  const read = pinyin.map(
    ({ terms }) =>
      `(${terms.map((term, at) => (at === terms.length - 1 ? `${quote(term)}:*` : quote(term))).join(' & ')})`,
  );
  return {
    required: [`(${operands.join(' & ')})`, ...read].join(' | '),
    query: { terms: [], related: [], wanted: null, isFault: false, pinyin },
  };
}

/** Marks what was typed in a title: as it stands there, or as it is read. */
function marked(title: string, typed: string, query: KeywordQuery | null): TextSegment[] {
  const [folded, wanted] = [fold(title), fold(typed)];
  const at = folded.indexOf(wanted);
  if (at !== -1 && folded.length === title.length) {
    return [
      { text: title.slice(0, at), hit: false },
      { text: title.slice(at, at + wanted.length), hit: true },
      { text: title.slice(at + wanted.length), hit: false },
    ].filter(({ text }) => text !== '');
  }
  return query && query.pinyin.length > 0
    ? highlight(atOnce(findMatches(title, query, 'pinyin')))
    : [{ text: title, hit: false }];
}

/** Makes what returns the keywords of an edition, which are cached for a minute. */
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

/** Makes what returns what begins with what was typed. */
function createBeginnings(services: Pick<Services, 'db' | 'clock' | 'queries'>) {
  const { db, clock } = services;
  const poolOf = createPools(services);
  return async (typed: string, edition: EditionKey): Promise<Suggestion[]> => {
    const folded = fold(typed).trim();
    if (![...piecesOf(folded)].length) return [];
    const requested = headQuery(typed);
    const query: KeywordQuery = {
      terms: [],
      related: [],
      wanted: null,
      isFault: false,
      pinyin: pinyinReadings(folded, true),
    };
    const pool = await poolOf(edition);
    const keywords = pool.filter(({ keys }) => keys.some((key) => key.startsWith(folded)));
    // What begins with it stands before what only holds it.
    keywords.sort((one, other) => Number(other.folded.startsWith(folded)) - Number(one.folded.startsWith(folded)));
    const rows = requested
      ? await queryRows<SuggestionRow>(db, prepared(suggestQuery(requested.required, edition, most, clock())))
      : [];
    const kinds: readonly SuggestionKind[] = ['article', 'product', 'supplier'];
    return [
      ...keywords.slice(0, mostCounted).map(({ title }) => ({
        kind: 'keyword' as const,
        id: null,
        diy_url: null,
        title,
        highlights: marked(title, typed, query),
        count: null,
      })),
      ...rows.map(({ kind, id, title, diy_url }) => ({
        kind: kinds[kind]!,
        id,
        diy_url,
        title,
        highlights: marked(title, typed, requested!.query),
        count: null,
      })),
    ];
  };
}

/** Makes what returns suggestions. */
function createSuggester(services: Pick<Services, 'db' | 'clock' | 'queries'>) {
  const { db, clock } = services;
  const suggestionsFor = createBeginnings(services);
  /** What was probably meant by what nothing begins with, and what begins with that. */
  const meant = async (typed: string, edition: EditionKey): Promise<Pick<Suggestions, 'list' | 'corrected'>> => {
    const folded = fold(typed).trim();
    if (folded.length < shortestCorrected) return { list: [], corrected: null };
    const texts = { edition, narrowed: sql` and ${isPublicDocument('s', clock())}` };
    // Nothing begins like this, so a word of it is probably mistyped: not one that stands in a text.
    const title = await correctKeyword(db, folded, texts, await createIsUnknown(db, folded, texts));
    if (title === null) return { list: [], corrected: null };
    const rest = (await suggestionsFor(title, edition)).filter(
      ({ kind, ...one }) => kind !== 'keyword' || one.title !== title,
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
      // What was probably meant comes on top of them.
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
