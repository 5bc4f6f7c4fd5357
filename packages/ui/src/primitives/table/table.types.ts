import type { ReactNode } from 'react';

/** A column of a table. */
export interface TableColumn<Row> {
  /** Names the column in a sort order. */
  id: string;
  /** The words at its head. */
  header: string;
  /** What a cell of it shows. */
  cell: (row: Row) => ReactNode;
  /** By what the column sorts: numbers by size, text as the language does, nothing last. @default it does not sort */
  sortBy?: (row: Row) => string | number | null | undefined;
  /** `end` for figures. @default 'start' */
  align?: 'start' | 'end';
  /** The cell names its row; one column should. @default false */
  rowHeader?: boolean;
}

/** By which column rows are sorted, and which way. */
export interface TableSorting {
  /** The `id` of the column. */
  column: string;
  /** The largest or last first. @default false */
  descending?: boolean;
}

/** Props of a table. */
export interface TableProps<Row> {
  /** What the table is about; its name. */
  caption: string;
  /** Keeps the name for assistive technology only, where a heading stands above. @default false */
  hideCaption?: boolean;
  /** The columns, in the order shown. */
  columns: readonly TableColumn<Row>[];
  /** The rows of this page. */
  rows: readonly Row[];
  /** The key of a row. */
  rowId: (row: Row) => string;
  /** The sort order, where the parent keeps it and sorts the rows itself; null for none. */
  sorting?: TableSorting | null;
  /** The sort order at first, where the table sorts its rows. */
  defaultSorting?: TableSorting;
  /** The visitor asked for another order; null for the first one. */
  onSortingChange?: (sorting: TableSorting | null) => void;
  /** Lets rows be selected, each by a checkbox with this name, such as that of the order in it. */
  selectLabel?: (row: Row) => string;
  /** The keys of the selected rows, where the parent keeps them. */
  selection?: readonly string[];
  /** The visitor selected or deselected; the keys of all rows that are selected now. */
  onSelectionChange?: (selection: string[]) => void;
  /** The greatest height as CSS, `24rem`: the table scrolls in it, below its head. @default as high as its rows */
  maxHeight?: string;
  /** Shown instead of rows. @default 'No entries', in the edition's language */
  emptyText?: string;
}
