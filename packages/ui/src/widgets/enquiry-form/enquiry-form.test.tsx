import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SharedStateProvider } from '../../behaviours/session/index.ts';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { linXia, sharedStateOf } from '../favourite-button/favourite-button.fixtures.tsx';
import { checkEnquiry, emptyEnquiry, enquiryDraftKey, enquiryOf } from './enquiry-fields.ts';
import { blockedStorage, draftStorage, spindle } from './enquiry-form.fixtures.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import type { EnquiryField, EnquiryFormProps } from './enquiry-form.types.ts';

const right = { ...emptyEnquiry, quantity: '12', message: 'When?' };

describe('the check of an enquiry', () => {
  it.each<[Partial<Record<EnquiryField, string>>, object]>([
    [{}, {}],
    [{ quantity: '' }, { quantity: 'missing' }],
    [{ quantity: '0' }, { quantity: 'wrong' }],
    [{ quantity: '1' }, {}],
    [{ quantity: '1000000000' }, {}],
    [{ quantity: '1000000001' }, { quantity: 'wrong' }],
    [{ quantity: '1.5' }, { quantity: 'wrong' }],
    [{ quantity: '-3' }, { quantity: 'wrong' }],
    [{ quantity: '１２' }, {}],
    [{ message: ' \n' }, { message: 'missing' }],
    [{ message: 'x'.repeat(4000) }, {}],
    [{ message: 'x'.repeat(4001) }, { message: 'wrong' }],
    [{ targetDate: '2028-02-29' }, {}],
    [{ targetDate: '2027-02-29' }, { targetDate: 'wrong' }],
    [{ targetDate: 'soon' }, { targetDate: 'wrong' }],
    [
      { unit: 'x'.repeat(41), destination: 'x'.repeat(201), specification: 'x'.repeat(2001) },
      { unit: 'wrong', destination: 'wrong', specification: 'wrong' },
    ],
  ])('of %j finds %j', (changed, problems) => expect(checkEnquiry({ ...right, ...changed })).toEqual(problems));

  it('is followed by an enquiry without blanks around its texts and with a number', () => {
    expect(enquiryOf(31, { ...right, quantity: ' １２ ', unit: ' sets ', message: ' When? ' })).toEqual({
      targetId: 31,
      specification: '',
      quantity: 12,
      unit: 'sets',
      targetDate: null,
      destination: '',
      message: 'When?',
    });
  });
});

const tree = (props: Partial<EnquiryFormProps> = {}, member: typeof linXia | null = linXia) => (
  <SharedStateProvider store={sharedStateOf(member)}>
    <EnquiryForm target={spindle} onSend={async () => ({ status: 'sent' })} draftStorage={draftStorage()} {...props} />
  </SharedStateProvider>
);
const write = async (quantity: string, message: string) => {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Quantity'), quantity);
  await user.type(screen.getByLabelText('Message'), message);
  return user;
};

describe('the enquiry form', () => {
  it('takes a draft back when the page is loaded again, for its own target only', async () => {
    const storage = draftStorage();
    const { unmount } = renderIn('en', tree({ draftStorage: storage }));
    await write('12', 'When?');
    unmount();
    expect(storage().getItem(enquiryDraftKey(31))).toContain('When?');
    const again = renderIn('en', tree({ draftStorage: storage }));
    expect(screen.getByLabelText('Message')).toHaveValue('When?');
    again.unmount();
    renderIn('en', tree({ draftStorage: storage, target: { id: 32, title: 'Another one' } }));
    expect(screen.getByLabelText('Message')).toHaveValue('');
  });

  it('begins again when another target takes its place, and sends each text to its own', async () => {
    const onSend = vi.fn<EnquiryFormProps['onSend']>(async () => ({ status: 'sent' }));
    const { rerender } = renderIn('en', tree({ onSend }));
    await write('12', 'When?');
    rerender(tree({ onSend, target: { id: 32, title: 'Another one' } }));
    expect(screen.getByLabelText('Message')).toHaveValue('');
    const user = await write('3', 'How much?');
    await user.click(screen.getByRole('button', { name: 'Send enquiry' }));
    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1));
    expect(onSend.mock.calls[0]![0]).toMatchObject({ targetId: 32, message: 'How much?' });
  });

  it('forgets the draft once it was sent, and shows what was sent', async () => {
    const storage = draftStorage();
    renderIn('en', tree({ draftStorage: storage }));
    const user = await write('1200', 'When?');
    await user.click(screen.getByRole('button', { name: 'Send enquiry' }));
    expect(await screen.findByText('1,200')).toBeInTheDocument();
    expect(storage().getItem(enquiryDraftKey(31))).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Write another enquiry' }));
    expect(screen.getByLabelText('Message')).toHaveValue('');
    expect(document.activeElement).toBe(document.querySelector('form textarea'));
  });

  it('discards a draft that nobody wants', async () => {
    const storage = draftStorage({ message: 'Old' });
    renderIn('en', tree({ draftStorage: storage }));
    await userEvent.click(screen.getByRole('button', { name: 'Discard the draft' }));
    expect([
      screen.getByLabelText<HTMLTextAreaElement>('Message').value,
      storage().getItem(enquiryDraftKey(31)),
    ]).toEqual(['', null]);
    expect(document.activeElement).toBe(document.querySelector('form textarea'));
  });

  it('lets a member write where storage is blocked', async () => {
    const onSend = vi.fn<EnquiryFormProps['onSend']>(async () => ({ status: 'sent' }));
    renderIn('en', tree({ draftStorage: blockedStorage, onSend }));
    const user = await write('3', 'When?');
    await user.click(screen.getByRole('button', { name: 'Send enquiry' }));
    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1));
  });

  it('keeps the text of a visitor who has to log in first, and sends nothing', async () => {
    const storage = draftStorage();
    const onSend = vi.fn<EnquiryFormProps['onSend']>();
    renderIn('en', tree({ draftStorage: storage, onSend }, null));
    const user = await write('3', 'When?');
    await user.click(screen.getByRole('button', { name: 'Send enquiry' }));
    expect([onSend.mock.calls.length, storage().getItem(enquiryDraftKey(31))]).toEqual([
      0,
      expect.stringContaining('When?'),
    ]);
  });

  it.each([
    ['cn', '请填写数量', '请填写咨询内容'],
    ['en', 'Enter the quantity', 'Write what you want to know'],
  ] as const)(
    'shows errors beside their fields in %s, and moves the focus to the first',
    async (edition, quantity, message) => {
      const { container } = renderIn(edition, tree());
      await userEvent.click(container.querySelector('button[type="submit"]')!);
      const wrong = [...container.querySelectorAll<HTMLElement>('[aria-invalid="true"]')];
      expect(
        wrong.map(
          (control) =>
            container.querySelector(`#${CSS.escape(control.getAttribute('aria-describedby')!.split(' ').at(-1)!)}`)!
              .textContent,
        ),
      ).toEqual([quantity, message]);
      expect(document.activeElement).toBe(wrong[0]);
    },
  );

  it.each(editionKeys)('hydrates without a difference in %s', (edition) => expectCleanHydration(edition, tree()));
});
