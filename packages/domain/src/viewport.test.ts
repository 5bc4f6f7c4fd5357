import { describe, expect, it } from 'vitest';
import { backToTopStep, isHeaderFixed, isNarrow, opensOnHover, viewportWidth } from './viewport.ts';

it('narrow is below 960; hover opens the industry menu above it', () => {
  expect([959, 960, 961].map(isNarrow)).toEqual([true, false, false]);
  expect([959, 960, 961].map(opensOnHover)).toEqual([false, false, true]);
});

it('a window is as wide as its stylesheets find it', () => {
  const withType = (size: number) => (innerWidth: number) =>
    viewportWidth({
      innerWidth,
      matchMedia: (query) => ({
        matches:
          (query === '(width < 60rem)' && innerWidth < 60 * size) ||
          (query === '(width > 60rem)' && innerWidth > 60 * size),
      }),
    });
  expect([320, 959, 960, 961, 1280].map(withType(16))).toEqual([320, 959, 960, 961, 1280]);
  expect([1280, 1439, 1441].map(withType(24)).map(isNarrow)).toEqual([true, true, false]);
  expect([719, 721].map(withType(12)).map(opensOnHover)).toEqual([false, true]);
  expect(viewportWidth({ innerWidth: 1024 })).toBe(1024);
});

describe('the header', () => {
  it('[ST-18] is fixed after 100 px below 960', () => {
    expect([0, 100, 101].map((scrollY) => isHeaderFixed({ scrollY, width: 959 }))).toEqual([false, false, true]);
  });

  it('[ST-19] is fixed from 0 at 960 and above', () => {
    expect([0, 1].map((scrollY) => isHeaderFixed({ scrollY, width: 960 }))).toEqual([false, true]);
    expect(isHeaderFixed({ scrollY: -30, width: 1280 })).toBe(false);
  });
});

describe('back to top', () => {
  it('[ST-48] covers an eighth of the rest in a frame while above 50 px', () => {
    expect(backToTopStep(800)).toBe(700);
    expect(backToTopStep(51)).toBeCloseTo(44.625);
  });

  it('[ST-49] jumps to the top at 50 px and below', () => {
    expect([50, 49.9, 1, 0].map(backToTopStep)).toEqual([0, 0, 0, 0]);
  });

  it('[ST-48] [ST-49] ends from anywhere', () => {
    let position = 1_000_000;
    let frames = 0;
    for (; position > 0 && frames < 1000; frames += 1) position = backToTopStep(position);
    expect(position).toBe(0);
    expect(frames).toBeLessThan(100);
  });
});
