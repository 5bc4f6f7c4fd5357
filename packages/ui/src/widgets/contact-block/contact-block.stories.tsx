import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { press, tabTo } from '../../testing/press.ts';
import { contact } from './contact-block.fixtures.ts';
import { ContactBlock } from './contact-block.tsx';

const meta = {
  title: 'Widgets/Contact block',
  component: ContactBlock,
  args: {
    state: { status: 'ready', contact },
    loginHref: 'https://member.millwright.example/login',
    onLogin: fn(),
    onRetry: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof ContactBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: contact.phone })).toHaveAttribute('href', 'tel:+8657487001234');
    await expect(canvas.getByRole('link', { name: contact.email })).toHaveAttribute(
      'href',
      'mailto:sales@qitai.example',
    );
  },
};

/** A visitor sees no contact, but the way to it: the dialog, or without JavaScript the member site. */
export const ForMembers: Story = {
  args: { state: { status: 'forMembers' } },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('href', args.loginHref);
    await userEvent.click(link);
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  parameters: { badInput: 'neverSettles' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};

export const Failed: Story = {
  args: { state: { status: 'failed' } },
  parameters: { badInput: 'rejects' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A contact that states nothing. */
export const Unstated: Story = {
  args: { state: { status: 'ready', contact: { person: '', phone: '', email: '', address: '' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/enquiry|询价/)).toBeVisible();
  },
};

export const LongTexts: Story = {
  args: {
    state: {
      status: 'ready',
      contact: {
        person: 'x'.repeat(200),
        phone: '',
        email: `${'y'.repeat(200)}@example.com`,
        address: 'z'.repeat(200),
      },
    },
  },
  parameters: { badInput: 'longTitle' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const ByKeyboard: Story = {
  args: { state: { status: 'failed' } },
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('button'));
    await press('Enter');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
