'use client';

import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEdition } from '@millwright/i18n/react';
import { visuallyHidden } from '../../foundations/global.css.ts';
import * as field from '../field/field.css.ts';
import * as group from '../checkbox-group/checkbox-group.css.ts';
import { Icon } from '../icon/index.ts';
import * as css from './table.css.ts';
import type { TableProps } from './table.types.ts';
import { useTableModel } from './use-table-model.ts';

/** Copy of the table. */
const messages = {
  empty: msg`No entries`,
  selectAll: msg`Select all rows`,
  selected: (count: number) => msg`${plural(count, { one: '# row selected', other: '# rows selected' })}`,
  ascending: (column: string) => msg`Sorted by ${column}, ascending`,
  descending: (column: string) => msg`Sorted by ${column}, descending`,
} as const;

/** Browsers take away the roles of table elements that are laid out as blocks; written out, they stay. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

type Model<Row extends object> = ReturnType<typeof useTableModel<Row>>;

interface HeadProps<Row extends object> extends Pick<TableProps<Row>, 'columns' | 'selectLabel'> {
  table: Model<Row>;
  count: number;
  selected: number;
}

/** The names of the columns, which sort their rows, and the box that selects all of them. */
const Head = <Row extends object>({ table, columns, selectLabel, count, selected }: HeadProps<Row>) => {
  const { t } = useLingui();
  const isAll = count > 0 && selected === count;
  const [sorted] = table.state.sorting;
  return (
    <thead className={css.head} {...as.rowgroup}>
      <tr className={css.headRow} {...as.row}>
        {selectLabel && (
          <th scope="col" {...as.columnheader} className={`${css.headCell} ${css.pick}`} data-acts="">
            <label className={css.pickTarget}>
              <input
                type="checkbox"
                className={`${field.checkbox} ${group.mixed}`}
                aria-label={t(messages.selectAll)}
                checked={isAll}
                disabled={count === 0}
                ref={(input) => {
                  if (input) input.indeterminate = selected > 0 && !isAll;
                }}
                onChange={() => table.toggleAllRowsSelected(!isAll)}
              />
            </label>
          </th>
        )}
        {columns.map(({ id, header, align, sortBy }) => {
          const direction = sorted?.id === id ? (sorted.desc ? 'descending' : 'ascending') : undefined;
          return (
            <th
              key={id}
              scope="col"
              {...as.columnheader}
              className={align === 'end' ? `${css.headCell} ${css.end}` : css.headCell}
              aria-sort={direction}
              data-acts={sortBy && ''}
            >
              {sortBy ? (
                <button type="button" className={css.sort} onClick={() => table.getColumn(id)?.toggleSorting()}>
                  {header}
                  <span className={css.arrow}>
                    <Icon name={direction === 'descending' ? 'chevron-down' : 'chevron-up'} />
                  </span>
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
};

interface LineProps<Row extends object> extends Pick<TableProps<Row>, 'columns' | 'selectLabel'> {
  row: ReturnType<Model<Row>['getRowModel']>['rows'][number];
}

const Line = <Row extends object>({ row, columns, selectLabel }: LineProps<Row>) => (
  <tr {...as.row} className={css.row} data-selected={row.getIsSelected() ? '' : undefined}>
    {selectLabel && (
      <td {...as.cell} className={`${css.cell} ${css.pick}`}>
        <label className={css.pickTarget}>
          <input
            type="checkbox"
            className={field.checkbox}
            aria-label={selectLabel(row.original)}
            checked={row.getIsSelected()}
            onChange={(event) => row.getToggleSelectedHandler()(event)}
          />
        </label>
      </td>
    )}
    {columns.map(({ id, header, cell, align, rowHeader }) => {
      const Cell = rowHeader ? 'th' : 'td';
      return (
        <Cell
          key={id}
          {...(rowHeader ? as.rowheader : as.cell)}
          {...(rowHeader && { scope: 'row' as const, 'data-row-header': '' })}
          className={align === 'end' ? `${css.cell} ${css.end}` : css.cell}
          data-label={header}
        >
          {cell(row.original)}
        </Cell>
      );
    })}
  </tr>
);

/**
 * Rows that can be sorted and selected. Where it stands narrow, as on a phone, each row is a block of lines with the
 * names of their columns.
 */
export const Table = <Row extends object>(props: TableProps<Row>) => {
  const { caption, hideCaption, columns, selectLabel, maxHeight, emptyText } = props;
  const { t } = useLingui();
  const table = useTableModel(props, useEdition().lang);
  const rows = table.getRowModel().rows;
  const selected = rows.filter((row) => row.getIsSelected()).length;
  const [sorted] = table.state.sorting;
  const sortedBy = columns.find(({ id }) => id === sorted?.id)?.header;

  const element = (
    <table className={css.table} {...as.table}>
      <caption className={hideCaption ? visuallyHidden : css.caption}>{caption}</caption>
      <Head {...{ table, columns, selectLabel, count: rows.length, selected }} />
      <tbody className={css.body} {...as.rowgroup}>
        {rows.length === 0 && (
          <tr {...as.row}>
            <td {...as.cell} colSpan={columns.length + (selectLabel ? 1 : 0)} className={css.empty}>
              {emptyText ?? t(messages.empty)}
            </td>
          </tr>
        )}
        {rows.map((row) => (
          <Line key={row.id} {...{ row, columns, selectLabel }} />
        ))}
      </tbody>
    </table>
  );

  return (
    <div className={css.frame}>
      {maxHeight === undefined ? (
        element
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so that the keyboard must reach it
        <div className={css.box} style={{ maxHeight }} role="region" aria-label={caption} tabIndex={0}>
          {element}
        </div>
      )}
      {selectLabel && (
        <p className={css.status} role="status">
          {selected > 0 && t(messages.selected(selected))}
        </p>
      )}
      <p className={visuallyHidden} role="status">
        {sortedBy !== undefined && t((sorted?.desc ? messages.descending : messages.ascending)(sortedBy))}
      </p>
    </div>
  );
};
