import { NARROW_BREAKPOINT_PX } from '@millwright/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { choiceOf } from '../../testing/choice-of.ts';
import { clickOnPoint, press, tabTo } from '../../testing/press.ts';
import { englishIndustries, industryBanner, veryLongName } from '../../testing/industry-menu.fixtures.ts';
import { isInOneLine } from '../../testing/shows-whole.ts';
import { ada, createSession, headerControls, WholeHeader } from '../../testing/site-header.fixtures.tsx';

const meta = {
  title: 'Widgets/Site header',
  component: WholeHeader,
  parameters: { layout: 'fullscreen', machine: 'siteHeader' },
  argTypes: {
    ...headerControls,
    withBanner: {
      description: 'Whether there is a top banner above everything; the prop is `banner`.',
      type: 'boolean',
      control: 'boolean',
      table: { type: { summary: 'boolean' }, defaultValue: { summary: 'true' } },
    },
    withIndustries: {
      description: 'Whether the site has industries, with their button and menu; the prop is `industryList`.',
      type: 'boolean',
      control: 'boolean',
      table: { type: { summary: 'boolean' }, defaultValue: { summary: 'true' } },
    },
    industries: {
      description: 'The industries of the menu.',
      ...choiceOf({ 'the first three': englishIndustries.slice(0, 3) }),
      table: { type: { summary: 'readonly Industry[]' }, defaultValue: { summary: 'those of the edition' } },
    },
    fixedRule: {
      description: 'When the header is fixed.',
      control: false,
      table: {
        type: { summary: '(position: ScrollPosition) => boolean' },
        defaultValue: { summary: 'the rule of the site’s header' },
      },
    },
    loadBanner: {
      description: 'Requests an industry’s banner by its code, at most once for each.',
      control: false,
      table: { type: { summary: '(code: string) => Promise<Banner | null>' } },
    },
  },
  // A page long enough to scroll, and for menus to lie over.
  render: (args) => (
    <div style={{ minHeight: '200vh' }}>
      <WholeHeader {...args} />
    </div>
  ),
  beforeEach: () => {
    // Nothing is returned: newer browsers return a promise, which would be taken for a clean-up.
    window.scrollTo(0, 0);
  },
} satisfies Meta<typeof WholeHeader>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const buttonOf = (canvas: Canvas, panelId: string) =>
  canvas.getByRole('banner').querySelector<HTMLButtonElement>(`button[popovertarget="${panelId}"]`)!;
const panel = (id: string) => document.getElementById(id)!;
const isOpen = (id: string, open = true) => waitFor(() => expect(panel(id).matches(':popover-open')).toBe(open));
const becomes = (canvas: Canvas, state: string) =>
  waitFor(() => expect(canvas.getByRole('banner')).toHaveAttribute('data-state', state));
const summaries = () => [...panel('mega').querySelectorAll('summary')];
const banner = () => panel('mega').querySelector('aside');

