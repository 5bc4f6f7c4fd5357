import { assignVars } from '@vanilla-extract/css';
import { inLayer } from './in-layer.ts';
import { media } from './media.ts';
import { themeColors, themeShadows, type ThemeName } from './theme-values.ts';
import { vars } from './theme-tokens.css.ts';

const { globalStyle } = inLayer('foundations');

const themed = (theme: ThemeName) => ({
  ...assignVars(vars.color, themeColors[theme]),
  ...assignVars(vars.shadow, themeShadows[theme]),
});

globalStyle(':root, [data-theme="light"]', { colorScheme: 'light', vars: themed('light') });
globalStyle(':root', {
  vars: {
    ...assignVars(vars.space, {
      1: '0.25rem',
      2: '0.5rem',
      3: '0.75rem',
      4: '1rem',
      5: '1.25rem',
      6: '1.5rem',
      8: '2rem',
      10: '2.5rem',
      12: '3rem',
      16: '4rem',
    }),
    ...assignVars(vars.text, {
      caption: '0.75rem',
      small: '0.875rem',
      body: '1rem',
      lead: '1.125rem',
      title: '1.375rem',
      headline: '1.75rem',
      display: '2.25rem',
    }),
    ...assignVars(vars.radius, { small: '2px', medium: '4px', large: '8px', round: '999px' }),
    ...assignVars(vars.motion, {
      fast: '120ms',
      medium: '160ms',
      slow: '200ms',
      ease: 'cubic-bezier(0.2, 0, 0, 1)',
    }),
    [vars.size.content]: '80rem',
    [vars.size.gutter]: '2rem',
    [vars.size.gap]: '1.5rem',
    [vars.size.controlSmall]: '2rem',
    [vars.size.control]: '2.5rem',
    [vars.size.controlLarge]: '3rem',
  },
  '@media': {
    [media.narrow]: { vars: { [vars.size.gutter]: '1.5rem', [vars.size.gap]: '1rem' } },
    [media.reducedMotion]: {
      vars: { [vars.motion.fast]: '0s', [vars.motion.medium]: '0s', [vars.motion.slow]: '0s' },
    },
  },
});

// Without a choice of the visitor's the system decides; `data-theme` is the choice.
globalStyle(':root:not([data-theme])', {
  '@media': {
    '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: themed('dark') },
    '(prefers-contrast: more)': { colorScheme: 'light', vars: themed('contrast') },
  },
});
globalStyle('[data-theme="dark"]', { colorScheme: 'dark', vars: themed('dark') });
globalStyle('[data-theme="contrast"]', { colorScheme: 'light', vars: themed('contrast') });
