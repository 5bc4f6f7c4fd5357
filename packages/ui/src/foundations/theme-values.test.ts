import { describe, expect, it } from 'vitest';
import { contrastOf as contrast } from './contrast.ts';
import { edgePairs, textPairs, themeColors, themeNames } from './theme-values.ts';

describe('the contrast formula', () => {
  it('agrees with the values of WCAG', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
  });
});

it('refuses a colour that it cannot measure', () => {
  expect(() => contrast('rgb(0 0 0 / 0.5)', '#ffffff')).toThrow('#rrggbb');
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
