import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { FavouriteOutcome, FavouritePort } from '../../behaviours/favourites/index.ts';
import { createTestClock } from '../../testing/clock.ts';
import { press as pressKeys, tabTo } from '../../testing/press.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { nothingPending, ofAMember, ofAVisitor, press } from '../../testing/favourite-button.fixtures.tsx';

const done = async (): Promise<FavouriteOutcome> => ({ status: 'done' });
const never = () => new Promise<never>(() => undefined);
const stateOf = (canvasElement: HTMLElement) => canvasElement.querySelector('form')!.dataset['state'];

const meta = {
  title: 'Widgets/Favourite button',
  component: FavouriteButton,
  args: {
    item: press,
    saved: false,
    onAdd: fn<FavouritePort>(done),
    onRemove: fn<FavouritePort>(done),
    pending: nothingPending(),
  },
  decorators: [ofAMember],
} satisfies Meta<typeof FavouriteButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { machine: 'favouriteButton', state: 'on' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Servo press SP-400/ });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    await waitFor(() => expect(stateOf(canvasElement)).toBe('on'));
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onAdd).toHaveBeenLastCalledWith(press);
  },
};

export const Unknown: Story = {
  args: { saved: null },
  parameters: { machine: 'favouriteButton', state: 'unknown' },
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'false'),
};

export const Off: Story = {
  args: { saved: true },
  parameters: { machine: 'favouriteButton', state: 'off' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { pressed: true }));
    await waitFor(() => expect(stateOf(canvasElement)).toBe('off'));
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
  },
};

/** It looks as the visitor wants it before the server has responded. */
export const Adding: Story = {
  args: { onAdd: fn<FavouritePort>(never) },
  parameters: { machine: 'favouriteButton', state: 'adding', badInput: ['neverSettles', 'doubleClick'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button'));
    await expect(await canvas.findByRole('button', { pressed: true })).toHaveAttribute('aria-busy', 'true');
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
  },
};

export const Removing: Story = {
  args: { saved: true, onRemove: fn<FavouritePort>(never) },
  parameters: { machine: 'favouriteButton', state: 'removing' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { pressed: true }));
    await expect(await canvas.findByRole('button', { pressed: false })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Visitor: Story = {
  args: { saved: null },
  decorators: [ofAVisitor],
  parameters: { machine: 'favouriteButton', state: 'pending', requirements: ['RO-04', 'ER-21'] },
  render: (args) => <FavouriteButton {...args} pending={nothingPending()} />,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('Please login first')).toBeVisible();
    await expect(canvasElement.querySelector('[data-login-dialog="open"]')).not.toBeNull();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const AddFailed: Story = {
  args: { onAdd: fn<FavouritePort>(async () => ({ status: 'failed', message: 'This product is gone' })) },
  parameters: { machine: 'favouriteButton', state: 'addFailed' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('This product is gone')).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
  },
};

export const RemoveFailed: Story = {
  args: { saved: true, onRemove: fn<FavouritePort>(() => Promise.reject(new Error('no network'))) },
  parameters: { machine: 'favouriteButton', state: 'removeFailed', badInput: 'rejects' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { pressed: true }));
    await expect(await canvas.findByText(/could not be removed/)).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  },
};

const clock = createTestClock();
export const NoResponse: Story = {
  args: { onAdd: fn<FavouritePort>(never), clock },
  parameters: { badInput: 'neverSettles' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    clock.advance(10_000);
    await expect(await canvas.findByText(/could not be added/)).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
  },
};

export const StorageThrows: Story = {
  args: { saved: null },
  decorators: [ofAVisitor],
  parameters: { badInput: 'storageThrows' },
  render: (args) => {
    const broken = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    return <FavouriteButton {...args} pending={nothingPending({ getItem: broken, setItem: broken })} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('Please login first')).toBeVisible();
  },
};

export const HostileAndLong: Story = {
  args: {
    item: { ...press, title: `<img src=x onerror="document.title='harmed'">${'Verylongword'.repeat(17)}` },
    onAdd: fn<FavouritePort>(async () => ({ status: 'failed', message: `<b>Not</b> ${'kept'.repeat(200)}` })),
  },
  parameters: { badInput: ['hostileHtml', 'longTitle'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText(/<b>Not<\/b>/)).toBeVisible();
    await expect(document.title).not.toBe('harmed');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = await canvas.findByRole('button', { name: /Servo press SP-400/ });
    await tabTo(button);
    await pressKeys('Space');
    await waitFor(() => expect(stateOf(canvasElement)).toBe('on'));
    await expect(button).toHaveFocus();
    await pressKeys('Enter');
    await waitFor(() => expect(stateOf(canvasElement)).toBe('off'));
  },
};
