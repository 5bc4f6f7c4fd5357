import type { Meta, StoryObj } from '@storybook/react-vite';
import { showsWhole } from '../../testing/shows-whole.ts';
import { SkeletonPicture, SkeletonText } from './skeleton.tsx';

const meta = {
  play: showsWhole,
  title: 'Primitives/Skeleton',
  component: SkeletonText,
  decorators: [(Story) => <div style={{ maxWidth: 384 }}>{Story()}</div>],
} satisfies Meta<typeof SkeletonText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Picture: Story = { render: () => <SkeletonPicture /> };
export const Cover: Story = { render: () => <SkeletonPicture ratio="3:4" /> };
