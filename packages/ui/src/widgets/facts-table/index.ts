export { FactsTable, type FactsTableProps, type ShownFact } from './facts-table.tsx';
export { emailFact, phoneFact } from './reached-facts.tsx';
