import { expect, it } from 'vitest';
import { languageName } from './language-name.ts';

it.each([
  ['zh-CN', 'en', 'Chinese'],
  ['en', 'en', 'English'],
  ['zh-CN', 'zh-CN', '中文'],
  ['en', 'zh-CN', '英语'],
])('the language %s is named in %s as %s', (language, pageLanguage, name) => {
  expect(languageName(language, pageLanguage)).toBe(name);
});
