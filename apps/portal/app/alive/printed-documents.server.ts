import { wellSampled } from './well-sampled.server.ts';

/** What a document is made of, besides its address and the build. */
export interface DocumentSource {
  /** Everything that the loaders answered, as text. */
  data: string;
  /** Values that the page may read elsewhere; the very same ones stand for the same content. */
  values: readonly unknown[];
}

interface PrintedDocument extends DocumentSource {
  html: Buffer<ArrayBuffer>;
}

/** While developing, the same data may be printed by other code. */
const isDeveloping = process.env.NODE_ENV === 'development';

/** Documents that were printed last. Some hundred kilobytes each. */
const kept = new Map<string, PrintedDocument>();
const mostKept = 32;

const isSame = (one: DocumentSource, other: DocumentSource): boolean =>
  one.data === other.data &&
  one.values.length === other.values.length &&
  one.values.every((value, index) => Object.is(value, other.values[index]));

/**
 * Prints a document, unless the last one at its address was made of the same: what the API answers seldom changes from
 * one minute to the next, and rendering is the largest part of a page's cost.
 *
 * @param key the address with everything else of the request that the page depends on
 */
export function printDocument(key: string, source: DocumentSource, print: () => string): Buffer<ArrayBuffer> {
  const before = isDeveloping ? undefined : kept.get(key);
  const document = before && isSame(before, source) ? before : { ...source, html: wellSampled(print()) };
  kept.delete(key);
  kept.set(key, document);
  if (kept.size > mostKept) kept.delete(kept.keys().next().value!);
  return document.html;
}
