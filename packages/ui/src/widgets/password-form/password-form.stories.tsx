import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { press, tabTo, typeText } from '../../testing/press.ts';
import { willingPorts } from '../../testing/login-dialog.fixtures.ts';
import { PasswordForm } from './password-form.tsx';

const meta = {
  title: 'Widgets/Password form',
  component: PasswordForm,
  // Picked from the form by code, of which the reader of the type knows no more than the name.
  argTypes: {
    ports: {
      description: 'How the form reaches the world, or what fetches that.',
      type: { name: 'other', value: 'CodePorts', required: true },
      control: false,
      table: { type: { summary: 'CodePorts | (() => Promise<CodePorts>)' } },
    },
  },
  args: { ports: willingPorts(), account: 'buyer@example.com', onChange: fn(async () => ({ ok: true }) as const) },
} satisfies Meta<typeof PasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Set a password' })).toHaveAttribute('data-state', 'editing');
  },
};

export const TooShort: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'short');
    await userEvent.click(canvas.getByRole('button', { name: 'Set a password' }));
    await expect(canvas.getByText('A password has at least 8 characters')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Done: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Captcha'), 'ah2x');
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await userEvent.type(canvas.getByLabelText('Verification code'), '123456');
    await userEvent.type(canvas.getByLabelText('New password'), 'long-enough-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Set a password' }));
    await expect(await canvas.findByText('The password was set')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledWith({ password: 'long-enough-1', smsCode: '123456' });
  },
};

/** From the first field to the last without a mouse, and without reading an image. */
export const ByKeyboard: Story = {
  args: {
    ports: willingPorts({ solveProof: async () => ({ imageKey: 'proved-without-a-puzzle', captcha: 'proof' }) }),
  },
  play: async ({ canvas, args }) => {
    await tabTo(await canvas.findByRole('button', { name: 'Verify without an image' }));
    await press('Enter');
    await expect(await canvas.findByText('Verified, no captcha needed')).toHaveFocus();
    await tabTo(canvas.getByRole('button', { name: 'Send code' }));
    await press('Enter');
    await canvas.findByText(/The code was sent/);
    await tabTo(canvas.getByLabelText('Verification code'));
    await typeText('123456');
    await tabTo(canvas.getByLabelText('New password'));
    await typeText('long-enough-1');
    await press('Enter');
    await expect(await canvas.findByText('The password was set')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledWith({ password: 'long-enough-1', smsCode: '123456' });
  },
};
