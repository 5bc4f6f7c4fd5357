import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmptyLayout } from './empty-layout.tsx';

const block = { padding: 24 };

const meta = {
  title: 'Layouts/Empty',
  component: EmptyLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    children: <h1 style={block}>A page</h1>,
  },
} satisfies Meta<typeof EmptyLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['LY-03'] },
  play: async ({ canvas }) => {
    for (const role of ['banner', 'contentinfo', 'complementary']) await expect(canvas.queryByRole(role)).toBeNull();
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
  },
};
