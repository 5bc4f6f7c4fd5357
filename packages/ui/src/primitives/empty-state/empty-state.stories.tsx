import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../button/index.ts';
import { showsWhole } from '../../testing/shows-whole.ts';
import { EmptyState } from './empty-state.tsx';

const meta = {
  play: showsWhole,
  title: 'Primitives/Empty state',
  component: EmptyState,
  args: { title: 'No data', message: 'Try fewer filters or a shorter keyword.', icon: 'search' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TitleOnly: Story = { args: { message: undefined } };
export const WithActions: Story = {
  args: {
    icon: 'warning',
    title: 'Temporarily unavailable',
    actions: <LinkButton href="/articles">Try again</LinkButton>,
  },
};
