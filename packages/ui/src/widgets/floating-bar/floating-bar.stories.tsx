import { editions } from '@millwright/i18n/editions';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { createConnectivity } from '../../behaviours/connectivity/index.ts';
import { createSharedState, SharedStateProvider } from '../../behaviours/session/index.ts';
import { press, tabTo } from '../../testing/press.ts';
import { readCode } from '../../testing/read-code.ts';
import { withApp } from '../../testing/with-edition.tsx';
import { ConnectivityNotice } from '../connectivity-notice/index.ts';
import { FloatingBarHost } from './floating-bar-host.tsx';
import { FloatingBarLinks } from './floating-bar-links.tsx';
import { FloatingBar } from './floating-bar.tsx';

const visitor = createSharedState({ loadMember: async () => null });
const member = createSharedState({ loadMember: async () => null }, { member: { id: 7, trueName: 'Lin Xia' } });

/** A page of three screens, for the bar belongs to pages that scroll. */
const onLongPage =
  (store = visitor): Decorator =>
  (Story) => (
    <SharedStateProvider store={store}>
      <div style={{ height: '300vh' }} />
      <Story />
    </SharedStateProvider>
  );

const scrollTo = (share: number) => window.scrollTo({ top: window.innerHeight * share, behavior: 'instant' });
const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const meta = {
  title: 'Widgets/Floating bar',
  component: FloatingBar,
  decorators: [onLongPage()],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FloatingBar>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Scrolls until the bar is fixed and shows all entries, whatever the width of the window shows. */
const expand = async (canvas: Canvas) => {
  scrollTo(1.2);
  (await canvas.findByRole('button', { name: /(Hide|Show) shortcuts/ })).focus();
  canvas.queryByRole('button', { name: 'Show shortcuts' })?.click();
  await canvas.findByRole('button', { name: 'Hide shortcuts' });
};

export const Default: Story = {
  parameters: { machine: 'floatingBar', state: 'expanded', requirements: ['FB-01', 'FB-02', 'FB-07', 'FB-08'] },
  play: async ({ canvas }) => {
    await expand(canvas);
    await expect(canvas.getByRole('link', { name: 'Supply hall' })).toHaveAttribute('href', '/showroom/platform');
    await expect(canvas.getByRole('button', { name: 'Log in or register' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back to top' })).toBeVisible();
  },
};

export const Collapsed: Story = {
  parameters: { machine: 'floatingBar', state: 'collapsed', requirements: ['FB-08'] },
  play: async ({ canvas, userEvent }) => {
    await expand(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide shortcuts' }));
    await expect(canvas.queryByRole('link', { name: 'Supply hall' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Back to top' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show shortcuts' })).toHaveAttribute('aria-expanded', 'false');
  },
};

export const OfficialAccount: Story = {
  parameters: { machine: 'floatingBar', state: 'showing', requirements: ['FB-03'] },
  play: async ({ canvas, userEvent }) => {
    await expand(canvas);
    await userEvent.hover(canvas.getByRole('button', { name: 'Official account' }));
    await expect(await canvas.findByRole('img', { name: 'Official account' }, { timeout: 5000 })).toBeVisible();
  },
};

export const Secretary: Story = {
  parameters: { requirements: ['FB-04'] },
  play: async ({ canvas, userEvent }) => {
    await expand(canvas);
    await userEvent.hover(canvas.getByRole('button', { name: 'Editorial secretary' }));
    await expect(await canvas.findByRole('img', { name: 'Editorial secretary' }, { timeout: 5000 })).toBeVisible();
  },
};

export const Email: Story = {
  parameters: { requirements: ['FB-05'] },
  play: async ({ canvas, userEvent }) => {
    await expand(canvas);
    await userEvent.hover(canvas.getByRole('button', { name: 'E-mail us' }));
    await expect(canvas.getByRole('link', { name: editions.en.contact.email })).toHaveAttribute(
      'href',
      `mailto:${editions.en.contact.email}`,
    );
  },
};

/** Pointing opens it, the pointer may go into it, and Esc closes it wherever the focus is (WCAG 1.4.13). */
export const HoverBlock: Story = {
  parameters: { requirements: ['FB-05'] },
  play: async ({ canvas, userEvent }) => {
    await expand(canvas);
    const button = canvas.getByRole('button', { name: 'E-mail us' });
    await userEvent.hover(button);
    const relatedTarget = canvas.getByRole('link', { name: editions.en.contact.email });
    button.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse', relatedTarget }));
    await expect(canvas.getByRole('link', { name: editions.en.contact.email })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link', { name: editions.en.contact.email })).toBeNull();
  },
};

export const PhoneByKeyboard: Story = {
  parameters: { requirements: ['FB-06'] },
  play: async ({ canvas }) => {
    scrollTo(1.2);
    await tabTo(await canvas.findByRole('button', { name: /(Hide|Show) shortcuts/ }));
    if (canvas.queryByRole('button', { name: 'Show shortcuts' })) await press('Enter');
    await canvas.findByRole('button', { name: 'Hide shortcuts' });
    await tabTo(canvas.getByRole('button', { name: 'E-mail us' }));
    await press('Tab', 'Tab', 'Enter');
    await expect(canvas.getByRole('link', { name: editions.en.contact.phone })).toBeVisible();
    await press('Tab');
    await expect(canvas.getByRole('link', { name: editions.en.contact.phone })).toHaveFocus();
    await press('Escape');
    await expect(canvas.queryByRole('link', { name: editions.en.contact.phone })).toBeNull();
  },
};

export const BackToTop: Story = {
  parameters: { requirements: ['ST-48'] },
  play: async ({ canvas, userEvent }) => {
    scrollTo(1.2);
    await expect(window.scrollY).toBeGreaterThan(0);
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to top' }));
    await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 3000 });
    scrollTo(1.2);
  },
};

export const BecomesFixed: Story = {
  parameters: { requirements: ['ST-20'] },
  play: async ({ canvas }) => {
    await expand(canvas);
    const bar = canvas.getByRole('navigation', { name: 'Shortcuts' });
    const topAt = async (share: number) => {
      scrollTo(share);
      await frames();
      return Math.round(bar.getBoundingClientRect().top);
    };
    const place = await topAt(1.5);
    await expect(await topAt(0.79)).toBeGreaterThan(place);
    await expect(Math.abs((await topAt(0.8)) - place)).toBeLessThanOrEqual(1);
    await expect(await topAt(1)).toBe(place);
  },
};

export const ForMembers: Story = {
  decorators: [onLongPage(member)],
  play: async ({ canvas }) => {
    await expand(canvas);
    await expect(canvas.queryByRole('button', { name: 'Log in or register' })).toBeNull();
  },
};

const openApp = fn();
const navigate = fn();
export const AppPrompt: Story = {
  args: { openApp, navigate, articleId: '42' },
  decorators: [withApp],
  parameters: { requirements: ['FB-09', 'FB-10'] },
  play: async ({ canvasElement }) => {
    openApp.mockClear();
    const prompt = canvasElement.querySelector<HTMLElement>('[data-app-prompt]')!;
    const isNarrow = window.innerWidth < 960;
    await expect(getComputedStyle(prompt).display).toBe(isNarrow ? 'flex' : 'none');
    const open = prompt.querySelector('button')!;
    await expect(open.checkVisibility()).toBe(isNarrow);
    await expect(open).toHaveTextContent(/\S/);
    open.click();
    await expect(openApp).toHaveBeenCalledWith('millwright://article/42');
  },
};

const disconnected = createConnectivity();
disconnected.send({ type: 'BROWSER.OFFLINE' });

/** The notice of a lost connection lies below the prompt's controls, never over them. */
export const AppPromptWithoutConnection: Story = {
  globals: { viewport: { value: 'w375' } },
  args: { openApp, navigate },
  decorators: [withApp],
  render: (args) => (
    <>
      <ConnectivityNotice connectivity={disconnected} />
      <FloatingBar {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const { top } = canvasElement.querySelector('[data-state="offline"]')!.getBoundingClientRect();
    for (const control of canvasElement.querySelectorAll('[data-app-prompt] button')) {
      await expect(control.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
    }
  },
};

/** On a phone, in the edition of the toolbar: no app, no prompt. */
export const WithoutApp: Story = {
  globals: { edition: 'en', viewport: { value: 'w375' } },
  parameters: { requirements: ['FB-09'] },
  play: async ({ canvas, canvasElement }) => {
    await expand(canvas);
    await expect(canvasElement.querySelector('[data-app-prompt]')).toBeNull();
  },
};

/** What the server sends: links alone, until somebody comes near. */
export const LinksAlone: Story = {
  render: () => <FloatingBarHost links={<FloatingBarLinks />} loadBar={() => new Promise(() => undefined)} />,
  parameters: { badInput: 'neverSettles', requirements: ['FB-01', 'FB-02'] },
  play: async ({ canvas }) => {
    scrollTo(1.2);
    await expect(await canvas.findByRole('link', { name: 'Back to top' })).toHaveAttribute('href', '#');
    await expect(document.getElementById('floating-phone')).toHaveAttribute(
      'href',
      `tel:${editions.en.contact.phoneLink}`,
    );
  },
};

/** The bar takes the place of its links at the first focus, moves nothing and keeps the focus. */
export const WokenByTheFocus: Story = {
  render: () => <FloatingBarHost links={<FloatingBarLinks />} />,
  play: async ({ canvas }) => {
    scrollTo(1.2);
    await frames();
    const link = await canvas.findByRole('link', { name: 'Back to top' });
    const { top, left } = link.getBoundingClientRect();
    link.focus();
    const button = await canvas.findByRole('button', { name: 'Back to top' }, { timeout: 5000 });
    await waitFor(() => expect(button).toHaveFocus());
    await expect([button.getBoundingClientRect().top, button.getBoundingClientRect().left]).toEqual([top, left]);
  },
};

/** The code of the official account can be read, and holds the URL of the edition. */
export const CodeIsReal: Story = {
  parameters: { requirements: ['FB-03', 'OS-10'] },
  play: async ({ canvas, userEvent }) => {
    scrollTo(1.2);
    (await canvas.findByRole('button', { name: /(Hide|Show) shortcuts/ })).focus();
    canvas.queryByRole('button', { name: 'Show shortcuts' })?.click();
    await userEvent.hover(await canvas.findByRole('button', { name: 'Official account' }));
    const code = (await canvas.findByRole('img', { name: 'Official account' }, { timeout: 5000 })) as HTMLCanvasElement;
    await waitFor(async () => expect(await readCode(code)).toBe(editions.en.floatingQrs[0]!.value));
    await expect(code.width / window.devicePixelRatio).toBe(450);
  },
};
