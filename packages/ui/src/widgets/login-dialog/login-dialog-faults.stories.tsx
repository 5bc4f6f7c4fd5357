import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { createSendMemory } from '../../behaviours/verify-code/index.ts';
import { createTestClock } from '../../testing/clock.ts';
import { withSmsLogin } from '../../testing/with-edition.tsx';
import { LoginDialog } from './login-dialog.tsx';
import type { LoginPorts } from '../../parts/login/login-dialog.types.ts';
import { emptySendMemory, refused, willingPorts } from '../../testing/login-dialog.fixtures.ts';
import { dialog, fillPhone, fillWithPassword, never } from './login-dialog-story.fixtures.tsx';

const meta = {
  title: 'Widgets/Login dialog/Faults',
  component: LoginDialog,
  args: { open: true, onClose: fn(), ports: willingPorts() },
  parameters: { notServerRendered: 'A dialog is opened in a browser and never part of a page that a server sends' },
} satisfies Meta<typeof LoginDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HostileServerMessage: Story = {
  args: {
    ports: willingPorts({
      loginByPassword: async () => refused(`<img src=x onerror="document.title='harmed'">${'WWWW'.repeat(300)}`),
    }),
  },
  parameters: { badInput: 'hostileHtml' },
  play: async ({ userEvent }) => {
    const form = await fillWithPassword(userEvent);
    await userEvent.click(form.getByRole('button', { name: 'Log in' }));
    await expect(await form.findByText(/onerror/)).toBeVisible();
    await expect(document.title).not.toBe('harmed');
    const panel = screen.getByRole('dialog');
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};

export const NoConnection: Story = {
  args: { ports: willingPorts({ loginByPassword: () => Promise.reject(new TypeError('Failed to fetch')) }) },
  parameters: { badInput: 'rejects' },
  play: async ({ userEvent }) => {
    const form = await fillWithPassword(userEvent);
    await userEvent.click(form.getByRole('button', { name: 'Log in' }));
    await expect(await form.findByText(/server cannot be reached/)).toBeVisible();
  },
};

const clock = createTestClock();
export const NoResponse: Story = {
  args: { ports: willingPorts({ clock, loginByPassword: never }) },
  parameters: { badInput: 'neverSettles' },
  play: async ({ userEvent }) => {
    const form = await fillWithPassword(userEvent);
    await userEvent.click(form.getByRole('button', { name: 'Log in' }));
    clock.advance(14_999);
    await expect(form.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true');
    clock.advance(1);
    await expect(await form.findByText('The server does not respond. Try again in a moment.')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Log in' })).not.toHaveAttribute('aria-busy');
  },
};

export const NotSecure: Story = {
  args: { ports: willingPorts({ loginByPassword: async () => ({ ok: false, failure: { code: 'insecure' } }) }) },
  play: async ({ userEvent }) => {
    const form = await fillWithPassword(userEvent);
    await userEvent.click(form.getByRole('button', { name: 'Log in' }));
    await expect(await form.findByText(/needs a secure connection/)).toBeVisible();
  },
};

/** Without cookies nobody can stay logged in, so nothing was sent. */
export const NoCookies: Story = {
  args: { ports: willingPorts({ loginByPassword: async () => ({ ok: false, failure: { code: 'cookies' } }) }) },
  play: async ({ userEvent }) => {
    const form = await fillWithPassword(userEvent);
    await userEvent.click(form.getByRole('button', { name: 'Log in' }));
    await expect(await form.findByText(/needs cookies/)).toBeVisible();
  },
};

const onSubmit = fn(never);
export const PressedTwice: Story = {
  args: { ports: willingPorts({ loginByPassword: onSubmit }) },
  parameters: { badInput: 'doubleClick', machine: 'loginDialog', state: 'form.submitting' },
  play: async ({ userEvent }) => {
    onSubmit.mockClear();
    const form = await fillWithPassword(userEvent);
    await userEvent.dblClick(form.getByRole('button', { name: 'Log in' }));
    await expect(onSubmit).toHaveBeenCalledTimes(1);
    await expect(form.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const ProofFailed: Story = {
  args: { ports: willingPorts({ solveProof: () => Promise.reject(new Error('no worker')) }) },
  parameters: { badInput: 'rejects' },
  play: async ({ userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Verify without an image' }));
    await expect(await (await dialog()).findByText(/did not work/)).toBeVisible();
  },
};

export const ProofTakesLong: Story = {
  args: { ports: willingPorts({ solveProof: () => new Promise(() => undefined) }) },
  parameters: { badInput: 'neverSettles' },
  play: async ({ userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Verify without an image' }));
    const line = await (await dialog()).findByText(/takes long on this device/, {}, { timeout: 5000 });
    await expect(line).toBeVisible();
    await expect((await dialog()).getByLabelText('Captcha')).toBeVisible();
  },
};

export const ClockSetBackADay: Story = {
  decorators: [withSmsLogin],
  render: (args) => {
    const sentAt = Date.now() + 86_400_000;
    const memory = emptySendMemory(Date.now, sentAt);
    return (
      <LoginDialog
        {...args}
        ports={{
          ...(args.ports as LoginPorts),
          sendMemory: { ...memory, read: () => Math.min(memory.read() ?? 0, Date.now()) },
        }}
      />
    );
  },
  parameters: { badInput: 'clockSetBack' },
  play: async () => expect(await (await dialog()).findByRole('button', { name: 'Resend in 60 s' })).toBeVisible(),
};

/** A code is sent and counted down all the same; only another page will not know of it. */
export const StorageThrows: Story = {
  decorators: [withSmsLogin],
  parameters: { badInput: 'storageThrows' },
  render: (args) => {
    const blocked = (): never => {
      throw new DOMException('blocked', 'SecurityError');
    };
    return <LoginDialog {...args} ports={{ ...(args.ports as LoginPorts), sendMemory: createSendMemory(blocked) }} />;
  },
  play: async ({ userEvent }) => {
    const form = await fillPhone(userEvent);
    await userEvent.click(form.getByRole('button', { name: 'Send code' }));
    await expect(await form.findByRole('button', { name: /^Resend in/ })).toHaveAttribute('aria-disabled', 'true');
  },
};
