import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { choiceOf } from '../../testing/choice-of.ts';
import { press, tabTo } from '../../testing/press.ts';
import { columns, orders, type Order } from './table.fixtures.ts';
import { Table } from './table.tsx';
import type { TableProps } from './table.types.ts';

const orderings = choiceOf({
  'by part': { column: 'part' },
  'the dearest first': { column: 'price', descending: true },
});

const meta = {
  title: 'Primitives/Table',
  component: Table<Order>,
  argTypes: {
    sorting: orderings,
    defaultSorting: orderings,
    selection: { control: 'check', options: orders.map(({ id }) => id) },
  },
  args: {
    caption: 'Orders',
    columns,
    rows: orders,
    rowId: ({ id }) => id,
    onSortingChange: fn(),
    onSelectionChange: fn(),
  },
} satisfies Meta<(props: TableProps<Order>) => React.ReactNode>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);

/** A press on a head sorts, another one turns the order, a third one gives the first order back. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const pieces = canvas.getByRole('button', { name: 'Pieces' });
    await userEvent.click(pieces);
    await expect(parts(canvas)).toEqual(['Flange DN 80', 'Axle shaft', 'Housing, die cast', 'Bracket, bent']);
    await expect(canvas.getByRole('columnheader', { name: 'Pieces' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorted by Pieces, ascending');
    await userEvent.click(pieces);
    await expect(parts(canvas)[0]).toBe('Bracket, bent');
    await expect(args.onSortingChange).toHaveBeenLastCalledWith({ column: 'pieces', descending: true });
    await userEvent.click(pieces);
    await expect(parts(canvas)[0]).toBe('Housing, die cast');
    await expect(args.onSortingChange).toHaveBeenLastCalledWith(null);
  },
};

/** What has no value is last, whichever way. */
export const NothingLast: Story = {
  args: { defaultSorting: { column: 'price', descending: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(parts(canvas).at(-1)).toBe('Axle shaft');
    await expect(parts(canvas)[0]).toBe('Flange DN 80');
    await userEvent.click(canvas.getByRole('button', { name: 'Price, EUR' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Price, EUR' }));
    await expect(parts(canvas)).toEqual(['Bracket, bent', 'Housing, die cast', 'Flange DN 80', 'Axle shaft']);
  },
};

export const Selection: Story = {
  args: { selectLabel: ({ part }) => `Select ${part}` },
  play: async ({ args, canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all rows' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Axle shaft' }));
    await expect(all).toBePartiallyChecked();
    await expect(canvas.getByText('1 row selected')).toBeVisible();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['4713']);
    await userEvent.click(canvas.getByRole('button', { name: 'Part' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select Axle shaft' })).toBeChecked();
    await userEvent.click(all);
    await expect(canvas.getByText('4 rows selected')).toBeVisible();
  },
};

/** The parent keeps the order, as for rows that a server sorts: the table leaves them as they are. */
export const SortedByParent: Story = {
  args: { sorting: { column: 'part' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Part' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(parts(canvas)[0]).toBe('Housing, die cast');
    await userEvent.click(canvas.getByRole('button', { name: 'Part' }));
    await expect(args.onSortingChange).toHaveBeenLastCalledWith({ column: 'part', descending: true });
  },
};

/** The head stays while the rows scroll below it, and the keyboard reaches the box that scrolls. */
export const StickyHead: Story = {
  args: {
    maxHeight: '12rem',
    rows: Array.from({ length: 24 }, (_, index) => ({ ...orders[index % 4]!, id: String(index) })),
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'Orders' });
    box.scrollTop = 200;
    const head = canvas.getByRole('columnheader', { name: 'Part' }).getBoundingClientRect();
    await expect(Math.abs(head.top - box.getBoundingClientRect().top)).toBeLessThan(4);
    box.focus();
    await expect(box).toHaveFocus();
  },
};

/** Where there is little room, a row is a block of lines, each with the name of its column; roles stay. */
export const Stacked: Story = {
  args: { selectLabel: ({ part }) => `Select ${part}` },
  decorators: [(Story) => <div style={{ maxWidth: 343 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('row').slice(1);
    await expect(first!.getBoundingClientRect().height).toBeGreaterThan(90);
    await expect(canvas.getAllByRole('cell', { name: '1,200' })[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pieces' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Orders' }).scrollWidth).toBeLessThanOrEqual(343);
  },
};

/** Cells stand below the words of their column, though what they hold runs from left to right. */
export const RightToLeft: Story = {
  globals: { edition: 'ar' },
  play: async ({ canvas }) => {
    const sideOf = (text: string) => getComputedStyle(canvas.getByRole('cell', { name: text })).textAlign;
    await expect(['42CrMo4', '1,200', '31.20'].map(sideOf)).toEqual(['right', 'left', 'left']);
  },
};

export const Empty: Story = {
  parameters: { badInput: 'emptyList' },
  args: { rows: [], selectLabel: ({ part }) => part },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No entries')).toBeVisible();
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
  },
};

export const VeryLongText: Story = {
  parameters: { badInput: ['longTitle', 'hostileHtml'] },
  args: {
    rows: [{ ...orders[0]!, part: 'Continuouslycastaluminium'.repeat(8), material: '<img src=x onerror="alert(1)">' }],
  },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};

export const ByKeyboard: Story = {
  args: { selectLabel: ({ part }) => `Select ${part}` },
  play: async ({ canvas }) => {
    await tabTo(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await press('Tab');
    await expect(canvas.getByRole('button', { name: 'Part' })).toHaveFocus();
    await press('Enter');
    await expect(parts(canvas)[0]).toBe('Axle shaft');
    await press('Space');
    await expect(parts(canvas)[0]).toBe('Housing, die cast');
    await tabTo(canvas.getByRole('checkbox', { name: 'Select Flange DN 80' }));
    await press('Space');
    await expect(canvas.getByRole('checkbox', { name: 'Select Flange DN 80' })).toBeChecked();
  },
};
