import { expect, it } from 'vitest';
import { nextHomePopupPage } from './home-popup.ts';

it('[ST-37] a refresh requests the next page', () => {
  expect(nextHomePopupPage({ page: 1, rows: 5, total: 11 })).toBe(2);
  expect(nextHomePopupPage({ page: 2, rows: 5, total: 11 })).toBe(3);
});

it('[ST-38] and for the first once the total is used up', () => {
  expect(nextHomePopupPage({ page: 3, rows: 5, total: 11 })).toBe(1);
  expect(nextHomePopupPage({ page: 2, rows: 5, total: 10 })).toBe(1);
  expect(nextHomePopupPage({ page: 1, rows: 5, total: 0 })).toBe(1);
});
