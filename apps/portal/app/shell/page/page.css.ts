import { contentColumn, inLayer, vars } from '@millwright/ui/tokens';

const { globalStyle, style } = inLayer('pages');

/** Id of the part of a page that is painted first, where what follows it moves nothing in it. */
export const firstScreenId = 'first-screen';

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
