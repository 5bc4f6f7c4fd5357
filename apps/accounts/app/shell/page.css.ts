import { contentColumn, hairline, inLayer, media, vars } from '@millwright/ui/tokens';

const { style } = inLayer('pages');

export const page = style(
  {
    ...contentColumn,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[5],
    paddingBlock: `${vars.space[6]} ${vars.space[12]}`,
  },
  'page',
);

/** A part of a page below its heading. */
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] }, 'part');

/** A page that is one form. */
export const slim = style({ maxWidth: `calc(28rem + 2 * ${vars.size.gutter})` }, 'slim');

export const title = style(
  { fontSize: vars.text.headline, lineHeight: vars.leading.tight, outline: 'none', overflowWrap: 'anywhere' },
  'title',
);
export const subtitle = style({ fontSize: vars.text.title, lineHeight: vars.leading.snug }, 'subtitle');
export const lead = style({ maxWidth: vars.size.measure, color: vars.color.inkMuted, textWrap: 'pretty' }, 'lead');

/** A part of a page on a plate of its own. */
export const card = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    alignContent: 'start',
    padding: vars.space[5],
    border: hairline,
    borderRadius: vars.radius.large,
    background: vars.color.raised,
    '@media': { [media.small]: { padding: vars.space[4] } },
  },
  'card',
);

export const form = style({ display: 'grid', gap: vars.space[4], maxWidth: '36rem' }, 'form');

/** A form with fields in two columns, where there is room. */
export const wideForm = style(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4], maxWidth: '64rem' },
  'wideForm',
);

/** A card whose actions stand at the same height as those of the cards next to it. */
export const placeCard = style({ gridTemplateRows: 'auto 1fr auto' }, 'placeCard');

/** What to do one after the other: next to each other where there is room. */
export const steps = style(
  {
    display: 'grid',
    gap: `${vars.space[4]} ${vars.space[6]}`,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  },
  'steps',
);
export const step = style(
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    alignContent: 'start',
    alignItems: 'center',
  },
  'step',
);
export const stepNumber = style(
  {
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    borderRadius: '50%',
    background: vars.color.brandSoft,
    color: vars.color.brandStrong,
    fontSize: vars.text.small,
    fontWeight: vars.weight.strong,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'stepNumber',
);
export const stepText = style(
  { gridColumn: 2, color: vars.color.inkMuted, fontSize: vars.text.small, textWrap: 'pretty' },
  'stepText',
);

/** Two fields of a form next to each other, where there is room. */
export const pair = style(
  {
    display: 'grid',
    gap: vars.space[4],
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  },
  'pair',
);

export const actions = style(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] },
  'actions',
);

/** Cards next to each other, where there is room. */
export const cards = style(
  { display: 'grid', gap: vars.space[4], gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))' },
  'cards',
);

export const list = style({ display: 'grid', borderTop: hairline }, 'list');
export const item = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    borderBottom: hairline,
    paddingBlock: vars.space[3],
  },
  'item',
);
export const itemText = style(
  { display: 'grid', gap: vars.space[1], minWidth: 0, overflowWrap: 'anywhere' },
  'itemText',
);
export const centre = style({ textAlign: 'center' }, 'centre');

/** Where something is said afterwards; without it there is no gap. */
export const outcome = style({ selectors: { '&:empty': { display: 'none' } } }, 'outcome');

export const faint = style({ color: vars.color.inkFaint, fontSize: vars.text.small }, 'faint');
export const strong = style({ fontWeight: vars.weight.label }, 'strong');
export const link = style(
  { color: vars.color.brand, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  'link',
);

export const notice = style(
  {
    padding: vars.space[3],
    borderRadius: vars.radius.medium,
    fontSize: vars.text.small,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-tone="positive"]': { background: vars.color.positiveSoft, color: vars.color.positive },
      '&[data-tone="negative"]': { background: vars.color.negativeSoft, color: vars.color.negative },
      '&[data-tone="warning"]': { background: vars.color.warningSoft, color: vars.color.warning },
    },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'notice',
);
