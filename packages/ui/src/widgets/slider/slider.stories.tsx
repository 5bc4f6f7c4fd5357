import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { createTestClock } from '../../testing/clock.ts';
import { press, tabTo } from '../../testing/press.ts';
import { slidesOf } from './slider.fixtures.tsx';
import { Slider } from './slider.tsx';

const meta = {
  title: 'Widgets/Slider',
  component: Slider,
  args: { label: 'Latest videos', slides: slidesOf(6), perView: 3, wantsNoMotion: (): boolean => false },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowIn = (root: HTMLElement) => root.querySelector<HTMLElement>('[tabindex="0"]')!;
const stateOf = (root: HTMLElement) => root.querySelector('[data-state]')!.getAttribute('data-state');

export const Default: Story = {
  parameters: { machine: 'slider', state: 'resting' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const row = rowIn(canvasElement);
    await expect(row.scrollLeft).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0));
    await expect(stateOf(canvasElement)).toBe('resting');
  },
};

/** One slide at a time, with a button for each. */
export const WithPicker: Story = {
  args: { perView: 1, picker: true, landmark: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show slide 4' }));
    await expect(canvas.getByRole('button', { name: 'Show slide 4' })).toHaveAttribute('aria-disabled', 'true');
    const row = rowIn(canvasElement);
    await waitFor(() => expect(Math.abs(row.scrollLeft - (row.scrollWidth * 3) / 6)).toBeLessThan(24), {
      timeout: 3000,
    });
  },
};

const clock = createTestClock();
export const Rotating: Story = {
  args: { perView: 1, rotateEvery: 6000, clock },
  parameters: { machine: 'slider', state: 'rotating' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(stateOf(canvasElement)).toBe('rotating'));
    clock.advance(6000);
    await expect(await canvas.findByText('2 of 6: Slide 2')).toHaveAttribute('aria-live', 'off');
  },
};

export const HeldByTheFocus: Story = {
  args: { perView: 1, rotateEvery: 6000 },
  parameters: { machine: 'slider', state: 'held' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(stateOf(canvasElement)).toBe('rotating'));
    canvas.getByRole('link', { name: 'Slide 1' }).focus();
    await waitFor(() => expect(stateOf(canvasElement)).toBe('held'));
  },
};

export const Paused: Story = {
  args: { perView: 1, rotateEvery: 6000 },
  parameters: { machine: 'slider', state: 'paused' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    await expect(stateOf(canvasElement)).toBe('paused');
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
};

export const WithoutMotion: Story = {
  args: { perView: 1, rotateEvery: 6000, wantsNoMotion: () => true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(stateOf(canvasElement)).toBe('paused'));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(rowIn(canvasElement).scrollLeft).toBeGreaterThan(0);
  },
};

/** The arrow keys when the row has the focus; Tab goes on into the slides. */
export const ByKeyboard: Story = {
  // At once, so that the row stands where it belongs when the next key comes.
  args: { wantsNoMotion: () => true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    rowIn(canvasElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(rowIn(canvasElement).scrollLeft).toBeGreaterThan(0));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(rowIn(canvasElement).scrollLeft).toBe(0), { timeout: 3000 });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Slide 1' })).toHaveFocus();
  },
};

/** Where text runs from right to left the row begins at the right: the left arrow goes on, and browsers count below zero. */
export const RightToLeftByKeyboard: Story = {
  args: { wantsNoMotion: () => true },
  globals: { edition: 'ar' },
  play: async ({ canvas, canvasElement }) => {
    await tabTo(rowIn(canvasElement));
    await press('ArrowLeft');
    await waitFor(() => expect(rowIn(canvasElement).scrollLeft).toBeLessThan(0));
    await expect(await canvas.findByText(/4 من 6/)).toBeInTheDocument();
    await press('ArrowRight');
    await waitFor(() => expect(rowIn(canvasElement).scrollLeft).toBe(0), { timeout: 3000 });
  },
};

/** There a mouse pulls the next slides in from the left. */
export const RightToLeftDragged: Story = {
  args: { onSlide: fn() },
  globals: { edition: 'ar' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const row = rowIn(canvasElement);
    const target = canvas.getByRole('link', { name: 'Slide 2' });
    const before = target.getBoundingClientRect();
    await userEvent.hover(row);
    await new Promise((resolve) => setTimeout(resolve, 800));
    await expect(target.getBoundingClientRect().left).toBe(before.left);
    const at = (x: number) => ({
      target,
      coords: { clientX: x, clientY: before.top + 20, pageX: x, pageY: before.top + 20 },
    });
    const from = before.left + 20;
    await userEvent.pointer([
      { ...at(from), keys: '[MouseLeft>]' },
      at(from + 20),
      at(from + 90),
      at(from + 180),
      { ...at(from + 180), keys: '[/MouseLeft]' },
    ]);
    await waitFor(() => expect(row).not.toHaveAttribute('data-dragging'), { timeout: 3000 });
    await waitFor(() => expect(args.onSlide).toHaveBeenCalled());
    await expect(row.scrollLeft).toBeLessThan(0);
  },
};

/** keen-slider comes with the first mouse and moves nothing; then the row follows the mouse, and a drag is no click. */
export const DraggedByMouse: Story = {
  args: { onSlide: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const row = rowIn(canvasElement);
    const target = canvas.getByRole('link', { name: 'Slide 2' });
    const before = target.getBoundingClientRect();
    await userEvent.hover(row);
    await new Promise((resolve) => setTimeout(resolve, 800));
    await expect(target.getBoundingClientRect().left).toBe(before.left);
    const at = (x: number) => ({
      target,
      coords: { clientX: x, clientY: before.top + 20, pageX: x, pageY: before.top + 20 },
    });
    const from = before.left + 100;
    const drag = async (button: string) =>
      userEvent.pointer([
        { ...at(from), keys: `[${button}>]` },
        at(from - 20),
        at(from - 90),
        at(from - 180),
        { ...at(from - 180), keys: `[/${button}]` },
      ]);
    // Another button opens a menu or a tab.
    await drag('MouseRight');
    await expect(row).not.toHaveAttribute('data-dragging');
    await expect(row.scrollLeft).toBe(0);
    await drag('MouseLeft');
    await waitFor(() => expect(row).not.toHaveAttribute('data-dragging'), { timeout: 3000 });
    await waitFor(() => expect(args.onSlide).toHaveBeenCalled());
    await expect(row.scrollLeft).toBeGreaterThan(0);
  },
};

export const Empty: Story = {
  args: { slides: [] },
  parameters: { badInput: 'emptyList' },
  play: async ({ canvas }) => expect(canvas.queryByRole('group')).toBeNull(),
};

/** Where everything fits there is nothing to move. */
export const AllShown: Story = {
  args: { slides: slidesOf(1) },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull(),
};

export const DragFails: Story = {
  args: { loadDrag: () => Promise.reject(new Error('no chunk')) },
  parameters: { badInput: 'rejects' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(rowIn(canvasElement));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(rowIn(canvasElement).scrollLeft).toBeGreaterThan(0));
  },
};
