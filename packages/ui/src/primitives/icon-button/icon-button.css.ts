import { inLayer, media, vars } from '../../foundations/tokens.ts';

const { style, variants } = inLayer('primitives');

export const iconButton = style(
  {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: vars.radius.medium,
    border: '1px solid transparent',
    color: 'inherit',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      // A veil of the text's own colour suits every ground.
      '&:hover:not(:disabled, :active)': { background: 'color-mix(in srgb, currentcolor 10%, transparent)' },
      '&:active:not(:disabled)': { background: 'color-mix(in srgb, currentcolor 18%, transparent)' },
      '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
    },
    '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
  },
  'iconButton',
);

export const size = variants(
  {
    small: { width: vars.size.controlSmall, height: vars.size.controlSmall },
    medium: { width: vars.size.control, height: vars.size.control },
    large: { width: vars.size.controlLarge, height: vars.size.controlLarge, fontSize: vars.text.lead },
  },
  'size',
);
