import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { createTestClock } from '../../testing/clock.ts';
import { press as pressKeys, tabTo } from '../../testing/press.ts';
import { ofAMember, ofAVisitor } from '../../testing/favourite-button.fixtures.tsx';
import { GatedDownload } from './gated-download.tsx';
import type { DownloadOutcome, GatedDownloadProps } from './gated-download.types.ts';

type RequestLink = GatedDownloadProps['onRequestLink'];
const responding = (outcome: DownloadOutcome) => fn<RequestLink>(async () => outcome);
const never = fn<RequestLink>(() => new Promise<never>(() => undefined));
const press = async ({ canvas, userEvent }: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>) =>
  userEvent.click(canvas.getByRole('button', { name: /: Servo drives/ }));

const meta = {
  title: 'Widgets/Gated download',
  component: GatedDownload,
  args: {
    paperId: 12,
    title: 'Servo drives in packaging',
    onRequestLink: responding({ status: 'ready', href: '/memberApi/papers/12/file?sign=4f1c' }),
    onStart: fn(),
  },
  decorators: [ofAMember],
} satisfies Meta<typeof GatedDownload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { machine: 'gatedDownload', state: 'started' },
  play: async (scene) => {
    await press(scene);
    await expect(await scene.canvas.findByText('The download has begun.')).toBeVisible();
    await expect(scene.args.onStart).toHaveBeenCalledWith('/memberApi/papers/12/file?sign=4f1c');
    await expect(scene.canvas.getByRole('link')).toHaveAttribute('href', '/memberApi/papers/12/file?sign=4f1c');
  },
};

export const NotRequestedYet: Story = {
  parameters: { machine: 'gatedDownload', state: 'idle' },
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toHaveAttribute('type', 'submit'),
};

export const Visitor: Story = {
  args: { onRequestLink: responding({ status: 'loginNeeded' }) },
  decorators: [ofAVisitor],
  parameters: { machine: 'gatedDownload', state: 'loginNeeded', requirements: ['RO-05', 'ER-31'] },
  play: async (scene) => {
    await press(scene);
    await expect(await scene.canvas.findByText('Please log in to the member center to download')).toBeVisible();
    await scene.userEvent.click(scene.canvas.getByRole('button', { name: 'Log in' }));
    await expect(scene.canvasElement.querySelector('[data-login-dialog="open"]')).not.toBeNull();
    await expect(scene.args.onStart).not.toHaveBeenCalled();
  },
};

export const Requesting: Story = {
  args: { onRequestLink: never },
  parameters: { machine: 'gatedDownload', state: 'requesting', badInput: ['neverSettles', 'doubleClick'] },
  play: async (scene) => {
    never.mockClear();
    const button = scene.canvas.getByRole('button');
    await scene.userEvent.dblClick(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(never).toHaveBeenCalledTimes(1);
  },
};

export const Failed: Story = {
  args: { onRequestLink: fn<RequestLink>(() => Promise.reject(new Error('no network'))) },
  parameters: { machine: 'gatedDownload', state: 'failed', badInput: 'rejects' },
  play: async (scene) => {
    await press(scene);
    await expect(await scene.canvas.findByText(/not available right now/)).toBeVisible();
    await expect(scene.canvas.getByRole('button')).not.toHaveAttribute('aria-busy');
  },
};

const clock = createTestClock();
export const NoResponse: Story = {
  args: { onRequestLink: never, clock },
  parameters: { badInput: 'neverSettles' },
  play: async (scene) => {
    await press(scene);
    clock.advance(14_999);
    await expect(scene.canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    clock.advance(1);
    await expect(await scene.canvas.findByText(/not available right now/)).toBeVisible();
  },
};

export const HostileServer: Story = {
  args: {
    title: 'Verylongtitle'.repeat(16),
    onRequestLink: responding({
      status: 'failed',
      message: `<img src=x onerror="document.title='harmed'">${'WWWW'.repeat(200)}`,
    }),
  },
  parameters: { badInput: ['hostileHtml', 'longTitle'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText(/onerror/)).toBeVisible();
    await expect(document.title).not.toBe('harmed');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /: Servo drives/ });
    await tabTo(button);
    await pressKeys('Enter');
    await expect(await canvas.findByText('The download has begun.')).toBeVisible();
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};
