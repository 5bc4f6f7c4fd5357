import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { columns, orders } from './table.fixtures.ts';
import { Table } from './table.tsx';

const rowId = ({ id }: { id: string }) => id;
const parts = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

describe('a table', () => {
  it('sorts text as the language of the edition does', async () => {
    const rows = ['铸造', '锻造', '焊接'].map((part, index) => ({ ...orders[0]!, id: String(index), part }));
    renderIn('cn', <Table caption="订单" columns={columns} rows={rows} rowId={rowId} />);
    await userEvent.click(screen.getByRole('button', { name: 'Part' }));
    expect(parts()).toEqual(['锻造', '焊接', '铸造']);
  });

  it('keeps the selection of its parent', async () => {
    const onSelectionChange = vi.fn();
    renderIn(
      'en',
      <Table
        caption="Orders"
        columns={columns}
        rows={orders}
        rowId={rowId}
        selectLabel={({ part }) => part}
        selection={['4712']}
        onSelectionChange={onSelectionChange}
      />,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Axle shaft' }));
    expect(onSelectionChange).toHaveBeenCalledExactlyOnceWith(['4712', '4713']);
    expect(screen.getByText('1 row selected')).toBeInTheDocument();
  });

  it.each(editionKeys)('hydrates without a difference in the edition %s', (edition) =>
    expectCleanHydration(
      edition,
      <Table
        caption="Orders"
        columns={columns}
        rows={orders}
        rowId={rowId}
        selectLabel={({ part }) => part}
        defaultSorting={{ column: 'part' }}
      />,
    ),
  );
});
