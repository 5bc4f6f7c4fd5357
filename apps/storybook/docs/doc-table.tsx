import type { ReactNode } from 'react';
import * as css from './reference.css.ts';

/** Props of {@link DocTable}. */
export interface DocTableProps {
  /** Names the table to assistive technology. */
  label: string;
  /** The names of the columns. */
  columns: readonly string[];
  /** The lines, each with a key and a cell for each column. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A table of the documentation; it scrolls by itself where it is wider than its place. */
export const DocTable = ({ label, columns, rows }: DocTableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus
  <div className={css.scroller} tabIndex={0} role="group" aria-label={label}>
    <table className={css.table}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" className={css.headCell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, index) => (
              <td key={columns[index]} className={css.cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** A piece of code in a table. */
export const Code = ({ children }: { children: string }) =>
  children === '' ? null : <code className={css.code}>{children}</code>;

/** A sentence from a comment, with what stands between backticks as code. */
export const Sentence = ({ children }: { children: string }) =>
  children.split('`').map((part, index) => (index % 2 === 1 ? <Code key={index}>{part}</Code> : part));
