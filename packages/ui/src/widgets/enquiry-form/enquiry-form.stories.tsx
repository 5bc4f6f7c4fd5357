import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { choiceOf } from '../../testing/choice-of.ts';
import { createTestClock } from '../../testing/clock.ts';
import { press, tabTo, typeText } from '../../testing/press.ts';
import { ofAMember, ofAVisitor } from '../../testing/favourite-button.fixtures.tsx';
import { fileOf, sendAtOnce, sendHalf } from '../../primitives/file-upload/file-upload.fixtures.ts';
import {
  blockedStorage,
  candidates,
  draftStorage,
  hxSpindles,
  spindle,
  spindleParameters,
} from './enquiry-form.fixtures.ts';
import { emptyEnquiry } from './enquiry-fields.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import type { EnquiryFormProps } from './enquiry-form.types.ts';

type Send = EnquiryFormProps['onSend'];
type Scene = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;
const never = fn<Send>(() => new Promise<never>(() => undefined));

const meta = {
  title: 'Widgets/Enquiry form',
  component: EnquiryForm,
  argTypes: {
    supplier: choiceOf({ [hxSpindles.title]: hxSpindles }),
    posting: choiceOf({ 'to the site': { action: '/enquiries', kind: 'product' } }),
    posted: choiceOf({
      'without a quantity': {
        values: { ...emptyEnquiry, message: 'Which delivery time do you offer?' },
        problems: { quantity: 'missing' },
        failure: null,
      },
    }),
  },
  args: { target: spindle, onSend: fn<Send>(async () => ({ status: 'sent' })), listHref: '/enquiries' },
  // A storage of its own for each story, so that none finds the draft of another.
  render: (args) => <EnquiryForm {...args} draftStorage={args.draftStorage ?? draftStorage()} />,
  decorators: [ofAMember],
} satisfies Meta<typeof EnquiryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const fill = async ({ canvas, userEvent }: Scene) => {
  await userEvent.type(canvas.getByLabelText('Quantity'), '12');
  await userEvent.type(canvas.getByLabelText('Message'), 'Which delivery time do you offer?');
};
const send = ({ canvas, userEvent }: Scene) => userEvent.click(canvas.getByRole('button', { name: 'Send enquiry' }));

/** Sent, and shown as it was sent. */
export const Default: Story = {
  args: { candidates: [], chosenIds: [], parameters: [] },
  parameters: { machine: 'enquiryForm', state: 'sent' },
  play: async (scene) => {
    const { args, canvas, userEvent } = scene;
    await userEvent.type(canvas.getByLabelText('Specification'), '24,000 rpm, oil-air');
    await fill(scene);
    await userEvent.type(canvas.getByLabelText('Unit'), 'pieces');
    await userEvent.type(canvas.getByLabelText('Destination'), 'Hamburg, Germany');
    await send(scene);
    const title = await canvas.findByRole('heading', { name: 'Your enquiry was sent' });
    await expect(title).toHaveFocus();
    await expect(canvas.getByText('24,000 rpm, oil-air')).toBeVisible();
    await expect(args.onSend).toHaveBeenLastCalledWith(
      {
        targetId: 31,
        supplierIds: [],
        specification: '24,000 rpm, oil-air',
        parameters: [],
        quantity: 12,
        unit: 'pieces',
        targetDate: null,
        destination: 'Hamburg, Germany',
        incoterm: null,
        message: 'Which delivery time do you offer?',
        uploads: [],
      },
      expect.stringMatching(/^[\w-]{16,64}$/),
    );
  },
};

/** One form to several suppliers, with the product's parameters, an Incoterm and a drawing. */
export const RequestForQuotation: Story = {
  args: {
    supplier: hxSpindles,
    candidates,
    parameters: spindleParameters,
    goods: 'parts',
    sendFile: sendAtOnce,
  },
  play: async (scene) => {
    const { args, canvas, canvasElement, userEvent } = scene;
    await userEvent.click(canvas.getByLabelText('Kaltner Spindeltechnik'));
    await userEvent.clear(canvas.getByLabelText('Rated power'));
    await userEvent.type(canvas.getByLabelText('Rated power'), '30 kW');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Tool interface' }));
    await fill(scene);
    await userEvent.selectOptions(canvas.getByLabelText('Incoterm'), 'CIF');
    await expect(canvas.getByLabelText('Incoterm')).toHaveAccessibleDescription(/sea freight and insurance/);
    await canvas.findByRole('button', { name: 'Choose files' });
    await userEvent.upload(canvasElement.querySelector<HTMLElement>('input[type="file"]')!, fileOf('housing.pdf'));
    await canvas.findByText('housing.pdf was uploaded');
    await send(scene);
    await canvas.findByRole('heading', { name: 'Your enquiry was sent' });
    await expect(args.onSend).toHaveBeenLastCalledWith(
      expect.objectContaining({
        supplierIds: [52],
        parameters: [{ label: 'Rated power', value: '30 kW' }],
        incoterm: 'CIF',
        uploads: ['id of housing.pdf'],
      }),
      expect.any(String),
    );
    await expect(canvas.getByText('housing.pdf')).toBeVisible();
    await expect(canvas.getByText(/HX Spindles/)).toHaveTextContent('HX Spindles Kaltner Spindeltechnik');
  },
};

