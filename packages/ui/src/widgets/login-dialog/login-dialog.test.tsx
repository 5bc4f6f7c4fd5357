import type { OwnEditionKey } from '@millwright/domain';
import { editions } from '@millwright/i18n/editions';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestClock } from '../../testing/clock.ts';
import { editionKeys, renderIn } from '../../testing/render.tsx';
import { createSendMemory, sendMemoryKey } from '../../behaviours/verify-code/index.ts';
import { emptySendMemory, refused, willingPorts } from '../../testing/login-dialog.fixtures.ts';
import { LOGIN_PATIENCE_MS } from '../../parts/login/login-dialog.machine.ts';
import { LoginDialog } from './login-dialog.tsx';
import type { LoginOutcome, LoginPorts } from '../../parts/login/login-dialog.types.ts';
import { loadLoginActor } from '../../parts/login/use-login.ts';

const words = {
  cn: {
    account: '手机号码',
    image: '图形验证码',
    sms: '短信验证码',
    password: '密码',
    toPassword: '密码登录',
    toCode: '短信登录',
    submit: '登录',
    send: '获取验证码',
    register: '注册',
    another: '换一张图形验证码',
    without: '免图验证',
    agree: '请先阅读并同意隐私政策',
    wrongAccount: '请输入正确的手机号码',
    noImage: '请输入图形验证码',
    noSms: '请输入短信验证码',
    noPassword: '请输入密码',
    done: '登录成功',
    hint: /8.20/,
  },
  en: {
    account: 'E-mail',
    image: 'Captcha',
    sms: 'SMS code',
    password: 'Password',
    toPassword: 'Password login',
    toCode: 'SMS login',
    submit: 'Log in',
    send: 'Send code',
    register: 'Register',
    another: 'Show another captcha',
    without: 'Verify without an image',
    agree: 'Please read and agree to the privacy policy',
    wrongAccount: 'Please enter the correct email',
    noImage: 'Please enter the graphic verification code',
    noSms: 'Please enter the SMS verification code',
    noPassword: 'Please enter the password',
    done: 'Login successfully',
    hint: /8.20/,
  },
} as const;

const open = (edition: OwnEditionKey, ports: Partial<LoginPorts> = {}) => {
  renderIn(edition, <LoginDialog open onClose={() => undefined} ports={willingPorts(ports)} />);
  return within(screen.getByRole('dialog'));
};
const type = (label: HTMLElement, value: string) => fireEvent.change(label, { target: { value } });
const press = (button: HTMLElement) => fireEvent.click(button);
/** Whether a screen reader says it when it appears. */
const isAnnounced = (element: Element | null) => element?.closest('[aria-live="polite"], [role="alert"]') !== null;
const never = () => new Promise<never>(() => undefined);
/** The labels of what is typed into, from the top. */
const fieldsInOrder = () =>
  [
    ...screen.getByRole('dialog').querySelectorAll<HTMLInputElement>('input:not([type="checkbox"], [type="hidden"])'),
  ].map(({ labels }) => labels?.[0]?.textContent);

// The machine is here before the dialog opens, as it is when the button was pressed down a moment ago.
beforeAll(loadLoginActor);

describe('the login dialog of the Chinese edition', () => {
  it(
    '[LD-01] asks for phone, captcha and SMS code, [LD-02] or for account, password and captcha, [ST-32] and ' +
      'toggles between them',
    async () => {
      const form = open('cn');
      expect(fieldsInOrder()).toEqual([words.cn.account, words.cn.image, words.cn.sms]);
      await userEvent.click(form.getByRole('button', { name: words.cn.toPassword }));
      expect(fieldsInOrder()).toEqual([words.cn.account, words.cn.image, words.cn.password]);
      await userEvent.click(form.getByRole('button', { name: words.cn.toCode }));
      expect(fieldsInOrder()).toEqual([words.cn.account, words.cn.image, words.cn.sms]);
    },
  );
});

