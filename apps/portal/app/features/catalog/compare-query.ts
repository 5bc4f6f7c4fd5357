import { parseInteger, type Id } from '@millwright/domain';

/** What can stand side by side. */
export type ComparedKind = 'products' | 'suppliers';

/** As many stand side by side, at least and at most. */
export const FEWEST_COMPARED = 2;
export const MOST_COMPARED = 4;

/** What the URL of a comparison names. */
export interface ComparisonQuery {
  kind: ComparedKind;
  /** Each once, in the order of the URL; empty where none is named. */
  ids: Id[];
  /** Whether something in the URL is no id. */
  isWrong: boolean;
}

/** More ids are not read: nobody chose them. */
const mostRead = 50;

/** The path of a comparison. */
export const compareHref = (kind: ComparedKind, ids: readonly Id[]): string =>
  ids.length > 0 ? `/compare?${kind}=${ids.join(',')}` : '/compare';

/**
 * Reads the URL of a comparison: `products=1,2,3`, or as checkboxes send it, `products=1&products=2`. Products come
 * before suppliers where both are named.
 */
export function parseComparison(params: URLSearchParams): ComparisonQuery {
  const kind = params.get('products') === null && params.get('suppliers') !== null ? 'suppliers' : 'products';
  const named = params
    .getAll(kind)
    .flatMap((list) => list.split(','))
    .slice(0, mostRead);
  const ids = named.map(parseInteger);
  return {
    kind,
    ids: [...new Set(ids)].filter((id) => id !== null),
    isWrong: named.length > 0 && ids.includes(null),
  };
}

/** Whether the URL is written as the comparison's own is. */
export const isOwnHref = (params: URLSearchParams, { kind, ids }: ComparisonQuery): boolean =>
  params.getAll(kind).length <= 1 && (params.get(kind) ?? '') === ids.join(',');
