import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { changeText, fieldName } from './change-words.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

describe('a change', () => {
  it('names a parameter as the edition does, and what it does not know by its key', () => {
    expect(fieldName('parameter.clamping-force', i18n, 'cn')).toBe('锁模力');
    expect(fieldName('parameter.clamping-force', i18n, 'en')).toBe('Clamping force');
    expect(fieldName('constructor', i18n, 'en')).toBe('constructor');
  });

  it.each([
    ['parameter.clamping-force', '3000..5000', '3,000–5,000 kN'],
    ['parameter.clamping-force', '..40', '≤ 40 kN'],
    ['parameter.clamping-force', '"as agreed"', '"as agreed"'],
    ['parameter.drive', 'no-such', 'no-such'],
    ['brief.cn', '3000', '3000'],
    ['founded', '', ''],
  ])('of %s to %j reads %j', (field, text, shown) => expect(changeText(field, text, 'en')).toBe(shown));
});
