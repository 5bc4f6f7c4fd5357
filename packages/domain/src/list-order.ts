/**
 * The orders of a list by its dates: what stands first. Of trade shows it is the first day that counts. A list for
 * which none is requested stands in its own: the latest first, of trade shows the next (and behind what is to
 * come the past, the latest first), of what is searched the best.
 */
export type ListOrder = 'latest' | 'oldest';

/** All orders of a list by its dates. */
export const LIST_ORDERS = ['latest', 'oldest'] as const satisfies readonly ListOrder[];

/** The orders of what a search finds; without one, the most relevant stand first. */
export type SearchOrder = 'relevance' | 'latest';

/** All orders of what a search finds. */
export const SEARCH_ORDERS = ['relevance', 'latest'] as const satisfies readonly SearchOrder[];