describe('the login dialog of the English edition', () => {
  it('[LD-03] asks for e-mail, password and captcha only, [ST-33] with nothing to toggle', () => {
    const form = open('en');
    expect([
      form.getByLabelText<HTMLInputElement>(words.en.account).type,
      form.getByLabelText<HTMLInputElement>(words.en.password).type,
    ]).toEqual(['email', 'password']);
    expect(fieldsInOrder()).toEqual([words.en.account, words.en.image, words.en.password]);
    expect([
      form.queryByLabelText(words.en.sms),
      form.queryByRole('group'),
      form.queryByRole('button', { name: words.en.send }),
    ]).toEqual([null, null, null]);
  });

  it('[VA-13] shows the password hint, and logs in with a password of another shape', async () => {
    const loginByPassword = vi.fn(async (): Promise<LoginOutcome> => ({ ok: true }));
    const form = open('en', { loginByPassword });
    expect(form.getByLabelText(words.en.password)).toHaveAccessibleDescription(words.en.hint);
    type(form.getByLabelText(words.en.account), 'reader@example.com');
    type(form.getByLabelText(words.en.image), 'ah2x');
    type(form.getByLabelText(words.en.password), 'short');
    press(form.getByRole('checkbox'));
    press(form.getByRole('button', { name: words.en.submit }));
    await waitFor(() => expect(loginByPassword).toHaveBeenCalledTimes(1));
  });
});

describe.each(editionKeys)('the login dialog in %s', (edition) => {
  const say = words[edition];

  it('[LD-04] [LD-05] leads to registration on the member site, and asks to agree to the privacy policy', () => {
    const form = open(edition);
    expect(form.getByRole('link', { name: say.register })).toHaveAttribute('href', editions[edition].login.registerUrl);
    const agreement = form.getByRole('checkbox');
    expect(agreement).not.toBeChecked();
    const policy = form
      .getAllByRole('link')
      .find((link) => link.getAttribute('href') === editions[edition].login.policyPath);
    expect(policy).toHaveAttribute('target', '_blank');
  });

  it('begins in the first field, and marks the one that a refusal is about', async () => {
    const loginByCode = async () => refused('No', 'smsCode');
    const loginByPassword = async () => refused('No', 'password');
    const form = open(edition, { loginByCode, loginByPassword });
    expect(form.getByLabelText(say.account)).toHaveFocus();
    const secret = form.getByLabelText(edition === 'cn' ? say.sms : say.password);
    press(form.getByRole('checkbox'));
    type(form.getByLabelText(say.account), edition === 'cn' ? '13800138000' : 'reader@example.com');
    type(form.getByLabelText(say.image), 'ah2x');
    type(secret, '246810');
    press(form.getByRole('button', { name: say.submit }));
    await waitFor(() => expect(secret).toHaveFocus());
    expect(secret).toBeInvalid();
    expect(secret).toHaveAccessibleDescription(/No/);
    expect(form.getAllByText('No')).toHaveLength(1);
  });

  it('[LD-06] takes the image from the URL of a key, and another key when it is pressed', () => {
    const form = open(edition, { captchaSrc: (key) => `/img_code?key=${key}&id=login` });
    const image = () => screen.getByRole('dialog').querySelector('img')!.getAttribute('src');
    expect(image()).toBe('/img_code?key=captcha-key-1&id=login');
    press(form.getByRole('button', { name: say.another }));
    expect(image()).toBe('/img_code?key=captcha-key-2&id=login');
  });

  it('[VA-06] [VA-07] [VA-08] [VA-10] [VA-14] [ER-24] [ER-29] tells one thing at a time, in its order and language', () => {
    const form = open(edition);
    const told = () => {
      press(form.getByRole('button', { name: say.submit }));
      const shown = [say.agree, say.wrongAccount, say.noImage, say.noSms, say.noPassword].filter((text) =>
        form.queryByText(text),
      );
      expect(shown.filter((text) => !isAnnounced(form.getByText(text)))).toEqual([]);
      return shown;
    };
    expect(told()).toEqual([say.agree]);
    press(form.getByRole('checkbox'));
    expect(told()).toEqual([say.wrongAccount]);
    expect(form.getByLabelText(say.account)).toHaveFocus();
    type(form.getByLabelText(say.account), edition === 'cn' ? '13800138000' : 'reader@example.com');
    expect(told()).toEqual([say.noImage]);
    type(form.getByLabelText(say.image), 'ah2x');
    expect(told()).toEqual([edition === 'cn' ? say.noSms : say.noPassword]);
  });

  it('[ER-22] says that somebody is logged in, and tells it once', async () => {
    const onSuccess = vi.fn();
    const form = open(edition, { onSuccess });
    press(form.getByRole('checkbox'));
    type(form.getByLabelText(say.account), edition === 'cn' ? '13800138000' : 'reader@example.com');
    type(form.getByLabelText(say.image), 'ah2x');
    type(form.getByLabelText(edition === 'cn' ? say.sms : say.password), '246810');
    const submit = form.getByRole('button', { name: say.submit });
    press(submit);
    press(submit);
    expect(await form.findByText(say.done)).toBeInTheDocument();
    expect(onSuccess).toHaveBeenCalledTimes(1);
  });

  it('offers a way without the puzzle, which fills in what the puzzle would have', async () => {
    const loginByPassword = vi.fn(async (): Promise<LoginOutcome> => ({ ok: true }));
    const loginByCode = vi.fn(async (): Promise<LoginOutcome> => ({ ok: true }));
    const form = open(edition, {
      loginByPassword,
      loginByCode,
      solveProof: async () => ({ imageKey: 'proved-without-a-puzzle', captcha: 'pow-8271' }),
    });
    press(form.getByRole('button', { name: say.without }));
    await waitFor(() => expect(form.queryByLabelText(say.image)).toBeNull());
    if (edition === 'cn') press(form.getByRole('button', { name: say.toPassword }));
    press(form.getByRole('checkbox'));
    type(form.getByLabelText(say.account), edition === 'cn' ? '13800138000' : 'reader@example.com');
    type(form.getByLabelText(say.password), 'secret-1');
    press(form.getByRole('button', { name: say.submit }));
    await waitFor(() =>
      expect(loginByPassword).toHaveBeenCalledWith(
        expect.objectContaining({ imageKey: 'proved-without-a-puzzle', captcha: 'pow-8271' }),
      ),
    );
  });
});

