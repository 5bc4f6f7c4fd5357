import { clampLines, hairline, inLayer, media, vars } from '../../foundations/tokens.ts';

const { style, variants } = inLayer('widgets');

export const industries = style(
  {
    display: 'flex',
    gap: vars.space[1],
    overflowX: 'auto',
    paddingBlockEnd: vars.space[2],
    borderBottom: hairline,
    scrollbarWidth: 'thin',
    overscrollBehaviorX: 'contain',
  },
  'industries',
);

export const industry = style(
  {
    display: 'grid',
    flex: 'none',
    justifyItems: 'center',
    alignContent: 'start',
    gap: vars.space[1],
    // As wide as the longest English word: `manufacturing`.
    width: '6.5rem',
    padding: vars.space[2],
    borderRadius: vars.radius.medium,
    color: vars.color.inkMuted,
    fontSize: vars.text.caption,
    lineHeight: vars.leading.snug,
    textAlign: 'center',
    selectors: {
      '&:hover:not([aria-selected="true"])': { color: vars.color.brand, background: vars.color.surface },
      '&[aria-selected="true"]': {
        color: vars.color.brand,
        background: vars.color.brandSoft,
        boxShadow: `inset 0 -2px 0 ${vars.color.brand}`,
      },
      '&:focus-visible': { outlineOffset: -2 },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  },
  'industry',
);
export const industryIcon = style({ width: '1.75rem', height: '1.75rem' }, 'industryIcon');
export const industryName = style({ hyphens: 'auto', overflowWrap: 'anywhere', maxWidth: '100%' }, 'industryName');

/** News next to white papers, sliders below them across both columns. */
export const panel = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    columnGap: vars.space[8],
    rowGap: vars.space[5],
    paddingBlock: vars.space[4],
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'panel',
);

const across = { gridColumn: '1 / -1', minWidth: 0 };

export const section = variants(
  { news: { minWidth: 0 }, whitepapers: { minWidth: 0 }, videos: across, magazines: across },
  'section',
);

export const sectionHead = style(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    marginBlockEnd: vars.space[2],
  },
  'sectionHead',
);
/** In line with what stands below it. */
export const refresh = style({ marginInlineEnd: `calc(-1 * ${vars.space[3]})` }, 'refresh');
export const sectionTitle = style(
  { fontSize: vars.text.lead, fontWeight: vars.weight.heading, lineHeight: vars.leading.snug },
  'sectionTitle',
);

/** Others are on their way. */
export const items = style(
  {
    transition: `opacity ${vars.motion.medium} ${vars.motion.ease}`,
    selectors: { '[aria-busy="true"] > &': { opacity: 0.6 } },
  },
  'items',
);

export const lines = style({ display: 'grid', gap: vars.space[3] }, 'lines');
export const papers = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
    columnGap: vars.space[5],
    rowGap: vars.space[4],
  },
  'papers',
);

/** Smaller than the card of a list: its cover is a mark, its brief one line. */
export const paper = style(
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '3rem minmax(0, 1fr)',
    columnGap: vars.space[3],
    alignItems: 'start',
    overflowWrap: 'anywhere',
  },
  'paper',
);
export const paperCover = style({ gridRow: 'span 2', border: hairline }, 'paperCover');
export const paperTitle = style(
  { fontSize: vars.text.small, fontWeight: vars.weight.strong, lineHeight: vars.leading.snug },
  'paperTitle',
);
export const paperLink = style(
  {
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0 },
      '&:hover': { color: vars.color.brand },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    },
  },
  'paperLink',
);
export const paperBrief = style(
  { ...clampLines(1), color: vars.color.inkMuted, fontSize: vars.text.caption },
  'paperBrief',
);
export const bones = style(
  { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: vars.space[4] },
  'bones',
);

export const note = style(
  {
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[2],
    padding: vars.space[4],
    border: hairline,
    borderRadius: vars.radius.medium,
    color: vars.color.inkMuted,
    fontSize: vars.text.small,
  },
  'note',
);

export const foot = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[4],
    paddingBlockStart: vars.space[4],
    borderTop: hairline,
  },
  'foot',
);
export const secretary = style(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    marginInlineStart: 'auto',
    fontSize: vars.text.small,
    lineHeight: vars.leading.snug,
  },
  'secretary',
);
export const secretaryCode = style({ width: '6rem', flex: 'none' }, 'secretaryCode');
