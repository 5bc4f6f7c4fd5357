import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { WholeHeader } from '../../testing/site-header.fixtures.tsx';
import { DefaultLayout } from './default-layout.tsx';

const block = { padding: 24 };

const meta = {
  title: 'Layouts/Default',
  component: DefaultLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    header: <WholeHeader />,
    footer: <footer style={block}>The footer of the site</footer>,
    floatingBar: <aside style={block} aria-label="Floating bar" />,
    dialogs: <div data-part="login-dialog" />,
    children: <h1 style={block}>A page</h1>,
  },
} satisfies Meta<typeof DefaultLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['LY-01'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.getByRole('complementary', { name: 'Floating bar' })).toBeInTheDocument();
    await expect(canvasElement.querySelector('[data-part="login-dialog"]')).toBeInTheDocument();
  },
};

export const SkippingToTheContent: Story = {
  play: async ({ canvas }) => {
    const skip = canvas.getAllByRole('link')[0]!;
    skip.focus();
    await waitFor(() => expect(skip).toBeVisible());
    await userEvent.click(skip);
    await expect(document.getElementById('main')).toHaveFocus();
  },
};
