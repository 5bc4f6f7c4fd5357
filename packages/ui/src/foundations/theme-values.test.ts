import { describe, expect, it } from 'vitest';
import { edgePairs, textPairs, themeColors, themeNames } from './theme-values.ts';

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
const luminance = (hex: string) => {
  expect(hex).toMatch(/^#[0-9a-f]{6}$/);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string) => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

describe('the contrast formula', () => {
  it('agrees with the values of WCAG', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
  });
});

describe.each(themeNames)('the %s theme', (theme) => {
  const colors = themeColors[theme];

  it.each(textPairs)('%s on %s is at least 4.5:1', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs)('%s on %s is at least 3:1', (edge, ground) => {
    expect(contrast(colors[edge], colors[ground])).toBeGreaterThanOrEqual(3);
  });
});

it('the high-contrast theme is at least 7:1 for every text', () => {
  for (const [text, ground] of textPairs) {
    expect(contrast(themeColors.contrast[text], themeColors.contrast[ground])).toBeGreaterThanOrEqual(7);
  }
});
