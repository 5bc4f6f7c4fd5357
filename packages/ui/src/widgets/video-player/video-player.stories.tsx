import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createTestClock } from '../../testing/clock.ts';
import { sampleImage } from '../../testing/images.fixtures.ts';
import { press as pressKeys, tabTo } from '../../testing/press.ts';
import { brokenFile, chapters, embed, embedHosts, file } from './video-player.fixtures.ts';
import { VideoPlayer } from './video-player.tsx';

const title = 'Inside a die-casting cell: ninety seconds from melt to part';

const meta = {
  title: 'Widgets/Video player',
  component: VideoPlayer,
  args: { title, source: file, poster: sampleImage(0), durationSeconds: 725, chapters, embedHosts },
} satisfies Meta<typeof VideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const stateOf = (root: HTMLElement) => root.querySelector('[data-state]')!.getAttribute('data-state');
const press = ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) =>
  userEvent.click(canvas.getByRole('link', { name: /Play video/ }));
/** A file that never comes. */
const pending = typeof MediaSource === 'undefined' ? '/videos/pending.webm' : URL.createObjectURL(new MediaSource());

export const Default: Story = {
  parameters: { machine: 'videoPlayer', state: 'poster', requirements: ['OS-08'] },
  play: async ({ canvas, canvasElement }) => {
    const stage = canvas.getByRole('link', { name: /Play video/ }).parentElement!;
    const { width, height } = stage.getBoundingClientRect();
    await expect(width).toBe(Math.min(800, canvasElement.querySelector('[data-state]')!.parentElement!.clientWidth));
    await expect(Math.abs(height - (width * 533) / 800)).toBeLessThanOrEqual(1);
    await expect(canvasElement.querySelector('video, iframe')).toBeNull();
  },
};

export const Playing: Story = {
  parameters: { machine: 'videoPlayer', state: 'playing' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await press({ canvas, userEvent });
    await waitFor(() => expect(stateOf(canvasElement)).toBe('playing'), { timeout: 5000 });
    const video = canvasElement.querySelector('video')!;
    await expect(video).toHaveFocus();
    video.pause();
    await userEvent.click(canvas.getByRole('link', { name: /Pouring/ }));
    // A recording without an index is found to a frame.
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(0.7));
    video.pause();
  },
};

export const Loading: Story = {
  args: { source: { kind: 'file', files: [{ src: pending, type: 'video/webm' }], page: '/videos/31.webm' } },
  parameters: { machine: 'videoPlayer', state: 'loading', badInput: 'neverSettles' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await press({ canvas, userEvent });
    await expect(stateOf(canvasElement)).toBe('loading');
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { source: brokenFile },
  parameters: { machine: 'videoPlayer', state: 'failed' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await press({ canvas, userEvent });
    await waitFor(() => expect(stateOf(canvasElement)).toBe('failed'), { timeout: 5000 });
    await expect(canvas.getByRole('link', { name: /Open the video file|打开视频文件/ })).toBeVisible();
  },
};

export const ConsentNeeded: Story = {
  args: { source: embed, mayLoadThirdParty: () => new Promise<boolean>(() => undefined) },
  parameters: { machine: 'videoPlayer', state: 'requesting' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await press({ canvas, userEvent });
    await expect(stateOf(canvasElement)).toBe('requesting');
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

export const ConsentRefused: Story = {
  args: { source: embed, mayLoadThirdParty: () => false },
  parameters: { machine: 'videoPlayer', state: 'refused' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await press({ canvas, userEvent });
    await waitFor(() => expect(stateOf(canvasElement)).toBe('refused'));
    await expect(canvas.getByRole('link', { name: /player\.example$/ })).toBeVisible();
  },
};

const clock = createTestClock();
let requested = 0;
const neverResponds = () => {
  requested += 1;
  return new Promise<boolean>(() => undefined);
};
/** Nobody is asked twice, and nobody is waited for longer than ten seconds. */
export const ConsentNeverComes: Story = {
  args: { source: embed, clock, mayLoadThirdParty: neverResponds },
  parameters: { badInput: ['neverSettles', 'doubleClick'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    requested = 0;
    await press({ canvas, userEvent });
    // The second press meets what took the place of the button.
    await userEvent.click(canvasElement.querySelector('img')!);
    await expect(requested).toBe(1);
    clock.advance(10_000);
    await waitFor(() => expect(stateOf(canvasElement)).toBe('failed'));
  },
};

export const ForeignHost: Story = {
  args: { source: { kind: 'embed', src: 'https://player.example.evil.test/v/31' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Play video/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: /evil\.test/ })).toBeVisible();
  },
};

export const WithoutPoster: Story = {
  args: { poster: null, chapters: [] },
  parameters: { badInput: ['missingImage', 'emptyList'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')!.src).toContain('default-image');
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const LongAndHostileTitles: Story = {
  args: {
    title: 'x'.repeat(200),
    chapters: [
      { seconds: 0, title: 'y'.repeat(200) },
      { seconds: 9, title: '<img src=x onerror="document.title=\'harmed\'">' },
    ],
  },
  parameters: { badInput: ['longTitle', 'hostileHtml'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvas.getByText(/onerror/)).toBeVisible();
    await expect(document.title).not.toBe('harmed');
    // Chapters of a row end on one line.
    const rows = Map.groupBy(
      canvas.getByRole('navigation').querySelectorAll('li > a'),
      (chapter) => chapter.getBoundingClientRect().top,
    );
    for (const row of rows.values()) {
      await expect(new Set(row.map((chapter) => chapter.getBoundingClientRect().bottom)).size).toBe(1);
    }
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    await tabTo(canvas.getByRole('link', { name: /Play video/ }));
    await pressKeys('Enter');
    await waitFor(() => expect(stateOf(canvasElement)).toBe('playing'), { timeout: 5000 });
    const video = canvasElement.querySelector('video')!;
    await expect(video).toHaveFocus();
    // The browser's own key.
    await waitFor(() => expect(video.paused || video.ended).toBe(false));
    video.pause();
    await tabTo(canvas.getByRole('link', { name: /Pouring/ }));
    await pressKeys('Enter');
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(0.7));
    video.pause();
  },
};
