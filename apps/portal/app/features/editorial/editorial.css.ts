import { hairline, inLayer, media, vars } from '@millwright/ui/tokens';

const { style } = inLayer('pages');

/** Text with the pages of its section next to it. */
export const layout = style(
  {
    display: 'grid',
    gap: vars.space[6],
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@media': { [media.wide]: { gridTemplateColumns: '13rem minmax(0, 1fr)', columnGap: vars.space[10] } },
  },
  'layout',
);

/**
 * The pages of the section: a column, or rows on a phone, whose words and line begin where the page does. None is out
 * of sight: one of them is this page.
 */
export const menu = style(
  {
    display: 'flex',
    gap: vars.space[1],
    '@media': {
      [media.wide]: { flexDirection: 'column', borderTop: hairline },
      [media.narrow]: {
        flexWrap: 'wrap',
        rowGap: 0,
        marginInline: `calc(-1 * ${vars.space[3]})`,
        paddingBottom: vars.space[2],
        background: `linear-gradient(${vars.color.line}, ${vars.color.line}) bottom / calc(100% - 2 * ${vars.space[3]}) 1px no-repeat`,
        fontSize: vars.text.small,
      },
    },
  },
  'menu',
);
export const menuLink = style(
  {
    display: 'block',
    whiteSpace: 'nowrap',
    padding: `${vars.space[2]} ${vars.space[3]}`,
    color: vars.color.inkMuted,
    borderRadius: vars.radius.small,
    selectors: {
      '&:hover': { color: vars.color.brand },
      '&[aria-current="page"]': {
        color: vars.color.brand,
        background: vars.color.brandSoft,
        fontWeight: vars.weight.strong,
      },
    },
  },
  'menuLink',
);

export const body = style(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8], minWidth: 0 },
  'body',
);
export const intro = style({ display: 'grid', gap: vars.space[3] }, 'intro');
export const image = style({ border: hairline, borderRadius: vars.radius.medium, maxWidth: '52rem' }, 'image');
