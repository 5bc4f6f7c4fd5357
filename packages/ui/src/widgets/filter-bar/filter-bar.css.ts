import { hairline, inLayer, media, rightToLeft, rowBeginsHere, vars } from '../../foundations/tokens.ts';

const { globalStyle, style } = inLayer('widgets');

// In a column of this width or less the choices stand in lists, else in lines. Both are the parent's choice of width.
const rail = '(width < 26rem)';
const atRail = (rule: Record<string, unknown>) => ({ [media.wide]: { '@container': { [rail]: rule } } });

export const bar = style({ containerType: 'inline-size' }, 'bar');

/** Order and choices: folded on a narrow screen, always there on a wide one. */
export const panel = style({}, 'panel');

// A browser that cannot show what a closed `details` holds keeps the words that open it.
const alwaysOpen = 'selector(::details-content)';
globalStyle(`.${panel}::details-content`, {
  '@media': { [media.wide]: { display: 'block', contentVisibility: 'visible' } },
});

export const panelToggle = style(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: vars.size.control,
    paddingInline: vars.space[3],
    border: hairline,
    borderRadius: vars.radius.small,
    background: vars.color.surface,
    fontSize: vars.text.small,
    fontWeight: vars.weight.strong,
    listStyle: 'none',
    cursor: 'pointer',
    selectors: { '&:hover': { color: vars.color.brand }, '&::-webkit-details-marker': { display: 'none' } },
    '@supports': { [alwaysOpen]: { '@media': { [media.wide]: { display: 'none' } } } },
  },
  'panelToggle',
);

export const panelIcon = style(
  { width: '1em', height: '1em', selectors: { [`${panel}[open] > * > &`]: { rotate: '180deg' } } },
  'panelIcon',
);

export const groups = style({ borderTop: hairline, '@media': { [media.narrow]: { borderTop: 0 } } }, 'groups');

export const group = style(
  {
    display: 'grid',
    gridTemplateColumns: '6.5rem minmax(0, 1fr)',
    columnGap: vars.space[3],
    paddingBlock: vars.space[2],
    borderBottom: hairline,
    '@media': {
      [media.narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
      ...atRail({ gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[1], paddingBlock: vars.space[3] }),
    },
  },
  'group',
);

export const name = style(
  {
    color: vars.color.inkFaint,
    fontSize: vars.text.small,
    fontWeight: vars.weight.regular,
    lineHeight: '1.75rem',
    whiteSpace: 'nowrap',
    '@media': atRail({ color: vars.color.ink, fontWeight: vars.weight.strong }),
  },
  'name',
);

/** The choices, and under them those that unfold. */
export const choices = style({ minWidth: 0 }, 'choices');

const fadesTo = (side: 'left' | 'right') =>
  `linear-gradient(to ${side}, #000 calc(100% - ${vars.space[8]}), transparent)`;

export const options = style(
  {
    // Holds what is hidden from sight, which would else widen the page.
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[1],
    '@media': {
      // On a phone a line of choices is drawn sideways, as a drawer of parts is.
      [media.narrow]: {
        flexWrap: 'nowrap',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        // oxlint-disable-next-line millwright/logical-properties -- gradients have no logical way; the other one is next to it
        maskImage: fadesTo('right'),
        selectors: { [rightToLeft]: { maskImage: fadesTo('left') } },
        paddingInlineEnd: vars.space[8],
      },
      ...atRail({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }),
    },
  },
  'options',
);

export const option = style(
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[1],
    paddingInline: vars.space[2],
    borderRadius: vars.radius.small,
    fontSize: vars.text.small,
    lineHeight: '1.75rem',
    selectors: {
      '&:hover:not([aria-current])': { background: vars.color.surface, color: vars.color.brand },
      '&:focus-visible': { outlineOffset: -2 },
      '&[aria-current]': {
        background: vars.color.brandSoft,
        color: vars.color.brandStrong,
        fontWeight: vars.weight.strong,
      },
    },
    '@media': {
      [media.narrow]: {
        border: hairline,
        borderRadius: vars.radius.round,
        paddingInline: vars.space[3],
        // A line that is drawn sideways has room. Elsewhere a name that is too long takes another line.
        whiteSpace: 'nowrap',
        selectors: { '&[aria-current]': rowBeginsHere },
      },
      ...atRail({ justifyContent: 'space-between', paddingInline: vars.space[1] }),
    },
  },
  'option',
);

/** Further choices wrap on every screen: a visitor who unfolds them wants to see them all. */
export const unfolded = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[1],
    paddingBlock: vars.space[1],
    '@media': atRail({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 }),
  },
  'unfolded',
);

export const fold = style({}, 'fold');

export const unfold = style(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minHeight: 28,
    paddingInline: vars.space[2],
    color: vars.color.brand,
    fontSize: vars.text.small,
    listStyle: 'none',
    cursor: 'pointer',
    selectors: { '&:hover': { textDecoration: 'underline' }, '&::-webkit-details-marker': { display: 'none' } },
    '@media': { [media.narrow]: { paddingInline: 0, minHeight: 36 }, ...atRail({ paddingInline: vars.space[1] }) },
  },
  'unfold',
);

export const foldIcon = style(
  { width: '1em', height: '1em', selectors: { [`${fold}[open] &`]: { rotate: '180deg' } } },
  'foldIcon',
);

/** A range of the reader's own. */
export const range = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[1],
    paddingBlock: vars.space[1],
    paddingInlineStart: vars.space[1],
    fontSize: vars.text.small,
  },
  'range',
);

export const rangeField = style(
  { flex: '1 1 3.5rem', width: '4rem', minWidth: '3rem', maxWidth: '7rem', paddingInline: vars.space[2] },
  'rangeField',
);

/** What is chosen, each a way to take it off. */
export const chosen = style(
  { position: 'relative', display: 'flex', flexWrap: 'wrap', gap: vars.space[2], minWidth: 0 },
  'chosen',
);
export const chosenItem = style({ minWidth: 0, maxWidth: '100%' }, 'chosenItem');

export const chip = style(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    paddingInline: vars.space[3],
    border: `1px solid ${vars.color.brand}`,
    borderRadius: vars.radius.round,
    color: vars.color.brandStrong,
    fontSize: vars.text.small,
    lineHeight: '1.75rem',
    whiteSpace: 'nowrap',
    selectors: { '&:hover': { background: vars.color.brandSoft } },
  },
  'chip',
);

export const chipIcon = style({ flex: 'none', width: '0.875em', height: '0.875em' }, 'chipIcon');

export const optionName = style({ overflow: 'hidden', textOverflow: 'ellipsis' }, 'optionName');

export const count = style(
  {
    color: vars.color.inkFaint,
    fontSize: vars.text.caption,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[aria-current] > &': { color: 'inherit' } },
  },
  'count',
);

/** The keyword and what takes all filters off. */
export const head = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[4],
    rowGap: vars.space[2],
    paddingBottom: vars.space[3],
  },
  'head',
);

export const form = style(
  {
    display: 'flex',
    flex: '0 1 26rem',
    gap: vars.space[2],
    '@media': { [media.narrow]: { flex: '1 1 100%' }, ...atRail({ flex: '1 1 100%' }) },
  },
  'form',
);

export const field = style({ flex: '1 1 auto', minWidth: 0 }, 'field');

export const clear = style(
  {
    color: vars.color.brand,
    fontSize: vars.text.small,
    lineHeight: '2rem',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
  'clear',
);
