export { FactsTable } from './facts-table.tsx';
export type { FactsTableProps, ShownFact } from './facts-table.types.ts';
