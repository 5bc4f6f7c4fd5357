import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hostileTitle, isText, longTitle, staysInside } from '../../testing/card-stories.ts';
import { content, contentFor, industryInEditionOf } from '../../testing/content.fixtures.ts';
import { entities, inEditionOf, readOn } from '../../testing/entities.fixtures.ts';
import { ResultList } from '../result-list/index.ts';
import { showsWhole } from '../../testing/shows-whole.ts';
import { TradeShowCard } from './trade-show-card.tsx';

const show = entities.en.shows[0]!;

const meta = {
  play: showsWhole,
  title: 'Widgets/Trade show card',
  component: TradeShowCard,
  args: { show, industry: content.en.industryOf(1), headingLevel: 2, now: readOn },
  decorators: [
    (Story, { parameters }) => <div style={{ maxWidth: parameters['wide'] ? undefined : 640 }}>{Story()}</div>,
  ],
  render: (args, { globals }) => (
    <TradeShowCard
      {...args}
      show={inEditionOf(globals, 'shows', args.show)}
      industry={industryInEditionOf(globals, args.industry)}
    />
  ),
} satisfies Meta<typeof TradeShowCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: show.title })).toHaveAttribute('href', '/tradeshow/info/81');
    await expect(canvas.getByText('2027.03.17 ~ 20')).toBeVisible();
    await expect(canvas.getByText('Upcoming')).toBeVisible();
  },
};

export const OnNow: Story = {
  args: { show: entities.en.shows[1]!, now: readOn },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On now')).toBeVisible();
  },
};

export const Over: Story = {
  args: { show: entities.en.shows[2]! },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Over')).toBeVisible();
  },
};

export const AcrossMonths: Story = {
  args: { show: { ...show, startsOn: '2027-04-29', endsOn: '2027-05-02' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2027.04.29 ~ 05.02')).toBeVisible();
  },
};

/** A title of 200 characters without a space stays inside the card. */
export const LongTitle: Story = { ...staysInside, args: { show: { ...show, title: longTitle } } };

/** Dates that are none, no venue. */
export const Bare: Story = {
  args: {
    show: { ...show, startsOn: 'soon', endsOn: '', venue: '', organiser: '', city: '', region: null },
    industry: null,
  },
};

/** An industry that nobody knows is left out. */
export const UnknownIndustry: Story = { parameters: { badInput: 'unknownIndustry' }, args: { industry: null } };

/** A title that looks like markup is text. */
export const HostileTitle: Story = { ...isText, args: { show: { ...show, title: hostileTitle } } };

/** As its list shows it. */
export const InList: Story = {
  parameters: { wide: true },
  render: (_, { globals }) => (
    <ResultList
      kind="tradeShow"
      title={contentFor(globals).industries[0]!.name}
      layout="rows"
      imageRatio={null}
      result={{ status: 'ready', items: entities.en.shows, total: 60 }}
      renderItem={(item, place) => (
        <TradeShowCard show={inEditionOf(globals, 'shows', item)} now={readOn} headingLevel={place.headingLevel} />
      )}
    />
  ),
};
