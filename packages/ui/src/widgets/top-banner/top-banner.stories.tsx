import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { createTestClock, type TestClock } from '../../testing/clock.ts';
import { press, tabTo } from '../../testing/press.ts';
import { banner, brokenBanner, createMemory, smallBanner, throwingMemory } from '../../testing/top-banner.fixtures.ts';
import { hydratedAttribute, rootAttribute } from '../../parts/banner/root-look.ts';
import { TopBanner } from './top-banner.tsx';
import type { TopBannerState } from './top-banner.types.ts';

/** What an earlier story left on the root element would decide this one. */
const forget = () =>
  [rootAttribute, hydratedAttribute].forEach((name) => document.documentElement.removeAttribute(name));

const meta = {
  title: 'Widgets/Top banner',
  component: TopBanner,
  parameters: { layout: 'fullscreen', machine: 'topBanner' },
  // The header, below which the large image begins.
  render: (args) => (
    <div style={{ position: 'relative' }}>
      <TopBanner {...args} />
    </div>
  ),
  args: { banners: [banner] },
  beforeEach: forget,
} satisfies Meta<typeof TopBanner>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const becomes = (canvas: Canvas, state: TopBannerState) =>
  waitFor(() => expect(canvas.getByRole('complementary')).toHaveAttribute('data-state', state));
const large = (canvas: Canvas) => canvas.getByRole('complementary').querySelector('[data-part="large"]');

const clock = createTestClock();

export const Default: Story = {
  args: { memory: createMemory(), clock },
  parameters: { state: 'countingDown', requirements: ['ST-01', 'HD-01'] },
  play: async ({ canvas }) => {
    await becomes(canvas, 'countingDown');
    await expect(large(canvas)).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/5/);
  },
};

const almostOver = createTestClock();

export const EndOfCountdown: Story = {
  args: { memory: createMemory(), clock: almostOver },
  parameters: { requirements: ['ST-03'] },
  play: async ({ canvas, args }) => {
    await becomes(canvas, 'countingDown');
    (args.clock as TestClock).advance(4900);
    await expect(large(canvas)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent(/1/));
    (args.clock as TestClock).advance(100);
    await becomes(canvas, 'mini');
    await expect(large(canvas)).not.toBeVisible();
  },
};

const held = createTestClock();

export const Paused: Story = {
  args: { memory: createMemory(), clock: held },
  parameters: { state: 'paused' },
  play: async ({ canvas }) => {
    await becomes(canvas, 'countingDown');
    await userEvent.click(canvas.getByRole('button', { name: /Pause|暂停/ }));
    await becomes(canvas, 'paused');
    held.advance(60_000);
    await expect(large(canvas)).toBeVisible();
  },
};

export const Mini: Story = {
  args: { memory: createMemory({ visited: true }) },
  parameters: { state: 'mini', requirements: ['ST-04'] },
  play: async ({ canvas }) => {
    await becomes(canvas, 'mini');
    await expect(large(canvas)).not.toBeVisible();
    await expect(canvas.getAllByRole('link')[0]).toBeVisible();
  },
};

export const Hidden: Story = {
  args: { memory: createMemory({ visited: true }) },
  parameters: { state: 'hidden', requirements: ['ST-05'] },
  play: async ({ canvas }) => {
    const root = canvas.getByRole('complementary');
    await userEvent.click(canvas.getByRole('button', { name: /Hide|不再显示/ }));
    await waitFor(() => expect(root).toHaveAttribute('data-state', 'hidden'));
    await expect(root).not.toBeVisible();
  },
};

export const Undecided: Story = {
  args: { memory: createMemory({ visited: true }) },
  parameters: { state: 'undecided', requirements: ['ST-04'] },
  // As the script before the first paint leaves it on a later visit.
  beforeEach: () => document.documentElement.setAttribute(rootAttribute, 'seen'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary')).toHaveAttribute('data-state', 'undecided');
    await expect(large(canvas)).not.toBeVisible();
  },
};

export const None: Story = {
  args: { banners: [] },
  parameters: { state: 'none', requirements: ['ST-06'] },
  play: async ({ canvas }) => expect(canvas.queryByRole('complementary')).toBeNull(),
};

export const WithoutLargeImage: Story = {
  args: { banners: [smallBanner], memory: createMemory() },
  play: async ({ canvas }) => {
    await becomes(canvas, 'mini');
    await expect(large(canvas)).toBeNull();
  },
};

export const BrokenImages: Story = {
  args: { banners: [brokenBanner], memory: createMemory({ visited: true }) },
  parameters: { requirements: ['ER-19'] },
  play: async ({ canvas }) => {
    const link = canvas.getAllByRole('link')[0]!;
    await waitFor(() => expect(link.querySelector('img')).toHaveAttribute('data-failed'));
    await expect(link).toHaveTextContent(brokenBanner.title);
  },
};

export const StorageThatThrows: Story = {
  args: { memory: throwingMemory() },
  play: async ({ canvas }) => {
    await becomes(canvas, 'mini');
    await userEvent.click(canvas.getByRole('button', { name: /Hide|不再显示/ }));
    await waitFor(() => expect(document.querySelector('aside[data-state="hidden"]')).not.toBeNull());
  },
};

const stepped = createTestClock();

export const ByKeyboard: Story = {
  args: { memory: createMemory(), clock: stepped },
  play: async ({ canvas }) => {
    await becomes(canvas, 'countingDown');
    await tabTo(canvas.getByRole('button', { name: /Pause|暂停/ }));
    await press('Space');
    await becomes(canvas, 'paused');
    await tabTo(canvas.getByRole('button', { name: /^(?:Close|关闭)/ }));
    await press('Enter');
    await becomes(canvas, 'mini');
  },
};
