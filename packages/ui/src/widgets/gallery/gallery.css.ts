import { hairline, inLayer, media, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

export const gallery = style(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3], minWidth: 0 },
  'gallery',
);

export const main = style(
  {
    position: 'relative',
    display: 'block',
    selectors: { '&[href]': { cursor: 'zoom-in' }, '&[aria-busy="true"]': { cursor: 'progress' } },
  },
  'main',
);

export const mark = style(
  {
    position: 'absolute',
    // Where a drawing has neither its title block nor the sign of its projection.
    insetBlockStart: vars.space[5],
    insetInlineStart: vars.space[5],
    display: 'grid',
    placeItems: 'center',
    width: '2rem',
    height: '2rem',
    borderRadius: vars.radius.small,
    background: vars.color.deep,
    color: vars.color.onDeep,
    opacity: 0.9,
    '@media': { [media.forcedColors]: { border: '1px solid LinkText' }, [media.print]: { display: 'none' } },
  },
  'mark',
);

/** Buttons need a script; without one the large images are all in the row above. */
export const thumbs = style(
  {
    display: 'flex',
    gap: vars.space[2],
    overflowX: 'auto',
    padding: 4,
    margin: -4,
    // In the row of the arrows, which stand at its end.
    marginBlockStart: `calc(-1 * ${vars.size.controlSmall} - ${vars.space[3]} - 4px)`,
    maxWidth: `calc(100% - 2 * ${vars.size.controlSmall} - ${vars.space[4]})`,
    justifySelf: 'start',
    zIndex: 1,
    scrollbarWidth: 'thin',
    '@media': { '(scripting: none)': { display: 'none' }, [media.print]: { display: 'none' } },
  },
  'thumbs',
);

export const thumb = style(
  {
    display: 'block',
    flex: 'none',
    width: '5rem',
    padding: 2,
    border: hairline,
    borderRadius: vars.radius.medium,
    selectors: {
      '&:hover:not([aria-current])': { borderColor: vars.color.lineStrong },
      '&[aria-current="true"]': { borderColor: vars.color.brand, boxShadow: `0 0 0 1px ${vars.color.brand}` },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-current="true"]': { borderColor: 'Highlight', outline: '2px solid Highlight' } },
      },
    },
  },
  'thumb',
);

export const zoom = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] }, 'zoom');
export const large = style(
  {
    width: '100%',
    height: 'min(70svh, 60rem)',
    aspectRatio: 'auto',
    objectFit: 'contain',
    background: vars.color.surface,
    '@media': { [media.small]: { height: '60svh' } },
  },
  'large',
);
export const bar = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] }, 'bar');
export const caption = style(
  { flex: 1, minWidth: 0, color: vars.color.inkMuted, fontSize: vars.text.small, overflowWrap: 'anywhere' },
  'caption',
);
