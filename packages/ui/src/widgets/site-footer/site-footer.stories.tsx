import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { content, contentFor } from '../../testing/content.fixtures.ts';
import { press, tabTo } from '../../testing/press.ts';
import { showsWhole } from '../../testing/shows-whole.ts';
import { partnerLinks } from './site-footer.fixtures.ts';
import { SiteFooter } from './site-footer.tsx';

const { industries } = content.en;

const meta = {
  play: showsWhole,
  title: 'Widgets/Site footer',
  component: SiteFooter,
  args: {
    industries,
    partnerLinks,
    year: 2026,
    accessibilityHref: '/about/accessibility',
    onPhoneHref: '/appdownload',
  },
  parameters: { layout: 'fullscreen' },
  // The toolbar's edition names the same industries.
  render: (args, { globals }) => (
    <SiteFooter
      {...args}
      industries={args.industries === industries ? contentFor(globals).industries : args.industries}
    />
  ),
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    requirements: [
      'FT-02',
      'FT-03',
      'FT-04',
      'FT-05',
      'FT-06',
      'FT-07',
      'FT-08',
      'FT-09',
      'FT-10',
      'FT-12',
      'FT-13',
      'FT-14',
      'FT-15',
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Friendly links' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Plastics and rubber' })).toHaveAttribute('href', '/i/plastics');
    await expect(canvas.getByRole('link', { name: 'Media centre' })).toHaveAttribute('href', '/media');
    await expect(canvas.getByRole('link', { name: 'Meetings' })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: 'Webinars' })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/about/policy');
    await expect(canvas.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/about/contact');
    await expect(canvas.getByRole('link', { name: 'Careers' })).toHaveAttribute('href', '/about/careers');
    await expect(canvas.getByRole('link', { name: 'Accessibility' })).toHaveAttribute('href', '/about/accessibility');
    await expect(canvas.getByRole('link', { name: 'Sitemap' })).toHaveAttribute('href', '/sitemaps');
    await expect(canvas.getByText('Social media')).toBeVisible();
    await expect(canvas.queryByText('内容矩阵')).toBeNull();
    await expect(canvasElement.querySelectorAll('[data-qr] svg')).toHaveLength(2);
    await expect(canvas.getByText(/provided by the Millwright editors/)).toBeVisible();
  },
};

export const Chinese: Story = {
  globals: { edition: 'cn' },
  parameters: { requirements: ['FT-01', 'FT-11', 'FT-13', 'FT-16', 'FT-18'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: '中国机床工具网' })).toHaveAttribute(
      'href',
      'http://machine-tools.example',
    );
    await expect(canvas.getByText('内容矩阵')).toBeVisible();
    await expect(canvas.queryByText('Social media')).toBeNull();
    await expect(canvasElement.querySelectorAll('[data-qr]')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: /ICP/ })).toHaveAttribute('target', '_blank');
  },
};

/** An item without a URL says that it is being developed, and the page stays where it is. */
export const Developing: Story = {
  globals: { edition: 'cn' },
  parameters: { requirements: ['FT-17'] },
  play: async ({ canvasElement }) => {
    const before = window.location.href;
    await userEvent.click(canvasElement.querySelector<HTMLElement>('[data-developing]')!);
    await expect(canvasElement.querySelector('[popover]:popover-open')).toBeVisible();
    await expect(window.location.href).toBe(before);
  },
};

/** Neither industries nor partner links could be had. */
export const WithoutData: Story = { args: { industries: [], partnerLinks: [] } };

export const ByKeyboard: Story = {
  globals: { edition: 'cn' },
  play: async ({ canvasElement }) => {
    const item = canvasElement.querySelector<HTMLElement>('[data-developing]')!;
    await tabTo(item.matches('button') ? item : item.querySelector('button'));
    await press('Enter');
    await waitFor(() => expect(canvasElement.querySelector('[popover]:popover-open')).toBeVisible());
    await press('Escape');
    await waitFor(() => expect(canvasElement.querySelector('[popover]:popover-open')).toBeNull());
  },
};
