import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { FileChooser } from './file-chooser.tsx';
import { fileOf, sendAtOnce } from './file-upload.fixtures.ts';
import { FileUpload } from './file-upload.tsx';

const show = () => {
  const [onIntent, onChoose] = [vi.fn(), vi.fn()];
  const { container } = renderIn(
    'en',
    <FileChooser label="Files" hint="PDF" error="Wait" maxFiles={3} {...{ onIntent, onChoose }} />,
  );
  return { onIntent, onChoose, input: container.querySelector<HTMLInputElement>('input[type="file"]')! };
};

describe('the place for files', () => {
  it('opens the browser’s dialog at once, and says that somebody reaches for it', async () => {
    const { onIntent, onChoose, input } = show();
    const opened = vi.fn();
    input.addEventListener('click', opened);
    expect(onIntent).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Choose files' }));
    expect([onIntent, opened, onChoose].map((each) => each.mock.calls.length)).toEqual([1, 1, 0]);
    expect(screen.getByRole('group', { name: 'Files' })).toHaveAccessibleDescription('PDF Wait');
  });

  it('hands on what was chosen and what was dropped', async () => {
    const { onChoose, input } = show();
    const [one, other] = [fileOf('a.pdf', 1), fileOf('b.pdf', 1)];
    await userEvent.upload(input, [one, other]);
    expect(onChoose.mock.calls).toEqual([[[one, other]]]);
    fireEvent.drop(screen.getByRole('button'), { dataTransfer: { files: [other], types: ['Files'] } });
    expect(onChoose.mock.calls[1]).toEqual([[other]]);
  });

  it('leaves its files to the control that sends them, which refuses what it would refuse', async () => {
    const send = vi.fn(sendAtOnce);
    const chosen = [fileOf('a.pdf', 1), fileOf('b.exe', 1, 'application/x-msdownload')];
    renderIn('en', <FileUpload label="Files" accept={['.pdf']} maxFiles={3} {...{ send, chosen }} />);
    expect(await screen.findByText('a.pdf was uploaded')).toBeInTheDocument();
    expect(screen.getByText('Files of this type are not taken')).toBeInTheDocument();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it.each(editionKeys)('is the same on the server and in the browser in the edition %s', (edition) =>
    expectCleanHydration(edition, <FileChooser label="Files" onIntent={vi.fn()} onChoose={vi.fn()} />),
  );
});
