import { editions } from '@millwright/i18n/editions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { press, tabTo, typeText } from '../../testing/press.ts';
import { withSmsLogin } from '../../testing/with-edition.tsx';
import { LoginDialog } from './login-dialog.tsx';
import type { LoginPorts } from '../../parts/login/login-dialog.types.ts';
import { emptySendMemory, refused, willingPorts } from '../../testing/login-dialog.fixtures.ts';
import { dialog, fillPhone, fillWithPassword, never } from './login-dialog-story.fixtures.tsx';

const meta = {
  title: 'Widgets/Login dialog',
  component: LoginDialog,
  args: { open: true, onClose: fn(), ports: willingPorts() },
  parameters: { notServerRendered: 'A dialog is opened in a browser and never part of a page that a server sends' },
} satisfies Meta<typeof LoginDialog>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Default: Story = {
  parameters: {
    machine: 'loginDialog',
    state: ['form.editing', 'image.shown'],
    requirements: ['LD-03', 'LD-04', 'LD-05', 'ST-33', 'VA-13'],
  },
  play: async () => {
    const form = await dialog();
    await expect(form.getByLabelText('E-mail')).toBeVisible();
    await expect(form.getByLabelText('Captcha')).toBeVisible();
    await expect(form.getByLabelText('Password')).toBeVisible();
    await expect(form.queryByRole('group', { name: 'Login method' })).toBeNull();
    await expect(form.getByText(/8–20 characters/)).toBeVisible();
    await expect(form.getByRole('link', { name: 'Register' })).toHaveAttribute('href', editions.en.login.registerUrl);
    await expect(form.getByRole('checkbox', { name: /privacy policy/ })).not.toBeChecked();
    await waitFor(() =>
      expect(form.getByRole('button', { name: 'Show another captcha' })).toHaveAttribute('data-state', 'shown'),
    );
  },
};

export const SmsCode: Story = {
  decorators: [withSmsLogin],
  parameters: { requirements: ['LD-01', 'ST-32'] },
  play: async ({ userEvent }) => {
    const form = await dialog();
    await expect(form.getByLabelText('Mobile phone number')).toBeVisible();
    await expect(form.getByLabelText('SMS code')).toBeVisible();
    await expect(form.queryByLabelText('Password')).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Password login' }));
    await expect(form.getByLabelText('Password')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'SMS login' }));
    await expect(form.getByLabelText('SMS code')).toBeVisible();
  },
};

