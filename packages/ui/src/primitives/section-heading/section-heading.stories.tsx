import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choiceOf } from '../../testing/choice-of.ts';
import { showsWhole } from '../../testing/shows-whole.ts';
import { SectionHeading } from './section-heading.tsx';

const more = { href: '/articles/Editorpick', label: "More of editor's pick" };

const meta = {
  play: showsWhole,
  title: 'Primitives/Section heading',
  component: SectionHeading,
  argTypes: { more: choiceOf({ 'all of it': more }) },
  args: { title: 'Editor’s pick' },
} satisfies Meta<typeof SectionHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OfAPage: Story = {
  args: { level: 1, title: 'Industry news', note: '240 articles, page 2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Industry news' })).toBeVisible();
  },
};

export const WithMore: Story = {
  args: { more },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: "More of editor's pick" })).toHaveAttribute(
      'href',
      '/articles/Editorpick',
    );
  },
};

/** A long title pushes the link to the next line, never out of the page. */
export const LongTitle: Story = {
  args: {
    title: 'News of machine tools, moulds, castings and surface treatment from all regions '.repeat(3),
    more: { href: '/', label: 'All news' },
  },
};
