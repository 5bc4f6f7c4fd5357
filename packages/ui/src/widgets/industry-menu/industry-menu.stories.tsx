import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { press, tabTo } from '../../testing/press.ts';
import { IndustryBanner } from './industry-banner.tsx';
import { brokenBanner, englishIndustries, industryBanner, veryLongName } from '../../testing/industry-menu.fixtures.ts';
import { IndustryMenuList } from './industry-menu-list.tsx';
import type { IndustryBannerState } from '../../parts/industries/industry-menu.types.ts';

const meta = {
  // The name that designers look for stands behind ours; the id is that of the images.
  id: 'widgets-industry-menu',
  title: 'Widgets/Industry menu (mega menu)',
  component: IndustryMenuList,
  parameters: { layout: 'fullscreen' },
  args: { industries: englishIndustries },
  render: (args) => (
    <div style={{ position: 'relative', minHeight: 480 }}>
      <IndustryMenuList {...args} />
    </div>
  ),
} satisfies Meta<typeof IndustryMenuList>;

export default meta;
type Story = StoryObj<typeof meta>;

const openOnes = () => [...document.querySelectorAll('details[open] > summary')].map((summary) => summary.textContent);

export const Default: Story = {
  parameters: { requirements: ['MM-01', 'MM-02'] },
  args: {
    industries: [
      {
        ...englishIndustries[0]!,
        children: englishIndustries[0]!.children.map((child, index) => ({ ...child, showNav: index !== 1 })),
      },
      ...englishIndustries.slice(1, -1),
      { ...englishIndustries.at(-1)!, showNav: false },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Turning' })).toBeVisible();
    await expect(canvas.queryByText('Milling')).toBeNull();
    await expect(canvas.queryByText('Packaging')).toBeNull();
    await userEvent.click(canvas.getByText('Laser'));
    await expect(openOnes()).toEqual(['Laser']);
  },
};

export const NoIndustries: Story = {
  args: { industries: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull(),
};

export const VeryLongNames: Story = {
  args: {
    industries: englishIndustries.map((industry) => ({
      ...industry,
      name: veryLongName,
      icon: 'no-such-icon',
      children: industry.children.map((child) => ({ ...child, name: veryLongName })),
    })),
  },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};

const bannerStory = (
  state: IndustryBannerState,
  banner = state === 'shown' ? industryBanner('industry-metalworking') : null,
): Story => ({
  render: () => (
    <IndustryBanner industry={{ name: 'Metalworking', path: '/i/metalworking' }} state={state} banner={banner} />
  ),
  parameters: { layout: 'padded', machine: 'industryBanner', state },
  play: async ({ canvas }) => {
    const [link] = canvas.getAllByRole('link');
    await expect(link).toHaveAttribute(
      'href',
      banner ? `/banner/click?token=${banner.token}&sign=${banner.sign}` : '/i/metalworking',
    );
  },
});

export const BannerLoading: Story = bannerStory('loading');

export const BannerShown: Story = {
  ...bannerStory('shown'),
  parameters: { layout: 'padded', machine: 'industryBanner', state: 'shown', requirements: ['MM-03', 'MM-07'] },
};

export const BannerAbsent: Story = bannerStory('absent');

export const BannerFailed: Story = bannerStory('failed');

export const BannerWithBrokenImage: Story = {
  ...bannerStory('shown', brokenBanner),
  parameters: { layout: 'padded', requirements: ['ER-19'] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await waitFor(() => expect(link.querySelector('img')).toHaveAttribute('data-failed'));
    await expect(link).toHaveTextContent(brokenBanner.title);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('group').map((group) => group.querySelector('summary'));
    await tabTo(first);
    await tabTo(second);
    await press('Enter');
    await expect(openOnes()).toEqual([second!.textContent]);
    await press('Tab');
    await expect(second!.parentElement!.querySelector('a')).toHaveFocus();
    await press('Shift+Tab', 'Space');
    await waitFor(() => expect(second!.parentElement).not.toHaveAttribute('open'));
  },
};
