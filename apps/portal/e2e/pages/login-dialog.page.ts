import { expect, type Locator, type Page } from '@playwright/test';
import { rawRequest } from '../support/raw-request.ts';
import type { ShellPage } from './shell.page.ts';

type EditionKey = 'cn' | 'en';

/** The members that every new data folder holds. */
export const demoMembers = {
  cn: { account: '13800138001', trueName: '林晓', password: 'Millwright-2026' },
  en: { account: 'demo@example.com', trueName: 'Alex Turner', password: 'Millwright-2026' },
} as const satisfies Record<EditionKey, object>;

const words = {
  cn: {
    password: '密码登录',
    prove: '免图验证',
    proved: '验证已通过',
    succeeded: '登录成功',
    submit: '登录',
    sendCode: '获取验证码',
    resend: '秒后重发',
    logOut: '退出登录',
  },
  en: {
    password: 'Password login',
    prove: 'Verify without an image',
    proved: 'Verified',
    succeeded: 'Login successfully',
    submit: 'Log in',
    sendCode: 'Send code',
    resend: 'Resend in',
    logOut: 'Log out',
  },
} as const;

/** The login dialog, and who the header says is logged in. */
export class LoginDialogPage {
  readonly page: Page;
  readonly shell: ShellPage;
  readonly form: Locator;
  /** Sends a code; counts down after that. */
  readonly sendButton: Locator;
  readonly memberName: Locator;
  readonly logOut: Locator;
  readonly names: (typeof words)[EditionKey];

  constructor(page: Page, shell: ShellPage) {
    this.page = page;
    this.shell = shell;
    this.names = words[shell.edition];
    this.form = shell.loginDialog.locator('form');
    this.sendButton = this.form.getByRole('button', {
      name: new RegExp(`${this.names.sendCode}|${this.names.resend}`),
    });
    this.memberName = shell.header.getByText(demoMembers[shell.edition].trueName);
    this.logOut = shell.header.getByRole('button', { name: this.names.logOut });
  }

  /** Opens the dialog by the header's button. */
  async open(): Promise<void> {
    await this.shell.control('logIn').click();
    await expect(this.form).toBeVisible({ timeout: 15_000 });
  }

  /**
   * Fills in who wants to log in, and lets the browser prove by work that it is one, instead of reading the
   * captcha.
   */
  async identify(account: string): Promise<void> {
    await this.form.locator('[name="account"]').fill(account);
    await this.form.getByRole('button', { name: this.names.prove }).click();
    await expect(this.form.getByText(this.names.proved)).toBeVisible({ timeout: 20_000 });
    await this.form.getByRole('checkbox').check();
  }

  async choosePassword(): Promise<void> {
    const mode = this.form.getByRole('button', { name: this.names.password });
    if (await mode.isVisible()) await mode.click();
  }

  /** Presses the button, and waits for the message. */
  async submit(): Promise<void> {
    await this.form.getByRole('button', { name: this.names.submit, exact: true }).click();
    await expect(this.page.getByText(this.names.succeeded).first()).toBeAttached();
  }

  /** Fills in the form of the open dialog for the demo member, and sends it. */
  async logInByPassword(): Promise<void> {
    const { account, password } = demoMembers[this.shell.edition];
    await this.choosePassword();
    await this.identify(account);
    await this.form.locator('input[autocomplete="current-password"]').fill(password);
    await this.submit();
  }

  /** The code of the newest message to an account, which is shown on this machine instead of being sent. */
  async codeSentTo(account: string, baseURL: string): Promise<string> {
    const { body } = await rawRequest(baseURL, '/memberApi/outbox', { accept: 'application/json' });
    const { list } = (JSON.parse(body) as { data: { list: { to: string; text: string; at: string }[] } }).data;
    const newest = list.filter(({ to }) => to === account).sort((one, other) => other.at.localeCompare(one.at))[0];
    return /\d{6}/.exec(newest?.text ?? '')?.[0] ?? 'no code was sent';
  }
}
