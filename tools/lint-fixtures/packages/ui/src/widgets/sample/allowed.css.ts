import { style } from '@vanilla-extract/css';

/** Sides of the text, sides that are alike, and what has no logical property, for both ways. */
export const logical = style({
  insetInlineStart: 0,
  paddingInline: '4px 8px',
  textAlign: 'start',
  margin: `0 ${4 + 4}px 0 ${4 + 4}px`,
  borderRadius: '0 0 4px 4px',
  translate: '-50% 0',
  // oxlint-disable-next-line millwright/logical-properties -- gradients have no logical way; the other one is below
  background: 'linear-gradient(to right, red, blue)',
  selectors: { '[dir="rtl"] &': { background: 'linear-gradient(to left, red, blue)', transformOrigin: 'right' } },
});
