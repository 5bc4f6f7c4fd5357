import { messages as cn } from '@millwright/i18n/catalogs/cn';
import { createI18n } from '@millwright/i18n/create-i18n';
import { editions } from '@millwright/i18n/editions';
import { EditionProvider } from '@millwright/i18n/react';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { createSharedState, SharedStateProvider } from '../../behaviours/session/index.ts';
import { createTestClock } from '../../testing/clock.ts';
import { content } from '../../testing/content.fixtures.ts';
import { HomePopupHost } from './home-popup-host.tsx';
import { answering, memoryOf, portsOf } from './home-popup.fixtures.ts';
import { createHomePopupMemory } from './home-popup.memory.ts';
import { HomePopup } from './home-popup.tsx';
import type { HomePopupMemory, LoadHomePopupList } from './home-popup.types.ts';

/** The Chinese edition alone has the pop-up, so it is shown in it whatever the toolbar says. */
const inChinese: Decorator = (Story) => (
  <EditionProvider edition={editions.cn} i18n={createI18n('cn', cn)}>
    <Story />
  </EditionProvider>
);

const never = () => new Promise<never>(() => undefined);
const fails: LoadHomePopupList = () => Promise.reject(new TypeError('Failed to fetch'));

const meta = {
  title: 'Widgets/Home pop-up',
  component: HomePopup,
  args: { open: true, onClose: fn(), ...portsOf('cn') },
  decorators: [inChinese],
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
    await expect(['news', 'videos', 'magazines', 'whitepapers'].map((kind) => within(list(kind)).getAllByRole('article').length)).toEqual([5, 3, 6, 5]);
    const fifth = content.cn.industries.find(({ id }) => id === 5)!;
    await expect(dialog.getByRole('tab', { selected: true })).toHaveTextContent(fifth.name);
    await expect(dialog.getByRole('link', { name: new RegExp(`进入${fifth.name}`) })).toHaveAttribute('href', `/i/${fifth.slug}`);
    await waitFor(() => expect(dialog.getByRole('link', { name: '下载 App' })).toBeVisible());
    await expect(await dialog.findByRole('img', { name: '编辑小秘书' })).toBeVisible();
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
    await expect(dialog.getByRole('tab', { selected: true })).toHaveTextContent(content.cn.industries[1]!.name);
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
      await userEvent.click(news.getByRole('button', { name: '换一批' }));
      await waitFor(() => expect([list('news').dataset['state'], list('news').dataset['page'] !== before]).toEqual(['ready', true]));
      pages.push(list('news').dataset['page']);
    }
    await expect(pages).toEqual(['2', '3', '1']);
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
    await expect(screen.getAllByText('暂无数据')).toHaveLength(4);
  },
};

export const Failed: Story = {
  args: { load: fails },
  parameters: { machine: 'homePopupList', state: 'failed', badInput: 'rejects' },
  play: async () => {
    await all('failed');
    await waitFor(() => expect(within(list('videos')).getByRole('button', { name: '重试' })).toBeVisible());
  },
};

const clock = createTestClock();
/** Nobody is waited for without end. */
export const NoAnswer: Story = {
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

let asked = 0;
const slowSecond: LoadHomePopupList = (kind, industryId, page, signal) => {
  if (kind === 'news') asked += 1;
  return page === 1 ? answering('cn')(kind, industryId, page, signal) : never();
};
export const RefreshedTwiceAtOnce: Story = {
  args: { load: slowSecond },
  parameters: { badInput: 'doubleClick' },
  play: async ({ userEvent }) => {
    await all('ready');
    asked = 0;
    await userEvent.dblClick(within(list('news')).getByRole('button', { name: '换一批' }));
    await expect(asked).toBe(1);
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
  const answer = await answering('cn')(kind, industryId, page, signal);
  const [first, ...rest] = answer.items;
  const title = kind === 'news' ? '<img src=x onerror="document.title=\'harmed\'">' : '铸'.repeat(200);
  return { ...answer, items: [{ ...first!, title, image: null }, ...rest] };
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

/** The place of the pop-up on a page of three screens, with a session of its own. */
const onHomePage = (memory: () => HomePopupMemory, loadPorts = async () => portsOf('cn')): Story['render'] =>
  function HomePage() {
    const store = createSharedState({ loadMember: async () => null, loadTopBanner: async () => null, loadBaseInfo: async () => null });
    return (
      <SharedStateProvider store={store}>
        <div style={{ height: '300vh' }}>首页</div>
        <HomePopupHost loadPorts={loadPorts} memory={memory()} />
      </SharedStateProvider>
    );
  };
const frames = () => new Promise((resolve) => setTimeout(resolve, 200));
const move = async () => {
  window.scrollTo({ top: 40, behavior: 'instant' });
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await frames();
};

let loaded = 0;
export const Waiting: Story = {
  render: onHomePage(memoryOf, async () => {
    loaded += 1;
    return portsOf('cn');
  }),
  parameters: { machine: 'homePopup', state: 'waiting' },
  play: async () => {
    loaded = 0;
    await frames();
    await expect([screen.queryByRole('dialog'), loaded]).toEqual([null, 0]);
  },
};

export const OpenedByTheFirstMove: Story = {
  render: onHomePage(memoryOf),
  parameters: { machine: 'homePopup', state: 'open', requirements: ['HP-01', 'ST-24'] },
  play: async () => {
    await frames();
    await move();
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

/** Closed, the page scrolls again, and the session does not see it once more. */
export const Closed: Story = {
  render: onHomePage(memoryOf),
  parameters: { machine: 'homePopup', state: 'closed', requirements: ['ST-25', 'ST-26', 'ST-27'] },
  play: async ({ userEvent }) => {
    await frames();
    await move();
    await screen.findByRole('dialog');
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
    await move();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

const broken = () =>
  createHomePopupMemory(() => {
    throw new DOMException('denied', 'SecurityError');
  });
/** Where storage throws the page itself remembers. */
export const StorageThrows: Story = {
  render: onHomePage(broken),
  parameters: { badInput: 'storageThrows' },
  play: async ({ userEvent }) => {
    await frames();
    await move();
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
