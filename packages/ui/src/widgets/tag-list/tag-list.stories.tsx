import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choiceOf } from '../../testing/choice-of.ts';
import { content, contentFor } from '../../testing/content.fixtures.ts';
import { showsWhole } from '../../testing/shows-whole.ts';
import { TagList } from './tag-list.tsx';

const industry = { id: 5, name: 'Plastics and rubber' };

const meta = {
  play: showsWhole,
  title: 'Widgets/Tag list',
  component: TagList,
  argTypes: { industry: choiceOf({ [industry.name]: industry }) },
  args: { tags: content.en.tags },
  render: (args, { globals }) => (
    <TagList {...args} tags={args.tags === content.en.tags ? contentFor(globals).tags : args.tags} />
  ),
} satisfies Meta<typeof TagList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of four tags the two of the highest grade, each opening its list in a new window. */
export const Default: Story = {
  parameters: { requirements: ['LG-12', 'VA-20'] },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(2);
    await expect(links[0]).toHaveAttribute('target', '_blank');
    await expect(links[0]).toHaveAttribute('href', '/articles?tid=11');
  },
};

export const All: Story = { args: { all: true } };

export const WithIndustry: Story = {
  args: { industry },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Plastics and rubber' })).toHaveAttribute('href', '/articles?sid=5');
  },
};

export const OfVideos: Story = { args: { kind: 'video' } };

/** Nothing is rendered, not even an empty list. */
export const None: Story = {
  args: { tags: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const LongName: Story = {
  parameters: { badInput: 'longTitle' },
  args: { tags: [{ id: 1, grade: 1, name: 'Continuous-fibre-reinforced thermoplastics '.repeat(5) }] },
};
