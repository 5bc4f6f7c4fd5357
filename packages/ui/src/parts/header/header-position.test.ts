import { describe, expect, it } from 'vitest';
import { isHeaderCompact, isHeaderFixed, isSubsiteHeaderFixed } from './header-position.ts';

describe('the position of the header', () => {
  it.each([
    [959, 100, false],
    [959, 101, true],
    [375, 0, false],
  ])('[ST-18] at width %i scrolled by %i: fixed %s', (width, scrollY, fixed) => {
    expect(isHeaderFixed({ width, scrollY })).toBe(fixed);
  });

  it.each([
    [960, 0, false],
    [960, 1, true],
    [1680, 1, true],
  ])('[ST-19] at width %i scrolled by %i: fixed %s', (width, scrollY, fixed) => {
    expect(isHeaderFixed({ width, scrollY })).toBe(fixed);
  });

  it.each([
    [960, 250, false],
    [960, 251, true],
  ])('[ST-21] the sub-site at width %i scrolled by %i: fixed %s', (width, scrollY, fixed) => {
    expect(isSubsiteHeaderFixed({ width, scrollY })).toBe(fixed);
  });

  it.each([
    [959, 150, false],
    [959, 151, true],
  ])('[ST-22] the sub-site at width %i scrolled by %i: fixed %s', (width, scrollY, fixed) => {
    expect(isSubsiteHeaderFixed({ width, scrollY })).toBe(fixed);
  });

  it('tucks its upper rows away after 100 px', () => {
    expect([100, 101].map((scrollY) => isHeaderCompact({ width: 1280, scrollY }))).toEqual([false, true]);
  });
});