describe('the prompts for an account', () => {
  it.each(['', 'reader', 'reader@example', 'a b@c.d'])(
    '[ER-30] [VA-09] is that of an e-mail address for %j',
    (account) => {
      const form = open('en');
      press(form.getByRole('checkbox'));
      type(form.getByLabelText(words.en.account), account);
      press(form.getByRole('button', { name: words.en.submit }));
      expect(form.getByText('Please enter the correct email')).toBeInTheDocument();
    },
  );

  it.each(['', '12800138000', '1380013800', 'reader@example'])(
    '[ER-25] [VA-17] is that of a phone for %j when a code is wanted',
    (account) => {
      const requestCode = vi.fn(never);
      const form = open('cn', { requestCode });
      type(form.getByLabelText(words.cn.account), account);
      press(form.getByRole('button', { name: words.cn.send }));
      expect(form.getByText(words.cn.wrongAccount)).toBeInTheDocument();
      expect(requestCode).not.toHaveBeenCalled();
    },
  );
});

describe('the button that sends a code', () => {
  /** A dialog whose last code was sent some time ago, with a wall clock that stands still. */
  const sentAgo = (ms: number, more: Partial<LoginPorts> = {}) =>
    open('cn', { clock: createTestClock(), sendMemory: emptySendMemory(() => 1_000_000, 1_000_000 - ms), ...more });

  it.each([
    [0, '60 秒后重发'],
    [1000, '59 秒后重发'],
    [59_000, '1 秒后重发'],
    [59_999, '1 秒后重发'],
    [60_000, words.cn.send],
    [61_000, words.cn.send],
    // The clock was set back by a day since.
    [-86_400_000, '60 秒后重发'],
  ])('[ST-34] [ST-36] says, %d ms after the last one: %s', (ms, name) => {
    expect(sentAgo(ms).getByRole('button', { name })).toBeInTheDocument();
  });

  it('[VA-19] warns with the seconds that are left, and sends nothing', () => {
    const requestCode = vi.fn(never);
    const form = sentAgo(18_500, { requestCode });
    type(form.getByLabelText(words.cn.account), '13800138000');
    type(form.getByLabelText(words.cn.image), 'ah2x');
    press(form.getByRole('button', { name: '42 秒后重发' }));
    expect(form.getByText('验证码刚刚已发送，请 42 秒后再试。')).toBeInTheDocument();
    expect(requestCode).not.toHaveBeenCalled();
  });

  it('[ST-35] [ER-16] [ER-17] starts no countdown when the send failed', async () => {
    const form = open('cn', { clock: createTestClock(), requestCode: async () => refused('图形验证码不正确') });
    type(form.getByLabelText(words.cn.account), '13800138000');
    type(form.getByLabelText(words.cn.image), 'ah2x');
    press(form.getByRole('button', { name: words.cn.send }));
    expect(await form.findByText('图形验证码不正确')).toBeInTheDocument();
    expect(form.getByRole('button', { name: words.cn.send })).not.toHaveAttribute('aria-disabled');
    expect(form.getByLabelText(words.cn.image)).toHaveValue('');
  });

  it('is asked once by a double click, and counts where storage throws', async () => {
    const requestCode = vi.fn(async (): Promise<LoginOutcome> => ({ ok: true }));
    const broken = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const form = open('cn', {
      clock: createTestClock(),
      requestCode,
      sendMemory: createSendMemory(broken, () => 1000),
    });
    type(form.getByLabelText(words.cn.account), '13800138000');
    type(form.getByLabelText(words.cn.image), 'ah2x');
    fireEvent.click(form.getByRole('button', { name: words.cn.send }));
    press(form.getByRole('button', { name: '正在发送' }));
    expect(await form.findByRole('button', { name: '60 秒后重发' })).toHaveAttribute('aria-disabled', 'true');
    expect(requestCode).toHaveBeenCalledTimes(1);
  });

  it('[ST-36] remembers the send for the next page', async () => {
    const values = new Map<string, string>();
    const storage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    };
    const form = open('cn', {
      clock: createTestClock(),
      sendMemory: createSendMemory(
        () => storage,
        () => 5000,
      ),
    });
    type(form.getByLabelText(words.cn.account), '13800138000');
    type(form.getByLabelText(words.cn.image), 'ah2x');
    press(form.getByRole('button', { name: words.cn.send }));
    await form.findByRole('button', { name: '60 秒后重发' });
    expect(values.get(sendMemoryKey)).toBe('5000');
  });
});

describe('a login', () => {
  it.each<[string, () => Promise<LoginOutcome>, RegExp]>([
    ['[ER-15] is refused', async () => refused('The e-mail address or the password is wrong'), /password is wrong/],
    ['rejects', () => Promise.reject(new Error('no network')), /cannot be reached/],
    ['never settles', never, /does not respond/],
  ])('says so when it %s', async (_, loginByPassword, text) => {
    const clock = createTestClock();
    const form = open('en', { clock, loginByPassword });
    press(form.getByRole('checkbox'));
    type(form.getByLabelText(words.en.account), 'reader@example.com');
    type(form.getByLabelText(words.en.image), 'ah2x');
    type(form.getByLabelText(words.en.password), 'secret-1');
    press(form.getByRole('button', { name: words.en.submit }));
    await act(async () => undefined);
    if (loginByPassword === never) act(() => clock.advance(LOGIN_PATIENCE_MS));
    expect(await form.findByText(text)).toBeInTheDocument();
    expect(form.getByRole('button', { name: words.en.submit })).not.toHaveAttribute('aria-busy');
  });
});
