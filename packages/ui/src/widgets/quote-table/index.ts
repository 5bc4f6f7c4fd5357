export { QuoteTable } from './quote-table.tsx';
export type { QuoteTableProps, QuoteVerdict } from './quote-table.types.ts';
