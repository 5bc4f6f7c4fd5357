import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WholeSubsiteHeader } from '../../widgets/subsite-header/subsite-header.fixtures.tsx';
import { SubsiteLayout } from './subsite-layout.tsx';

const block = { padding: 24 };

const meta = {
  title: 'Layouts/Subsite',
  component: SubsiteLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    header: <WholeSubsiteHeader />,
    footer: <footer style={block}>The footer of the site</footer>,
    children: <h1 style={block}>A page</h1>,
  },
} satisfies Meta<typeof SubsiteLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['LY-04'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('banner').querySelector('a[href="/i/plastics"]')).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
  },
};
