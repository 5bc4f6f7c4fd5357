import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  brokenImage,
  hostileTitle,
  isText,
  longTitle,
  showsDefaultImage,
  staysInside,
} from '../../testing/card-stories.ts';
import { content, contentFor, industryInEditionOf } from '../../testing/content.fixtures.ts';
import { entities, inEditionOf } from '../../testing/entities.fixtures.ts';
import { ResultList } from '../result-list/index.ts';
import { showsWhole } from '../../testing/shows-whole.ts';
import { VideoCard } from './video-card.tsx';

const video = entities.en.videos[0]!;

const meta = {
  play: showsWhole,
  title: 'Widgets/Video card',
  component: VideoCard,
  args: { video, industry: content.en.industryOf(3), headingLevel: 2 },
  decorators: [
    (Story, { parameters }) => <div style={{ maxWidth: parameters['wide'] ? undefined : 304 }}>{Story()}</div>,
  ],
  render: (args, { globals }) => (
    <VideoCard
      {...args}
      video={inEditionOf(globals, 'videos', args.video)}
      industry={industryInEditionOf(globals, args.industry)}
    />
  ),
} satisfies Meta<typeof VideoCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: video.title })).toHaveAttribute('href', '/videos/info/31');
    await expect(canvas.getByText('12:05')).toBeVisible();
  },
};

export const OverAnHour: Story = {
  args: { video: { ...video, durationSeconds: 3723 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1:02:03')).toBeVisible();
  },
};

export const UnknownDuration: Story = {
  args: { video: { ...video, durationSeconds: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Duration/)).toBeNull();
  },
};

export const WithoutPoster: Story = {
  parameters: { badInput: 'missingImage' },
  args: { video: { ...video, image: null } },
};

export const BrokenPoster: Story = {
  ...showsDefaultImage,
  args: { video: { ...video, image: brokenImage }, priority: true },
};

/** A title of 200 characters without a space stays inside the card. */
export const LongTitle: Story = { ...staysInside, args: { video: { ...video, title: longTitle } } };

export const UnknownIndustry: Story = { parameters: { badInput: 'unknownIndustry' }, args: { industry: null } };

/** A title that looks like markup is text. */
export const HostileTitle: Story = { ...isText, args: { video: { ...video, title: hostileTitle } } };

/** As the list of videos shows them. */
export const InList: Story = {
  parameters: { wide: true },
  render: (_, { globals }) => (
    <ResultList
      kind="video"
      title={contentFor(globals).industries[0]!.name}
      layout="grid"
      result={{ status: 'ready', items: entities.en.videos, total: 60 }}
      renderItem={(item, place) => <VideoCard video={inEditionOf(globals, 'videos', item)} {...place} />}
    />
  ),
};
