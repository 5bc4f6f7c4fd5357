import { expect, it } from 'vitest';
import { appDeepLink, appFallbackUrl, articleIdOfPath } from './app-link.ts';

it('[FB-11] the fallback is the download page', () => {
  expect(appFallbackUrl('/appdownload', null)).toBe('/appdownload');
});

it('[FB-12] on article pages the fallback carries type=article and the id', () => {
  expect(appFallbackUrl('/appdownload', articleIdOfPath('/article/42'))).toBe('/appdownload?type=article&id=42');
  expect(appFallbackUrl('/appdownload', articleIdOfPath('/article/five-axis/'))).toBe(
    '/appdownload?type=article&id=five-axis',
  );
});

it.each([
  '/articles/latest',
  '/article',
  '/article/',
  '/article/1/2',
  '/',
  '/article/a%26b',
  '/subsite/article/42',
  `/article/${'a'.repeat(65)}`,
])('%s shows no article', (path) => {
  expect(articleIdOfPath(path)).toBeNull();
});

it('the deep link names the article where there is one', () => {
  expect(appDeepLink('millwright', '42')).toBe('millwright://article/42');
  expect(appDeepLink('millwright', null)).toBe('millwright://home');
  expect(appDeepLink('millwright', '42"><script>')).toBe('millwright://home');
});
