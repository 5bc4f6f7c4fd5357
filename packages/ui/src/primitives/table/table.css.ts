import { hairline, inLayer, media, rightToLeft, vars, visuallyHiddenRule, z } from '../../foundations/tokens.ts';
import { touchSize } from '../floating/touch-size.ts';

const { style, globalStyle } = inLayer('primitives');

/** Narrower than this, wherever it stands, a row is a block of lines. */
const stacked = '(width < 36rem)';

export const frame = style({ containerType: 'inline-size', display: 'grid', gap: vars.space[2], minWidth: 0 }, 'frame');

/** Scrolls in itself, where a greatest height is set. */
export const box = style(
  {
    overflow: 'auto',
    overscrollBehavior: 'contain',
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
    '@container': { [stacked]: { display: 'block' } },
  },
  'table',
);

export const caption = style(
  {
    paddingBlockEnd: vars.space[2],
    textAlign: 'start',
    fontSize: vars.text.body,
    fontWeight: vars.weight.heading,
    '@container': { [stacked]: { display: 'block' } },
  },
  'caption',
);

export const head = style(
  {
    '@container': {
      // What sorts stays in reach.
      [stacked]: { display: 'block', borderBottom: hairline, background: vars.color.surface },
    },
  },
  'head',
);

export const headRow = style(
  { '@container': { [stacked]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } } },
  'headRow',
);

export const headCell = style(
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: z.raised,
    padding: `${vars.space[2]} ${vars.space[3]}`,
    borderBottom: hairline,
    background: vars.color.surface,
    color: vars.color.inkMuted,
    fontSize: vars.text.caption,
    fontWeight: vars.weight.strong,
    textAlign: 'start',
    verticalAlign: 'middle',
    '@container': {
      [stacked]: {
        position: 'static',
        border: 0,
        selectors: { '&:not([data-acts])': visuallyHiddenRule as object },
      },
    },
  },
  'headCell',
);

export const sort = style(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minHeight: vars.size.controlSmall,
    margin: `calc(-1 * ${vars.space[1]}) calc(-1 * ${vars.space[2]})`,
    padding: `${vars.space[1]} ${vars.space[2]}`,
    borderRadius: vars.radius.small,
    color: 'inherit',
    fontWeight: 'inherit',
    textAlign: 'start',
    selectors: {
      '&:hover': { background: vars.color.surfaceStrong, color: vars.color.ink },
      '[aria-sort] > &': { color: vars.color.brandStrong },
    },
    '@media': { [media.coarse]: { minHeight: touchSize } },
  },
  'sort',
);

/** Faint while the column is not sorted: it says that the column can be, and keeps its place. */
export const arrow = style(
  {
    display: 'inline-flex',
    opacity: 0.5,
    selectors: { '[aria-sort] &': { opacity: 1 }, [`${sort}:hover &`]: { opacity: 1 } },
  },
  'arrow',
);

export const body = style({ '@container': { [stacked]: { display: 'block' } } }, 'body');

export const row = style(
  {
    selectors: {
      '&:hover': { background: vars.color.surface },
      '&[data-selected]': { background: vars.color.brandSoft },
    },
    '@container': {
      [stacked]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: vars.space[1],
        padding: vars.space[3],
        borderBottom: hairline,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  },
  'row',
);

export const cell = style(
  {
    padding: `${vars.space[2]} ${vars.space[3]}`,
    borderBottom: hairline,
    fontWeight: vars.weight.regular,
    textAlign: 'start',
    verticalAlign: 'baseline',
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-row-header]': { color: vars.color.ink, fontWeight: vars.weight.strong },
      // Text of the other direction keeps to the side of its column: the reset has cells begin where their text does.
      [rightToLeft]: { textAlign: 'right' },
    },
    '@container': {
      [stacked]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(6rem, 2fr) minmax(0, 3fr)',
        gap: vars.space[3],
        padding: 0,
        border: 0,
        selectors: {
          // The name of the column, for the eye: assistive technology has it from the head.
          '&[data-label]::before': { content: 'attr(data-label) / ""', color: vars.color.inkFaint },
          '&[data-row-header]': { gridTemplateColumns: 'minmax(0, 1fr)', fontSize: vars.text.body },
          '&[data-row-header]::before': { display: 'none' },
        },
      },
    },
  },
  'cell',
);

export const end = style(
  {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    selectors: { [rightToLeft]: { textAlign: 'left' } },
    '@container': {
      [stacked]: { textAlign: 'start', selectors: { [rightToLeft]: { textAlign: 'right' } } },
    },
  },
  'end',
);

// The words end where the figures below them do.
globalStyle(`${end} > ${sort}`, {
  flexDirection: 'row-reverse',
  '@container': { [stacked]: { flexDirection: 'row' } },
});

export const pick = style(
  {
    width: '2.75rem',
    verticalAlign: 'middle',
    '@container': {
      [stacked]: { width: 'auto', gridColumn: 1, gridRow: 1, gridTemplateColumns: 'auto', justifyContent: 'start' },
    },
  },
  'pick',
);

// Next to the lines of its row.
globalStyle(`${row}:has(> ${pick})`, {
  '@container': { [stacked]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space[3] } },
});
globalStyle(`${pick} ~ *`, { '@container': { [stacked]: { gridColumn: 2 } } });

/** The whole square is the target. */
export const pickTarget = style(
  {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '1.75rem',
    minHeight: '1.75rem',
    margin: '-0.25rem',
    cursor: 'pointer',
    '@media': { [media.coarse]: { minWidth: touchSize, minHeight: touchSize, margin: '-0.75rem' } },
  },
  'pickTarget',
);

export const status = style({ color: vars.color.inkMuted, fontSize: vars.text.small }, 'status');

export const empty = style(
  {
    padding: vars.space[6],
    textAlign: 'center',
    color: vars.color.inkMuted,
    '@container': { [stacked]: { display: 'block' } },
  },
  'empty',
);
