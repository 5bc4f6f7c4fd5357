import { VIDEO_PLAYER_PX } from '@millwright/domain';
import { hairline, inLayer, media, vars } from '../../foundations/tokens.ts';

const { style, globalStyle } = inLayer('widgets');

export const player = style(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4], maxWidth: VIDEO_PLAYER_PX.width },
  'player',
);

/** 800 by 533 where there is room, and in this ratio where there is less (spec §9). */
export const stage = style(
  {
    position: 'relative',
    overflow: 'hidden',
    aspectRatio: `${VIDEO_PLAYER_PX.width} / ${VIDEO_PLAYER_PX.height}`,
    borderRadius: vars.radius.small,
    background: vars.color.deep,
    color: vars.color.onDeep,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'stage',
);

const cover = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

export const frame = style({ ...cover, border: 0, background: '#000000' }, 'frame');
/** Whole, as the film will be. */
export const poster = style(
  { ...cover, aspectRatio: 'auto', borderRadius: 0, objectFit: 'contain', background: 'transparent' },
  'poster',
);

export const play = style(
  {
    ...cover,
    display: 'grid',
    placeItems: 'center',
    selectors: { '&:focus-visible': { outlineOffset: -4, outlineColor: vars.color.onDeep } },
  },
  'play',
);

export const mark = style(
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '4.5rem',
    height: '4.5rem',
    borderRadius: vars.radius.round,
    background: vars.color.deep,
    color: vars.color.onDeep,
    fontSize: vars.text.headline,
    opacity: 0.92,
    transition: `transform ${vars.motion.medium} ${vars.motion.ease}`,
    selectors: { [`${play}:hover &`]: { transform: 'scale(1.06)' } },
    '@media': {
      [media.forcedColors]: { border: '2px solid ButtonText' },
      [media.reducedMotion]: { transition: 'none' },
    },
  },
  'mark',
);

const note = {
  position: 'absolute',
  insetBlockEnd: vars.space[3],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  background: vars.color.deep,
  fontSize: vars.text.caption,
  lineHeight: '1.5rem',
} as const;

export const from = style(
  {
    ...note,
    insetInlineStart: vars.space[3],
    maxWidth: 'calc(100% - 7rem)',
    lineHeight: vars.leading.snug,
    paddingBlock: vars.space[1],
  },
  'from',
);
export const duration = style(
  { ...note, insetInlineEnd: vars.space[3], fontVariantNumeric: 'tabular-nums' },
  'duration',
);

export const message = style(
  {
    ...cover,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: vars.space[3],
    padding: vars.space[4],
    background: vars.color.deep,
    color: vars.color.onDeep,
    textAlign: 'center',
  },
  'message',
);
export const messageIcon = style({ fontSize: vars.text.headline }, 'messageIcon');
export const actions = style(
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[3] },
  'actions',
);

/** On the dark stage in every theme. */
export const action = style(
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.control,
    paddingInline: vars.space[4],
    border: `1px solid ${vars.color.onDeepMuted}`,
    borderRadius: vars.radius.medium,
    color: vars.color.onDeep,
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover': { borderColor: vars.color.onDeep },
      '&:focus-visible': { outlineColor: vars.color.onDeep },
    },
  },
  'action',
);

/** Lies over the poster until there is something to see. */
export const loading = style(
  { ...cover, display: 'grid', placeItems: 'center', background: 'rgb(0 0 0 / 0.4)', pointerEvents: 'none' },
  'loading',
);
export const loadingText = style(
  {
    padding: `${vars.space[2]} ${vars.space[4]}`,
    borderRadius: vars.radius.small,
    background: vars.color.deep,
    fontSize: vars.text.small,
  },
  'loadingText',
);

export const chaptersTitle = style({ fontSize: vars.text.body, fontWeight: vars.weight.heading }, 'chaptersTitle');
export const chapters = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
    columnGap: vars.size.gap,
    borderTop: hairline,
  },
  'chapters',
);
export const chapter = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(3rem, auto) minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: vars.space[3],
    minHeight: vars.size.control,
    paddingBlock: vars.space[2],
    borderBottom: hairline,
    fontSize: vars.text.small,
    overflowWrap: 'anywhere',
    selectors: { 'a&:hover': { color: vars.color.brand, background: vars.color.surface } },
  },
  'chapter',
);
// A row ends with one line, also where one of its titles breaks.
globalStyle(`${chapters} > li`, { display: 'grid' });
export const chapterTime = style(
  { color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  'chapterTime',
);
