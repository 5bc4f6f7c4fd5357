import { hairline, inLayer, media, vars } from '../../foundations/tokens.ts';

const { style, variants } = inLayer('widgets');

export const reader = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    '@media': { [media.wide]: { gridTemplateColumns: '14rem minmax(0, 1fr)', columnGap: vars.space[6] } },
  },
  'reader',
);
/** Without contents the pages have the whole width. */
export const whole = style({ '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } } }, 'whole');

export const contents = style(
  { minWidth: 0, '@media': { [media.narrow]: { order: 1 }, [media.print]: { display: 'none' } } },
  'contents',
);
export const contentsTitle = style(
  { fontSize: vars.text.body, fontWeight: vars.weight.heading, paddingBlockEnd: vars.space[2], borderBottom: hairline },
  'contentsTitle',
);
export const entries = style({ listStyle: 'none' }, 'entries');
export const entry = style(
  {
    display: 'grid',
    gridTemplateColumns: '2rem minmax(0, 1fr)',
    gap: vars.space[2],
    minHeight: 32,
    alignItems: 'baseline',
    paddingBlock: vars.space[2],
    borderBottom: hairline,
    fontSize: vars.text.small,
    lineHeight: vars.leading.snug,
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover': { color: vars.color.brand },
      '&[aria-current]': { color: vars.color.brand, fontWeight: vars.weight.strong },
      '&:focus-visible': { outlineOffset: -2 },
    },
  },
  'entry',
);
export const entryPage = style(
  { color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums', fontWeight: vars.weight.regular },
  'entryPage',
);

export const desk = style(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: vars.space[3], minWidth: 0 },
  'desk',
);

export const bar = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    paddingBlock: vars.space[2],
    borderBlock: hairline,
    '@media': { [media.print]: { display: 'none' } },
  },
  'bar',
);
export const turn = style(
  {
    display: 'grid',
    placeItems: 'center',
    width: vars.size.control,
    height: vars.size.control,
    borderRadius: vars.radius.medium,
    selectors: {
      '&:hover:not([aria-disabled="true"])': { background: vars.color.surface, color: vars.color.brand },
      '&[aria-disabled="true"]': { color: vars.color.inkFaint, background: 'none', cursor: 'default', opacity: 0.6 },
    },
  },
  'turn',
);
export const place = style(
  { fontSize: vars.text.small, fontVariantNumeric: 'tabular-nums', minWidth: '7em', textAlign: 'center' },
  'place',
);
export const tools = style(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    marginInlineStart: 'auto',
    '@media': { '(scripting: none)': { display: 'none' } },
  },
  'tools',
);
/** Narrow screens show one page below the other either way. */
export const spreadTool = style({ '@media': { [media.narrow]: { display: 'none' } } }, 'spreadTool');

export const pages = style(
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[5],
    minHeight: '20rem',
    transition: `opacity ${vars.motion.medium} ${vars.motion.ease}`,
    selectors: { '&[aria-busy="true"]': { opacity: 0.6 }, '&:focus-visible': { outlineOffset: 2 } },
    '@media': {
      [media.wide]: {
        selectors: { '&[data-view="spread"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 0 } },
      },
    },
  },
  'pages',
);

/** The text stands next to its page; in a spread, below it. */
export const page = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space[4],
    minWidth: 0,
    '@media': {
      [media.wide]: {
        selectors: {
          '[data-view="single"] > &': {
            gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
            columnGap: vars.space[6],
          },
        },
      },
    },
  },
  'page',
);

/** A page is seen as a whole; enlarged, it is moved about in its place. */
export const sheet = style(
  {
    overflow: 'auto',
    border: hairline,
    background: vars.color.surface,
    selectors: { '&[data-enlarged]': { maxHeight: '85svh', '@media': { [media.print]: { maxHeight: 'none' } } } },
  },
  'sheet',
);

const imageOf = (width: string) => ({ width, maxWidth: 'none', borderRadius: 0, display: 'block' });
export const image = variants(
  { 100: imageOf('100%'), 150: imageOf('150%'), 200: imageOf('200%'), 300: imageOf('300%') },
  'image',
);

export const text = style(
  {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[3],
    maxWidth: vars.size.measure,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    userSelect: 'text',
    '@media': { [media.wide]: { selectors: { '[data-view="spread"] &': { paddingInline: vars.space[4] } } } },
  },
  'text',
);
export const heading = style(
  { fontSize: vars.text.lead, fontWeight: vars.weight.heading, lineHeight: vars.leading.snug },
  'heading',
);
export const paragraph = style({ lineHeight: vars.leading.body }, 'paragraph');
export const faint = style({ color: vars.color.inkMuted, fontSize: vars.text.small }, 'faint');
