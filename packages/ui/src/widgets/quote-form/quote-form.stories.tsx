import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { DraftStorage } from '../../behaviours/member-form/index.ts';
import { press, tabTo, typeText } from '../../testing/press.ts';
import { ofAMember, ofAVisitor } from '../../testing/favourite-button.fixtures.tsx';
import { quoteDraftKey } from './quote-fields.ts';
import { QuoteForm } from './quote-form.tsx';
import type { QuoteFormProps } from './quote-form.types.ts';

type Send = QuoteFormProps['onSend'];
type Scene = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const storageOf = (draft?: Record<string, string>): (() => DraftStorage) => {
  const values = new Map(draft ? [[quoteDraftKey(77), JSON.stringify(draft)]] : []);
  const storage: DraftStorage = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
  return () => storage;
};

const meta = {
  title: 'Widgets/Quote form',
  component: QuoteForm,
  args: {
    threadId: 77,
    quantity: 12,
    unit: 'pieces',
    today: '2026-11-23',
    incoterm: 'CIF',
    currency: 'EUR',
    onSend: fn<Send>(async () => ({ status: 'sent' })),
  },
  // A storage of its own for each story, so that none finds the draft of another.
  render: (args) => <QuoteForm {...args} draftStorage={args.draftStorage ?? storageOf()} />,
  decorators: [ofAMember],
} satisfies Meta<typeof QuoteForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const fill = async ({ canvas, userEvent }: Scene) => {
  await userEvent.type(canvas.getByLabelText('Unit price'), '8,950.50');
  await userEvent.type(canvas.getByLabelText('Valid until'), '2027-01-31');
};
const send = ({ canvas, userEvent }: Scene) => userEvent.click(canvas.getByRole('button', { name: 'Send quote' }));

/** Two prices, sent, and shown as they were sent. */
export const Default: Story = {
  parameters: { machine: 'quoteForm', state: 'sent' },
  play: async (scene) => {
    const { args, canvas, userEvent } = scene;
    await expect(canvas.getByLabelText('From quantity')).toHaveValue('12');
    await fill(scene);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a price' }));
    await waitFor(() => expect(canvas.getByLabelText('From quantity 2')).toHaveFocus());
    await userEvent.keyboard('50');
    await userEvent.type(canvas.getByLabelText('Unit price 2'), '8100');
    await userEvent.type(canvas.getByLabelText('Lead time in days'), '70');
    await send(scene);
    await expect(await canvas.findByRole('heading', { name: 'Your quote was sent' })).toHaveFocus();
    await expect(args.onSend).toHaveBeenLastCalledWith(
      {
        currency: 'EUR',
        prices: [
          { quantity: 12, unitPrice: 8950.5 },
          { quantity: 50, unitPrice: 8100 },
        ],
        leadTimeDays: 70,
        validUntil: '2027-01-31',
        incoterm: 'CIF',
        toolingCost: null,
        notes: '',
      },
      expect.stringMatching(/^[\w-]{16,64}$/),
    );
    await expect(canvas.getByText(/12 pieces: €8,950.50/)).toBeVisible();
  },
};

export const Untouched: Story = {
  parameters: { machine: 'quoteForm', state: 'untouched' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('form', { name: 'Quote' })).toHaveAttribute('data-state', 'untouched'),
};

export const Editing: Story = {
  parameters: { machine: 'quoteForm', state: 'editing' },
  play: async (scene) => {
    await fill(scene);
    await expect(scene.canvas.getByRole('form')).toHaveAttribute('data-state', 'editing');
  },
};

export const DraftRestored: Story = {
  args: { draftStorage: storageOf({ currency: 'JPY', prices: '[{"quantity":"5","unitPrice":"900"}]' }) },
  parameters: { machine: 'quoteForm', state: 'restored' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What you wrote last time is back.')).toBeVisible();
    await expect(canvas.getByLabelText('Unit price')).toHaveValue('900');
  },
};

/** Each wrong row and field says what it wants; the first has the focus. */
export const Wrong: Story = {
  parameters: { machine: 'quoteForm', state: 'invalid' },
  play: async (scene) => {
    const { canvas, userEvent } = scene;
    await userEvent.type(canvas.getByLabelText('Unit price'), '9');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a price' }));
    await userEvent.type(canvas.getByLabelText('From quantity 2'), '12');
    await userEvent.type(canvas.getByLabelText('Lead time in days'), 'soon');
    await userEvent.type(canvas.getByLabelText('Valid until'), '2026-11-22');
    await send(scene);
    await expect(canvas.getByLabelText('From quantity 2')).toHaveFocus();
    await expect(canvas.getByText('Enter a larger quantity than in the row above')).toBeVisible();
    await expect(canvas.getByText('Enter whole days from 0 to 3,650')).toBeVisible();
    await expect(canvas.getByText('Enter a day that is not in the past')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the price 2' }));
    await expect(canvas.getByRole('button', { name: 'Add a price' })).toHaveFocus();
  },
};

export const Sending: Story = {
  args: { onSend: fn<Send>(() => new Promise<never>(() => undefined)) },
  parameters: { machine: 'quoteForm', state: 'sending', badInput: ['doubleClick', 'neverSettles'] },
  play: async (scene) => {
    await fill(scene);
    await scene.userEvent.dblClick(scene.canvas.getByRole('button', { name: 'Send quote' }));
    await expect(scene.args.onSend).toHaveBeenCalledTimes(1);
  },
};

export const Offline: Story = {
  args: { onSend: fn<Send>(() => Promise.reject(new TypeError('Failed to fetch'))) },
  parameters: { machine: 'quoteForm', state: 'failed', badInput: 'rejects' },
  play: async (scene) => {
    await fill(scene);
    await send(scene);
    await expect(await scene.canvas.findByText(/server cannot be reached/)).toBeVisible();
    await expect(scene.canvas.getByLabelText('Unit price')).toHaveValue('8,950.50');
  },
};

export const Visitor: Story = {
  decorators: [ofAVisitor],
  parameters: { machine: 'quoteForm', state: 'loginNeeded' },
  play: async (scene) => {
    await fill(scene);
    await send(scene);
    await expect(await scene.canvas.findByText(/Please login first/)).toBeVisible();
    await expect(scene.args.onSend).not.toHaveBeenCalled();
  },
};

export const SixPrices: Story = {
  args: {
    draftStorage: storageOf({
      prices: JSON.stringify(Array.from({ length: 6 }, (_, row) => ({ quantity: `${row + 1}`, unitPrice: '1' }))),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Unit price 6')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add a price' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Send quote' });
    await tabTo(submit);
    await press('Enter');
    await waitFor(() => expect(canvas.getByLabelText('Unit price')).toHaveFocus());
    await typeText('9');
    await tabTo(submit);
    await press('Enter');
    await waitFor(() => expect(canvas.getByLabelText('Valid until')).toHaveFocus());
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