export const Default: Story = {
  parameters: {
    state: 'browsing',
    requirements: ['HD-01', 'HD-02', 'HD-03', 'HD-04', 'HD-05', 'HD-06', 'HD-07', 'HD-10', 'HD-11', 'HD-12', 'RO-07'],
  },
  play: async ({ canvas }) => {
    const header = within(canvas.getByRole('banner'));
    const isNarrow = window.innerWidth < NARROW_BREAKPOINT_PX;
    // On a narrow screen the links and the greeting wait in the menu.
    const paths = header.getAllByRole('link', { hidden: isNarrow }).map((link) => link.getAttribute('href'));
    await expect(paths).toEqual(expect.arrayContaining(['/', '/showroom/platform', '/articles']));
    await expect(paths.some((path) => path?.startsWith('https://supplier.'))).toBe(true);
    await expect(paths.some((path) => path?.startsWith('https://member.') && path.endsWith('/register'))).toBe(true);
    await expect(header.getAllByRole('complementary')[0]).toBeVisible();
    if (isNarrow) {
      await expect(buttonOf(canvas, 'mobile-menu')).toBeVisible();
    } else {
      await expect(header.getByText(/^Welcome|^欢迎|^\[/)).toBeVisible();
      await expect(header.getAllByRole('group')[0]).toBeVisible();
      await expect(header.getAllByRole('navigation')[0]).toBeVisible();
    }
    for (const id of ['search-panel', 'mega']) await expect(panel(id)).toBeInTheDocument();
  },
};

export const Searching: Story = {
  parameters: { state: 'searching', requirements: ['ST-07', 'ST-08', 'ST-09', 'HD-11'] },
  play: async ({ canvas }) => {
    const button = buttonOf(canvas, 'search-panel');
    await userEvent.click(button);
    await isOpen('search-panel');
    await becomes(canvas, 'searching');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    const layer = panel('search-panel').querySelector('[data-part="layer"]')!;
    await expect(layer.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    await expect(Math.round(layer.getBoundingClientRect().bottom)).toBe(window.innerHeight);
    await userEvent.click(layer);
    await isOpen('search-panel', false);
    await becomes(canvas, 'browsing');
    await userEvent.click(button);
    await isOpen('search-panel');
    await userEvent.click(button);
    await isOpen('search-panel', false);
    await userEvent.click(button);
    await becomes(canvas, 'searching');
  },
};

/** A click on the page closes the panel. */
export const ClosedByThePage: Story = {
  parameters: { requirements: ['ST-10'] },
  play: async ({ canvas }) => {
    await userEvent.click(buttonOf(canvas, 'search-panel'));
    await becomes(canvas, 'searching');
    await clickOnPoint(window.innerWidth / 2, window.innerHeight - 8);
    await isOpen('search-panel', false);
    await becomes(canvas, 'browsing');
  },
};

/** On a narrow screen nothing opens by the mouse alone: the menu opens with a press, and an industry with another. */
export const IndustriesOnPhone: Story = {
  parameters: { requirements: ['ST-15'] },
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    const button = buttonOf(canvas, 'mega');
    const mouse = userEvent.setup();
    await mouse.hover(button);
    await new Promise((resolve) => setTimeout(resolve, 400));
    await isOpen('mega', false);
    await mouse.click(button);
    await isOpen('mega');
    await becomes(canvas, 'inIndustries');
    const [, second] = summaries();
    await mouse.click(second!);
    await waitFor(() => expect(second!.closest('details')!.open).toBe(true));
    await mouse.click(button);
    await isOpen('mega', false);
  },
};

export const IndustriesByPress: Story = {
  parameters: { state: 'inIndustries', requirements: ['ST-11', 'ST-12', 'HD-12', 'MM-03'] },
  play: async ({ canvas }) => {
    buttonOf(canvas, 'search-panel').click();
    await becomes(canvas, 'searching');
    buttonOf(canvas, 'mega').click();
    await becomes(canvas, 'inIndustries');
    await isOpen('search-panel', false);
    buttonOf(canvas, 'search-panel').click();
    await becomes(canvas, 'searching');
    await isOpen('mega', false);
    buttonOf(canvas, 'mega').click();
    await becomes(canvas, 'inIndustries');
    await waitFor(() => expect(banner()).toHaveAttribute('data-state', 'shown'));
  },
};

export const IndustriesByHover: Story = {
  parameters: { state: 'inIndustriesByMouse', requirements: ['ST-14'] },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const button = buttonOf(canvas, 'mega');
    // One mouse, which knows where it was.
    const mouse = userEvent.setup();
    await mouse.hover(button);
    await isOpen('mega');
    await becomes(canvas, 'inIndustries');
    await mouse.unhover(button);
    await isOpen('mega', false);
    await mouse.hover(button);
    await isOpen('mega');
    // A press on the button that the mouse just opened keeps the menu.
    await mouse.click(button);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(panel('mega').matches(':popover-open')).toBe(true);
  },
};

const counted = fn(async (code: string) => industryBanner(code));

export const ActiveIndustry: Story = {
  args: { loadBanner: counted },
  parameters: { requirements: ['ST-16', 'ST-17'] },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    counted.mockClear();
    buttonOf(canvas, 'mega').click();
    await becomes(canvas, 'inIndustries');
    for (const index of [1, 2, 1, 0, 2]) {
      await userEvent.hover(summaries()[index]!);
      await waitFor(() => expect(summaries()[index]!.closest('details')!.open).toBe(true));
      await expect(panel('mega').querySelectorAll('details[open]')).toHaveLength(1);
    }
    await waitFor(() => expect(banner()).toHaveAttribute('data-state', 'shown'));
    await waitFor(() =>
      expect(counted.mock.calls.map(([code]) => code).sort()).toEqual(
        [...new Set(counted.mock.calls.map(([code]) => code))].sort(),
      ),
    );
    await expect(counted.mock.calls.length).toBe(3);
  },
};

export const InMenu: Story = {
  parameters: { state: 'inMenu', requirements: ['ST-13'] },
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    const button = buttonOf(canvas, 'mobile-menu');
    await expect(button).toBeVisible();
    button.click();
    await becomes(canvas, 'inMenu');
    button.click();
    await becomes(canvas, 'browsing');
    button.click();
    await becomes(canvas, 'inMenu');
    buttonOf(canvas, 'search-panel').click();
    await becomes(canvas, 'searching');
    await isOpen('mobile-menu', false);
    button.click();
    await becomes(canvas, 'inMenu');
  },
};

