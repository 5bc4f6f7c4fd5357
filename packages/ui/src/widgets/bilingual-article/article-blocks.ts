const tags = /<(\/?)([a-z][a-z\d]*)\b[^>]*>/gi;
const voids: ReadonlySet<string> = new Set([
  'area',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

/**
 * The elements of which a body consists, in their order. The HTML is what the sanitiser wrote, so every element is
 * closed and no attribute holds a bracket; text next to the elements stays with the one after it.
 */
export const topLevelBlocks = (html: string): string[] => {
  const blocks: string[] = [];
  let depth = 0;
  let from = 0;
  for (const tag of html.matchAll(tags)) {
    const [whole, closing, name] = tag;
    if (!voids.has(name!.toLowerCase())) depth = Math.max(0, depth + (closing ? -1 : 1));
    if (depth > 0) continue;
    const end = tag.index + whole.length;
    blocks.push(html.slice(from, end).trim());
    from = end;
  }
  const rest = html.slice(from).trim();
  return rest ? [...blocks, rest] : blocks;
};

const isHeading = (block: string) => /^<h[1-6]\b/i.test(block);

/** Parts of a body, each beginning with its heading; the first has none. */
const partsOf = (blocks: readonly string[]): string[][] => {
  const parts: string[][] = [[]];
  for (const block of blocks) {
    if (isHeading(block)) parts.push([block]);
    else parts.at(-1)!.push(block);
  }
  return parts;
};

/** A pair of blocks that stand next to one another; empty where one side has nothing. */
export type BlockPair = readonly [string, string];

const side = (left: readonly string[], right: readonly string[]): BlockPair[] =>
  Array.from(
    { length: Math.max(left.length, right.length) },
    (_, index) => [left[index] ?? '', right[index] ?? ''] as const,
  );

/** Pairs that are rendered one by one. What follows them stands in one last pair, so that no body is too much to render. */
const mostPairs = 1000;

const bounded = (pairs: readonly BlockPair[]): readonly BlockPair[] => {
  if (pairs.length <= mostPairs) return pairs;
  const rest = pairs.slice(mostPairs - 1);
  const joined = ([0, 1] as const).map((of) => rest.map((pair) => pair[of]).join(''));
  return [...pairs.slice(0, mostPairs - 1), [joined[0]!, joined[1]!]];
};

/**
 * Which blocks of two bodies stand side by side: block by block, starting over at each heading where both have as many,
 * so that a paragraph more in one language moves nothing in the next part. Of bodies with thousands of blocks the last
 * ones are one pair.
 */
export const alignedBlocks = (left: string, right: string): readonly BlockPair[] => {
  const [leftBlocks, rightBlocks] = [topLevelBlocks(left), topLevelBlocks(right)];
  const [leftParts, rightParts] = [partsOf(leftBlocks), partsOf(rightBlocks)];
  if (leftParts.length !== rightParts.length) return bounded(side(leftBlocks, rightBlocks));
  return bounded(leftParts.flatMap((part, index) => side(part, rightParts[index]!)));
};
