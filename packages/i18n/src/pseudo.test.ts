import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { serverCatalogs } from './catalogs/server.ts';
import { createI18n } from './create-i18n.ts';
import { createPseudoI18n, pseudoEdition, pseudoMessages } from './pseudo.ts';

const shown = (message: string, values?: Record<string, unknown>) =>
  createI18n('en', pseudoMessages({ id: compileMessage(message) }))._('id', values);

describe('the pseudo edition', () => {
  it('lengthens and accents the text', () => {
    expect(shown('Go back to home')).toBe('Góó bááck tóó hóóméé');
  });

  it('leaves values and tags as they are', () => {
    expect(shown('Read <0>news</0> of {name}', { name: 'Ada' })).toBe('Rééáád <0>nééws</0> óóf Ada');
  });

  it('lengthens the choices of a plural', () => {
    expect(shown('{total, plural, one {# article} other {# articles}}', { total: 2 })).toBe('2 áártíícléés');
    expect(shown('{total, plural, one {# article} other {# articles}}', { total: 1 })).toBe('1 áártíícléé');
  });

  it('has every message of the English edition, none shorter', () => {
    const i18n = createPseudoI18n();
    const english = createI18n('en', serverCatalogs.en);
    expect(i18n.locale).toBe(pseudoEdition.key);
    for (const id of Object.keys(serverCatalogs.en))
      expect(i18n._(id).length).toBeGreaterThanOrEqual(english._(id).length);
  });
});
