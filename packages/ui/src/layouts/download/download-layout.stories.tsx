import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DownloadLayout } from './download-layout.tsx';

const block = { padding: 24 };

const meta = {
  title: 'Layouts/Download',
  component: DownloadLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    footer: <footer style={block}>The footer of the site</footer>,
    children: <h1 style={block}>A page</h1>,
  },
} satisfies Meta<typeof DownloadLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['LY-02'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
  },
};
