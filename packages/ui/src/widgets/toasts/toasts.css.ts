import { keyframes } from '@vanilla-extract/css';
import { clampLines, hairline, inLayer, overPage, vars } from '../../foundations/tokens.ts';

const { style, variants } = inLayer('widgets');

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const stack = style(
  {
    position: 'fixed',
    zIndex: overPage('toast'),
    insetInline: vars.size.gutter,
    bottom: vars.space[12],
    display: 'grid',
    gap: vars.space[2],
    width: 'auto',
    maxWidth: '26rem',
    marginInline: 'auto',
    pointerEvents: 'none',
  },
  'stack',
);

/** The two live regions are there before their messages are. */
export const region = style({ display: 'grid', gap: vars.space[2] }, 'region');

export const toast = style(
  {
    display: 'flex',
    alignItems: 'start',
    gap: vars.space[2],
    paddingBlock: vars.space[2],
    paddingInline: `${vars.space[3]} ${vars.space[2]}`,
    border: hairline,
    borderInlineStart: '3px solid currentColor',
    borderRadius: vars.radius.medium,
    background: vars.color.raised,
    boxShadow: vars.shadow.float,
    pointerEvents: 'auto',
    animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}`,
  },
  'toast',
);

export const tone = variants(
  {
    info: { color: vars.color.brand },
    success: { color: vars.color.positive },
    warning: { color: vars.color.warning },
    error: { color: vars.color.negative },
  },
  'tone',
);

export const icon = style({ marginBlock: '0.375rem' }, 'icon');

export const words = style(
  {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[3],
    rowGap: vars.space[1],
    paddingBlock: '0.3125rem',
    color: vars.color.ink,
    fontSize: vars.text.small,
    lineHeight: vars.leading.snug,
  },
  'words',
);

/** A text that never ends does not cover the page. */
export const text = style({ ...clampLines(6), flex: '1 1 10rem', overflowWrap: 'anywhere' }, 'text');
