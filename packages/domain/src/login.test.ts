import { describe, expect, it } from 'vitest';
import { checkSend, loginPrompt, loginPrompts, type LoginForm } from './login.ts';

const phoneForm: LoginForm = {
  mode: 'code',
  accountKind: 'phone',
  agreed: true,
  account: '13912345678',
  captcha: 'k7fq',
  smsCode: '123456',
  password: '',
};
const emailForm: LoginForm = {
  ...phoneForm,
  mode: 'password',
  accountKind: 'email',
  account: 'a@b.co',
  smsCode: '',
  password: 'x',
};

describe('loginPrompt', () => {
  it('[VA-14] asks in the order agreement, account, captcha, SMS code, one prompt at a time', () => {
    let form: LoginForm = { ...phoneForm, agreed: false, account: '', captcha: '', smsCode: '' };
    expect(loginPrompt(form)).toBe('agreement');
    form = { ...form, agreed: true };
    expect(loginPrompt(form)).toBe('phone');
    form = { ...form, account: '13912345678' };
    expect(loginPrompt(form)).toBe('captcha');
    form = { ...form, captcha: 'k7fq' };
    expect(loginPrompt(form)).toBe('smsCode');
    form = { ...form, smsCode: '123456' };
    expect(loginPrompt(form)).toBeNull();
  });

  it('[VA-14] asks for the password last in password mode', () => {
    expect(loginPrompt({ ...emailForm, captcha: '', password: '' })).toBe('captcha');
    expect(loginPrompt({ ...emailForm, password: '' })).toBe('password');
    expect(loginPrompt(emailForm)).toBeNull();
  });

  it('[VA-09] asks for the e-mail unless the account looks like one', () => {
    for (const account of ['', 'a', 'a@b', '13912345678']) expect(loginPrompt({ ...emailForm, account })).toBe('email');
  });

  it('asks for the phone where a code cannot be sent to the account', () => {
    expect(loginPrompt({ ...phoneForm, account: '12345' })).toBe('phone');
    expect(loginPrompt({ ...phoneForm, mode: 'password', password: 'x', account: '  ' })).toBe('phone');
  });

  it('takes the phone numbers of the site where it says which', () => {
    const form: LoginForm = { ...phoneForm, phonePattern: String.raw`\+48 ?\d{3} ?\d{3} ?\d{3}` };
    expect(loginPrompt({ ...form, account: '+48 601 234 567' })).toBeNull();
    expect(loginPrompt({ ...form, account: '+48 601 234 56' })).toBe('phone');
    expect(loginPrompt({ ...form, account: '+48 601 234 5678' })).toBe('phone');
    expect(loginPrompt({ ...form, account: '13912345678' })).toBe('phone');
  });

  it('takes any account next to a password', () => {
    expect(loginPrompt({ ...phoneForm, mode: 'password', password: 'x', account: 'member7' })).toBeNull();
  });

  it('does not judge the shape of a password', () => {
    expect(loginPrompt({ ...emailForm, password: ' ' })).toBeNull();
  });
});

describe('loginPrompts', () => {
  it('names everything that is missing, in the same order', () => {
    const nothing = { agreed: false, account: ' ', captcha: '', smsCode: ' ', password: '' };
    expect(loginPrompts({ ...phoneForm, ...nothing })).toEqual(['agreement', 'phone', 'captcha', 'smsCode']);
    expect(loginPrompts({ ...emailForm, ...nothing })).toEqual(['agreement', 'email', 'captcha', 'password']);
    expect(loginPrompts({ ...phoneForm, captcha: '' })).toEqual(['captcha']);
    expect(loginPrompts(emailForm)).toEqual([]);
  });
});

describe('checkSend', () => {
  const now = 1_800_000_000_000;
  const send = { account: '13912345678', accountKind: 'phone', captcha: 'k7fq', lastSentAt: null, now } as const;

  it('[VA-15] [VA-16] passes a phone and an e-mail', () => {
    expect(checkSend(send)).toEqual({ prompt: null });
    expect(checkSend({ ...send, account: 'a@b.co' })).toEqual({ prompt: null });
  });

  it('passes the phone numbers of the site where it says which', () => {
    const further = { ...send, phonePattern: String.raw`0\d{9}|1\d{9}` };
    expect(checkSend({ ...further, account: '0601234567' })).toEqual({ prompt: null });
    expect(checkSend({ ...further, account: '10601234567' })).toEqual({ prompt: 'phone' });
  });

  it('[VA-17] shows the prompt of the account for anything else', () => {
    expect(checkSend({ ...send, account: '1391234567' })).toEqual({ prompt: 'phone' });
    expect(checkSend({ ...send, account: 'a@b', accountKind: 'email' })).toEqual({ prompt: 'email' });
  });

  it('wants the captcha first', () => {
    expect(checkSend({ ...send, captcha: ' ', lastSentAt: now })).toEqual({ prompt: 'captcha' });
  });

  it('[VA-19] warns with the remaining seconds within 60 s', () => {
    expect(checkSend({ ...send, lastSentAt: now - 18_000 })).toEqual({ prompt: 'tooSoon', seconds: 42 });
    expect(checkSend({ ...send, lastSentAt: now - 59_999 })).toEqual({ prompt: 'tooSoon', seconds: 1 });
    expect(checkSend({ ...send, lastSentAt: now - 60_000 })).toEqual({ prompt: null });
  });
});
