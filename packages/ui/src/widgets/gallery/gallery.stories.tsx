import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import largeImage from '../../testing/large-image.svg?no-inline';
import { sampleImage } from '../../testing/images.fixtures.ts';
import { Gallery } from './gallery.tsx';

const images = ['Front with open door', 'Spindle', 'Swivelling table', 'Control', 'Chip conveyor'].map(
  (alt, index) => ({ src: sampleImage(index), large: `${largeImage}?${index}`, alt }),
);

const meta = {
  title: 'Widgets/Gallery',
  component: Gallery,
  args: { title: 'Five-axis vertical machining centre HY-650U', images },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The large view is a chunk of its own. */
const patience = { timeout: 5000 };
const stateOf = (root: HTMLElement) => root.querySelector('[data-state]')!.getAttribute('data-state');

export const Default: Story = {
  parameters: { machine: 'gallery', state: 'browsing' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show image 3: Swivelling table' }));
    await expect(canvas.getByRole('button', { name: 'Show image 3: Swivelling table' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    const link = canvas.getByRole('link', { name: 'Enlarge image: Swivelling table' });
    const row = link.closest<HTMLElement>('[tabindex="0"]')!;
    await waitFor(
      () => expect(Math.abs(link.getBoundingClientRect().left - row.getBoundingClientRect().left)).toBeLessThan(8),
      { timeout: 3000 },
    );
  },
};

export const Zoomed: Story = {
  parameters: { machine: 'gallery', state: 'zoomed' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Enlarge image: Front with open door' }));
    const dialog = await screen.findByRole('dialog', undefined, patience);
    await userEvent.click(screen.getByRole('button', { name: 'Next image' }));
    await waitFor(() => expect(screen.getByText(/Image 2 of 5/)).toBeVisible());
    await waitFor(() => expect(dialog.querySelector('img')!.src).toBe(images[1]!.large));
  },
};

/** The large image is not there: the default image is, once. */
export const LargeImageMissing: Story = {
  args: { images: [{ ...images[0]!, large: '/images/none.svg' }] },
  parameters: { requirements: ['ER-19'], badInput: 'missingImage' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Enlarge image: Front with open door' }));
    const dialog = await screen.findByRole('dialog', undefined, patience);
    await waitFor(() => expect(dialog.querySelector('img')).toHaveAttribute('data-failed'), patience);
    await expect(dialog.querySelector('img')!.src).toContain('default-image');
  },
};

/** Tab comes to the image, Enter enlarges it, the arrow keys go on, Esc gives the focus back. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Enlarge image: Front with open door' });
    link.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', undefined, patience);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByText(/Image 2 of 5/)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    await waitFor(() => expect(link).toHaveFocus());
  },
};

export const Opening: Story = {
  args: { loadZoom: () => new Promise(() => undefined) },
  parameters: { machine: 'gallery', state: 'opening', badInput: ['neverSettles', 'doubleClick'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('link', { name: 'Enlarge image: Front with open door' }));
    await expect(stateOf(canvasElement)).toBe('opening');
  },
};

export const MissingImages: Story = {
  args: {
    images: [
      { src: '/images/none.svg', alt: 'Front' },
      { src: null, alt: 'Spindle' },
    ],
  },
  parameters: { requirements: ['ER-19'], badInput: 'missingImage' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('img[data-failed]').length).toBeGreaterThan(0));
    await expect(canvas.queryByRole('link', { name: 'Enlarge image: Spindle' })).toBeNull();
  },
};

export const NoImages: Story = {
  args: { images: [] },
  parameters: { badInput: 'emptyList' },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('img')!.src).toContain('default-image'),
};

export const OneImage: Story = {
  args: { images: images.slice(0, 1) },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: /Show image/ })).toBeNull(),
};

export const LongAndHostileWords: Story = {
  args: {
    title: 'x'.repeat(200),
    images: [{ ...images[0]!, alt: '<img src=x onerror="document.title=\'harmed\'">' }],
  },
  parameters: { badInput: ['longTitle', 'hostileHtml'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'));
    const dialog = await screen.findByRole('dialog', undefined, patience);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect([document.title === 'harmed', canvasElement.querySelectorAll('img').length]).toEqual([false, 1]);
  },
};
