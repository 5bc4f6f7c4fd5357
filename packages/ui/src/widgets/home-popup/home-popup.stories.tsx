import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { createTestClock } from '../../testing/clock.ts';
import { content, contentFor, editionOf } from '../../testing/content.fixtures.ts';
import { withHomePopup } from '../../testing/with-edition.tsx';
import { responding, portsOf } from './home-popup.fixtures.ts';
import { HomePopup } from './home-popup.tsx';
import type { LoadHomePopupList } from './home-popup.types.ts';

const never = () => new Promise<never>(() => undefined);
const fails: LoadHomePopupList = () => Promise.reject(new TypeError('Failed to fetch'));

const ports = portsOf('en');

const meta = {
  title: 'Widgets/Home pop-up',
  component: HomePopup,
  args: { open: true, onClose: fn(), ...ports },
  render: (args, { globals }) => (
    <HomePopup
      {...args}
      industries={contentFor(globals).industries}
      load={args.load === ports.load ? responding(editionOf(globals)) : args.load}
    />
  ),
  decorators: [withHomePopup],
  parameters: { notServerRendered: 'A dialog is opened in a browser and never part of a page that a server sends' },
} satisfies Meta<typeof HomePopup>;

export default meta;
type Story = StoryObj<typeof meta>;

const list = (kind: string) => document.querySelector<HTMLElement>(`[data-list="${kind}"]`)!;
const states = () => [...document.querySelectorAll<HTMLElement>('[data-list]')].map(({ dataset }) => dataset['state']);
const all = (state: string) => waitFor(() => expect(states()).toEqual([state, state, state, state]), { timeout: 5000 });

export const Default: Story = {
  parameters: {
    machine: 'homePopupList',
    state: 'ready',
    requirements: ['HP-02', 'HP-03', 'HP-04', 'HP-05', 'HP-06', 'HP-08', 'HP-09', 'HP-10', 'HP-11'],
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await all('ready');
    await expect(
      ['news', 'videos', 'magazines', 'whitepapers'].map((kind) => within(list(kind)).getAllByRole('article').length),
    ).toEqual([5, 3, 6, 5]);
    const fifth = content.en.industries.find(({ id }) => id === 5)!;
    await expect(dialog.getByRole('tab', { selected: true })).toHaveTextContent(fifth.name);
    await expect(dialog.getByRole('link', { name: new RegExp(`Enter the ${fifth.name}`) })).toHaveAttribute(
      'href',
      `/i/${fifth.slug}`,
    );
    await waitFor(() => expect(dialog.getByRole('link', { name: 'Download the app' })).toBeVisible());
    await expect(await dialog.findByRole('img', { name: 'Editorial secretary' }, { timeout: 5000 })).toBeVisible();
    const { width } = screen.getByRole('dialog').getBoundingClientRect();
    await expect(width).toBeGreaterThanOrEqual(Math.min(1280, window.innerWidth - 48));
  },
};

export const AnotherIndustry: Story = {
  parameters: { requirements: ['HP-03'] },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await all('ready');
    await userEvent.click(dialog.getAllByRole('tab')[1]!);
    await expect(dialog.getByRole('tab', { selected: true })).toHaveTextContent(content.en.industries[1]!.name);
    await all('ready');
  },
};

/** Arrow keys go along the industries; Enter picks one. */
export const ByKeyboard: Story = {
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await all('ready');
    dialog.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(dialog.getAllByRole('tab')[2]).toHaveFocus();
    await expect(dialog.getAllByRole('tab')[2]).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(dialog.getAllByRole('tab')[2]).toHaveAttribute('aria-selected', 'true');
  },
};

/** Others, page by page, and from the last page back to the first. */
export const Refreshed: Story = {
  parameters: { requirements: ['HP-07', 'ST-37', 'ST-38'] },
  play: async ({ userEvent }) => {
    await all('ready');
    const news = within(list('news'));
    const pages: (string | undefined)[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const before = list('news').dataset['page'];
      await userEvent.click(news.getByRole('button', { name: 'Show others' }));
      await waitFor(() =>
        expect([list('news').dataset['state'], list('news').dataset['page'] !== before]).toEqual(['ready', true]),
      );
      pages.push(list('news').dataset['page']);
    }
    await expect(pages).toEqual(['2', '3', '1']);
  },
};