export const LoggedIn: Story = {
  args: { session: createSession(ada), onLogout: fn() },
  parameters: {
    requirements: ['HD-08', 'HD-09', 'RO-03'],
    notServerRendered: 'The server never knows the member; it appears in the browser',
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(ada.trueName)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Log out|退出登录/ }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

/** On the smallest phone the name is cut, and everything stays in one line. */
export const LoggedInOnSmallPhone: Story = {
  ...LoggedIn,
  globals: { viewport: { value: 'w320' } },
  parameters: { ...LoggedIn.parameters, requirements: ['HD-08', 'HD-09'] },
  args: { ...LoggedIn.args, session: createSession({ id: 1, trueName: veryLongName }) },
  play: async ({ canvas }) => {
    await isInOneLine(canvas.getByText(veryLongName), buttonOf(canvas, 'mobile-menu'));
  },
};

export const Scrolled: Story = {
  parameters: { requirements: ['ST-18', 'ST-19'] },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    const threshold = window.innerWidth < 960 ? 100 : 0;
    const height = document.documentElement.scrollHeight;
    await expect(header).not.toHaveAttribute('data-fixed');
    window.scrollTo(0, threshold + 1);
    await waitFor(() => expect(header).toHaveAttribute('data-fixed'));
    window.scrollTo(0, threshold);
    await waitFor(() => expect(header).not.toHaveAttribute('data-fixed'));
    window.scrollTo(0, 400);
    await waitFor(() => expect(header).toHaveAttribute('data-compact'));
    await expect(document.documentElement.scrollHeight).toBe(height);
  },
};

const openIndustries: NonNullable<Story['play']> = async ({ canvas }) => {
  buttonOf(canvas, 'mega').click();
  await becomes(canvas, 'inIndustries');
};

export const BannerThatNeverComes: Story = {
  args: { loadBanner: () => new Promise(() => undefined) },
  play: async (context) => {
    await openIndustries(context);
    await waitFor(() => expect(banner()).toHaveAttribute('data-state', 'loading'));
  },
};

export const BannerThatFails: Story = {
  args: { loadBanner: () => Promise.reject(new Error('The network is gone')) },
  play: async (context) => {
    await openIndustries(context);
    await waitFor(() => expect(banner()).toHaveAttribute('data-state', 'failed'));
  },
};

export const NoIndustries: Story = {
  args: { industries: [] },
  play: async (context) => {
    await openIndustries(context);
    await expect(summaries()).toHaveLength(0);
  },
};

export const VeryLongNames: Story = {
  args: {
    session: createSession({ id: 1, trueName: veryLongName }),
    onLogout: fn(),
    industries: englishIndustries.map((industry) => ({ ...industry, name: veryLongName })),
  },
  parameters: { notServerRendered: 'The server never knows the member; it appears in the browser' },
  play: async (context) => {
    await openIndustries(context);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The longest words of our languages in a narrow window: the navigation still takes one line. */
export const InGerman: Story = {
  globals: { edition: 'de', viewport: { value: 'w1024' } },
  play: async ({ canvas }) => {
    const [navigation] = within(canvas.getByRole('banner')).getAllByRole('navigation');
    await isInOneLine(buttonOf(canvas, 'mega'), ...within(navigation!).getAllByRole('link'));
  },
};

/** Words to log in that are long take two lines, not the header. */
export const InArabicOnSmallPhone: Story = {
  globals: { edition: 'ar', viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await isInOneLine(buttonOf(canvas, 'search-panel'), buttonOf(canvas, 'mobile-menu'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The narrowest window that has the navigation. */
export const InGermanAtTheBreakpoint: Story = { ...InGerman, globals: { edition: 'de', viewport: { value: 'w960' } } };

/** Each panel opens by a key, is reached by Tab, and gives the focus back when Escape closes it. */
export const ByKeyboard: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const search = buttonOf(canvas, 'search-panel');
    await tabTo(search);
    await press('Enter');
    await isOpen('search-panel');
    await waitFor(() => expect(search).toHaveAttribute('aria-expanded', 'true'));
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
    await press('Escape');
    await isOpen('search-panel', false);
    await waitFor(() => expect(search).toHaveAttribute('aria-expanded', 'false'));
    await waitFor(() => expect(search).toHaveFocus());
    const industries = buttonOf(canvas, 'mega');
    await tabTo(industries, 'Shift+Tab');
    await press('Space');
    await isOpen('mega');
    await tabTo(panel('mega').querySelector('summary'));
    await press('Escape');
    await isOpen('mega', false);
    await waitFor(() => expect(industries).toHaveFocus());
  },
};
