export { ParametersTable } from './parameters-table.tsx';
export type { ParameterGroup, ParametersTableProps } from './parameters-table.types.ts';
