export { FactsTable } from './facts-table.tsx';
export { emailFact, phoneFact } from './reached-facts.tsx';
export type { FactsTableProps, ShownFact } from './facts-table.types.ts';
