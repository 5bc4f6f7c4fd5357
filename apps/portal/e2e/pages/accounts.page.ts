import { expect, type Locator, type Page } from '@playwright/test';
import type { Effort } from '../support/effort.ts';
import { rawRequest } from '../support/raw-request.ts';

type EditionKey = 'cn' | 'en';

/** Demo members of every new data folder: those who ask, and those who speak for demo suppliers. */
const demoMembers = {
  buyer: { cn: '13800138001', en: 'demo@example.com' },
  supplier: { cn: '13800138002', en: 'supplier@example.com' },
} as const;
const demoBuyerNames = { cn: '林晓', en: 'Alex Turner' } as const;
const demoPassword = 'Millwright-2026';
/** Of those who register. */
const newPassword = 'long-enough-1';

const words = {
  cn: {
    password: '密码登录',
    prove: '免图验证',
    proved: '验证已通过',
    provedLate: '此设备验证耗时较长',
    send: '获取验证码',
    logOut: '退出登录',
    quote: '填写报价',
    decline: '不报价',
    sent: '询盘已发送',
    accept: /^接受/,
    accepted: '已接受',
    stored: '资料已保存。',
    oneWrong: '有 1 处需要修改',
    other: 'English',
    endOn: /^退出 Firefox/,
    exportData: '下载 JSON 文件',
    keepAccount: '保留账号',
    chooseFiles: '选择文件',
    message: '咨询内容',
    sendMessage: '发送消息',
    report: '举报',
    fraud: '涉嫌欺诈',
    reported: '感谢您的举报，我们已收到。',
    block: '屏蔽',
    unblock: '取消屏蔽',
    blocking: /您已屏蔽对方/,
    isBlocked: '对方已停止接收您的消息',
  },
  en: {
    password: 'Password login',
    prove: 'Verify without an image',
    proved: 'Verified',
    provedLate: 'takes long on this device',
    send: 'Send code',
    logOut: 'Log out',
    quote: 'Write a quote',
    decline: 'Decline to quote',
    sent: 'Your enquiry was sent',
    accept: /^Accept:/,
    accepted: 'Accepted',
    stored: 'Your profile was saved.',
    oneWrong: 'Fields to correct: 1',
    other: '中文',
    endOn: /^End the login on Firefox/,
    exportData: 'Download as JSON',
    keepAccount: 'Keep the account',
    chooseFiles: 'Choose files',
    message: 'Message',
    sendMessage: 'Send message',
    report: 'Report',
    fraud: 'Attempted fraud',
    reported: 'Thank you. The conversation was reported.',
    block: 'Block',
    unblock: 'Unblock',
    blocking: /You have blocked the other side/,
    isBlocked: 'The other side no longer accepts messages from you',
  },
} as const;

const inSixtyDays = (): string => new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);

/** How a visitor acts: by whatever points, or by the keyboard alone. */
export type Hand = 'pointer' | 'keyboard';

/** A supplier that a member speaks for. */
export interface SpokenFor {
  id: number;
  title: string;
}

/** The member site or the supplier site. Methods are what a member does or sees. */
export class AccountsPage {
  readonly page: Page;
  readonly words: (typeof words)[EditionKey];
  /** The form that logs in, registers or sets a password. */
  readonly form: Locator;
  readonly logOut: Locator;
  readonly main: Locator;
  /** The entry of the navigation that the page belongs to. */
  readonly currentEntry: Locator;
  /** Counts what is done by hand from when it is set. */
  effort: Effort | null = null;
  private readonly edition: EditionKey;
  private readonly origin: string;
  private readonly hand: Hand;

