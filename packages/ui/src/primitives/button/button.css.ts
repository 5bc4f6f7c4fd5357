import { inLayer, media, vars } from '../../foundations/tokens.ts';
import { keyframes } from '@vanilla-extract/css';

const { style, variants } = inLayer('primitives');

export const button = style(
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    minHeight: vars.size.control,
    paddingInline: vars.space[4],
    border: '1px solid transparent',
    borderRadius: vars.radius.medium,
    fontSize: vars.text.small,
    fontWeight: vars.weight.strong,
    lineHeight: 1.25,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.55 },
      '&[data-loading]': { cursor: 'progress', opacity: 1 },
      '&:active:not(:disabled)': { transform: 'translateY(1px)' },
    },
    '@media': {
      [media.enlarged]: { whiteSpace: 'normal' },
      [media.forcedColors]: { borderColor: 'ButtonText' },
    },
  },
  'button',
);

const hover = '&:hover:not(:disabled, [aria-disabled="true"])';

export const variant = variants(
  {
    primary: {
      background: vars.color.brand,
      color: vars.color.onBrand,
      selectors: { [hover]: { background: vars.color.brandStrong } },
    },
    signal: {
      background: vars.color.signal,
      color: vars.color.onSignal,
      selectors: { [hover]: { background: vars.color.signalStrong } },
    },
    secondary: {
      background: vars.color.paper,
      borderColor: vars.color.lineStrong,
      color: vars.color.ink,
      selectors: { [hover]: { background: vars.color.surface, borderColor: vars.color.ink } },
    },
    quiet: {
      color: vars.color.brand,
      selectors: { [hover]: { background: vars.color.brandSoft, color: vars.color.brandStrong } },
    },
  },
  'variant',
);

export const size = variants(
  {
    small: { minHeight: vars.size.controlSmall, paddingInline: vars.space[3] },
    medium: {},
    large: {
      minHeight: vars.size.controlLarge,
      paddingInline: vars.space[6],
      fontSize: vars.text.body,
      '@media': { [media.enlarged]: { paddingInline: vars.space[2], fontSize: vars.text.small } },
    },
  },
  'size',
);

export const block = style({ width: '100%' }, 'block');

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style(
  {
    width: '1.125em',
    height: '1.125em',
    flex: 'none',
    border: '2px solid currentColor',
    borderInlineEndColor: 'transparent',
    borderRadius: vars.radius.round,
    animation: `${turn} 800ms linear infinite`,
  },
  'spinner',
);
