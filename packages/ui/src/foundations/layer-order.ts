/**
 * The names of the cascade layers, weakest first. Each folder of this package writes into the layer of its own name.
 */
export const layerNames = [
  'reset',
  'foundations',
  'primitives',
  'behaviours',
  'widgets',
  'layouts',
  'pages',
  'utilities',
] as const;

/** The name of a cascade layer. */
export type Layer = (typeof layerNames)[number];

/**
 * The rule that declares their order. It stands at the head of every sheet: whichever a page loads first would decide
 * it otherwise.
 */
export const layerOrder = `@layer ${layerNames.map((name) => `mw.${name}`).join(',')};`;
