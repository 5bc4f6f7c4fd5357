import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from '../../primitives/qr-code/index.ts';
import { AppOffer } from './app-offer.tsx';

const code = (
  <div style={{ width: 180 }}>
    <QrCode url="https://www.cn.millwright.example/appdownload" hosts={['millwright.example']} label="This page" />
  </div>
);

const meta = {
  title: 'Widgets/App offer',
  component: AppOffer,
  args: {
    title: 'The factory floor in your pocket',
    features: [
      'Reads without a network what you saved with one.',
      'Tells you when a supplier answers your enquiry.',
      'Opens magazines page by page.',
    ],
    qr: code,
  },
} satisfies Meta<typeof AppOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An edition that has an app offers its stores; another offers the site itself. */
export const Default: Story = {
  globals: { edition: 'cn' },
  play: async ({ canvas }) => {
    const urls = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(urls).toEqual(
      expect.arrayContaining([
        'https://app.cn.millwright.example/ios',
        'https://app.cn.millwright.example/android',
        'millwright://home',
      ]),
    );
  },
};

export const OfAnArticle: Story = {
  args: { articleId: '1002' },
  globals: { edition: 'cn' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /App 中打开|in the app/ })).toHaveAttribute(
      'href',
      'millwright://article/1002',
    );
  },
};

export const WithoutApp: Story = {
  globals: { edition: 'en' },
  play: async ({ canvas }) => {
    // The code alone, which is its own link: no store, no app.
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://www.cn.millwright.example/appdownload',
    ]);
    await expect(canvas.getByText(/Nothing to install/)).toBeVisible();
  },
};

export const LongTexts: Story = {
  args: { title: 'x'.repeat(200), features: ['y'.repeat(200)] },
  parameters: { badInput: 'longTitle' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
