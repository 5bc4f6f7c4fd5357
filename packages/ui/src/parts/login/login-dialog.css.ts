import { clampLines, hairline, inLayer, media, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

export const form = style({ display: 'grid', gap: vars.space[4] }, 'form');

export const modes = style(
  {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    borderBottom: hairline,
    marginTop: `calc(-1 * ${vars.space[2]})`,
  },
  'modes',
);

export const mode = style(
  {
    minHeight: vars.size.control,
    marginBottom: -1,
    borderBottom: '2px solid transparent',
    color: vars.color.inkMuted,
    fontSize: vars.text.body,
    textAlign: 'center',
    selectors: {
      '&:hover:not([aria-pressed="true"])': { color: vars.color.ink },
      '&[aria-pressed="true"]': {
        borderColor: vars.color.brand,
        color: vars.color.brand,
        fontWeight: vars.weight.strong,
      },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'Canvas',
        selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight' } },
      },
    },
  },
  'mode',
);

/** As high as the inputs, so that the row does not move when the image comes. */
export const imageButton = style(
  {
    position: 'relative',
    flex: 'none',
    width: '7.5rem',
    height: vars.size.control,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
    overflow: 'hidden',
    fontSize: vars.text.caption,
    color: vars.color.inkMuted,
    textAlign: 'center',
    selectors: { '&:hover': { borderColor: vars.color.ink } },
  },
  'imageButton',
);

export const image = style(
  {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    // Until it is there, and when it failed, the button says what it is; a broken image says nothing.
    selectors: { '[data-state="loading"] > &, [data-state="failed"] > &': { opacity: 0 } },
  },
  'image',
);

export const side = style({ flex: 'none', minWidth: '7.5rem' }, 'side');

export const prove = style(
  { justifySelf: 'start', marginTop: `calc(-1 * ${vars.space[2]})`, paddingInline: 0 },
  'prove',
);

export const proved = style(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: vars.size.control,
    paddingInline: vars.space[3],
    borderRadius: vars.radius.medium,
    background: vars.color.positiveSoft,
    color: vars.color.positive,
    fontSize: vars.text.small,
  },
  'proved',
);

/** There before its message is, but without a gap of its own. */
export const alert = style(
  { display: 'grid', selectors: { '&:empty': { marginTop: `calc(-1 * ${vars.space[4]})` } } },
  'alert',
);

const note = {
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[2],
  padding: vars.space[3],
  borderRadius: vars.radius.medium,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
} as const;

export const problem = style({ ...note, background: vars.color.negativeSoft, color: vars.color.negative }, 'problem');
/** A text that never ends does not push the button away. */
export const problemText = style({ ...clampLines(6), minWidth: 0 }, 'problemText');
export const success = style({ ...note, background: vars.color.positiveSoft, color: vars.color.positive }, 'success');

export const link = style(
  { color: vars.color.brand, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  'link',
);

export const foot = style(
  {
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'baseline',
    gap: vars.space[2],
    color: vars.color.inkMuted,
    fontSize: vars.text.small,
  },
  'foot',
);

/** At least 24 px high under a finger. */
export const register = style({ paddingBlock: '0.125rem', fontWeight: vars.weight.strong }, 'register');
