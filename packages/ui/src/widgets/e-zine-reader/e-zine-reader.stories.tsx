import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { createTestClock } from '../../testing/clock.ts';
import { contents, hrefOfPage, loadPage, pageCount, pageOf } from './e-zine-reader.fixtures.ts';
import { EzineReader } from './e-zine-reader.tsx';

const meta = {
  title: 'Widgets/E-zine reader',
  component: EzineReader,
  args: {
    title: 'Modern Metalworking 2026/11',
    pageCount,
    page: 4,
    content: pageOf(4),
    contents,
    hrefOfPage,
    load: loadPage,
    onPage: fn(),
  },
} satisfies Meta<typeof EzineReader>;

export default meta;
type Story = StoryObj<typeof meta>;

const stateOf = (root: HTMLElement) => root.querySelector('section')!.dataset['state'];
const shown = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('article[data-page]')].map(({ dataset }) => dataset['page']);
const patience = { timeout: 5000 };
const never = () => new Promise<never>(() => undefined);

export const Default: Story = {
  parameters: { machine: 'ezineReader', state: 'ready' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText(/the clamping comes first/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(shown(canvasElement)).toEqual(['5']), patience);
    await expect(canvas.getByText('Page 5 of 9')).toBeVisible();
  },
};

/** The text is text: it can be selected. */
export const SelectedText: Story = {
  play: async ({ canvas }) => {
    const paragraph = canvas.getByText(/the clamping comes first/);
    const selection = window.getSelection()!;
    selection.selectAllChildren(paragraph);
    await expect(selection.toString()).toContain('begins with the fixture');
    await expect(getComputedStyle(paragraph).userSelect).toBe('text');
  },
};

/** Arrow keys turn, End and Home go to the ends, + and - change the size. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    canvas.getByRole('link', { name: 'Next page' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(shown(canvasElement)).toEqual(['5']), patience);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(shown(canvasElement)).toEqual(['9']), patience);
    await expect(args.onPage).toHaveBeenLastCalledWith(9);
    const before = canvasElement.querySelector('article img')!.getBoundingClientRect().width;
    canvas.getByRole('link', { name: 'Previous page' }).focus();
    await userEvent.keyboard('+');
    await waitFor(
      () =>
        expect(canvasElement.querySelector('article img')!.getBoundingClientRect().width).toBeGreaterThan(before * 1.4),
      patience,
    );
    await userEvent.keyboard('-');
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(shown(canvasElement)).toEqual(['1']), patience);
  },
};

/** Two pages lie open together on a wide screen, one below the other on a narrow one. */
export const Spread: Story = {
  play: async ({ canvasElement }) => {
    const button = canvasElement.querySelector<HTMLButtonElement>('button[aria-pressed]')!;
    button.click();
    await waitFor(() => expect(shown(canvasElement)).toEqual(['4', '5']), patience);
    const [left, right] = [...canvasElement.querySelectorAll('article')].map((page) => page.getBoundingClientRect());
    await expect(window.innerWidth >= 960 ? right!.left >= left!.right - 1 : right!.top >= left!.bottom).toBe(true);
  },
};

export const Loading: Story = {
  args: { load: never },
  parameters: { machine: 'ezineReader', state: 'loading', badInput: ['neverSettles', 'doubleClick'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(stateOf(canvasElement)).toBe('loading'));
    // What was shown stays meanwhile.
    await expect(shown(canvasElement)).toEqual(['4']);
  },
};

export const PageMissing: Story = {
  args: { page: 99, content: null },
  parameters: { machine: 'ezineReader', state: 'missing' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', hrefOfPage(1)),
};

export const Failed: Story = {
  args: { content: null, load: () => Promise.reject(new TypeError('Failed to fetch')) },
  parameters: { machine: 'ezineReader', state: 'failed', badInput: 'rejects' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, patience));
    // The button went, and the keys that turn pages work on.
    await expect(canvas.getByRole('region')).toHaveFocus();
    await expect(await canvas.findByRole('button', { name: 'Try again' }, patience)).toBeVisible();
  },
};

const clock = createTestClock();
export const NoResponse: Story = {
  args: { content: null, load: never, clock },
  parameters: { badInput: 'neverSettles' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(stateOf(canvasElement)).toBe('loading'));
    clock.advance(15_000);
    await waitFor(() => expect(stateOf(canvasElement)).toBe('failed'));
  },
};

export const EmptyPage: Story = {
  args: { content: { page: 4, image: null, blocks: [] }, contents: [] },
  parameters: { badInput: ['emptyList', 'missingImage'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('This page has no text')).toBeVisible();
    await expect(canvasElement.querySelector('img')!.src).toContain('default-image');
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const LongAndHostileText: Story = {
  args: {
    contents: [{ page: 1, title: 'x'.repeat(200) }],
    content: {
      ...pageOf(4),
      blocks: [
        { kind: 'heading', text: '铸'.repeat(200) },
        { kind: 'paragraph', text: '<img src=x onerror="document.title=\'harmed\'">' },
      ],
    },
  },
  parameters: { badInput: ['longTitle', 'hostileHtml'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/onerror/)).toBeVisible();
    await expect(document.title).not.toBe('harmed');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
