import { inLayer, media, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

export const list = style({ display: 'grid' }, 'list');

export const period = style(
  {
    display: 'grid',
    gridTemplateColumns: '7rem minmax(0, 1fr)',
    columnGap: vars.space[5],
    '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'period',
);

export const when = style(
  {
    color: vars.color.brand,
    fontSize: vars.text.title,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: vars.leading.tight,
    overflowWrap: 'anywhere',
    textAlign: 'end',
    '@media': { [media.small]: { textAlign: 'start', paddingBottom: vars.space[2] } },
  },
  'when',
);

/** The line that runs along all periods. */
export const entries = style(
  {
    display: 'grid',
    gap: vars.space[5],
    paddingInlineStart: vars.space[5],
    paddingBottom: vars.space[8],
    borderInlineStart: `1px solid ${vars.color.lineStrong}`,
  },
  'entries',
);

export const entry = style(
  {
    position: 'relative',
    display: 'grid',
    gap: vars.space[1],
    maxWidth: vars.size.measure,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        top: '0.375rem',
        insetInlineStart: `calc(-1 * ${vars.space[5]} - 5px)`,
        width: 9,
        height: 9,
        borderRadius: vars.radius.round,
        background: vars.color.brand,
        // A mark of the theme's colour would vanish where the system chooses the colours.
        '@media': { [media.forcedColors]: { background: 'CanvasText' } },
      },
    },
  },
  'entry',
);

export const title = style({ fontSize: vars.text.body, lineHeight: vars.leading.snug }, 'title');
export const text = style(
  { color: vars.color.inkMuted, fontSize: vars.text.small, lineHeight: vars.leading.body },
  'text',
);
export const image = style({ maxWidth: '20rem', marginTop: vars.space[2] }, 'image');
