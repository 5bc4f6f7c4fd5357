import { hairline, inLayer, media, rightToLeft, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

export const table = style(
  {
    width: '100%',
    borderCollapse: 'collapse',
    borderBottom: hairline,
    fontSize: vars.text.small,
    lineHeight: vars.leading.snug,
    tableLayout: 'fixed',
    overflowWrap: 'anywhere',
  },
  'table',
);

export const caption = style(
  {
    // As the heading of a section: a hairline that starts heavy.
    paddingBlock: `${vars.space[3]} ${vars.space[4]}`,
    background: [
      `linear-gradient(${vars.color.brand}, ${vars.color.brand}) 0 0 / 3rem 3px no-repeat`,
      `linear-gradient(${vars.color.line}, ${vars.color.line}) 0 0 / 100% 1px no-repeat`,
    ].join(', '),
    selectors: { [rightToLeft]: { backgroundPosition: '100% 0, 0 0' } },
    textAlign: 'start',
    fontSize: vars.text.lead,
    lineHeight: vars.leading.tight,
    fontWeight: vars.weight.heading,
  },
  'caption',
);

const cell = {
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderTop: hairline,
  verticalAlign: 'baseline',
  '@media': { [media.small]: { paddingInline: vars.space[2] } },
} as const;
/** Values take the place of their text, whichever way they are read. */
const headCell = { ...cell, textAlign: 'start' } as const;

export const head = style(
  { ...headCell, color: vars.color.inkFaint, fontSize: vars.text.caption, fontWeight: vars.weight.label },
  'head',
);
export const valueColumn = style({ width: '26%', textAlign: 'end' }, 'valueColumn');
export const unitColumn = style({ width: '30%', '@media': { [media.small]: { width: '5.5rem' } } }, 'unitColumn');
export const groupName = style(
  { ...headCell, background: vars.color.surface, fontWeight: vars.weight.strong },
  'groupName',
);
export const name = style({ ...headCell, color: vars.color.inkMuted, fontWeight: vars.weight.regular }, 'name');
export const value = style(
  {
    ...cell,
    textAlign: 'end',
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      [rightToLeft]: { textAlign: 'left' },
      '&[data-words]': { textAlign: 'start' },
      '[dir="rtl"] &[data-words]': { textAlign: 'right' },
    },
  },
  'value',
);
export const unit = style({ ...cell, color: vars.color.inkMuted }, 'unit');
