import { expect, it } from 'vitest';
import { mayHaveSession } from './session-hint.ts';

it.each([
  ['', false],
  ['edition=en', false],
  ['__Host-member=1', true],
  ['edition=en; __Host-member=1; theme=dark', true],
  ['__Host-member=', false],
  ['__Host-member=10', false],
  ['other__Host-member=1', false],
])('a browser whose scripts can read "%s" may hold a session: %s', (cookies, expected) => {
  expect(mayHaveSession(cookies)).toBe(expected);
});
