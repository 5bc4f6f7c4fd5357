import { hairline, inLayer, media, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

/** A list with what is said and done below it. */
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] }, 'stack');

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }, 'list');

/** Words on one side, what can be done on the other; below one another where there is no room. */
export const row = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    borderBottom: hairline,
    paddingBlock: vars.space[3],
  },
  'row',
);

export const words = style(
  { display: 'grid', gap: vars.space[1], flex: '1 1 20rem', minWidth: 0, overflowWrap: 'anywhere' },
  'words',
);
export const name = style(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[1]} ${vars.space[3]}` },
  'name',
);
export const strong = style({ minWidth: 0, fontWeight: vars.weight.label }, 'strong');
export const link = style(
  { color: vars.color.brand, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  'link',
);
export const faint = style({ color: vars.color.inkMuted, fontSize: vars.text.small }, 'faint');
export const actions = style(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] },
  'actions',
);

/** Where something is said afterwards; without it there is no gap. */
export const note = style(
  {
    padding: vars.space[3],
    borderRadius: vars.radius.medium,
    fontSize: vars.text.small,
    lineHeight: vars.leading.snug,
    overflowWrap: 'anywhere',
    selectors: {
      '&:empty': { display: 'none' },
      '&[data-tone="positive"]': { background: vars.color.positiveSoft, color: vars.color.positive },
      '&[data-tone="negative"]': { background: vars.color.negativeSoft, color: vars.color.negative },
    },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'note',
);
