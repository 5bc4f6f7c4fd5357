import { describe, expect, it, vi } from 'vitest';
import { ERR_REDIRECT, RedirectError, isInternal, isRedirectError, redirectTo } from './redirect-helper.ts';

const ports = () => ({ navigate: vi.fn(), replaceLocation: vi.fn() });

describe('redirectTo', () => {
  it.each(['/articles', '/', './articles', '../articles?page=2'])(
    '[ER-14] goes to the internal %s and does not throw',
    (target) => {
      const { navigate, replaceLocation } = ports();
      redirectTo(target, { navigate, replaceLocation });
      expect(navigate).toHaveBeenCalledExactlyOnceWith(target, 302);
      expect(replaceLocation).not.toHaveBeenCalled();
    },
  );

  it('[ER-14] takes another status', () => {
    const { navigate, replaceLocation } = ports();
    redirectTo('/articles', { navigate, replaceLocation }, 301);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/articles', 301);
  });

  it.each([
    ['https://meeting.example/a', 'https://meeting.example/a'],
    ['http://meeting.example', 'http://meeting.example/'],
    ['//meeting.example/a', '//meeting.example/a'],
  ])('[ER-13] leaves for %s first and throws ERR_REDIRECT then', (target, url) => {
    const { navigate, replaceLocation } = ports();
    replaceLocation.mockImplementation(() => expect(navigate).not.toHaveBeenCalled());
    expect(() => redirectTo(target, { navigate, replaceLocation })).toThrow(ERR_REDIRECT);
    expect(replaceLocation).toHaveBeenCalledExactlyOnceWith(url);
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '/\\evil.example',
    './\\evil.example',
    'articles',
    '',
    'https://a@evil.example',
  ])('never follows %j', (target) => {
    const { navigate, replaceLocation } = ports();
    expect(() => redirectTo(target, { navigate, replaceLocation })).toThrow(TypeError);
    expect(navigate).not.toHaveBeenCalled();
    expect(replaceLocation).not.toHaveBeenCalled();
  });
});

it('the error is distinguished from faults by its code', () => {
  expect(isRedirectError(new RedirectError())).toBe(true);
  expect(isRedirectError({ code: 'ERR_REDIRECT' })).toBe(true);
  for (const value of [new Error('ERR_REDIRECT'), null, 'ERR_REDIRECT', undefined])
    expect(isRedirectError(value)).toBe(false);
});

it('a single slash, ./ and ../ are internal, nothing else is', () => {
  for (const target of ['/a', './a', '../a']) expect(isInternal(target)).toBe(true);
  for (const target of ['//a', 'a', 'a./b', 'a../b', 'https://a.example', '.a', '..a', '/\\a', ''])
    expect(isInternal(target)).toBe(false);
});
