import { hairline, inLayer, media, vars } from '@millwright/ui/tokens';

const { globalStyle, style } = inLayer('pages');

/** A rail of filters or further reading next to the content; above or below it on narrow screens. */
export const withRail = style(
  {
    display: 'grid',
    gap: vars.space[6],
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@media': { [media.wide]: { gridTemplateColumns: '15rem minmax(0, 1fr)', columnGap: vars.space[10] } },
  },
  'withRail',
);

export const rail = style({ minWidth: 0, selectors: { '&:empty': { display: 'none' } } }, 'rail');
// A list without any content has nothing to filter by: it has the whole width.
globalStyle(`${withRail}:has(> ${rail}:empty)`, {
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const column = style(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6], minWidth: 0 },
  'column',
);

/** Tabs above a list, whose line is the rule above its heading, too. */
export const tabs = style({ minWidth: 0 }, 'tabs');
globalStyle(`${tabs} + section > :first-child`, { paddingTop: 0, background: 'none' });

/** Titles below one another, for a rail. */
export const titles = style({ display: 'grid' }, 'titles');
export const title = style({ borderBottom: hairline, paddingBlock: vars.space[2] }, 'title');
