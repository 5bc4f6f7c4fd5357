import type { VideoSummary } from '@millwright/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { entities, inEditionOf } from '../../testing/entities.fixtures.ts';
import { SupplierCard } from '../supplier-card/index.ts';
import { TradePostCard } from '../trade-post-card/index.ts';
import { VideoCard } from '../video-card/index.ts';
import { EntrySection, type EntrySectionProps } from './entry-section.tsx';

const { videos } = entities.en;
const section = (props: EntrySectionProps<VideoSummary>) => <EntrySection {...props} />;

const meta = {
  title: 'Widgets/Entry section',
  component: section,
  argTypes: {
    title: { description: 'The heading.' },
    more: { description: 'A link to all of them; the label names the goal.' },
    result: { description: 'The items, or why there are none.' },
    renderItem: { description: 'Renders one item at a heading level.' },
  },
  args: {
    title: 'Videos',
    more: { href: '/videos', label: 'All videos' },
    result: { status: 'ready', items: videos },
    renderItem: (video, place) => <VideoCard video={video} {...place} />,
  },
} satisfies Meta<typeof section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(videos.length);
    await expect(canvas.getByRole('link', { name: 'All videos' })).toHaveAttribute('href', '/videos');
  },
};

export const Columns: Story = {
  render: (_, { globals }) => (
    <EntrySection
      title="Suppliers"
      arrangement="columns"
      result={{ status: 'ready', items: entities.en.suppliers }}
      renderItem={(supplier, place) => (
        <SupplierCard supplier={inEditionOf(globals, 'suppliers', supplier)} {...place} />
      )}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};

/** A board: each card one line. */
export const Lines: Story = {
  render: (_, { globals }) => (
    <EntrySection
      title="Supply and demand"
      arrangement="lines"
      result={{ status: 'ready', items: entities.en.posts }}
      renderItem={(post, place) => <TradePostCard post={inEditionOf(globals, 'posts', post)} compact {...place} />}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-variant="line"]')).toHaveLength(2);
  },
};

/** The rest of the page is shown all the same. */
export const Failed: Story = {
  args: { result: { status: 'failed', retryHref: '/' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Temporarily unavailable|暂时无法/)).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/');
  },
};

export const Empty: Story = {
  args: { result: { status: 'ready', items: [] } },
  parameters: { badInput: 'emptyList', requirements: ['ER-28'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No data|暂无数据/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Loading: Story = {
  args: { result: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};

export const LongTitles: Story = {
  args: {
    result: { status: 'ready', items: videos.map((video) => ({ ...video, title: 'x'.repeat(200), image: null })) },
  },
  parameters: { badInput: ['longTitle', 'missingImage'] },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
