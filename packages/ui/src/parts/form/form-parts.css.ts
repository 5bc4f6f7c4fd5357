import { clampLines, inLayer, media, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

export const form = style({ maxWidth: '44rem', containerType: 'inline-size' }, 'form');
/** A form with something next to its fields. */
export const wideForm = style({ containerType: 'inline-size' }, 'wideForm');

export const fields = style(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4], alignContent: 'start' },
  'fields',
);
/** Fields and what stands next to them, where the form has room for both. */
export const columns = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    '@container': {
      '(width >= 62rem)': {
        gridTemplateColumns: 'minmax(0, 44rem) minmax(0, 1fr)',
        columnGap: vars.space[8],
      },
    },
  },
  'columns',
);
export const aside = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    alignSelf: 'start',
    '@container': {
      // It stays in sight while the fields are filled in.
      '(width >= 62rem)': { gridArea: '1 / 2 / span 2', position: 'sticky', insetBlockStart: vars.space[6] },
    },
  },
  'aside',
);

/** Two columns where the form has room for them, whatever the window has. */
export const pair = style(
  {
    display: 'grid',
    gap: vars.space[4],
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@container': { '(width >= 22rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
  'pair',
);

export const notes = style(
  { display: 'grid', gap: vars.space[2], selectors: { '&:empty': { display: 'none' } } },
  'notes',
);

export const note = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    padding: vars.space[3],
    borderRadius: vars.radius.medium,
    fontSize: vars.text.small,
    lineHeight: vars.leading.snug,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-tone="info"]': { background: vars.color.brandSoft, color: vars.color.brandStrong },
      '&[data-tone="warning"]': { background: vars.color.warningSoft, color: vars.color.warning },
      '&[data-tone="negative"]': { background: vars.color.negativeSoft, color: vars.color.negative },
      '&[data-tone="positive"]': { background: vars.color.positiveSoft, color: vars.color.positive },
    },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'note',
);

export const says = style({ display: 'flex', gap: vars.space[2], alignItems: 'center', minWidth: 0 }, 'says');
/** A text that never ends does not push the button away. */
export const text = style(clampLines(6), 'text');
export const foot = style(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[3]} ${vars.space[4]}` },
  'foot',
);
export const help = style(
  {
    flex: '1 1 16rem',
    color: vars.color.inkFaint,
    fontSize: vars.text.small,
    lineHeight: vars.leading.snug,
    textWrap: 'pretty',
  },
  'help',
);

/** A note next to the fields. */
export const sideNote = style(
  {
    padding: vars.space[4],
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
    color: vars.color.inkMuted,
    fontSize: vars.text.small,
    lineHeight: vars.leading.snug,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  },
  'sideNote',
);

export const sentTitle = style(
  { display: 'flex', gap: vars.space[2], alignItems: 'center', fontSize: vars.text.lead, color: vars.color.positive },
  'sentTitle',
);

export const facts = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(6rem, max-content) minmax(0, 1fr)',
    gap: `${vars.space[2]} ${vars.space[5]}`,
    fontSize: vars.text.small,
  },
  'facts',
);
export const factName = style({ color: vars.color.inkFaint }, 'factName');
export const factValue = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }, 'factValue');
