import { hairline, inLayer, media, vars } from '../../foundations/tokens.ts';

const { style, globalStyle } = inLayer('widgets');

export const kinds = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[8] }, 'kinds');
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }, 'list');

export const item = style(
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '6rem minmax(0, 1fr) auto',
    gap: vars.space[4],
    alignItems: 'center',
    paddingBlock: vars.space[3],
    borderBottom: hairline,
    '@media': { [media.small]: { gridTemplateColumns: '4.5rem minmax(0, 1fr) auto', gap: vars.space[3] } },
  },
  'item',
);

/** Images of any shape in one column: none is higher than an image of four by three is. */
export const image = style({ display: 'flex', justifyContent: 'center' }, 'image');
globalStyle(`${image} > img`, { width: 'auto', maxWidth: '100%' });
export const words = style({ display: 'grid', gap: vars.space[1], minWidth: 0, overflowWrap: 'anywhere' }, 'words');
export const title = style({ fontSize: vars.text.body, lineHeight: vars.leading.snug }, 'title');
export const titleLink = style({ selectors: { '&:hover': { color: vars.color.brand } } }, 'titleLink');
export const saved = style({ color: vars.color.inkFaint, fontSize: vars.text.caption }, 'saved');
