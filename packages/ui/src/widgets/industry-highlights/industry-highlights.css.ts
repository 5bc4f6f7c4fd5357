import { hairline, inLayer, media, vars } from '../../foundations/tokens.ts';
import { children, menu } from '../../parts/industries/industry-menu.css.ts';

const { globalStyle, style } = inLayer('widgets');

/** The lead story next to two lists; one of them alone fills the row. */
export const highlights = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))',
    gap: vars.space[5],
    fontSize: vars.text.small,
    lineHeight: vars.leading.snug,
  },
  'highlights',
);

/** Around highlights that came as HTML: it has no box of its own. */
export const rendered = style({ display: 'contents' }, 'rendered');

// In the menu: below the children of the industry, where there is room next to the list.
const height = '54%';
globalStyle(`${menu} ${highlights}`, {
  '@media': {
    [media.wide]: {
      gridColumn: 2,
      alignSelf: 'end',
      alignContent: 'start',
      height,
      marginInline: vars.space[5],
      paddingBlock: vars.space[4],
      borderBlockStart: hairline,
      overflowY: 'auto',
    },
    [media.narrow]: { display: 'none' },
  },
});
globalStyle(`${menu}:has(${highlights}) ${children}`, { '@media': { [media.wide]: { insetBlockEnd: height } } });

export const story = style({ display: 'grid', alignContent: 'start', gap: vars.space[2] }, 'story');
globalStyle(`${story} img`, { borderRadius: vars.radius.medium });

export const storyTitle = style({ fontWeight: vars.weight.strong, fontSize: vars.text.body }, 'storyTitle');

export const lists = style({ display: 'grid', alignContent: 'start', gap: vars.space[4], minWidth: 0 }, 'lists');

export const heading = style(
  { color: vars.color.inkMuted, fontSize: vars.text.caption, marginBlockEnd: vars.space[1] },
  'heading',
);

export const entry = style(
  { display: 'flex', justifyContent: 'space-between', gap: vars.space[3], paddingBlock: vars.space[1] },
  'entry',
);

export const entryTitle = style({ minWidth: 0 }, 'entryTitle');

export const days = style({ flex: 'none', color: vars.color.inkMuted, fontSize: vars.text.caption }, 'days');

globalStyle(`${highlights} a:hover`, {
  color: vars.color.brand,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
