import { hairline, inLayer, media, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

export const row = style(
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    alignItems: 'center',
    paddingBlock: vars.space[3],
    paddingInline: vars.space[3],
    borderBottom: hairline,
    selectors: {
      '&[data-unread]': { background: vars.color.brandSoft, fontWeight: vars.weight.strong },
    },
    '@media': {
      [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [media.hover]: { selectors: { '&:not([data-unread]):hover': { background: vars.color.surface } } },
    },
  },
  'row',
);

export const words = style({ display: 'grid', gap: vars.space[1], minWidth: 0, overflowWrap: 'anywhere' }, 'words');
/** The whole row is pressed by it. */
export const other = style(
  {
    lineHeight: vars.leading.snug,
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0 },
      '&:hover': { color: vars.color.brand },
    },
  },
  'other',
);
export const about = style(
  { color: vars.color.inkMuted, fontSize: vars.text.small, fontWeight: vars.weight.regular },
  'about',
);
export const marks = style(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[1]} ${vars.space[3]}` },
  'marks',
);
export const moment = style(
  {
    color: vars.color.inkMuted,
    fontSize: vars.text.caption,
    fontWeight: vars.weight.regular,
    fontVariantNumeric: 'tabular-nums',
  },
  'moment',
);