/** The meter says what suppliers will ask for; what is chosen in it gets a row, or the focus. */
export const MoreComplete: Story = {
  args: { goods: 'moulds' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('0 of 8 stated')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'State: Number of cavities' }));
    await waitFor(() => expect(canvas.getByLabelText('Number of cavities')).toHaveFocus());
    await userEvent.keyboard('4');
    await expect(canvas.getByText('1 of 8 stated')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'State: Destination' }));
    await waitFor(() => expect(canvas.getByLabelText('Destination')).toHaveFocus());
  },
};

/** Nine further suppliers at most. */
export const AllStated: Story = {
  args: {
    supplier: hxSpindles,
    candidates: Array.from({ length: 12 }, (_, index) => ({ id: 60 + index, title: `Supplier ${index + 1}` })),
    chosenIds: Array.from({ length: 9 }, (_, index) => 60 + index),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Supplier 9')).toBeChecked();
    await expect(canvas.getByLabelText('Supplier 10')).toBeDisabled();
  },
};

/** A value without a name is marked in its row. */
export const ParameterWithoutName: Story = {
  play: async (scene) => {
    const { canvas, userEvent } = scene;
    await fill(scene);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a parameter' }));
    await waitFor(() => expect(canvas.getByLabelText('Name 1')).toHaveFocus());
    await userEvent.type(canvas.getByLabelText('Value 1'), '40 mm');
    await send(scene);
    await expect(canvas.getByLabelText('Name 1')).toHaveAccessibleDescription('Enter the name of this parameter');
    await expect(canvas.getByLabelText('Name 1')).toHaveFocus();
  },
};

/** Files of a draft are stored already; one that is on its way holds the enquiry back. */
export const FilesOnTheirWay: Story = {
  args: {
    sendFile: sendHalf,
    onSend: fn<Send>(async () => ({ status: 'sent' })),
    draftStorage: draftStorage({ uploads: '[{"id":"a","name":"cover.step","bytes":240000}]' }),
  },
  play: async (scene) => {
    const { args, canvas, canvasElement, userEvent } = scene;
    await expect(await canvas.findByText('cover.step')).toBeVisible();
    await fill(scene);
    await canvas.findByRole('button', { name: 'Choose files' });
    await userEvent.upload(canvasElement.querySelector<HTMLElement>('input[type="file"]')!, fileOf('housing.pdf'));
    await canvas.findByText('Sending, 50 %');
    await send(scene);
    await expect(await canvas.findByText(/Files are still being sent/)).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel housing.pdf' }));
    await send(scene);
    await canvas.findByRole('heading', { name: 'Your enquiry was sent' });
    await expect(args.onSend).toHaveBeenLastCalledWith(expect.objectContaining({ uploads: ['a'] }), expect.any(String));
  },
};

/** A file that the server has removed since is said to be gone. */
export const FileGone: Story = {
  args: {
    sendFile: sendAtOnce,
    onSend: fn<Send>(async () => ({ status: 'invalid', fields: ['uploads'] })),
    draftStorage: draftStorage({ uploads: '[{"id":"a","name":"cover.step","bytes":240000}]' }),
  },
  play: async (scene) => {
    await scene.canvas.findByRole('button', { name: 'Choose files' });
    await fill(scene);
    await send(scene);
    await expect(await scene.canvas.findByText(/A file is no longer stored/)).toBeVisible();
  },
};

export const Untouched: Story = {
  parameters: { machine: 'enquiryForm', state: 'untouched' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('form', { name: /Motor spindle/ })).toHaveAttribute('data-state', 'untouched'),
};

export const Editing: Story = {
  parameters: { machine: 'enquiryForm', state: 'editing' },
  play: async (scene) => {
    await fill(scene);
    await expect(scene.canvas.getByText('33 / 4000')).toBeVisible();
  },
};

