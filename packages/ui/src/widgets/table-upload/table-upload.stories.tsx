import type { TableMistake } from '@millwright/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { press, tabTo } from '../../testing/press.ts';
import { showsWhole } from '../../testing/shows-whole.ts';
import { TableUpload } from './table-upload.tsx';
import type { SendTable, TableOutcome } from './table-upload.types.ts';

const resolving = (outcome: TableOutcome) => fn<SendTable>(async () => outcome);

const meta = {
  title: 'Widgets/Table upload',
  component: TableUpload,
  args: { send: resolving({ status: 'stored', rows: 12, changed: 3 }) },
} satisfies Meta<typeof TableUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const fileOf = (name: string, size = 900, type = 'text/csv') => new File([new Uint8Array(size)], name, { type });
const choose = (canvasElement: HTMLElement, file = fileOf('products.csv')) =>
  userEvent.upload(canvasElement.querySelector('input[type="file"]')!, file, { applyAccept: false });

/** No table was sent yet. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await showsWhole({ canvasElement });
    for (const region of canvasElement.querySelectorAll('[role="alert"], [role="status"]'))
      await expect(region).toBeEmptyDOMElement();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { send: fn<SendTable>(() => new Promise(() => undefined)) },
  parameters: { badInput: 'neverSettles' },
  play: async ({ args, canvas, canvasElement }) => {
    await choose(canvasElement);
    await expect(await canvas.findByRole('progressbar', { name: 'products.csv' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel products.csv' }));
    await expect(args.send).toHaveBeenLastCalledWith(
      expect.any(File),
      expect.objectContaining({ signal: expect.objectContaining({ aborted: true }) }),
    );
    await choose(canvasElement, fileOf('corrected.csv'));
    await expect(await canvas.findByText('corrected.csv')).toBeVisible();
  },
};

/** The place is free again for the next table. */
export const Stored: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await expect(await canvas.findByText('12 products were read, 3 were changed.')).toBeVisible();
    await expect(canvas.queryByText('products.csv')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
  },
};

const everyMistake: readonly [TableMistake, number, string, string][] = [
  ['noTable', 1, '', ''],
  ['tooManyRows', 502, '', ''],
  ['noIdColumn', 1, '', ''],
  ['unknownColumn', 1, 'clamping force [t]', ''],
  ['columnTwice', 1, 'model', ''],
  ['tooManyCells', 2, '', '=1+1'],
  ['unknownProduct', 3, 'id', '99999'],
  ['productTwice', 4, 'id', '31'],
  ['noTitle', 5, 'title', ''],
  ['tooLong', 6, 'brief English', 'Horizontal machining centre with two spindles…'],
  ['wrongSearchKeywords', 6, 'search_keywords_en', 'oil leak; worn seal; gear pump…'],
  ['changedMeanwhile', 7, 'version', 'Vj7c1pYqf0'],
  ['noNumber', 8, 'clamping-force [kN]', '3,000'],
  ['noValue', 9, 'clamping-force [kN]', '..'],
  ['lowAboveHigh', 10, 'screw-diameter [mm]', '40..30'],
  ['noChoice', 11, 'drive', 'steam'],
  ['noWords', 12, 'panel', 'one|two|three'],
  ['tooManyParameters', 13, '', ''],
];

/** Each mistake by its place, in words that say how it is put right. */
export const Wrong: Story = {
  args: {
    send: resolving({
      status: 'wrong',
      total: everyMistake.length,
      problems: everyMistake.map(([mistake, line, column, value]) => ({ mistake, line, column, value })),
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    const table = await canvas.findByRole('table', { name: `${everyMistake.length} mistakes. Nothing was changed.` });
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(everyMistake.length);
    await expect(canvas.getByRole('row', { name: /^8 clamping-force \[kN\] This is no number/ })).toHaveTextContent(
      '3,000',
    );
    await expect(
      canvas.getByText('This cannot be read; write English|中文, at most 500 characters each'),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The first hundred are listed, and it says so. */
export const ManyMistakes: Story = {
  args: {
    send: resolving({
      status: 'wrong',
      total: 1200,
      problems: Array.from({ length: 100 }, (_, row) => ({
        mistake: 'noNumber' as const,
        line: row + 2,
        column: 'clamping-force [kN]',
        value: '3,000',
      })),
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await expect(await canvas.findByText('1,200 mistakes. Nothing was changed.', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByText('The first 100 mistakes are listed.')).toBeVisible();
  },
};

/** A corrected table is sent where the wrong one was, and nothing is left of what was said before. */
export const Corrected: Story = {
  args: {
    send: fn<SendTable>(async ({ name }) =>
      name === 'corrected.csv'
        ? { status: 'stored', rows: 1, changed: 1 }
        : {
            status: 'wrong',
            total: 1,
            problems: [{ mistake: 'noChoice', line: 3, column: 'drive', value: 'steam' }],
          },
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await expect(await canvas.findByText('1 mistake. Nothing was changed.', { selector: 'p' })).toBeVisible();
    await choose(canvasElement, fileOf('corrected.csv'));
    await expect(await canvas.findByText('1 product was read, 1 was changed.')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Failed: Story = {
  args: { send: fn<SendTable>(() => Promise.reject(new TypeError('Failed to fetch'))) },
  parameters: { badInput: 'rejects' },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await expect(await canvas.findByText(/The server does not respond. Nothing was changed/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
  },
};

export const Refused: Story = {
  args: { send: resolving({ status: 'failed', message: 'Too many changes in this hour' }) },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await expect(await canvas.findByText('Too many changes in this hour')).toBeVisible();
  },
};

/** What is no CSV, or is too large, is not sent at all. */
export const NotTaken: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await choose(canvasElement, fileOf('products.xlsx', 900, 'application/vnd.ms-excel'));
    await expect(await canvas.findByText('Files of this type are not taken')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove products.xlsx' }));
    await choose(canvasElement, fileOf('products.csv', 1024 * 1024 + 1));
    await expect(await canvas.findByText('The file is too large')).toBeVisible();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** Cells of the file are shown as text, and stay in their table. */
export const HostileAndLong: Story = {
  args: {
    send: resolving({
      status: 'wrong',
      total: 1,
      problems: [
        {
          mistake: 'unknownColumn',
          line: 1,
          column: 'x'.repeat(200),
          value: `<img src=x onerror="document.title='harmed'">${'W'.repeat(55)}`,
        },
      ],
    }),
  },
  parameters: { badInput: ['hostileHtml', 'longTitle'] },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, fileOf(`${'products'.repeat(25)}.csv`));
    await expect(await canvas.findByText(/onerror/)).toBeVisible();
    await expect(document.title).not.toBe('harmed');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The button that chooses a file has the focus again once the table was read. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const opened = fn();
    const input = canvasElement.querySelector('input[type="file"]')!;
    const hear = (event: Event) => {
      event.preventDefault();
      opened();
    };
    input.addEventListener('click', hear);
    await tabTo(canvas.getByRole('button', { name: 'Choose a file' }));
    await press('Enter');
    await waitFor(() => expect(opened).toHaveBeenCalled());
    input.removeEventListener('click', hear);
    await choose(canvasElement);
    await expect(await canvas.findByText('12 products were read, 3 were changed.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveFocus());
  },
};
