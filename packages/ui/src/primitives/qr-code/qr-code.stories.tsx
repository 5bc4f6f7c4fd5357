import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { readCode } from '../../testing/read-code.ts';
import { QrCode } from './qr-code.tsx';

const url = 'https://www.cn.millwright.example/article/five-axis-2026';

const meta = {
  title: 'Primitives/QR code',
  component: QrCode,
  args: { url, hosts: ['millwright.example'], label: 'This article' },
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['OS-10'] },
  play: async ({ canvas }) => {
    const drawn = (await canvas.findByRole('img', { name: 'This article' }, { timeout: 5000 })) as HTMLCanvasElement;
    const scale = window.devicePixelRatio;
    await expect([drawn.width / scale, drawn.height / scale]).toEqual([450, 450]);
    await expect(Math.round(drawn.getBoundingClientRect().width)).toBeLessThanOrEqual(160);
    await waitFor(async () => expect(await readCode(drawn)).toBe(url));
  },
};

/** 512 characters are the most, and can still be read. */
export const LongestUrl: Story = {
  args: { url: `https://www.cn.millwright.example/${'a'.repeat(512 - 34)}` },
  play: async ({ args, canvas }) => {
    const drawn = (await canvas.findByRole('img', undefined, { timeout: 5000 })) as HTMLCanvasElement;
    await waitFor(async () => expect(await readCode(drawn)).toBe(args.url));
  },
};

/** A foreign URL is shown, never hidden in a code. */
export const ForeignUrl: Story = {
  args: { url: 'https://millwright.example.evil.test/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('https://millwright.example.evil.test/')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const TooLong: Story = {
  args: { url: `https://www.cn.millwright.example/${'a'.repeat(600)}` },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('a')).toHaveAttribute('href');
  },
};

export const DrawingFails: Story = {
  args: { loadCanvas: () => Promise.reject(new Error('no chunk')) },
  parameters: { badInput: 'rejects' },
  play: async ({ canvas }) => expect(await canvas.findByText(url)).toBeVisible(),
};

export const DrawingOnItsWay: Story = {
  args: { loadCanvas: () => new Promise(() => undefined) },
  parameters: { badInput: 'neverSettles' },
  play: async ({ canvas }) => expect(await canvas.findByText(url)).toBeVisible(),
};
