import { contentColumn, inLayer, vars } from '@millwright/ui/tokens';
import { firstScreenId } from '../../runtime/element-ids.ts';

const { globalStyle, style } = inLayer('pages');

// A page that a link led to is laid out as a whole: it is scrolled to where the visitor left it.
globalStyle(`[data-replaced] #${firstScreenId} ~ *`, { contentVisibility: 'visible' });

/** The content column of a page. */
export const page = style(
  {
    ...contentColumn,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: vars.space[3],
    paddingBottom: vars.space[12],
  },
  'page',
);

/**
 * What is said only where the end of the URL names it. The margin keeps the page from being scrolled to it, under
 * what is fixed.
 */
export const untranslated = style(
  {
    display: 'none',
    scrollMarginTop: '100vh',
    padding: vars.space[3],
    background: vars.color.brandSoft,
    selectors: { '&:target': { display: 'block' } },
  },
  'untranslated',
);
