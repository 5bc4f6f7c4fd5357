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
import { WhitePaperCard } from './white-paper-card.tsx';

const paper = entities.en.papers[0]!;

const meta = {
  play: showsWhole,
  title: 'Widgets/White paper card',
  component: WhitePaperCard,
  args: { paper, industry: content.en.industryOf(1), headingLevel: 2 },
  decorators: [
    (Story, { parameters }) => <div style={{ maxWidth: parameters['wide'] ? undefined : 640 }}>{Story()}</div>,
  ],
  render: (args, { globals }) => (
    <WhitePaperCard
      {...args}
      paper={inEditionOf(globals, 'papers', args.paper)}
      industry={industryInEditionOf(globals, args.industry)}
    />
  ),
} satisfies Meta<typeof WhitePaperCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: paper.title })).toHaveAttribute('href', '/whitepapers/info/51');
    await expect(canvas.getByText('24 pages')).toBeVisible();
  },
};

export const WithoutCover: Story = {
  parameters: { badInput: 'missingImage' },
  args: { paper: { ...paper, image: null } },
};

export const BrokenCover: Story = {
  ...showsDefaultImage,
  args: { paper: { ...paper, image: brokenImage }, priority: true },
};

/** A title of 200 characters without a space stays inside the card. */
export const LongTitle: Story = { ...staysInside, args: { paper: { ...paper, title: longTitle } } };

/** Nothing but a title. */
export const Bare: Story = {
  args: { paper: { ...paper, brief: '', owner: null, pages: null, publishedAt: '', image: null }, industry: null },
};

/** An industry that nobody knows is left out. */
export const UnknownIndustry: Story = { parameters: { badInput: 'unknownIndustry' }, args: { industry: null } };

/** A title that looks like markup is text. */
export const HostileTitle: Story = { ...isText, args: { paper: { ...paper, title: hostileTitle } } };

/** As its list shows it. */
export const InList: Story = {
  parameters: { wide: true },
  render: (_, { globals }) => (
    <ResultList
      kind="whitePaper"
      title={contentFor(globals).industries[0]!.name}
      layout="rows"
      imageRatio="3:4"
      result={{ status: 'ready', items: entities.en.papers, total: 60 }}
      renderItem={(item, place) => (
        <WhitePaperCard
          paper={inEditionOf(globals, 'papers', item)}
          headingLevel={place.headingLevel}
          priority={place.priority}
        />
      )}
    />
  ),
};