  constructor(page: Page, edition: EditionKey, baseURL: string, site: 'member' | 'supplier', hand: Hand = 'pointer') {
    this.page = page;
    this.hand = hand;
    this.edition = edition;
    this.words = words[edition];
    this.origin = baseURL.replace('//', `//${site}.`);
    this.main = page.getByRole('main');
    this.currentEntry = page.getByRole('navigation').locator('[aria-current="page"]').first();
    this.form = this.main.locator('form[data-state]').first();
    this.logOut = page.getByRole('banner').getByRole('button', { name: this.words.logOut });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.origin + path);
    // A visitor is led over the portal and back first.
    await expect(this.main.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 });
  }

  /** Brings the focus to something by Tab. */
  async reach(target: Locator): Promise<void> {
    await target.waitFor();
    for (let presses = 0; presses < 150; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) {
        if (presses > 0) this.effort?.type(presses);
        return;
      }
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not reach ${target}`);
  }

  /** Presses a button, follows a link, or checks a box. */
  async press(target: Locator): Promise<void> {
    if (this.hand === 'pointer') {
      this.effort?.point();
      return target.click();
    }
    await this.reach(target);
    this.effort?.type(1);
    const isBox = await target.evaluate(
      (element) => element instanceof HTMLInputElement && element.type === 'checkbox',
    );
    return this.page.keyboard.press(isBox ? 'Space' : 'Enter');
  }

  /** Writes into a field, over what is there. */
  async write(target: Locator, text: string): Promise<void> {
    if (this.hand === 'pointer') {
      this.effort?.point();
      this.effort?.type(text.length);
      return target.fill(text);
    }
    await this.reach(target);
    this.effort?.type(text.length + 1);
    const { keyboard } = this.page;
    const isDay = await target.evaluate((element) => element instanceof HTMLInputElement && element.type === 'date');
    if (isDay) {
      // The browser's own field takes month, day and year in the order of the browser's language.
      const [year, month, day] = text.split('-');
      return keyboard.type(`${month}${day}${year}`);
    }
    await keyboard.press('ControlOrMeta+a');
    return keyboard.type(text);
  }

  /** The code of the newest message to an account, which is shown on this machine instead of being sent. */
  private async codeSentTo(account: string): Promise<string> {
    const { body } = await rawRequest(this.origin, '/memberApi/outbox', { accept: 'application/json' });
    const { list } = (JSON.parse(body) as { data: { list: { to: string; text: string; at: string }[] } }).data;
    const newest = list.filter(({ to }) => to === account).sort((one, other) => other.at.localeCompare(one.at))[0];
    return /\d{6}/.exec(newest?.text ?? '')?.[0] ?? 'no code was sent';
  }

  private async prove(): Promise<void> {
    const proved = this.form.getByText(this.words.proved);
    const again = this.form.getByText(this.words.provedLate);
    const button = this.form.getByRole('button', { name: this.words.prove });
    await this.press(button);
    await expect(proved.or(again).first()).toBeVisible({ timeout: 20_000 });
    // A busy machine takes the second try, which has more time.
    if (await again.isVisible()) await this.press(button);
    await expect(proved).toBeVisible({ timeout: 20_000 });
  }

  /** Registers a new member on the page of the registration, up to the button. */
  async fillRegistration({ account, name }: { account: string; name: string }): Promise<void> {
    await this.write(this.form.locator('[name="account"]'), account);
    await this.prove();
    await this.press(this.form.getByRole('button', { name: this.words.send }));
    await expect.poll(() => this.codeSentTo(account)).toMatch(/^\d{6}$/);
    await this.write(this.form.locator('[name="vcode"]'), await this.codeSentTo(account));
    await this.write(this.form.locator('[name="name"]'), name);
    await this.write(this.form.locator('[name="organization"]'), 'Weber Pumps');
    await this.write(this.form.locator('[name="new-password"]'), newPassword);
    await this.press(this.form.getByRole('checkbox'));
    await expect(this.form.getByRole('checkbox')).toBeChecked();
  }

  async submit(): Promise<void> {
    await this.press(this.form.locator('[type="submit"]'));
  }

  /** How the demo buyer of the edition is called. */
  get demoBuyerName(): string {
    return demoBuyerNames[this.edition];
  }

  /** Logs in as a demo member of the edition. */
  async logInAs(who: keyof typeof demoMembers): Promise<void> {
    await this.logIn(demoMembers[who][this.edition], demoPassword);
  }

  /** Logs in by password, as who registered does unless another is given. */
  async logIn(account: string, password = newPassword): Promise<void> {
    await this.open('/login');
    const mode = this.form.getByRole('button', { name: this.words.password });
    if (await mode.isVisible()) await this.press(mode);
    await this.write(this.form.locator('[name="account"]'), account);
    await this.prove();
    await this.write(this.form.locator('[name="password"]'), password);
    await this.press(this.form.getByRole('checkbox'));
    await this.submit();
    await expect(this.logOut).toBeVisible({ timeout: 20_000 });
  }

  /** Logs in as the member who speaks for the demo suppliers, and says which they are. */
  async logInAsSupplier(): Promise<readonly SpokenFor[]> {
    await this.logInAs('supplier');
    const account = await this.page.evaluate(async () => {
      const headers = { 'accept-language': document.documentElement.lang };
      return (await fetch('/memberApi/account', { headers })).json();
    });
    return (account as { data: { suppliers: SpokenFor[] } }).data.suppliers;
  }

  /** Chooses a file in the form that is shown, and waits until it is stored. */
  async attach(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const dialog = this.page.waitForEvent('filechooser');
    await this.press(this.main.getByRole('button', { name: this.words.chooseFiles }));
    await (await dialog).setFiles(file);
    await expect(this.main.locator('li[data-state="done"]', { hasText: file.name })).toBeVisible();
  }

  /** Sends a request for quotation to a supplier, and to others of those offered. */
  async request([first, ...others]: readonly SpokenFor[], file?: Parameters<AccountsPage['attach']>[0]): Promise<void> {
    await this.open(`/request?target=${first!.id}&kind=supplier&suppliers=${others.map(({ id }) => id).join()}`);
    const form = this.main.locator('form').first();
    for (const { title } of others) await expect(form.getByRole('checkbox', { name: title })).toBeChecked();
    await this.write(form.locator('[name="quantity"]'), '12');
    await this.write(form.locator('[name="unit"]'), 'sets');
    await this.write(form.locator('[name="message"]'), 'Please quote for twelve sets.');
    if (file) await this.attach(file);
    await this.press(form.locator('[type="submit"]'));
    await expect(this.main.getByText(this.words.sent)).toBeVisible();
  }

  /** Writes into the thread that is shown. */
  async say(text: string): Promise<void> {
    await this.write(this.main.getByLabel(this.words.message, { exact: true }), text);
    await this.press(this.main.getByRole('button', { name: this.words.sendMessage }));
  }

  /** Reports the thread that is shown as an attempted fraud. */
  async report(details: string): Promise<void> {
    await this.press(this.main.getByRole('button', { name: this.words.report, exact: true }));
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel(this.words.fraud).check();
    await this.write(dialog.getByRole('textbox'), details);
    await this.press(dialog.getByRole('button', { name: this.words.report, exact: true }));
    await expect(this.main.getByText(this.words.reported)).toBeVisible();
  }

  /** Blocks the other side of the thread that is shown, or unblocks it, and confirms it. */
  async turn(what: 'block' | 'unblock'): Promise<void> {
    await this.press(this.main.getByRole('button', { name: this.words[what], exact: true }));
    const dialog = this.page.getByRole('dialog');
    await this.press(dialog.getByRole('button', { name: this.words[what], exact: true }));
    await expect(dialog).toHaveCount(0);
  }

  /** Opens the newest thread of a buyer with the supplier that is named. */
  async openThread(supplier: SpokenFor, buyer: string): Promise<void> {
    await this.open(`/?supplier=${supplier.id}`);
    await this.press(this.main.getByRole('link', { name: buyer }).first());
    await this.page.waitForURL(/\/threads\/\d+$/);
  }

  /** Quotes in the thread of a buyer, of the supplier that is named. */
  async quote(supplier: SpokenFor, buyer: string, price: string): Promise<void> {
    await this.openThread(supplier, buyer);
    await this.press(this.main.getByRole('button', { name: this.words.quote }));
    await this.write(this.main.locator('[name="unitPrice"]'), price);
    await this.write(this.main.locator('[name="validUntil"]'), inSixtyDays());
    await this.press(
      this.main.locator('form', { has: this.page.locator('[name="unitPrice"]') }).locator('[type="submit"]'),
    );
    await expect(this.main.getByRole('table')).toContainText(price);
  }

  /** Says in the thread of a buyer that the supplier will not quote, and why. */
  async decline(supplier: SpokenFor, buyer: string, reason: string): Promise<void> {
    await this.openThread(supplier, buyer);
    const button = this.main.getByRole('button', { name: this.words.decline, exact: true });
    await this.press(button);
    const dialog = this.page.getByRole('dialog');
    await this.write(dialog.getByRole('textbox'), reason);
    await this.press(dialog.getByRole('button').filter({ hasText: /\S/ }).first());
    await expect(dialog).toHaveCount(0);
    await expect(this.main).toContainText(reason);
    await expect(button).toHaveCount(0);
  }

  /** Accepts the quote of a supplier, and confirms it. */
  async accept(supplier: SpokenFor): Promise<void> {
    await this.main
      .getByRole('table')
      .getByRole('button', { name: this.words.accept })
      .filter({ visible: true })
      .nth(0)
      .waitFor();
    const buttons = this.main.getByRole('table').getByRole('button');
    await this.press(
      buttons.and(
        this.page.getByRole('button', { name: new RegExp(`${this.words.accept.source}.*${supplier.title}`) }),
      ),
    );
    await this.press(this.page.getByRole('dialog').locator('[type="submit"]'));
    await expect(this.main.getByRole('table')).toContainText(this.words.accepted);
  }
}
