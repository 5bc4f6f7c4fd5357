import { expect, it } from 'vitest';
import { countIn } from './form-texts.ts';

it.each([
  ['', 0],
  [' 860 ', 860],
  ['1,200', 1200],
  ['１，２００', 1200],
  ['12,00', -1],
  ['1998a', -1],
  ['-3', -1],
  ['1e3', -1],
  ['1.5', -1],
])('reads %j as %j', (text, count) => {
  const form = new FormData();
  form.set('staff', text);
  expect(countIn(form, 'staff')).toBe(count);
});
