import { hairline, inLayer, media, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

/** What a script opens next to an entry. */
export const block = style(
  {
    position: 'absolute',
    insetInlineEnd: '100%',
    insetBlockStart: 0,
    // Belongs to the entry without a gap, so that the pointer can travel into it.
    paddingInlineEnd: vars.space[2],
    width: 'max-content',
    selectors: { '&[data-place="up"]': { insetBlockStart: 'auto', insetBlockEnd: 0 } },
    '@media': {
      // Neither header nor the question of consent lies over it in a low window.
      [media.wide]: {
        selectors: { '&[data-place="up"]': { insetBlockStart: '50%', insetBlockEnd: 'auto', translate: '0 -50%' } },
      },
    },
  },
  'block',
);

export const card = style(
  {
    display: 'grid',
    gap: vars.space[2],
    justifyItems: 'start',
    maxWidth: 'min(18rem, calc(100vw - 4.5rem))',
    padding: vars.space[4],
    border: hairline,
    borderRadius: vars.radius.large,
    background: vars.color.raised,
    boxShadow: vars.shadow.float,
    fontSize: vars.text.small,
    lineHeight: vars.leading.snug,
  },
  'card',
);

export const cardTitle = style({ fontWeight: vars.weight.strong }, 'cardTitle');
export const cardNote = style(
  { color: vars.color.inkMuted, fontSize: vars.text.caption, maxWidth: '10rem' },
  'cardNote',
);
export const cardLink = style(
  {
    paddingBlock: vars.space[1],
    color: vars.color.brand,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
  },
  'cardLink',
);

export const qr = style({ width: 160 }, 'qr');
