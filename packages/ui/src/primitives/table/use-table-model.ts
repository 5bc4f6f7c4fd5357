import {
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowSelectionState,
  type SortingState,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { TableProps, TableSorting } from './table.types.ts';

const features = tableFeatures({
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

const toState = (sorting: TableSorting | null | undefined): SortingState =>
  sorting ? [{ id: sorting.column, desc: sorting.descending ?? false }] : [];
const fromState = ([first]: SortingState): TableSorting | null =>
  first ? { column: first.id, descending: first.desc } : null;

/** Rows in order, and which of them are selected, by TanStack Table; the markup is ours. */
export const useTableModel = <Row extends object>(props: TableProps<Row>, lang: string) => {
  const { columns, rows, rowId, sorting, defaultSorting, onSortingChange, selection, onSelectionChange } = props;
  const [ownSorting, setOwnSorting] = useState(() => toState(defaultSorting));
  const [ownSelection, setOwnSelection] = useState<RowSelectionState>({});
  const isSortedByParent = sorting !== undefined;
  const definitions = useMemo(() => {
    const collator = new Intl.Collator(lang, { numeric: true });
    return columns.map(({ id, sortBy }): ColumnDef<typeof features, Row> => ({
      id,
      accessorFn: (row) => sortBy?.(row) ?? undefined,
      enableSorting: sortBy !== undefined,
      sortUndefined: 'last',
      sortDescFirst: false,
      sortFn: (a, b, column) => {
        const [left, right] = [a.getValue(column), b.getValue(column)];
        return typeof left === 'number' && typeof right === 'number'
          ? left - right
          : collator.compare(String(left), String(right));
      },
    }));
  }, [columns, lang]);
  const data = useMemo(() => [...rows], [rows]);
  const rowSelection: RowSelectionState = selection
    ? Object.fromEntries(selection.map((key) => [key, true as const]))
    : ownSelection;

  return useTable({
    features,
    columns: definitions,
    data,
    getRowId: rowId,
    enableMultiSort: false,
    manualSorting: isSortedByParent,
    state: { sorting: isSortedByParent ? toState(sorting) : ownSorting, rowSelection },
    onSortingChange: (change) => {
      const next = typeof change === 'function' ? change(isSortedByParent ? toState(sorting) : ownSorting) : change;
      setOwnSorting(next);
      onSortingChange?.(fromState(next));
    },
    onRowSelectionChange: (change) => {
      const next = typeof change === 'function' ? change(rowSelection) : change;
      setOwnSelection(next);
      onSelectionChange?.(Object.keys(next));
    },
  });
};
