import {
  MAX_INTEGER,
  ROWS_MAX,
  normaliseKeyword,
  parseInteger,
  parseIntegerBetween,
  parsePage,
  parseRows,
} from '@millwright/domain';
import * as v from 'valibot';
import { readInstant } from './instant.ts';

/** The page size where none is requested. */
export const defaultRows = 20;

/** An id in a response. A number that a double cannot hold arrives as text and is refused: never another id. */
export const wireId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_INTEGER));

/** The id of an industry in a response; null where there is none, which is also written as 0. */
export const wireIndustryId = v.pipe(
  v.nullish(v.union([wireId, v.literal(0)]), 0),
  v.transform((id) => id || null),
);

/** A flag, which some services write as 0 and 1. */
export const wireFlag = v.union([
  v.boolean(),
  v.pipe(
    v.picklist([0, 1]),
    v.transform((flag) => flag === 1),
  ),
]);

/** Text that may be missing or null. */
export const wireText = v.nullish(v.string(), '');

/** Text, or null where it is empty. */
export const wireOptionalText = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((text) => text || null),
);

/** An instant, as {@link readInstant} reads it. */
export const wireInstant = v.pipe(
  v.string(),
  v.transform(readInstant),
  v.check((instant) => instant !== null, 'not an instant'),
  v.transform((instant) => instant!),
);

/** How many there are. */
export const wireCount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_INTEGER));

/** A facet: how many results each value of a filter has. */
export const wireFacet = <Value extends v.GenericSchema>(value: Value) =>
  v.optional(v.array(v.object({ value, count: wireCount })), []);

/** A day, YYYY-MM-DD. */
export const wireDay = v.pipe(v.string(), v.isoDate());

/** A text that a visitor writes, at most so many characters, without what no database takes. */
export const writtenText = (longest: number) =>
  v.pipe(
    v.string(),
    v.check((text) => text.isWellFormed() && !text.includes('\0')),
    v.maxLength(longest),
  );

/** A written text that is more than white space. */
export const requiredText = (longest: number) =>
  v.pipe(
    writtenText(longest),
    v.check((text) => text.trim() !== ''),
  );

/** Lines of a name and a value that a visitor writes, at most so many. */
export const writtenFacts = (most: number) =>
  v.optional(v.pipe(v.array(v.object({ label: requiredText(100), value: writtenText(300) })), v.maxLength(most)), []);

/** Made by a form, once: what is sent again with the same key is stored once. */
export const requestKey = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/));

/** A day of the calendar that is written in a form, YYYY-MM-DD. */
export const writtenDay = v.pipe(
  wireDay,
  // The 31st of February is read as a day of March.
  v.check((day) => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)),
);

/** A positive integer in a query; anything else counts as not given. */
export const queryId = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => parseInteger(value) ?? undefined),
  ),
);

/** A page number in a query: what is no whole number above 0 is page 1 (VA-23); behind the last the list is empty. */
export const queryPage = v.optional(v.pipe(v.unknown(), v.transform(parsePage)), 1);

/** A page size in a query, at most 50. */
export const queryRows = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => parseRows(value, defaultRows)),
  ),
  defaultRows,
);

/**
 * The items of one page: a list that is longer than anybody may request was not made for us, and rendering it would take
 * too long.
 */
export const wirePage = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.maxLength(ROWS_MAX));

/** A page of a list of the member. */
export const wireMemberList = <List extends v.GenericSchema>(list: List) =>
  v.object({ list, total: wireCount, page: wireCount, rows: wireCount });

/** A whole number in a range in a query; anything else counts as not given. */
export const queryInteger = (least: number, most: number) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value) => parseIntegerBetween(value, least, most) ?? undefined),
    ),
  );

/** `0` where the counts of the result are not needed: they are half of a short list. */
export const queryFacets = v.fallback(v.optional(v.literal('0')), undefined);

/** `1` where the tables of articles are needed. */
export const queryTables = v.fallback(v.optional(v.literal('1')), undefined);

/** One of several words in a query; anything else counts as not given. */
export const queryWord = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  v.fallback(v.optional(v.picklist(words)), undefined);

/** A keyword in a query; an empty one counts as not given. */
export const queryKeyword = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => normaliseKeyword(value) || undefined),
  ),
);
