import { hairline, inLayer, media, scrollBox, vars, visuallyHiddenRule, z } from '../../foundations/tokens.ts';

const { style, globalStyle } = inLayer('widgets');

export const frame = style({ display: 'grid', gap: vars.space[3], minWidth: 0 }, 'frame');

export const box = style(
  {
    ...scrollBox,
    overscrollBehaviorX: 'contain',
    border: hairline,
    borderRadius: vars.radius.medium,
  },
  'box',
);

export const table = style(
  {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: vars.text.small,
    lineHeight: vars.leading.snug,
  },
  'table',
);
export const caption = style(visuallyHiddenRule, 'caption');

const cellRule = {
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderTop: hairline,
  verticalAlign: 'top',
} as const;
/** Cells begin where those of the reset do: in Arabic on the right, whatever they hold. */
const headRule = { ...cellRule, textAlign: 'start' } as const;

export const cell = style(
  {
    ...cellRule,
    minWidth: '10rem',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[data-missing]': { color: vars.color.inkMuted, fontStyle: 'italic' },
      '[data-total] > &': { fontWeight: vars.weight.strong },
    },
  },
  'cell',
);
/** Stays where it is when the table scrolls. */
const firstColumn = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: z.raised,
  width: '11rem',
  minWidth: '7rem',
  background: vars.color.paper,
  '@media': {
    [media.small]: { width: '7rem', paddingInline: vars.space[2] },
    [media.print]: { position: 'static' },
  },
} as const;
export const point = style(
  { ...headRule, ...firstColumn, fontWeight: vars.weight.regular, color: vars.color.inkMuted },
  'point',
);
export const corner = style(
  { ...headRule, ...firstColumn, borderTop: 0, color: vars.color.inkFaint, fontWeight: vars.weight.label },
  'corner',
);
export const head = style({ ...headRule, borderTop: 0, minWidth: '10rem', overflowWrap: 'anywhere' }, 'head');
export const supplier = style({ display: 'block', fontWeight: vars.weight.strong }, 'supplier');
export const sentAt = style(
  { display: 'block', color: vars.color.inkFaint, fontSize: vars.text.caption, fontWeight: vars.weight.regular },
  'sentAt',
);
export const link = style(
  {
    color: vars.color.brand,
    fontWeight: vars.weight.regular,
    textDecoration: 'underline',
    '@media': { [media.print]: { display: 'none' } },
  },
  'link',
);

globalStyle(`${table} tr[data-requested] > *`, { background: vars.color.brandSoft });
globalStyle(`${table} tr[data-differs] > *`, { background: vars.color.surface });
globalStyle(`${table} tr[data-total] > *`, { borderTop: `2px solid ${vars.color.lineStrong}` });

export const detail = style({ display: 'block', color: vars.color.inkFaint, fontSize: vars.text.caption }, 'detail');
export const mark = style(
  {
    display: 'inline-block',
    marginInlineStart: vars.space[2],
    paddingInline: vars.space[1],
    border: '1px solid currentcolor',
    borderRadius: vars.radius.small,
    color: vars.color.ink,
    fontSize: vars.text.caption,
    fontWeight: vars.weight.label,
  },
  'mark',
);
export const notes = style({ whiteSpace: 'pre-wrap' }, 'notes');
export const note = style({ color: vars.color.inkMuted, fontSize: vars.text.small }, 'note');
export const decisions = style({ '@media': { [media.print]: { display: 'none' } } }, 'decisions');
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }, 'buttons');
