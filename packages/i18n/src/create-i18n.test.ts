import { msg, plural } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { serverCatalogs } from './catalogs/server.ts';
import { compileMessages } from './compile-messages.ts';
import { createI18n } from './create-i18n.ts';
import { editions } from './editions/index.ts';

it('each call makes an instance of its own, so that requests do not change each other', () => {
  const one = createI18n('cn', serverCatalogs.cn);
  const other = createI18n('en', serverCatalogs.en);
  expect(one).not.toBe(other);
  expect(one._(editions.cn.navigation[0]!.name)).toBe('资讯');
  expect(other._(editions.en.navigation[0]!.name)).toBe('News');
});

it('later catalogs win', () => {
  const { id } = msg`News`;
  expect(createI18n('en', { [id]: 'one' }, { [id]: 'two' })._(id)).toBe('two');
});

it('numbers and plurals follow the language of the edition, not its key', () => {
  const i18n = createI18n('en');
  expect(i18n.locales).toEqual(['en']);
  expect(createI18n('cn').locales).toEqual(['zh-CN']);
  const count = (total: number) => i18n._(msg`${plural(total, { one: '# article', other: '# articles' })}`);
  expect([count(1), count(1200)]).toEqual(['1 article', '1,200 articles']);
});

it('numbers in a message have the digits of the language, whether they are counted or not', () => {
  const texts = compileMessages({
    page: 'الصفحة {page}',
    choices: '{count, plural, zero {لا خيارات} one {خيار} two {خياران} few {# خيارات} many {# خيارًا} other {# خيار}}',
  });
  const egyptian = createI18n({ locale: 'ar', lang: 'ar-EG' }, texts);
  expect(egyptian._('page', { page: 1234 })).toBe('الصفحة ١٢٣٤');
  expect(egyptian.t({ id: 'page', values: { page: 1234 } })).toBe('الصفحة ١٢٣٤');
  expect(egyptian._('page', { page: '7b' })).toBe('الصفحة 7b');
  expect(egyptian._('choices', { count: 5 })).toBe('٥ خيارات');
  expect(egyptian._(msg`Page ${1234}`)).toBe('Page ١٢٣٤');
  expect(createI18n({ locale: 'ar', lang: 'ar-AE' }, texts)._('page', { page: 1234 })).toBe('الصفحة 1234');
});
