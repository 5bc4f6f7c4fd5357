import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { serverCatalogs } from './catalogs/server.ts';
import { compileMessages } from './compile-messages.ts';
import { createI18n } from './create-i18n.ts';

const { id: news } = msg`News`;

it('a site says some things in its own words', () => {
  const i18n = createI18n('en', serverCatalogs.en, compileMessages({ [news]: 'What is new' }));
  expect(i18n._(news)).toBe('What is new');
  expect(i18n._(msg`Videos`)).toBe('Videos');
});

it('values, tags and plurals of such words are understood', () => {
  const i18n = createI18n('en', compileMessages({ one: '{count, plural, one {# pump} other {# pumps}} by {maker}' }));
  expect(i18n._('one', { count: 1, maker: 'Ada' })).toBe('1 pump by Ada');
  expect(i18n._('one', { count: 3, maker: 'Ada' })).toBe('3 pumps by Ada');
});

it('a language is added that no edition has, with its own plural rules', () => {
  const polish = compileMessages({
    pumps: '{count, plural, one {# pompa} few {# pompy} many {# pomp} other {# pompy}}',
  });
  const i18n = createI18n({ locale: 'pl' }, polish);
  expect([1, 3, 5].map((count) => i18n._('pumps', { count }))).toEqual(['1 pompa', '3 pompy', '5 pomp']);
});
