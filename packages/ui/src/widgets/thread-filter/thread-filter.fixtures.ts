import type { ThreadChoice } from './thread-filter.tsx';

/** Suppliers of one member. */
export const threeSuppliers = [
  { id: 51, title: 'HX Spindles' },
  { id: 52, title: 'Yongda Moulds' },
  { id: 53, title: 'Hansa Werkzeugbau' },
];

/** The URL of a list with a choice. */
export const withChoice = ({ supplier, status }: ThreadChoice): string =>
  `?${new URLSearchParams({ ...(supplier && { supplier: String(supplier) }), ...(status && { status }) })}`;
