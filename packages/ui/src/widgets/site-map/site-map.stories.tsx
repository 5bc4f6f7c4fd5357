import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { englishIndustries, industriesOf, veryLongName } from '../../testing/industry-menu.fixtures.ts';
import { SiteMap } from './site-map.tsx';

const meta = {
  title: 'Widgets/Site map',
  component: SiteMap,
  args: { industries: englishIndustries, pages: [{ name: 'RSS', href: '/rss' }] },
  render: (args, { globals }) => (
    <SiteMap
      {...args}
      industries={
        args.industries === englishIndustries
          ? industriesOf(globals['edition'] === 'cn' ? 'zh-CN' : 'en')
          : args.industries
      }
    />
  ),
} satisfies Meta<typeof SiteMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const paths = canvas.getAllByRole('link').map((link) => link.getAttribute('href')!);
    await expect(paths).toEqual(
      expect.arrayContaining([
        '/articles',
        '/articles/Editorpick',
        '/about/contact',
        '/rss',
        '/i/plastics',
        '/i/plastics/500',
        '/i/7',
      ]),
    );
    await expect(new Set(paths).size).toBe(paths.length);
    await expect(paths.every((path) => path.startsWith('/'))).toBe(true);
  },
};

/** Where the industries could not be had the rest of the map stands. */
export const WithoutIndustries: Story = {
  args: { industries: [] },
  parameters: { badInput: 'emptyList' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(2);
  },
};

export const LongNames: Story = {
  args: {
    industries: englishIndustries
      .slice(0, 2)
      .map((industry) => ({ ...industry, name: `${veryLongName}${'x'.repeat(60)}` })),
  },
  parameters: { badInput: 'longTitle' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
