import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { press, tabTo, typeText } from '../../testing/press.ts';
import { refused, willingPorts } from '../../testing/login-dialog.fixtures.ts';
import { CodeLoginForm } from './code-login-form.tsx';
import { RegisterForm } from './register-form.tsx';

const meta = {
  title: 'Widgets/Register form',
  component: RegisterForm,
  // Picked from the form by code, of which the reader of the type knows no more than the name.
  argTypes: {
    ports: {
      description: 'How the form reaches the world, or what fetches that.',
      type: { name: 'other', value: 'CodePorts', required: true },
      control: false,
      table: { type: { summary: 'CodePorts | (() => Promise<CodePorts>)' } },
    },
  },
  args: {
    ports: willingPorts(),
    onRegister: fn(async () => ({ ok: true }) as const),
    loginHref: '/login',
    termsHref: '/about/terms',
  },
} satisfies Meta<typeof RegisterForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** Fills in everything that is needed. */
const fill = async ({ canvas, userEvent }: Play) => {
  await userEvent.type(canvas.getByLabelText('E-mail'), 'buyer@example.com');
  await userEvent.type(canvas.getByLabelText('Captcha'), 'ah2x');
  await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
  await userEvent.type(canvas.getByLabelText('Verification code'), '123456');
  await userEvent.type(canvas.getByLabelText('Your name'), 'Kim Weber');
  await userEvent.type(canvas.getByLabelText('Password'), 'long-enough-1');
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Registration' })).toHaveAttribute('data-state', 'editing');
  },
};

/** Every wrong field says so at once, the first one has the focus, and nothing was sent. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
    await expect(canvas.getByText('Please enter the correct email')).toBeVisible();
    await expect(canvas.getByText('Please enter the graphic verification code')).toBeVisible();
    await expect(canvas.getByText('Enter the code that was sent to you')).toBeVisible();
    await expect(canvas.getByText('Enter your name')).toBeVisible();
    await expect(canvas.getByText('A password has at least 8 characters')).toBeVisible();
    await expect(canvas.getByText('Please read and agree to the terms of use and the privacy policy')).toBeVisible();
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
};

export const AccountTaken: Story = {
  // Of its own: they know for a minute that a code was sent.
  args: {
    ports: willingPorts(),
    onRegister: fn(async () => refused('This account exists. Log in with the same code.')),
  },
  play: async (context) => {
    await fill(context);
    await expect(await context.canvas.findByText(/This account exists/)).toBeVisible();
  },
};

export const Registered: Story = {
  play: async (context) => {
    await fill(context);
    await expect(await context.canvas.findByText('Your account was made')).toBeVisible();
  },
};

/** From the first field to the last without a mouse, and without reading an image. */
export const ByKeyboard: Story = {
  args: {
    ports: willingPorts({ solveProof: async () => ({ imageKey: 'proved-without-a-puzzle', captcha: 'proof' }) }),
  },
  play: async ({ canvas, args }) => {
    await tabTo(canvas.getByLabelText('E-mail'));
    await typeText('buyer@example.com');
    await tabTo(await canvas.findByRole('button', { name: 'Verify without an image' }));
    await press('Enter');
    await expect(await canvas.findByText('Verified, no captcha needed')).toHaveFocus();
    await tabTo(canvas.getByRole('button', { name: 'Send code' }));
    await press('Enter');
    await canvas.findByText(/The code was sent/);
    await tabTo(canvas.getByLabelText('Verification code'));
    await typeText('123456');
    await tabTo(canvas.getByLabelText('Your name'));
    await typeText('Kim Weber');
    await tabTo(canvas.getByLabelText('Password'));
    await typeText('long-enough-1');
    await tabTo(canvas.getByRole('checkbox'));
    await press('Space');
    await tabTo(canvas.getByRole('button', { name: 'Register' }));
    await press('Enter');
    await expect(await canvas.findByText('Your account was made')).toBeVisible();
    await expect(args.onRegister).toHaveBeenCalledOnce();
  },
};

/** The same form for those who forgot their password. */
export const LoginByCode: Story = {
  render: ({ ports }) => <CodeLoginForm ports={ports} onLogin={async () => ({ ok: true })} loginHref="/login" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Log in by a code' })).toBeVisible();
  },
};
