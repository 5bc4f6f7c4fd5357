import { QR_CANVAS_PX } from '@millwright/domain';
import { hairline, inLayer, media, vars, z } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

const scripting = '(scripting: none)';

export const menu = style(
  { position: 'relative', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] },
  'menu',
);
export const label = style({ color: vars.color.inkMuted, fontSize: vars.text.small }, 'label');

/** Buttons do nothing without scripts: the link takes their place. */
export const hydrated = style(
  { display: 'flex', flexWrap: 'wrap', gap: vars.space[2], '@media': { [scripting]: { display: 'none' } } },
  'hydrated',
);
export const link = style(
  {
    display: 'none',
    color: vars.color.brand,
    fontSize: vars.text.small,
    textDecoration: 'underline',
    '@media': { [scripting]: { display: 'inline' } },
  },
  'link',
);

export const status = style(
  {
    fontSize: vars.text.small,
    color: vars.color.positive,
    selectors: { '&[data-failed]': { color: vars.color.negative } },
  },
  'status',
);

/** The link as text, to be copied by hand. */
export const byHand = style(
  {
    flexBasis: '100%',
    minWidth: 0,
    height: vars.size.controlSmall,
    paddingInline: vars.space[2],
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.small,
    background: vars.color.paper,
    color: vars.color.ink,
    fontSize: vars.text.small,
  },
  'byHand',
);

export const code = style(
  {
    position: 'absolute',
    insetBlockStart: `calc(100% + ${vars.space[2]})`,
    insetInlineStart: 0,
    zIndex: z.raised,
    display: 'grid',
    gap: vars.space[3],
    width: `min(${QR_CANVAS_PX}px, 20rem, calc(100vw - 2 * ${vars.space[4]}))`,
    padding: vars.space[4],
    border: hairline,
    borderRadius: vars.radius.large,
    background: vars.color.raised,
    boxShadow: vars.shadow.float,
    fontSize: vars.text.small,
    '@media': {
      [media.print]: { display: 'none' },
      // Its button may stand at either edge: the code stands in the middle of the screen.
      [media.narrow]: {
        position: 'fixed',
        insetBlockStart: '50%',
        insetInline: vars.space[4],
        marginInline: 'auto',
        translate: '0 -50%',
      },
    },
  },
  'code',
);
