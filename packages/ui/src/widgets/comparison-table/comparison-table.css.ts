import { hairline, inLayer, media, scrollBox, vars } from '../../foundations/tokens.ts';

const { globalStyle, style } = inLayer('widgets');

/** How many rows differ. */
export const legend = style(
  { paddingBottom: vars.space[3], color: vars.color.inkMuted, fontSize: vars.text.small },
  'legend',
);

/** Wider than the screen, the names of its rows stay. */
export const scroll = style(scrollBox, 'scroll');

export const table = style(
  {
    inlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: vars.text.small,
    fontVariantNumeric: 'tabular-nums',
  },
  'table',
);
globalStyle(`.${table} :is(th, td)`, {
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBottom: hairline,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});
// Not of cells, which begin where those of the reset do: in Arabic on the right, whatever they hold.
globalStyle(`.${table} th`, { textAlign: 'start' });
globalStyle(`.${table} td a`, { color: vars.color.brand });
globalStyle(`.${table} td a:hover`, { textDecoration: 'underline' });
globalStyle(`.${table} tr`, { '@media': { [media.print]: { breakInside: 'avoid' } } });

const stays = { position: 'sticky', insetInlineStart: 0, zIndex: 1, background: vars.color.paper } as const;

export const corner = style({ ...stays, inlineSize: '26%', minInlineSize: '7.5rem' }, 'corner');

export const item = style({ minInlineSize: '9.5rem', fontWeight: vars.weight.strong }, 'item');

export const image = style(
  {
    display: 'block',
    maxInlineSize: '12rem',
    marginBottom: vars.space[2],
    '@media': { [media.print]: { display: 'none' } },
  },
  'image',
);

export const title = style(
  {
    display: 'block',
    lineHeight: vars.leading.snug,
    selectors: { '&:hover': { color: vars.color.brand } },
  },
  'title',
);

export const remove = style(
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 28,
    color: vars.color.brand,
    fontSize: vars.text.caption,
    fontWeight: vars.weight.regular,
    selectors: { '&:hover': { textDecoration: 'underline' } },
    '@media': { [media.print]: { display: 'none' } },
  },
  'remove',
);

export const group = style({ background: vars.color.surface, fontWeight: vars.weight.strong }, 'group');
export const groupName = style({ position: 'sticky', insetInlineStart: vars.space[3] }, 'groupName');

export const label = style({ ...stays, color: vars.color.inkMuted, fontWeight: vars.weight.regular }, 'label');
export const value = style({}, 'value');
export const missing = style({ color: vars.color.inkFaint, fontStyle: 'italic' }, 'missing');

/**
 * A row whose values are not the same: a bar next to its name, and its name strong. Mostly all rows differ, so that a
 * ground under them would mark the few that do not.
 */
export const differing = style({}, 'differing');
globalStyle(`.${differing} > .${label}`, {
  color: vars.color.ink,
  fontWeight: vars.weight.strong,
  borderInlineStart: `3px solid ${vars.color.brand}`,
});
/** A row whose values are all the same: nobody chooses by it. */
export const same = style({}, 'same');
globalStyle(`.${same} > .${value}`, { color: vars.color.inkMuted });
