import { inLayer } from './in-layer.ts';
import { visuallyHiddenRule } from './mixins.ts';
import { vars } from './theme-tokens.css.ts';

const utilities = inLayer('utilities');

/** Hidden from sight, present for assistive technology. */
export const visuallyHidden = utilities.style(visuallyHiddenRule, 'visuallyHidden');

/** Figures of one width, for dates, prices and counts. */
export const tabular = utilities.style({ fontVariantNumeric: 'tabular-nums' }, 'tabular');

utilities.globalStyle('::selection', { background: vars.color.brand, color: vars.color.onBrand });
