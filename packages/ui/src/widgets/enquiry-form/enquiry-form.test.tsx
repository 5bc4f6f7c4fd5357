import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SharedStateProvider } from '../../behaviours/session/index.ts';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { linXia, sharedStateOf } from '../../testing/favourite-button.fixtures.tsx';
import { filesIn, listText } from '../../parts/trade/index.ts';
import {
  checkEnquiry,
  emptyEnquiry,
  enquiryDraftKey,
  enquiryOf,
  parametersIn,
  supplierIdsIn,
} from './enquiry-fields.ts';
import {
  blockedStorage,
  candidates,
  draftStorage,
  hxSpindles,
  spindle,
  spindleParameters,
} from './enquiry-form.fixtures.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import type { EnquiryField, EnquiryFormProps } from './enquiry-form.types.ts';

const right = { ...emptyEnquiry, quantity: '12', message: 'When?' };

const rows = (length: number) => Array.from({ length }, (_, place) => ({ label: `Row ${place}`, value: '4' }));
const files = (length: number) =>
  Array.from({ length }, (_, place) => ({ id: String(place), name: 'a.pdf', bytes: 1 }));

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
    [{ incoterm: 'FOB' }, {}],
    [{ incoterm: 'FOP' }, { incoterm: 'wrong' }],
    [{ supplierIds: '[1,2,3,4,5,6,7,8,9]' }, {}],
    [{ supplierIds: '[1,2,3,4,5,6,7,8,9,10]' }, { supplierIds: 'wrong' }],
    [{ parameters: listText(rows(30)) }, {}],
    [{ parameters: listText(rows(31)) }, { parameters: 'wrong' }],
    [{ parameters: '[{"label":"","value":"4"}]' }, { parameters: 'wrong' }],
    [{ parameters: '[{"label":"","value":""}]' }, {}],
    [{ parameters: listText([{ label: 'x'.repeat(101), value: '4' }]) }, { parameters: 'wrong' }],
    [{ parameters: listText([{ label: 'x'.repeat(100), value: '4'.repeat(300) }]) }, {}],
    [{ parameters: listText([{ label: 'x', value: '4'.repeat(301) }]) }, { parameters: 'wrong' }],
    [{ uploads: listText(files(5)) }, {}],
    [{ uploads: listText(files(6)) }, { uploads: 'wrong' }],
    [{ supplierIds: 'no list', parameters: '{}', uploads: '[1]' }, {}],
    [
      { unit: 'x'.repeat(41), destination: 'x'.repeat(201), specification: 'x'.repeat(2001) },
      { unit: 'wrong', destination: 'wrong', specification: 'wrong' },
    ],
  ])('of %j finds %j', (changed, problems) => expect(checkEnquiry({ ...right, ...changed })).toEqual(problems));

  it('is followed by an enquiry without blanks around its texts and with a number', () => {
    expect(enquiryOf(31, { ...right, quantity: ' １２ ', unit: ' sets ', message: ' When? ' })).toEqual({
      targetId: 31,
      supplierIds: [],
      specification: '',
      parameters: [],
      quantity: 12,
      unit: 'sets',
      targetDate: null,
      destination: '',
      incoterm: null,
      message: 'When?',
      uploads: [],
    });
  });
});

