import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showsWhole } from '../../testing/shows-whole.ts';
import { Link } from './link.tsx';

const meta = {
  play: showsWhole,
  title: 'Primitives/Link',
  component: Link,
  argTypes: {
    children: { description: 'What names the goal.' },
  },
  args: { href: '/articles', children: 'All news' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NewWindow: Story = {
  args: { href: 'https://meeting.example/', newWindow: true, children: 'Meetings' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Meetings' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};

/** URLs that come from elsewhere may hold anything: the text stays, the link goes. */
export const RefusedUrl: Story = {
  args: { href: 'javascript:alert(1)', children: 'Not a link' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not a link')).not.toHaveAttribute('href');
  },
};
