import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { press, tabTo } from '../../testing/press.ts';
import { favourites } from './favourite-list.fixtures.ts';
import { FavouriteList } from './favourite-list.tsx';

const items = favourites.en;

const meta = {
  title: 'Widgets/Favourite list',
  component: FavouriteList,
  args: {
    state: { status: 'ready', items },
    loginHref: 'https://member.millwright.example/login',
    onLogin: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
} satisfies Meta<typeof FavouriteList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(
      [...canvasElement.querySelectorAll<HTMLElement>('[data-kind]')].map(({ dataset }) => dataset['kind']),
    ).toEqual(['article', 'supplier', 'product']);
    await userEvent.click(canvas.getAllByRole('button').at(-1)!);
    await expect(args.onRemove).toHaveBeenCalledWith(items[3]);
  },
};

/** A visitor is asked to log in: by the dialog, or without JavaScript on the member site. */
export const ForMembers: Story = {
  args: { state: { status: 'forMembers' } },
  parameters: { requirements: ['ER-21'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Please login first|请先登录/)).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', args.loginHref);
    await userEvent.click(canvas.getByRole('link'));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  parameters: { badInput: 'neverSettles' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: { state: { status: 'failed' } },
  parameters: { badInput: 'rejects' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { state: { status: 'ready', items: [] } },
  parameters: { badInput: 'emptyList', requirements: ['ER-28'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No data|暂无数据/)).toBeVisible();
  },
};

export const LongAndHostile: Story = {
  args: {
    state: {
      status: 'ready',
      items: [
        { ...items[0]!, title: 'x'.repeat(200), image: null },
        { ...items[1]!, title: '<img src=x onerror=alert(1)>' },
      ],
    },
  },
  parameters: { badInput: ['longTitle', 'hostileHtml', 'missingImage'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getAllByRole('link')[0]);
    await tabTo(canvas.getAllByRole('button').at(-1));
    await press('Enter');
    await expect(args.onRemove).toHaveBeenCalledWith(items[3]);
  },
};