describe('the lists of a draft', () => {
  it('hold what was written, and nothing that no form writes', () => {
    expect(parametersIn('[{"label":"A","value":"1"},{"label":2},"x",null]')).toEqual([
      { label: 'A', value: '1' },
      { label: '', value: '' },
    ]);
    expect(supplierIdsIn('[1,"2",3.5,null,4]')).toEqual([1, 4]);
    expect(filesIn('[{"id":"a","name":"a.pdf","bytes":1},{"id":"b"},7]')).toEqual([
      { id: 'a', name: 'a.pdf', bytes: 1 },
    ]);
    expect([parametersIn(''), supplierIdsIn('{'), filesIn('null')]).toEqual([[], [], []]);
  });

  it('become the enquiry without rows that state nothing', () => {
    const values = {
      ...right,
      supplierIds: '[7]',
      parameters: '[{"label":" A ","value":" 1 "},{"label":"B","value":" "}]',
      incoterm: 'DAP',
      uploads: listText(files(1)),
    };
    expect(enquiryOf(31, values)).toMatchObject({
      supplierIds: [7],
      parameters: [{ label: 'A', value: '1' }],
      incoterm: 'DAP',
      uploads: ['0'],
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

  it('says of suppliers that did not get it that they did not', async () => {
    const onSend = async () => ({ status: 'sent' as const, notAskedIds: [candidates[0]!.id] });
    renderIn('en', tree({ onSend, supplier: hxSpindles, candidates, chosenIds: [candidates[0]!.id] }));
    const user = await write('3', 'When?');
    await user.click(screen.getByRole('button', { name: 'Send enquiry' }));
    const fact = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent;
    expect(await fact('Not sent to, as they take no more enquiries from you')).toBe(candidates[0]!.title);
    expect(await fact('Suppliers')).toBe(hxSpindles.title);
  });

  it('begins with the parameters of the product, and with them again after it was sent', async () => {
    const onSend = vi.fn<EnquiryFormProps['onSend']>(async () => ({ status: 'sent' }));
    const storage = draftStorage();
    renderIn('en', tree({ onSend, parameters: spindleParameters, draftStorage: storage }));
    expect(screen.getByLabelText('Rated power')).toHaveValue('25 kW');
    const user = await write('3', 'When?');
    await user.clear(screen.getByLabelText('Rated power'));
    await user.click(screen.getByRole('button', { name: 'Send enquiry' }));
    await user.click(await screen.findByRole('button', { name: 'Write another enquiry' }));
    expect(onSend.mock.calls[0]![0].parameters).toEqual([{ label: 'Tool interface', value: 'HSK-A63' }]);
    expect(screen.getByLabelText('Rated power')).toHaveValue('25 kW');
  });

  it('takes rows, suppliers and files of a draft back', () => {
    const draft = {
      supplierIds: '[53]',
      parameters: '[{"label":"Bore","value":"40 mm"}]',
      incoterm: 'FCA',
      uploads: listText(files(1)),
    };
    const props = { draftStorage: draftStorage(draft), supplier: hxSpindles, candidates, sendFile: vi.fn() };
    renderIn('en', tree(props));
    expect(screen.getByLabelText('Bore')).toHaveValue('40 mm');
    expect(screen.getByLabelText('Suzhou Lianhe Precision')).toBeChecked();
    expect(screen.getByLabelText('Incoterm')).toHaveValue('FCA');
    const choose = screen.getByRole('button', { name: 'Choose files' });
    const isBelow = choose.compareDocumentPosition(screen.getByText('a.pdf')) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isBelow).not.toBe(0);
  });

  it('gives the focus of a removed row to the button that adds one', async () => {
    renderIn('en', tree({ parameters: spindleParameters }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Rated power' }));
    expect(screen.queryByLabelText('Rated power')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add a parameter' })).toHaveFocus();
  });

  it('takes what the member was asked to log in for as it stands: nothing that was added is lost', async () => {
    const storage = draftStorage();
    const { unmount } = renderIn('en', tree({ draftStorage: storage, candidates }, null));
    const user = await write('3', 'When?');
    await user.click(screen.getByLabelText('Torino Mandrini'));
    await user.click(screen.getByRole('button', { name: 'Send enquiry' }));
    unmount();
    renderIn('en', tree({ draftStorage: storage, candidates }));
    expect(screen.getByLabelText('Torino Mandrini')).toBeChecked();
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
    'shows errors next to their fields in %s, and moves the focus to the first',
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

  it.each(editionKeys)('hydrates without a difference in %s', (edition) =>
    expectCleanHydration(edition, tree({ supplier: hxSpindles, candidates, parameters: spindleParameters })),
  );
});
