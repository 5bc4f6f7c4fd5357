import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { contentFor } from '../../testing/content.fixtures.ts';
import { entities, inEditionOf } from '../../testing/entities.fixtures.ts';
import { ResultList } from '../result-list/index.ts';
import { showsWhole } from '../../testing/shows-whole.ts';
import { MagazineIssueCard } from './magazine-issue-card.tsx';

const issue = entities.en.issues[0]!;

const meta = {
  play: showsWhole,
  title: 'Widgets/Magazine issue card',
  component: MagazineIssueCard,
  argTypes: {
    headingLevel: { description: 'Level of its title in the page.', control: { type: 'radio' }, options: [2, 3, 4] },
  },
  args: { issue, headingLevel: 2 },
  decorators: [
    (Story, { parameters }) => <div style={{ maxWidth: parameters['wide'] ? undefined : 192 }}>{Story()}</div>,
  ],
  render: (args, { globals }) => <MagazineIssueCard {...args} issue={inEditionOf(globals, 'issues', args.issue)} />,
} satisfies Meta<typeof MagazineIssueCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Modern Metalworking 2026, issue 11' })).toHaveAttribute(
      'href',
      '/magazines/info/21',
    );
  },
};

export const WithoutCover: Story = {
  parameters: { badInput: 'missingImage' },
  args: { issue: { ...issue, image: null } },
};

export const BrokenCover: Story = {
  args: { issue: { ...issue, image: 'data:image/png;base64,broken' }, priority: true },
  parameters: { badInput: 'missingImage', requirements: ['ER-19'] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toHaveAttribute('data-failed'));
  },
};

/** A yearbook has no number within its year. */
export const WithoutPeriod: Story = {
  args: { issue: { ...issue, period: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Modern Metalworking 2026' })).toBeVisible();
  },
};

export const LongTitle: Story = {
  parameters: { badInput: 'longTitle' },
  args: { issue: { ...issue, magazineTitle: 'x'.repeat(200) } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A title that looks like markup is text. */
export const HostileTitle: Story = {
  args: { issue: { ...issue, magazineTitle: '<img src=x onerror=alert(1)>' } },
  parameters: { badInput: 'hostileHtml' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  },
};

/** The cover shelf. */
export const InList: Story = {
  parameters: { wide: true },
  render: (_, { globals }) => (
    <ResultList
      kind="magazineIssue"
      title={contentFor(globals).industries[0]!.name}
      layout="shelf"
      imageRatio="3:4"
      result={{ status: 'ready', items: entities.en.issues, total: 96 }}
      renderItem={(item, place) => <MagazineIssueCard issue={inEditionOf(globals, 'issues', item)} {...place} />}
    />
  ),
};
