import { describe, expect, it } from 'vitest';
import { imageFormatOf } from './image-format.ts';

describe('the format of an image', () => {
  it.each([
    '\uFEFF <svg xmlns="a">',
    '<?xml version="1.0"?>\n<svg>',
    '<?xml version="1.0"?>\n<!-- a > b --> <!-- c --->\n<svg>',
    '<!--\n-->\n<svg\n>',
  ])('is SVG: %j', (text) => {
    expect(imageFormatOf(Buffer.from(text))).toBe('svg');
  });

  it.each(['', '<html><svg>', '<svgx>', '<!-- <svg>', 'a <!-- --> <svg>'])('is none of ours: %j', (text) => {
    expect(imageFormatOf(Buffer.from(text))).toBeNull();
  });

  // Twice as long for each further comment takes longer than a test may.
  it('is found out behind a thousand comments', () => {
    expect(imageFormatOf(Buffer.from('<!---->'.repeat(1000)))).toBeNull();
  });
});
