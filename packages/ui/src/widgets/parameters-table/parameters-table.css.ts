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
  textAlign: 'start',
  verticalAlign: 'baseline',
  '@media': { [media.small]: { paddingInline: vars.space[2] } },
} as const;

export const head = style(
  { ...cell, color: vars.color.inkFaint, fontSize: vars.text.caption, fontWeight: vars.weight.label },
  'head',
);
export const unitColumn = style({ width: '6rem', '@media': { [media.small]: { width: '4.5rem' } } }, 'unitColumn');
export const groupName = style(
  { ...cell, background: vars.color.surface, fontWeight: vars.weight.strong },
  'groupName',
);
export const name = style({ ...cell, color: vars.color.inkMuted, fontWeight: vars.weight.regular }, 'name');
export const value = style({ ...cell, fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' }, 'value');
export const unit = style({ ...cell, color: vars.color.inkMuted }, 'unit');
