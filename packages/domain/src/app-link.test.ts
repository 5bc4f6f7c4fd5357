import { expect, it } from 'vitest';
import { appDeepLink, appFallbackUrl, articleIdOfPath, isAppFallbackDue } from './app-link.ts';

it('[FB-11] the fallback is due after 1000 ms on a page that was not left', () => {
  expect(isAppFallbackDue({ elapsedMs: 999, wasLeft: false })).toBe(false);
  expect(isAppFallbackDue({ elapsedMs: 1000, wasLeft: false })).toBe(true);
  expect(appFallbackUrl('/appdownload', null)).toBe('/appdownload');
});

it('[FB-13] it never is where the app opened', () => {
  expect(isAppFallbackDue({ elapsedMs: 5000, wasLeft: true })).toBe(false);
});

it('[FB-12] on article pages it carries type=article and the id', () => {
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
  `/article/${'a'.repeat(65)}`,
])('%s shows no article', (path) => {
  expect(articleIdOfPath(path)).toBeNull();
});

it('the deep link names the article where there is one', () => {
  expect(appDeepLink('millwright', '42')).toBe('millwright://article/42');
  expect(appDeepLink('millwright', null)).toBe('millwright://home');
  expect(appDeepLink('millwright', '42"><script>')).toBe('millwright://home');
});
