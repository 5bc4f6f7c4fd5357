import { inLayer, vars } from '@millwright/ui/tokens';

const { style } = inLayer('pages');

/**
 * What is said only where the end of the URL names it. The margin keeps the page from being scrolled to it, under
 * what is fixed.
 */
export const note = style(
  {
    display: 'none',
    scrollMarginTop: '100vh',
    padding: vars.space[3],
    background: vars.color.brandSoft,
    selectors: { '&:target': { display: 'block' } },
  },
  'note',
);
