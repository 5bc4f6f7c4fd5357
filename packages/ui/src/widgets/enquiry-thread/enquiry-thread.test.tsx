import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DraftStorage } from '../../behaviours/member-form/index.ts';
import { SharedStateProvider } from '../../behaviours/session/index.ts';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { linXia, sharedStateOf } from '../../testing/favourite-button.fixtures.tsx';
import { hxQuote, spindleThread, twoMessages } from '../../testing/enquiry-thread.fixtures.ts';
import { EnquiryThread } from './enquiry-thread.tsx';
import type { EnquiryThreadProps } from './enquiry-thread.types.ts';
import { checkMessage, messageDraftKey } from './message-fields.ts';

const storageOf = () => {
  const values = new Map<string, string>();
  const storage: DraftStorage = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
  return { values, draftStorage: () => storage };
};
// The menu watches sizes, which jsdom does not have.
beforeAll(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  ),
);
afterAll(() => vi.unstubAllGlobals());

const done: EnquiryThreadProps['onSend'] = async () => ({ status: 'sent' });

const tree = (props: Partial<EnquiryThreadProps> = {}) => (
  <SharedStateProvider store={sharedStateOf(linXia)}>
    <EnquiryThread
      thread={spindleThread}
      uploadHref={({ id }) => `/file?id=${id}`}
      onSend={done}
      draftStorage={storageOf().draftStorage}
      {...props}
    />
  </SharedStateProvider>
);

describe('the check of a message', () => {
  it.each([
    ['', 'missing'],
    [' \n', 'missing'],
    ['x'.repeat(4000), undefined],
    ['x'.repeat(4001), 'wrong'],
  ])('of %.5s… finds %s', (text, problem) => expect(checkMessage({ text, uploads: '' }).text).toBe(problem));

  it('takes five files and no more', () => {
    const files = (length: number) =>
      JSON.stringify(Array.from({ length }, (_, id) => ({ id: String(id), name: 'a', bytes: 1 })));
    expect([5, 6].map((length) => checkMessage({ text: 'x', uploads: files(length) }).uploads)).toEqual([
      undefined,
      'wrong',
    ]);
  });
});

const openBlocking = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Block' }));
  return within(await screen.findByRole('dialog', { name: 'Block the other side?' }));
};

describe('the enquiry thread', () => {
  it('tells own from other messages for either side', () => {
    const sides = () => screen.getAllByRole('listitem').flatMap((item) => item.dataset['side'] ?? []);
    const { rerender } = renderIn('en', tree());
    expect(sides()).toEqual(['other', 'own']);
    rerender(tree({ thread: { ...spindleThread, side: 'supplier' } }));
    expect(sides()).toEqual(['own', 'other']);
  });

  it.each([
    // The enquiry and the second message are in English.
    ['en', { 'Written in Chinese': 1, 'Written in English': 0 }],
    ['cn', { 中文书写: 0, 英文书写: 2 }],
  ] as const)('marks texts in another language than that of the page in %s, and no others', (edition, marks) => {
    renderIn(edition, tree());
    const found = Object.keys(marks).map((mark) => [mark, screen.queryAllByText(mark).length]);
    expect(Object.fromEntries(found)).toEqual(marks);
    const { message, specification } = spindleThread.enquiry;
    for (const text of [twoMessages[1]!.text, message, specification])
      expect(screen.getByText(text)).toHaveAttribute('lang', 'en');
  });

  it('keeps a text that was not sent, and sends it again under the same key', async () => {
    const onSend = vi.fn<EnquiryThreadProps['onSend']>().mockRejectedValueOnce(new Error('offline'));
    onSend.mockImplementation(done);
    const { values, draftStorage } = storageOf();
    renderIn('en', tree({ onSend, draftStorage }));
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Message'), 'When?');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText(/server cannot be reached/)).toBeInTheDocument();
    expect(values.get(messageDraftKey(77))).toContain('When?');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Your message was sent')).toBeInTheDocument();
    expect(onSend.mock.calls[1]).toEqual(onSend.mock.calls[0]);
    expect([screen.getByLabelText('Message'), values.size]).toEqual([document.activeElement, 0]);
    await user.type(screen.getByLabelText('Message'), 'Thanks');
    expect(screen.queryByText('Your message was sent')).toBeNull();
  });

  it('says that nobody has replied only where there is neither a message nor a quote', () => {
    const empty = { ...spindleThread, messages: [], quotes: [] };
    const { rerender } = renderIn('en', tree({ thread: empty }));
    expect(screen.getByText('Nobody has answered yet')).toBeInTheDocument();
    rerender(tree({ thread: { ...empty, quotes: [hxQuote] } }));
    expect(screen.queryByText('Nobody has answered yet')).toBeNull();
  });

  it('offers neither to report nor to block where the host does neither', () => {
    renderIn('en', tree());
    for (const name of ['Report', 'Block']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('blocks nobody where the question is dismissed', async () => {
    const onBlock = vi.fn<NonNullable<EnquiryThreadProps['onBlock']>>(async () => ({ status: 'sent' }));
    renderIn('en', tree({ onBlock }));
    await userEvent.click((await openBlocking()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onBlock).not.toHaveBeenCalled();
  });

  it('says in its dialog why nobody was blocked', async () => {
    const onBlock = vi.fn<NonNullable<EnquiryThreadProps['onBlock']>>(async () => ({
      status: 'failed',
      message: 'Too many at once',
    }));
    renderIn('en', tree({ onBlock }));
    const dialog = await openBlocking();
    await userEvent.click(dialog.getByRole('button', { name: 'Block' }));
    expect(await dialog.findByText('Too many at once')).toBeInTheDocument();
    expect(onBlock).toHaveBeenCalledExactlyOnceWith(true);
  });

  it.each(editionKeys)('is the same on the server and in the browser in the edition %s', (edition) =>
    expectCleanHydration(edition, tree({ onReport: vi.fn(), onBlock: vi.fn() })),
  );
});
