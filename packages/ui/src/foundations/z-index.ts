const ordered = [
  'base',
  'raised',
  'sticky',
  'floatingBar',
  'notice',
  'header',
  'scrim',
  'panel',
  'banner',
  'dialog',
  'toast',
  'loadingBar',
  'skipLink',
] as const;

/** What may lie above what. */
export type ZName = (typeof ordered)[number];

/**
 * The only stacking numbers of the library, from back to front. A thing that shall lie between two others gets a
 * place in the list, never a number of its own.
 */
export const z = Object.fromEntries(ordered.map((name, index) => [name, index * 10])) as Record<ZName, number>;