/** Each list has a link of its own, which leaves the others as they are. */
export const EachRefreshed: Story = {
  parameters: { requirements: ['HP-07'] },
  play: async ({ userEvent }) => {
    await all('ready');
    const kinds = ['news', 'videos', 'magazines', 'whitepapers'];
    const pages = () => kinds.map((kind) => list(kind).dataset['page']);
    for (const [at, kind] of kinds.entries()) {
      const shown = pages();
      await userEvent.click(within(list(kind)).getByRole('button', { name: 'Show others' }));
      await waitFor(() => expect(list(kind).dataset['page']).toBe('2'));
      await expect(pages()).toEqual(shown.with(at, '2'));
    }
  },
};

export const Loading: Story = {
  args: { load: never },
  parameters: { machine: 'homePopupList', state: 'loading', badInput: 'neverSettles' },
  play: async () => all('loading'),
};

export const Empty: Story = {
  args: { load: async () => ({ items: [], total: 0 }) },
  parameters: { machine: 'homePopupList', state: 'empty', badInput: 'emptyList' },
  play: async () => {
    await all('empty');
    await expect(screen.getAllByText('No data')).toHaveLength(4);
  },
};

export const Failed: Story = {
  args: { load: fails },
  parameters: { machine: 'homePopupList', state: 'failed', badInput: 'rejects' },
  play: async ({ userEvent }) => {
    await all('failed');
    await userEvent.click(await within(list('videos')).findByRole('button', { name: 'Try again' }));
    await expect(within(list('videos')).getAllByRole('button')[0]).toHaveFocus();
    await waitFor(() => expect(within(list('videos')).getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

const clock = createTestClock();
/** Nobody is waited for without end. */
export const NoResponse: Story = {
  args: { load: never, clock },
  parameters: { badInput: 'neverSettles' },
  play: async () => {
    await all('loading');
    clock.advance(14_999);
    await expect(states()).toContain('loading');
    clock.advance(1);
    await all('failed');
  },
};

let newsRequests = 0;
const slowSecond: LoadHomePopupList = (kind, industryId, page, signal) => {
  if (kind === 'news') newsRequests += 1;
  return page === 1 ? responding('en')(kind, industryId, page, signal) : never();
};
export const RefreshedTwiceAtOnce: Story = {
  args: { load: slowSecond },
  parameters: { badInput: 'doubleClick' },
  play: async ({ userEvent }) => {
    await all('ready');
    newsRequests = 0;
    await userEvent.dblClick(within(list('news')).getByRole('button', { name: 'Show others' }));
    await expect(newsRequests).toBe(1);
    await expect(within(list('news')).getAllByRole('article')).toHaveLength(5);
  },
};

export const UnknownIndustry: Story = {
  args: { initialIndustryId: 4711 },
  parameters: { badInput: 'unknownIndustry' },
  play: async () => {
    await all('ready');
    await expect(screen.getAllByRole('tab')[0]).toHaveAttribute('aria-selected', 'true');
  },
};

const odd: LoadHomePopupList = async (kind, industryId, page, signal) => {
  const response = await responding('en')(kind, industryId, page, signal);
  const [first, ...rest] = response.items;
  const title = kind === 'news' ? '<img src=x onerror="document.title=\'harmed\'">' : 'Unbreakable'.repeat(20);
  return { ...response, items: [{ ...first!, title, image: null }, ...rest] };
};
export const OddContent: Story = {
  args: { load: odd },
  parameters: { badInput: ['hostileHtml', 'longTitle', 'missingImage'] },
  play: async () => {
    await all('ready');
    await waitFor(() => expect(screen.getByText(/onerror/)).toBeVisible());
    await expect(document.title).not.toBe('harmed');
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
