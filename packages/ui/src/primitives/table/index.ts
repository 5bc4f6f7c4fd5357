export { Table } from './table.tsx';
export type { TableColumn, TableProps, TableSorting } from './table.types.ts';
