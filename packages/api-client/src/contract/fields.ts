import * as v from 'valibot';

/** The largest id, page and count: that of a signed 32-bit integer. */
export const largestInteger = 2_147_483_647;

/** The largest page of a list that may be asked for. */
export const mostRows = 50;

/** The page size where none is asked for. */
export const defaultRows = 20;

/** The longest keyword of a search, in characters. */
export const longestKeyword = 100;

/** An id in an answer. A number that a double cannot hold arrives as text and is refused: never another id. */
export const wireId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(largestInteger));

/** A flag, which some services write as 0 and 1. */
export const wireFlag = v.union([v.boolean(), v.pipe(v.picklist([0, 1]), v.transform((flag) => flag === 1))]);

/** Text that may be missing or null. */
export const wireText = v.nullish(v.string(), '');

/** Text, or null where it is empty. */
export const wireOptionalText = v.pipe(v.nullish(v.string(), ''), v.transform((text) => text || null));

/**
 * An instant: ISO 8601 with its offset, or `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai, as many services write it.
 * Answers ISO 8601 in UTC.
 */
export const wireInstant = v.pipe(
  v.string(),
  v.transform((text) => {
    const local = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d(?::\d\d)?))?$/.exec(text);
    return new Date(local ? `${local[1]}T${local[2] ?? '00:00'}+08:00` : text);
  }),
  v.check((date) => !Number.isNaN(date.getTime()), 'not an instant'),
  v.transform((date) => date.toISOString()),
);

/** How many there are. */
export const wireCount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(largestInteger));

/** A positive integer in a query; anything else counts as not given. */
export const queryId = v.fallback(
  v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number), v.maxValue(largestInteger))),
  undefined,
);

/** A page number in a query: what is not a whole number above 0 is page 1 (VA-23); above the last it is clamped later. */
export const queryPage = v.fallback(
  v.pipe(
    v.optional(v.string(), '1'),
    v.regex(/^\d+$/),
    v.transform((text) => Math.min(Math.max(Number(text), 1), largestInteger)),
  ),
  1,
);

/** A page size in a query, at most `mostRows`. */
export const queryRows = v.fallback(
  v.pipe(
    v.optional(v.string(), String(defaultRows)),
    v.regex(/^0*[1-9]\d*$/),
    v.transform((text) => Math.min(Number(text), mostRows)),
  ),
  defaultRows,
);

/** A whole number in a range in a query; anything else counts as not given. */
export const queryInteger = (least: number, most: number) =>
  v.fallback(
    v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(least), v.maxValue(most))),
    undefined,
  );

/** A keyword as a search uses it: normalised, without what no text holds, at most 100 characters; may be empty. */
export function normaliseKeyword(text: string): string {
  // Well-formed first: a lone surrogate has no place in UTF-8. Control characters part words.
  const plain = text.toWellFormed().normalize('NFKC').replaceAll('\uFFFD', '').replaceAll(/\p{Cc}+/gu, ' ');
  return [...plain.replaceAll(/\s+/g, ' ').trim()].slice(0, longestKeyword).join('').trim();
}

/** A keyword in a query; an empty one counts as not given. */
export const queryKeyword = v.fallback(
  v.optional(v.pipe(v.string(), v.transform((text) => normaliseKeyword(text) || undefined))),
  undefined,
);
