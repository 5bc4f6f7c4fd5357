import type { Meta, StoryObj } from '@storybook/react-vite';
import { showsWhole } from '../../testing/shows-whole.ts';
import { SkeletonImage, SkeletonText } from './skeleton.tsx';

const meta = {
  play: showsWhole,
  title: 'Primitives/Skeleton',
  component: SkeletonText,
  decorators: [(Story) => <div style={{ maxWidth: 384 }}>{Story()}</div>],
} satisfies Meta<typeof SkeletonText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Image: Story = { render: () => <SkeletonImage /> };
export const Cover: Story = { render: () => <SkeletonImage ratio="3:4" /> };
