export {
  ComparisonTable,
  type ComparedGroup,
  type ComparedItem,
  type ComparedRow,
  type ComparedValue,
  type ComparisonTableProps,
} from './comparison-table.tsx';
