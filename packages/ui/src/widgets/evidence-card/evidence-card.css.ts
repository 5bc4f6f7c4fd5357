import { hairline, inLayer, media, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

export const card = style({ display: 'grid', gap: vars.space[6], minWidth: 0 }, 'card');
export const part = style({ display: 'grid', gap: vars.space[3], minWidth: 0, alignContent: 'start' }, 'part');
export const heading = style({ fontSize: vars.text.body, lineHeight: vars.leading.snug }, 'heading');
export const replies = style({ fontWeight: vars.weight.strong, textWrap: 'pretty' }, 'replies');
export const basis = style({ color: vars.color.inkMuted, fontWeight: vars.weight.regular }, 'basis');

export const meter = style(
  {
    appearance: 'none',
    display: 'block',
    width: '100%',
    maxWidth: '20rem',
    height: 6,
    marginTop: vars.space[2],
    border: 0,
    borderRadius: vars.radius.round,
    background: vars.color.surfaceStrong,
    overflow: 'hidden',
    selectors: {
      '&::-webkit-meter-bar': { height: 6, border: 0, background: vars.color.surfaceStrong },
      '&::-webkit-meter-optimum-value': { background: vars.color.brand },
      '&::-moz-meter-bar': { background: vars.color.brand },
    },
    '@media': { [media.forcedColors]: { appearance: 'auto' } },
  },
  'meter',
);

export const note = style(
  { color: vars.color.inkMuted, fontSize: vars.text.small, lineHeight: vars.leading.snug, textWrap: 'pretty' },
  'note',
);

export const certificates = style(
  {
    display: 'grid',
    gap: vars.space[4],
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
    alignItems: 'start',
    selectors: { '&:empty': { display: 'none' } },
  },
  'certificates',
);
export const certificate = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
    padding: vars.space[4],
    border: hairline,
    borderRadius: vars.radius.medium,
    minWidth: 0,
    overflowWrap: 'anywhere',
    '@media': { [media.print]: { breakInside: 'avoid' } },
  },
  'certificate',
);
export const name = style(
  { display: 'flex', flexWrap: 'wrap', gap: vars.space[2], alignItems: 'center', fontWeight: vars.weight.strong },
  'name',
);

export const local = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    color: vars.color.inkMuted,
    fontSize: vars.text.small,
    fontVariantNumeric: 'tabular-nums',
    minHeight: '1.5rem',
    marginBottom: vars.space[4],
  },
  'local',
);
export const holiday = style({ color: vars.color.warning }, 'holiday');
