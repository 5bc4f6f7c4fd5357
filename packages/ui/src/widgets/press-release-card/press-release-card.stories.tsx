import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { content, contentFor, industryInEditionOf } from '../../testing/content.fixtures.ts';
import { entities, inEditionOf } from '../../testing/entities.fixtures.ts';
import { ResultList } from '../result-list/index.ts';
import { showsWhole } from '../../testing/shows-whole.ts';
import { PressReleaseCard } from './press-release-card.tsx';

const release = entities.en.releases[0]!;

const meta = {
  play: showsWhole,
  title: 'Widgets/Press release card',
  component: PressReleaseCard,
  args: { release, industry: content.en.industryOf(1), headingLevel: 2 },
  decorators: [
    (Story, { parameters }) => <div style={{ maxWidth: parameters['wide'] ? undefined : 640 }}>{Story()}</div>,
  ],
  render: (args, { globals }) => (
    <PressReleaseCard
      {...args}
      release={inEditionOf(globals, 'releases', args.release)}
      industry={industryInEditionOf(globals, args.industry)}
    />
  ),
} satisfies Meta<typeof PressReleaseCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: release.title })).toHaveAttribute('href', '/media/91');
    await expect(canvasElement.querySelector('time')).toHaveAttribute('datetime', '2026-11-12');
  },
};

/** A title of 200 characters without a space stays inside the card. */
export const LongTitle: Story = {
  parameters: { badInput: 'longTitle' },
  args: { release: { ...release, title: 'x'.repeat(200) } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Nothing but a title. */
export const Bare: Story = {
  args: { release: { ...release, brief: '', owner: null, publishedAt: '' }, industry: null },
};

/** An industry that nobody knows is left out. */
export const UnknownIndustry: Story = { parameters: { badInput: 'unknownIndustry' }, args: { industry: null } };

/** A title that looks like markup is text. */
export const HostileTitle: Story = {
  args: { release: { ...release, title: '<img src=x onerror=alert(1)>' } },
  parameters: { badInput: 'hostileHtml' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  },
};

/** As its list shows it. */
export const InList: Story = {
  parameters: { wide: true },
  render: (_, { globals }) => (
    <ResultList
      kind="pressRelease"
      title={contentFor(globals).industries[0]!.name}
      layout="rows"
      imageRatio={null}
      result={{ status: 'ready', items: entities.en.releases, total: 60 }}
      renderItem={(item, place) => (
        <PressReleaseCard release={inEditionOf(globals, 'releases', item)} headingLevel={place.headingLevel} />
      )}
    />
  ),
};
