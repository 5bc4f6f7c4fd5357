export { ParametersTable } from './parameters-table.tsx';
export type { ParameterGroup, ProductParameter, ParametersTableProps } from './parameters-table.types.ts';