export const Password: Story = {
  decorators: [withSmsLogin],
  parameters: { requirements: ['LD-02', 'ST-32'] },
  play: async ({ userEvent }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Password login' }));
    await expect(form.getByLabelText('Mobile phone number')).toBeVisible();
    await expect(form.getByLabelText('Captcha')).toBeVisible();
    await expect(form.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await userEvent.click(form.getByRole('button', { name: 'Show password' }));
    await expect(form.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};

export const NothingFilledIn: Story = {
  parameters: { requirements: ['VA-06', 'VA-08', 'VA-09', 'VA-10', 'VA-12', 'ER-24', 'ER-29', 'ER-30'] },
  play: async ({ userEvent }) => {
    const form = await dialog();
    const submit = form.getByRole('button', { name: 'Log in' });
    await userEvent.click(submit);
    await expect(form.getByText('Please read and agree to the privacy policy')).toBeVisible();
    await expect(form.getByRole('checkbox')).toHaveFocus();
    await expect(form.getByRole('checkbox')).toHaveAccessibleDescription('Please read and agree to the privacy policy');
    await userEvent.click(form.getByRole('checkbox'));
    await userEvent.click(submit);
    await expect(form.getByText('Please enter the correct email')).toBeVisible();
    await userEvent.type(form.getByLabelText('E-mail'), 'reader@example.com');
    await userEvent.click(submit);
    await expect(form.getByText('Please enter the graphic verification code')).toBeVisible();
    await userEvent.type(form.getByLabelText('Captcha'), 'ah2x');
    await userEvent.click(submit);
    await expect(form.getByText('Please enter the password')).toBeVisible();
    await expect(form.getByLabelText('Password')).toHaveFocus();
  },
};

export const NothingFilledInByCode: Story = {
  decorators: [withSmsLogin],
  parameters: { requirements: ['VA-07', 'VA-11', 'VA-17', 'VA-18', 'ER-25'] },
  play: async ({ userEvent }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Send code' }));
    await expect(form.getByText('Please enter the correct mobile phone number')).toBeVisible();
    await userEvent.type(form.getByLabelText('Mobile phone number'), '13800138000');
    await userEvent.click(form.getByRole('button', { name: 'Send code' }));
    await expect(form.getByText('Please enter the graphic verification code')).toBeVisible();
    await userEvent.type(form.getByLabelText('Captcha'), 'ah2x');
    await userEvent.click(form.getByRole('checkbox'));
    await userEvent.click(form.getByRole('button', { name: 'Log in' }));
    await expect(form.getByText('Please enter the SMS verification code')).toBeVisible();
  },
};

export const CodeSent: Story = {
  args: { ports: willingPorts() },
  decorators: [withSmsLogin],
  parameters: { machine: 'verifyCode', state: 'counting', requirements: ['ST-34', 'VA-19'] },
  play: async ({ userEvent }) => {
    const form = await fillPhone(userEvent);
    await userEvent.click(form.getByRole('button', { name: 'Send code' }));
    const button = await form.findByRole('button', { name: /^Resend in/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(form.getByText('The code was sent. It is valid for a few minutes.')).toBeVisible();
    await userEvent.click(button);
    await expect(form.getByText(/A code was sent a moment ago\. You can send another one in \d+ s/)).toBeVisible();
  },
};

export const SentBeforeReload: Story = {
  args: { ports: willingPorts({ sendMemory: emptySendMemory(Date.now, Date.now() - 20_000) }) },
  decorators: [withSmsLogin],
  parameters: { requirements: ['ST-36'] },
  render: (args) => (
    <LoginDialog
      {...args}
      ports={{ ...(args.ports as LoginPorts), sendMemory: emptySendMemory(Date.now, Date.now() - 20_000) }}
    />
  ),
  play: async () =>
    expect(await (await dialog()).findByRole('button', { name: /^Resend in (40|39|38) s/ })).toBeVisible(),
};

export const Sending: Story = {
  args: { ports: willingPorts({ requestCode: never }) },
  decorators: [withSmsLogin],
  parameters: { machine: 'loginDialog', state: 'sending.requesting' },
  play: async ({ userEvent }) => {
    const form = await fillPhone(userEvent);
    await userEvent.click(form.getByRole('button', { name: 'Send code' }));
    await expect(form.getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const SendRefused: Story = {
  args: { ports: willingPorts({ requestCode: async () => refused('The captcha is wrong', 'captcha') }) },
  decorators: [withSmsLogin],
  parameters: { machine: 'verifyCode', state: 'ready', requirements: ['ER-16', 'ER-17', 'ST-35'] },
  play: async ({ userEvent }) => {
    const form = await fillPhone(userEvent);
    const before = screen.getByRole('dialog').querySelector('img')!.src;
    await userEvent.click(form.getByRole('button', { name: 'Send code' }));
    await expect(await form.findByText('The captcha is wrong')).toBeVisible();
    await expect(screen.getByRole('dialog').querySelector('img')!.src).not.toBe(before);
    const captcha = form.getByLabelText('Captcha');
    await expect(captcha).toHaveValue('');
    await expect(captcha).toHaveFocus();
    await expect(captcha).toHaveAccessibleDescription('The captcha is wrong');
    await expect(form.getByRole('button', { name: 'Send code' })).not.toHaveAttribute('aria-disabled');
  },
};

export const NewCaptcha: Story = {
  parameters: { requirements: ['LD-06'] },
  play: async ({ userEvent }) => {
    const form = await dialog();
    await userEvent.type(form.getByLabelText('Captcha'), 'old');
    const before = screen.getByRole('dialog').querySelector('img')!.src;
    await userEvent.click(form.getByRole('button', { name: 'Show another captcha' }));
    await expect(screen.getByRole('dialog').querySelector('img')!.src).not.toBe(before);
    await expect(form.getByLabelText('Captcha')).toHaveValue('');
  },
};

export const CaptchaOnItsWay: Story = {
  args: { ports: willingPorts({ captchaSrc: () => '' }) },
  parameters: { machine: 'loginDialog', state: 'image.loading' },
  play: async () =>
    expect((await dialog()).getByRole('button', { name: 'Show another captcha' })).toHaveAttribute(
      'data-state',
      'loading',
    ),
};

export const CaptchaFailed: Story = {
  args: { ports: willingPorts({ captchaSrc: () => 'data:image/png;base64,AAAA' }) },
  parameters: { machine: 'loginDialog', state: 'image.failed' },
  play: async () => expect(await (await dialog()).findByText('Not loaded. Try again')).toBeVisible(),
};

export const Proving: Story = {
  args: { ports: willingPorts({ solveProof: never }) },
  parameters: { machine: 'loginDialog', state: 'image.solving' },
  play: async ({ userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Verify without an image' }));
    await expect((await dialog()).getByRole('button', { name: 'Verifying without an image' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Proved: Story = {
  args: {
    ports: willingPorts({ solveProof: async () => ({ imageKey: 'proved-without-a-puzzle', captcha: 'proof' }) }),
  },
  parameters: { machine: 'loginDialog', state: 'image.solved' },
  play: async ({ userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Verify without an image' }));
    await expect(await (await dialog()).findByText('Verified, no captcha needed')).toBeVisible();
    await expect((await dialog()).queryByLabelText('Captcha')).toBeNull();
  },
};

const onSuccess = fn();
export const LoggedIn: Story = {
  args: { ports: willingPorts({ onSuccess }) },
  parameters: { machine: 'loginDialog', state: 'form.succeeded', requirements: ['ER-22'] },
  play: async ({ userEvent }) => {
    onSuccess.mockClear();
    const form = await fillWithPassword(userEvent);
    await userEvent.type(form.getByLabelText('Password'), '{Enter}');
    await expect(await form.findByText('Login successfully')).toBeVisible();
    await expect(onSuccess).toHaveBeenCalledTimes(1);
  },
};

export const Refused: Story = {
  args: {
    ports: willingPorts({
      loginByPassword: async () => refused('The e-mail address or the password is wrong', 'password'),
    }),
  },
  parameters: { requirements: ['ER-15'] },
  play: async ({ userEvent }) => {
    const form = await fillWithPassword(userEvent);
    await userEvent.click(form.getByRole('button', { name: 'Log in' }));
    await expect(await form.findByText('The e-mail address or the password is wrong')).toBeVisible();
    const password = form.getByLabelText('Password');
    await expect(password).toHaveValue('long-enough-1');
    await expect(password).toHaveFocus();
    await expect(password).toBeInvalid();
    await expect(password).toHaveAccessibleDescription(/The e-mail address or the password is wrong/);
  },
};

/** What is about no field is said above the button. */
export const TriedTooOften: Story = {
  args: { ports: willingPorts({ loginByPassword: async () => refused('Too many tries. Wait a minute.') }) },
  play: async ({ userEvent }) => {
    const form = await fillWithPassword(userEvent);
    await userEvent.click(form.getByRole('button', { name: 'Log in' }));
    await expect(await form.findByText('Too many tries. Wait a minute.')).toBeVisible();
    await expect(form.getByLabelText('Password')).toBeValid();
  },
};

const onClose = fn();
export const ClosedByEscape: Story = {
  args: { onClose },
  play: async ({ userEvent }) => {
    onClose.mockClear();
    await dialog();
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledTimes(1);
  },
};

/** From the first field to the last without a mouse, and without reading an image. */
export const ByKeyboard: Story = {
  args: {
    ports: willingPorts({ solveProof: async () => ({ imageKey: 'proved-without-a-puzzle', captcha: 'proof' }) }),
  },
  play: async () => {
    const form = await dialog();
    await waitFor(() => expect(form.getByLabelText('E-mail')).toHaveFocus());
    await typeText('reader@example.com');
    await tabTo(form.getByRole('button', { name: 'Verify without an image' }));
    await press('Enter');
    await expect(await form.findByText('Verified, no captcha needed')).toHaveFocus();
    await tabTo(form.getByLabelText('Password'));
    await typeText('long-enough-1');
    await tabTo(form.getByRole('checkbox'));
    await press('Space');
    await tabTo(form.getByRole('button', { name: 'Log in' }));
    await press('Enter');
    await expect(await form.findByText('Login successfully')).toBeVisible();
  },
};
