export { ListFrame, type ListState } from './list-frame.tsx';
export { RowNote } from './row-note.tsx';
export * as rowStyles from './rows.css.ts';
export { useFocusAfterRow, useRowAction, type RowAction } from './use-row-action.ts';
