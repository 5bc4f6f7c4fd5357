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
