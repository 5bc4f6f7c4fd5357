import { describe, expect, it } from 'vitest';
import { apiMessage, apiTexts, type ApiMessageCode } from './api-messages.ts';

const codes = Object.keys(apiTexts.en) as ApiMessageCode[];
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

describe('the messages of the API', () => {
  it.each(codes)('[EN-27] %s is written in each language and states the same values', (code) => {
    expect(apiTexts['zh-CN'][code]).toMatch(/\p{Script=Han}/u);
    expect(apiTexts.en[code]).not.toMatch(/\p{Script=Han}/u);
    expect(apiTexts.en[code]).not.toBe('');
    expect(placeholders(apiTexts['zh-CN'][code])).toEqual(placeholders(apiTexts.en[code]));
  });

  it('[EN-27] no language has a message that the other lacks', () => {
    expect(Object.keys(apiTexts['zh-CN']).sort()).toEqual([...codes].sort());
  });

  it('state their values', () => {
    expect(apiMessage('codeTooSoon', 'en', { seconds: 42 })).toBe(
      'Please wait 42 seconds before you ask for another code',
    );
    expect(apiMessage('codeTooSoon', 'cn', { seconds: 42 })).toBe('请在 42 秒后重新获取验证码');
    expect(apiMessage('paperPage', 'cn', { page: 2, pages: 5 })).toBe('第 2 页，共 5 页');
  });

  it('read nothing but the values given', () => {
    expect(apiMessage('paperPage', 'en', { page: '{pages}' as never, pages: 5 })).toBe('Page {pages} of 5');
  });
});

it.each([
  ['ER-21', 'loginFirst', 'Please login first'],
  ['ER-22', 'loggedIn', 'Login successfully'],
  ['ER-23', 'loggedOut', 'Logout success'],
  ['ER-24', 'captchaRequired', 'Please enter the graphic verification code'],
  ['ER-25', 'phoneInvalid', 'Please enter the correct mobile phone number'],
  ['ER-30', 'emailInvalid', 'Please enter the correct email'],
] as const)('[%s] the API says %s in the words of the specification', (_, code, text) => {
  expect(apiMessage(code, 'en')).toBe(text);
});