export const DraftRestored: Story = {
  args: { draftStorage: draftStorage({ quantity: '400', message: 'The same as in spring' }) },
  parameters: { machine: 'enquiryForm', state: 'restored' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What you wrote last time is back.')).toBeVisible();
    await expect(canvas.getByLabelText('Quantity')).toHaveValue('400');
    await expect(canvas.getByRole('button', { name: 'Discard the draft' })).toBeVisible();
  },
};

/** Errors stand next to their fields; the first of them has the focus. */
export const NothingFilledIn: Story = {
  parameters: { machine: 'enquiryForm', state: 'invalid' },
  play: async (scene) => {
    const { canvas } = scene;
    await send(scene);
    await expect(canvas.getByLabelText('Quantity')).toHaveAccessibleDescription('Enter the quantity');
    await expect(canvas.getByLabelText('Message')).toHaveAccessibleDescription('Write what you want to know');
    await expect(canvas.getByLabelText('Quantity')).toHaveFocus();
  },
};

export const FieldsRefused: Story = {
  args: { onSend: fn<Send>(async () => ({ status: 'invalid', fields: ['destination'] })) },
  play: async (scene) => {
    await fill(scene);
    await send(scene);
    await expect(await scene.canvas.findByText('The destination is too long or cannot be read')).toBeVisible();
    await expect(scene.canvas.getByLabelText('Destination')).toHaveFocus();
  },
};

export const Sending: Story = {
  args: { onSend: never },
  parameters: { machine: 'enquiryForm', state: 'sending', badInput: ['doubleClick', 'neverSettles'] },
  play: async (scene) => {
    never.mockClear();
    await fill(scene);
    const button = scene.canvas.getByRole('button', { name: 'Send enquiry' });
    await scene.userEvent.dblClick(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(never).toHaveBeenCalledTimes(1);
  },
};

export const Offline: Story = {
  args: { onSend: fn<Send>(() => Promise.reject(new TypeError('Failed to fetch'))) },
  parameters: { machine: 'enquiryForm', state: 'failed', badInput: 'rejects' },
  play: async (scene) => {
    await fill(scene);
    await send(scene);
    await expect(await scene.canvas.findByText(/server cannot be reached/)).toBeVisible();
    await expect(scene.canvas.getByLabelText('Message')).toHaveValue('Which delivery time do you offer?');
  },
};

const clock = createTestClock();
export const NoResponse: Story = {
  args: { onSend: never, clock },
  parameters: { badInput: 'neverSettles' },
  play: async (scene) => {
    await fill(scene);
    await send(scene);
    clock.advance(14_999);
    await expect(scene.canvas.getByRole('form')).toHaveAttribute('data-state', 'sending');
    clock.advance(1);
    await expect(await scene.canvas.findByText(/does not respond/)).toBeVisible();
  },
};

export const Visitor: Story = {
  decorators: [ofAVisitor],
  parameters: { machine: 'enquiryForm', state: 'loginNeeded', requirements: ['ER-21'] },
  play: async (scene) => {
    const { args, canvas, canvasElement } = scene;
    await fill(scene);
    await send(scene);
    const told = within(await canvas.findByRole('alert'));
    await expect(told.getByText(/Please login first/)).toBeVisible();
    await expect(canvasElement.querySelector('[data-login-dialog="open"]')).not.toBeNull();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const StorageThrows: Story = {
  args: { draftStorage: blockedStorage },
  parameters: { badInput: 'storageThrows' },
  play: async (scene) => {
    await fill(scene);
    await send(scene);
    await expect(await scene.canvas.findByRole('heading', { name: 'Your enquiry was sent' })).toBeVisible();
  },
};

export const HostileAndLong: Story = {
  args: {
    target: { id: 31, title: 'Verylongname'.repeat(17) },
    onSend: fn<Send>(async () => ({
      status: 'failed',
      message: `<img src=x onerror="document.title='harmed'">${'WWWW'.repeat(300)}`,
    })),
  },
  parameters: { badInput: ['hostileHtml', 'longTitle'] },
  play: async (scene) => {
    await fill(scene);
    await send(scene);
    await expect(await scene.canvas.findByText(/onerror/)).toBeVisible();
    await expect(document.title).not.toBe('harmed');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Sent too early, the focus is on the first wrong field; sent whole, on what says so. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Send enquiry' });
    await tabTo(submit);
    await press('Enter');
    await waitFor(() => expect(canvas.getByLabelText('Quantity')).toHaveFocus());
    await typeText('12');
    await tabTo(canvas.getByLabelText('Message'));
    await typeText('Which delivery time?');
    await tabTo(submit);
    await press('Enter');
    await expect(await canvas.findByRole('heading', { name: 'Your enquiry was sent' })).toHaveFocus();
  },
};
