export { measuredValue, ParametersTable, type ParameterGroup, type ParametersTableProps } from './parameters-table.tsx';
