/** The orders in which a list can stand: its own first, which URLs do not state. */
export type Orders<Own extends string, Other extends string> = readonly [own: Own, ...others: Other[]];

/** The order that a parameter names; null where it names none, or the list's own. */
export const parseSort = <Own extends string, Other extends string>(
  value: string | null,
  [, ...others]: Orders<Own, Other>,
): Other | null => others.find((order) => order === value) ?? null;
