import { describe, expect, it } from 'vitest';
import { loginPath, pathAfterLogin } from './paths.ts';

describe('the way to the login and back', () => {
  it.each([
    ['/enquiries/7?page=2', '/login?to=%2Fenquiries%2F7%3Fpage%3D2'],
    ['/', '/login'],
  ])('from %s is %s', (from, path) => {
    expect(loginPath(from)).toBe(path);
  });

  it.each([
    ['/request?target=7', '/request?target=7'],
    [null, '/'],
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/login?to=/login', '/'],
    ['/register', '/'],
    ['/login/code', '/'],
  ])('with %j leads to %s', (to, path) => {
    expect(pathAfterLogin(to)).toBe(path);
  });
});
