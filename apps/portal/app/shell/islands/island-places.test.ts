// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { hasMoved } from './island-places.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

const visit = (innerWidth: number, scrollY: number, wanted: string) => {
  vi.stubGlobal('innerWidth', innerWidth);
  vi.stubGlobal('scrollY', scrollY);
  vi.stubGlobal('millwrightStart', { lastEvent: wanted });
};

it.each([
  ['', 960, 0, false],
  ['keydown', 960, 0, true],
  ['click', 960, 0, true],
  ['pointerover', 960, 0, false],
  ['', 960, 1, false],
  ['keydown', 959, 0, false],
  ['', 959, 1, true],
] as const)('“%s” at a width of %i, scrolled by %i: %s', (wanted, width, scrolled, moved) => {
  visit(width, scrolled, wanted);
  expect(hasMoved()).toBe(moved);
});

it('a press on a control is none', () => {
  visit(960, 0, 'click');
  document.body.innerHTML = '<button>Menu</button>';
  document.querySelector('button')!.focus();
  expect(hasMoved()).toBe(false);
});
