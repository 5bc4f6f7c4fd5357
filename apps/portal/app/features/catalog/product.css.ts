import { hairline, inLayer, media, scrollBox, vars } from '@millwright/ui/tokens';

const { style, globalStyle } = inLayer('pages');

/** The sheets with the figures, and next to them the supplier and the enquiry. */
export const sheet = style(
  {
    display: 'grid',
    gap: vars.space[10],
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@media': {
      [media.wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(20rem, 1fr)' },
      [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
  'sheet',
);

/** About as high as the form with the supplier above it, its parameters folded. */
const orderHeight = '82rem';

/**
 * Stays in sight next to the sheets. What is higher than the screen is scrolled until its end is seen, and stays then:
 * so says a `top` above the screen.
 */
export const order = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: vars.space[6],
    minWidth: 0,
    '@media': {
      [media.wide]: { position: 'sticky', top: `min(5rem, calc(100vh - ${orderHeight}))` },
      [media.print]: { position: 'static' },
    },
  },
  'order',
);

/** Leads down to the form where that does not stand next to. */
export const toForm = style({ '@media': { [media.wide]: { display: 'none' } } }, 'toForm');

/** The leading parameters, large, four in a row. */
export const leading = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    borderBlock: hairline,
    '@media': {
      [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      [media.enlarged]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
  'leading',
);
export const figure = style(
  {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[1],
    padding: `${vars.space[3]} ${vars.space[3]}`,
    minWidth: 0,
  },
  'figure',
);
globalStyle(`${figure} dt`, { color: vars.color.inkMuted, fontSize: vars.text.small });
globalStyle(`${figure} dd`, {
  margin: 0,
  fontSize: vars.text.title,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});
/** A value in words needs more room than a figure. */
export const inWords = style({}, 'inWords');
globalStyle(`${inWords} dd`, { fontSize: vars.text.body });

/** The series scrolls in its own place where it is wider than the screen; the names of the models stay. */
export const scroll = style(scrollBox, 'scroll');
export const series = style(
  { inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums', fontSize: vars.text.small },
  'series',
);
globalStyle(`${series} :is(th, td)`, {
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBottom: hairline,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
globalStyle(`${series} thead th`, { color: vars.color.inkMuted, fontWeight: vars.weight.strong, whiteSpace: 'normal' });
globalStyle(`${series} th:first-child`, {
  position: 'sticky',
  insetInlineStart: 0,
  textAlign: 'start',
  background: vars.color.paper,
});
globalStyle(`${series} tbody a`, { color: vars.color.brand });
globalStyle(`${series} tbody a:hover`, { textDecoration: 'underline' });

/** The unit of a column, in its head. */
export const unit = style({ display: 'block', fontWeight: vars.weight.regular }, 'unit');

// The head of the table says what the boxes are for.
globalStyle(`${series} label`, { minWidth: '1.5rem', marginInlineEnd: vars.space[2], verticalAlign: 'middle' });
globalStyle(`${series} label > span`, { display: 'none' });

/** The model of this page. */
export const here = style({ fontWeight: vars.weight.strong }, 'here');
globalStyle(`${series} ${here} > *`, { background: vars.color.surface });
globalStyle(`${series} tr > :first-child`, { borderInlineStart: '3px solid transparent' });
globalStyle(`${series} ${here} th:first-child`, {
  background: vars.color.surface,
  borderInlineStartColor: vars.color.brand,
});

/** How far another model is from this one. */
export const apart = style(
  {
    color: vars.color.inkMuted,
    fontSize: vars.text.caption,
    fontWeight: vars.weight.regular,
    marginInlineStart: vars.space[2],
  },
  'apart',
);
