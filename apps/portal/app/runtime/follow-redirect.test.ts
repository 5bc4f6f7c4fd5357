import { expect, it, vi } from 'vitest';
import { followRedirect } from './follow-redirect.ts';

const requested = new URL('https://en.example.com/articles?page=2');

it.each([
  ['/article/5?side=both#end', '/article/5?side=both#end'],
  ['https://en.example.com/videos', '/videos'],
  ['?page=1', '/articles?page=1'],
])('[ER-14] a redirect to %s stays with the router', (location, path) => {
  const leave = vi.fn();
  expect(followRedirect(location, requested, leave)).toBe(path);
  expect(leave).not.toHaveBeenCalled();
});

it.each(['https://meeting.example/a?b=1#c', 'https://cn.example.com/'])(
  '[ER-13] a redirect to %s leaves the page',
  (location) => {
    const leave = vi.fn();
    expect(followRedirect(location, requested, leave)).toBeNull();
    expect(leave).toHaveBeenCalledExactlyOnceWith(location);
  },
);

it.each(['javascript:alert(1)', 'data:text/html,x', 'https://name@evil.example/'])(
  '%s is never followed',
  (location) => {
    const leave = vi.fn();
    expect(() => followRedirect(location, requested, leave)).toThrow(TypeError);
    expect(leave).not.toHaveBeenCalled();
  },
);
