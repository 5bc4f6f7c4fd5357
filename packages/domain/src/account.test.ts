import { describe, expect, it } from 'vitest';
import { growthOf, linearGrowth } from '../../../vitest.growth.ts';
import { canReceiveCode, isEmail, isMainlandPhone } from './account.ts';

describe('a mainland phone', () => {
  it.each(['13000000000', '13912345678', '19999999999', '14512345678'])('[VA-15] %s is one', (phone) => {
    expect(isMainlandPhone(phone)).toBe(true);
    expect(canReceiveCode(phone)).toBe(true);
  });

  it.each([
    ['10 digits', '1391234567'],
    ['12 digits', '139123456789'],
    ['a second digit of 0', '10912345678'],
    ['a second digit of 1', '11912345678'],
    ['a second digit of 2', '12912345678'],
    ['another first digit', '23912345678'],
    ['a letter', '1391234567a'],
    ['full-width digits', '１３９１２３４５６７８'],
    ['Arabic digits', '١٣٩١٢٣٤٥٦٧٨'],
    ['a country code', '+8613912345678'],
    ['a space', '139 1234 5678'],
    ['a trailing newline', '13912345678\n'],
    ['a leading space', ' 13912345678'],
    ['two lines', '13912345678\n13912345678'],
    ['an array', ['13912345678']],
    ['a number', 13912345678],
  ])('[CO-11] %s is none', (_, phone) => {
    expect(isMainlandPhone(phone)).toBe(false);
    expect(canReceiveCode(phone)).toBe(false);
  });
});

describe('an e-mail', () => {
  it.each(['a@b.co', 'first.last+tag@sub.example.com', "o'hara@example.com", '编辑@例子.公司'])(
    '[VA-09] [VA-16] %s is one',
    (email) => {
      expect(isEmail(email)).toBe(true);
      expect(canReceiveCode(email)).toBe(true);
    },
  );

  it.each([
    '',
    'a',
    'a@b',
    '@b.co',
    'a@.co',
    'a@b.',
    'a@b..co',
    'a@@b.co',
    'a@b@c.co',
    'a b@c.co',
    'a@b.co\n',
    'a@b.co\r\nBcc: c@d.co',
    ' a@b.co',
    'a@b .co',
    'a\u0000@b.co',
    `${'a'.repeat(250)}@b.co`,
  ])('[VA-09] [VA-17] %j is none', (email) => {
    expect(isEmail(email)).toBe(false);
    expect(canReceiveCode(email)).toBe(false);
  });

  it('may be 254 characters long and no longer', () => {
    expect(isEmail(`${'a'.repeat(249)}@b.co`)).toBe(true);
    expect(isEmail(`${'a'.repeat(250)}@b.co`)).toBe(false);
  });

  it.each([
    ['names and hosts in turns', (size: number) => 'a@'.repeat(size)],
    ['a name alone', (size: number) => 'a'.repeat(2 * size)],
    ['a host of many parts', (size: number) => `a@${'b.'.repeat(size)}`],
    ['a host of dots', (size: number) => `a@${'.'.repeat(2 * size)}`],
    ['a host that ends with another', (size: number) => `a@${'b.'.repeat(size)}@`],
  ])('is checked in linear time: %s', (_name, make) => {
    expect(isEmail(make(50_000))).toBe(false);
    expect(growthOf((size) => isEmail(make(size)), 50_000)).toBeLessThan(linearGrowth);
  });
});
