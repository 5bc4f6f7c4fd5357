import { hairline, inLayer, media, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

export const thread = style(
  { display: 'grid', gap: vars.space[5], minWidth: 0, containerType: 'inline-size' },
  'thread',
);

/** What was asked stands above what came of it, and next to it where there is room. */
export const columns = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[5],
    alignItems: 'start',
    '@container': {
      '(width >= 62rem)': { gridTemplateColumns: 'minmax(0, 1fr) 22rem', gap: `${vars.space[5]} ${vars.space[8]}` },
    },
  },
  'columns',
);
export const exchange = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[5],
    minWidth: 0,
    '@container': { '(width >= 62rem)': { gridArea: '1 / 1' } },
  },
  'exchange',
);

export const head = style(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[2]} ${vars.space[3]}` },
  'head',
);
export const title = style(
  { fontSize: vars.text.lead, lineHeight: vars.leading.tight, overflowWrap: 'anywhere', minWidth: 0 },
  'title',
);
export const actions = style(
  { display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginInlineStart: 'auto' },
  'actions',
);
export const done = style({ color: vars.color.positive, fontSize: vars.text.small }, 'done');

export const enquiry = style(
  {
    border: hairline,
    borderRadius: vars.radius.medium,
    padding: vars.space[4],
    minWidth: 0,
    '@container': {
      '(width >= 62rem)': { gridArea: '1 / 2', position: 'sticky', insetBlockStart: vars.space[4] },
    },
  },
  'enquiry',
);
export const summary = style({ fontWeight: vars.weight.strong, cursor: 'pointer' }, 'summary');
export const written = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }, 'written');

export const earlier = style({ justifySelf: 'center' }, 'earlier');

export const messages = style({ display: 'grid', gap: vars.space[4] }, 'messages');
export const message = style(
  {
    display: 'grid',
    gap: vars.space[2],
    maxWidth: '40rem',
    padding: vars.space[4],
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
    minWidth: 0,
    justifySelf: 'start',
    selectors: {
      '&[data-side="own"]': { background: vars.color.brandSoft, justifySelf: 'end' },
    },
    '@media': {
      [media.small]: {
        maxWidth: `calc(100% - ${vars.space[5]})`,
        padding: vars.space[3],
      },
      [media.forcedColors]: { border: '1px solid CanvasText' },
      [media.print]: { border: hairline, breakInside: 'avoid' },
    },
  },
  'message',
);
export const byline = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    fontSize: vars.text.small,
  },
  'byline',
);
export const author = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' }, 'author');
export const faint = style({ color: vars.color.inkMuted, fontSize: vars.text.caption }, 'faint');
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }, 'text');

export const uploads = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }, 'uploads');
export const upload = style(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: vars.size.controlSmall,
    paddingInline: vars.space[3],
    border: hairline,
    borderRadius: vars.radius.medium,
    background: vars.color.paper,
    color: vars.color.brand,
    fontSize: vars.text.small,
    maxWidth: '100%',
  },
  'upload',
);
export const uploadName = style({ overflowWrap: 'anywhere', minWidth: 0 }, 'uploadName');
export const uploadSize = style({ color: vars.color.inkMuted, whiteSpace: 'nowrap' }, 'uploadSize');

export const composer = style(
  {
    padding: vars.space[4],
    border: hairline,
    borderRadius: vars.radius.medium,
    '@media': { [media.print]: { display: 'none' } },
  },
  'composer',
);
/** Takes no place before something is said there. */
export const sent = style(
  {
    color: vars.color.positive,
    fontSize: vars.text.small,
    selectors: { '&:not(:empty)': { marginBlockStart: vars.space[2] } },
  },
  'sent',
);
export const blocked = style(
  {
    padding: vars.space[3],
    borderRadius: vars.radius.medium,
    background: vars.color.warningSoft,
    color: vars.color.warning,
    fontSize: vars.text.small,
  },
  'blocked',
);
