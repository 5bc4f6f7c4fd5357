import type { VideoSummary } from '@millwright/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { content } from '../../testing/content.fixtures.ts';
import { entities } from '../../testing/entities.fixtures.ts';
import { EntityCard } from '../entity-card/index.ts';
import { showsWhole } from '../../testing/shows-whole.ts';
import { ResultList } from './result-list.tsx';
import type { ListKind, ResultListProps } from './result-list.types.ts';

const { videos } = entities.en;
const list = (props: ResultListProps<VideoSummary>) => <ResultList {...props} />;

const kinds: readonly ListKind[] = [
  'article',
  'video',
  'magazineIssue',
  'whitePaper',
  'supplier',
  'product',
  'tradePost',
  'tradeShow',
  'pressRelease',
  'searchHit',
  'favourite',
];

const meta = {
  play: showsWhole,
  title: 'Widgets/Result list',
  component: list,
  argTypes: {
    kind: {
      description: 'What the list holds: its count and its sentences name it.',
      control: { type: 'select' },
      options: kinds,
    },
    title: { description: 'The heading. The count is shown next to it.' },
    layout: {
      description: 'How the items stand.',
      control: { type: 'radio' },
      options: ['rows', 'grid', 'shelf'],
    },
    result: { description: 'The items, or why there are none.' },
    renderItem: { description: 'Renders one item at a heading level.' },
  },
  args: {
    kind: 'video',
    title: 'Videos',
    layout: 'grid',
    result: { status: 'ready', items: videos, total: 60 },
    renderItem: (video, place) => (
      <EntityCard
        title={video.title}
        href={`/videos/info/${video.id}`}
        image={{ src: video.image, ratio: '16:9', width: 320 }}
        {...place}
      />
    ),
  },
} satisfies Meta<typeof list>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['OS-03'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('60 videos')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
};

export const SecondPage: Story = {
  args: { page: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('60 videos, page 2')).toBeVisible();
  },
};

export const Rows: Story = {
  args: {
    layout: 'rows',
    renderItem: (video, place) => (
      <EntityCard
        title={video.title}
        href={`/videos/info/${video.id}`}
        layout="adjacent"
        image={{ src: video.image, ratio: '16:9', width: 240 }}
        {...place}
      />
    ),
  },
};

export const Shelf: Story = {
  args: {
    kind: 'magazineIssue',
    title: 'Magazines',
    layout: 'shelf',
    renderItem: (video, place) => (
      <EntityCard
        title={video.title}
        href={`/magazines/info/${video.id}`}
        image={{ src: video.image, ratio: '3:4', width: 200 }}
        {...place}
      />
    ),
  },
};

export const Empty: Story = {
  args: {
    result: { status: 'ready', items: [], total: 0 },
    clearHref: '/videos',
    recommended: content.en.articles.slice(0, 4),
  },
  parameters: { badInput: 'emptyList', requirements: ['ER-20'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show all videos' })).toHaveAttribute('href', '/videos');
    await expect(canvas.getByRole('heading', { name: 'You may also like' })).toBeVisible();
  },
};

/** Without filters nothing advises fewer of them. */
export const NothingYet: Story = {
  args: { result: { status: 'ready', items: [], total: 0 }, isNarrowed: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing here yet')).toBeVisible();
  },
};

/** An empty search says where else to look. */
export const EmptyWithLeads: Story = {
  args: {
    result: { status: 'ready', items: [], total: 0 },
    leads: [
      { label: 'Supply hall', href: '/showroom/platform?side=supply' },
      { label: 'All suppliers', href: '/showroom/suppliers' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All suppliers' })).toHaveAttribute('href', '/showroom/suppliers');
  },
};

export const EmptyWithoutAdvice: Story = { args: { result: { status: 'ready', items: [], total: 0 } } };

export const Failed: Story = {
  args: { result: { status: 'failed', retryHref: '/videos?page=2' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The videos are temporarily unavailable')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/videos?page=2');
  },
};

export const Offline: Story = {
  args: { result: { status: 'offline', retryHref: '/videos' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are offline')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/videos');
  },
};

export const Loading: Story = {
  args: { result: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};

export const LoadingRows: Story = {
  args: { layout: 'rows', imageRatio: '1:1', kind: 'supplier', title: 'Suppliers', result: { status: 'loading' } },
};
export const LoadingShelf: Story = {
  args: {
    layout: 'shelf',
    imageRatio: '3:4',
    kind: 'magazineIssue',
    title: 'Magazines',
    result: { status: 'loading' },
  },
};
export const LoadingText: Story = {
  args: {
    layout: 'rows',
    imageRatio: null,
    kind: 'pressRelease',
    title: 'Press releases',
    result: { status: 'loading' },
  },
};

/** How each kind says that it could not be had. */
export const EveryKind: Story = {
  render: (args) => (
    <>
      {kinds.map((kind) => (
        <ResultList key={kind} {...args} kind={kind} headingLevel={2} result={{ status: 'failed', retryHref: '/' }} />
      ))}
    </>
  ),
};
