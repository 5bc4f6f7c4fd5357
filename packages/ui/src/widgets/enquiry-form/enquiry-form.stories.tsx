import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { createTestClock } from '../../testing/clock.ts';
import { press, tabTo, typeText } from '../../testing/press.ts';
import { ofAMember, ofAVisitor } from '../favourite-button/favourite-button.fixtures.tsx';
import { blockedStorage, draftStorage, spindle } from './enquiry-form.fixtures.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import type { EnquiryFormProps } from './enquiry-form.types.ts';

type Send = EnquiryFormProps['onSend'];
type Scene = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;
const never = fn<Send>(() => new Promise<never>(() => undefined));

const meta = {
  title: 'Widgets/Enquiry form',
  component: EnquiryForm,
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
        specification: '24,000 rpm, oil-air',
        quantity: 12,
        unit: 'pieces',
        targetDate: null,
        destination: 'Hamburg, Germany',
        message: 'Which delivery time do you offer?',
      },
      expect.stringMatching(/^[\w-]{16,64}$/),
    );
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

/** Errors stand beside their fields; the first of them has the focus. */
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
export const NoAnswer: Story = {
  args: { onSend: never, clock },
  parameters: { badInput: 'neverSettles' },
  play: async (scene) => {
    await fill(scene);
    await send(scene);
    clock.advance(14_999);
    await expect(scene.canvas.getByRole('form')).toHaveAttribute('data-state', 'sending');
    clock.advance(1);
    await expect(await scene.canvas.findByText(/does not answer/)).toBeVisible();
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
