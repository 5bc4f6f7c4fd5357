import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { TableUpload } from './table-upload.tsx';
import type { SendTable, TableOutcome } from './table-upload.types.ts';

const wrong: TableOutcome = {
  status: 'wrong',
  total: 2,
  problems: [
    { line: 3, column: 'drive', mistake: 'noChoice', value: 'steam' },
    { line: 3, column: '', mistake: 'tooManyCells', value: '' },
  ],
};
const choose = (container: HTMLElement, name = 'products.csv') =>
  userEvent.upload(
    container.querySelector<HTMLElement>('input[type="file"]')!,
    new File(['id'], name, { type: 'text/csv' }),
  );

describe('the table upload', () => {
  it('says by line and column what is wrong, and that nothing was changed', async () => {
    const { container } = renderIn('en', <TableUpload send={async () => wrong} />);
    await choose(container);
    const table = await within(screen.getByRole('alert')).findByRole('table');
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['3', 'drive', 'This is none of the choices', 'steam'],
      ['3', '–', 'The row has more cells than the table has columns', '–'],
    ]);
    expect(screen.getByText('2 mistakes. Nothing was changed.', { selector: 'p' })).toBeInTheDocument();
    expect(screen.queryByText(/mistakes are listed/)).toBeNull();
  });

  it('takes a corrected table in the same place, and counts what it changed', async () => {
    const send = vi
      .fn<SendTable>()
      .mockResolvedValueOnce(wrong)
      .mockResolvedValueOnce({ status: 'stored', rows: 2, changed: 1 });
    const { container } = renderIn('cn', <TableUpload send={send} />);
    await choose(container);
    await screen.findByRole('table');
    await choose(container, 'corrected.csv');
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
    expect(await screen.findByText('已读取 2 个产品，修改了 1 个。')).toBeInTheDocument();
    expect(send.mock.calls.map(([file]) => file.name)).toEqual(['products.csv', 'corrected.csv']);
  });

  it.each<[TableOutcome | Error, string | RegExp]>([
    [new Error('offline'), /The server does not respond. Nothing was changed/],
    [{ status: 'failed' }, /The server does not respond. Nothing was changed/],
    [{ status: 'failed', message: 'Too many changes' }, 'Too many changes'],
  ])('says after %o why it was not taken', async (outcome, words) => {
    const send: SendTable = async () => {
      if (outcome instanceof Error) throw outcome;
      return outcome;
    };
    const { container } = renderIn('en', <TableUpload send={send} />);
    await choose(container);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(container.firstElementChild).toHaveAttribute('data-state', 'failed');
  });

  it('shows nothing of a table whose sending was cancelled', async () => {
    let finish!: (outcome: TableOutcome) => void;
    const { container } = renderIn('en', <TableUpload send={() => new Promise((resolve) => (finish = resolve))} />);
    await choose(container);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel products.csv' }));
    finish(wrong);
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('gives the focus back to its button', async () => {
    const { container } = renderIn('en', <TableUpload send={async () => wrong} />);
    screen.getByRole('button', { name: 'Choose a file' }).focus();
    await choose(container);
    await screen.findByRole('table');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveFocus());
  });

  it.each(editionKeys)('is the same on the server and in the browser in the edition %s', (edition) =>
    expectCleanHydration(edition, <TableUpload send={async () => wrong} />),
  );
});
