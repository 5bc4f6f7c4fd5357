import { act, renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { fileOf, sendAtOnce, sendHalf, sendNothing } from './file-upload.fixtures.ts';
import { FileUpload } from './file-upload.tsx';
import { useUploads, type SendFile, type UploadOutcome } from './use-uploads.ts';

const file = fileOf('a.pdf', 10);

describe('the files of an upload', () => {
  it('are sent at once, and their ids reported', async () => {
    const onStored = vi.fn();
    const { result } = renderHook(() => useUploads(sendAtOnce, onStored));
    await act(async () => result.current.add([file], []));
    expect(result.current.uploads[0]!.state).toEqual({ name: 'done', id: 'id of a.pdf' });
    expect(onStored).toHaveBeenCalledExactlyOnceWith(['id of a.pdf']);
  });

  it('keep the reason of the host, and go again', async () => {
    const outcomes: UploadOutcome[] = [
      { status: 'failed', reason: 'It has a password' },
      { status: 'stored', id: '1' },
    ];
    const { result } = renderHook(() => useUploads(() => Promise.resolve(outcomes.shift()!), vi.fn()));
    await act(async () => result.current.add([file], []));
    expect(result.current.uploads[0]!.state).toEqual({ name: 'failed', reason: 'It has a password' });
    await act(async () => result.current.retry(result.current.uploads[0]!));
    expect(result.current.uploads[0]!.state).toEqual({ name: 'done', id: '1' });
  });

  it('have failed where the transport throws', async () => {
    const { result } = renderHook(() => useUploads(sendNothing, vi.fn()));
    await act(async () => result.current.add([file], [{ file, why: 'size' }]));
    expect(result.current.uploads.map(({ state }) => state.name)).toEqual(['failed', 'refused']);
  });

  it('are given up when they are removed and when the page is left, and hear nothing afterwards', async () => {
    const signals: AbortSignal[] = [];
    const send: SendFile = (one, options) => {
      signals.push(options.signal);
      return sendHalf(one, options);
    };
    const { result, unmount } = renderHook(() => useUploads(send, vi.fn()));
    await act(async () => result.current.add([file, fileOf('b.pdf', 10)], []));
    expect(result.current.uploads[0]!.state).toEqual({ name: 'sending', share: 0.5 });
    await act(async () => result.current.remove(result.current.uploads[0]!.key));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    unmount();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it('lists what was refused once, whatever is chosen next', async () => {
    const { container } = renderIn(
      'en',
      <FileUpload label="Drawings" send={sendAtOnce} accept={['.pdf']} maxFiles={3} />,
    );
    const input = container.querySelector<HTMLInputElement>('input[type="file"]')!;
    const user = userEvent.setup({ applyAccept: false });
    for (const name of ['a.zip', 'b.pdf', 'c.pdf']) await user.upload(input, fileOf(name, 10));
    const lines = screen.getAllByRole('listitem').map((line) => [line.dataset['state'], line.firstChild!.textContent]);
    expect(lines).toEqual([
      ['refused', 'a.zip'],
      ['done', 'b.pdf'],
      ['done', 'c.pdf'],
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('c.pdf was uploaded a.zip · Files of this type are not taken');
  });

  it.each(editionKeys)('stand in a control that hydrates without a difference in the edition %s', (edition) =>
    expectCleanHydration(edition, <FileUpload label="Drawings" send={sendAtOnce} hint="PDF" maxFiles={3} />),
  );
});
