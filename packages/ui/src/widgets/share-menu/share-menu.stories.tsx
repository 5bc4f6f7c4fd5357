import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { readCode } from '../../testing/read-code.ts';
import { ShareMenu } from './share-menu.tsx';

const url = 'https://www.en.millwright.example/article/five-axis-2026';
const never = () => new Promise<never>(() => undefined);

const meta = {
  title: 'Widgets/Share menu',
  component: ShareMenu,
  args: {
    url,
    title: 'Five axes, one clamping',
    hosts: ['millwright.example'],
    copyPorts: { writeText: async () => undefined },
    share: null,
  },
  decorators: [(Story) => <div style={{ minHeight: 460 }}>{Story()}</div>],
} satisfies Meta<typeof ShareMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const stateOf = (root: HTMLElement) => root.querySelector('[data-state]')!.getAttribute('data-state');

export const Default: Story = {
  parameters: { machine: 'shareMenu', state: 'resting' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await expect(canvasElement.querySelector('a')).toHaveAttribute('href', url);
  },
};

export const Copied: Story = {
  parameters: { machine: 'shareMenu', state: 'copied', requirements: ['ER-27'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(await canvas.findByText('Link Copied')).toBeVisible();
  },
};

export const CopyFailed: Story = {
  args: {
    copyPorts: {
      writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')),
      copySelection: () => false,
    },
  },
  parameters: { machine: 'shareMenu', state: 'copyFailed', requirements: ['ER-26'], badInput: 'rejects' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(await canvas.findByText('Copy Failed')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Copy the link from here' })).toHaveValue(url);
  },
};

let copies = 0;
const neverCopied = () => {
  copies += 1;
  return never();
};
/** Pressed twice, the clipboard is called once. */
export const Copying: Story = {
  args: { copyPorts: { writeText: neverCopied } },
  parameters: { machine: 'shareMenu', state: 'copying', badInput: ['neverSettles', 'doubleClick'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    copies = 0;
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(copies).toBe(1);
    await expect(stateOf(canvasElement)).toBe('copying');
  },
};

/** What a phone reads in the code is the canonical URL. */
export const CodeForWeChat: Story = {
  parameters: { machine: 'shareMenu', state: 'showingCode', requirements: ['OS-10'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'WeChat' }));
    const code = (await canvas.findByRole('img', undefined, { timeout: 5000 })) as HTMLCanvasElement;
    await waitFor(async () => expect(await readCode(code)).toBe(url));
    await expect(code.width / window.devicePixelRatio).toBe(450);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'WeChat' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
  },
};

export const Sharing: Story = {
  args: { share: never },
  parameters: { machine: 'shareMenu', state: 'sharing' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More ways to share' }));
    await expect(stateOf(canvasElement)).toBe('sharing');
  },
};

/** A URL that is not ours is shown, never drawn. */
export const ForeignUrl: Story = {
  args: { url: 'https://evil.test/?x=<script>alert(1)</script>' },
  parameters: { badInput: 'hostileHtml' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'WeChat' }));
    await expect(canvas.getByText(/evil\.test/)).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
