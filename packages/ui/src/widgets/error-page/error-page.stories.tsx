import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { press, tabTo, typeText } from '../../testing/press.ts';
import { ErrorPage } from './error-page.tsx';

const meta = {
  title: 'Widgets/Error page',
  component: ErrorPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { status: 404, links: [] },
  parameters: { requirements: ['ER-01'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This page could not be found');
    await expect(canvas.getByText('Page Not Found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go back to home' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('search')).toHaveAttribute('action', '/search');
  },
};

export const WithCounterpart: Story = {
  args: { status: 404, links: [{ href: '/article/1', label: 'Read it in Chinese' }] },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Read it in Chinese' })).toHaveAttribute('href', '/article/1'),
};

export const BadUrl: Story = {
  args: { status: 400, retryHref: '/redirect?url=javascript:alert(1)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This address cannot be opened');
    await expect(canvas.queryByRole('link', { name: 'Try again' })).toBeNull();
  },
};

export const TooLarge: Story = {
  args: { status: 413 },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This form cannot be accepted'),
};

export const UrlTooLong: Story = {
  args: { status: 414 },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This address is too long'),
};

export const Unavailable: Story = {
  args: { status: 503, requestId: '7f3c-91be', retryHref: '/articles?page=2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/articles?page=2');
    await expect(canvas.getByText('7f3c-91be')).toBeVisible();
  },
};

export const ServerFault: Story = {
  args: { status: 500, requestId: '7f3c-91be' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong on our side'),
};

export const ConnectionLost: Story = {
  args: { status: 'connection', retryHref: '/articles?page=2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('The connection was lost');
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/articles?page=2');
  },
};

export const TooManyRequests: Story = {
  args: { status: 429, retryHref: '/search?type=news&keyword=servo' },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Try again' })).toBeVisible(),
};

export const AccessDenied: Story = {
  args: { status: 403 },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('You have no access to this page'),
};

export const Plate: Story = {
  args: { status: 500, design: 'plate', requestId: '7f3c-91be', retryHref: '/error1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('500')).toBeVisible();
    await expect(canvas.getByText('7f3c-91be')).toBeVisible();
  },
};

export const HostileDetails: Story = {
  args: {
    status: 500,
    design: 'plate',
    details: `<script>document.title='harmed'</script> ${'x'.repeat(400)}`,
    retryHref: 'javascript:alert(1)',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(document.title).not.toBe('harmed');
    await expect(canvas.queryByRole('link', { name: 'Try again' })).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const ByKeyboard: Story = {
  args: { status: 404 },
  play: async ({ canvas }) => {
    const sent = fn((event: Event) => event.preventDefault());
    const form = canvas.getByRole<HTMLFormElement>('search');
    form.addEventListener('submit', sent);
    await tabTo(canvas.getByRole('link', { name: 'Go back to home' }));
    await tabTo(canvas.getByRole('searchbox'));
    await typeText('servo');
    await press('Enter');
    await expect(sent).toHaveBeenCalledOnce();
    await expect(new FormData(form).get('keyword')).toBe('servo');
  },
};
