import { describe, expect, it } from 'vitest';
import { cleanTarget, listenedTarget } from './request-target.ts';

describe('the target of a request', () => {
  it.each([
    '/',
    '/articles?page=2&keyword=//a%0d%0a',
    '/articles/',
    '/i/%E5%A1%91%E6%96%99',
    '/article/a%2Fb',
    '/article/100%25',
    '/a"b{}',
    '/a?x=/../y//z\\',
    '/.well-known/security.txt',
    '/...',
  ])('%j stays as it was written', (target) => {
    expect(cleanTarget(target)).toBe(target);
  });

  it.each([
    ['//', '/'],
    ['///', '/'],
    ['//?x=1', '/?x=1'],
    ['//%2e%2e/', '/'],
    ['/%2e%2e/x', '/x'],
    ['/a//b', '/a/b'],
    ['/a/./b/../c?d=//e', '/a/c?d=//e'],
    ['//evil.example/x', '/evil.example/x'],
    ['/.//evil.example/x', '/evil.example/x'],
    ['/a/..//evil.example', '/evil.example'],
    ['//@evil.example', '/@evil.example'],
    ['/articles/..', '/'],
  ])('%j becomes %j', (target, clean) => {
    expect(cleanTarget(target)).toBe(clean);
  });

  it.each([
    '/%09/',
    '//%09/',
    '/%00',
    '/a%0d%0ab',
    '/%7f',
    '/%c2%85',
    '/%2509/',
    '/%25252509',
    '/%5cevil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/%2farticles',
    '/%252e%252e/x',
    '/..%2f..%2fx',
    '/%ff',
    '/%C0%80',
    '/%ED%A0%80',
    '/%',
    '/%zz',
    '*',
    '',
    'articles',
  ])('%j is refused', (target) => {
    expect(cleanTarget(target)).toBeNull();
  });
});

it('one that the listener would refuse without words gets the error page', () => {
  expect(listenedTarget('/\\evil.example')).toBe('/400');
  expect(listenedTarget('/articles?keyword=a\\b')).toBe('/articles?keyword=a\\b');
});
