import { contentColumn, hairline, inLayer, media, vars } from '@millwright/ui/tokens';

const { style } = inLayer('pages');

export const header = style({ background: vars.color.surface, borderBottom: hairline }, 'header');

export const bar = style(
  {
    ...contentColumn,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[2]} ${vars.space[5]}`,
    minHeight: 64,
    paddingBlock: vars.space[2],
    '@media': { [media.small]: { columnGap: vars.space[3] } },
  },
  'bar',
);

export const logo = style(
  {
    display: 'flex',
    gap: vars.space[2],
    alignItems: 'center',
    minHeight: 44,
    color: vars.color.ink,
    fontSize: vars.text.lead,
    fontWeight: vars.weight.heading,
    // A long name takes lines of its own, not the room of the button next to it.
    '@media': {
      [media.small]: { flex: '1 1 8rem', flexWrap: 'wrap', rowGap: 0, minWidth: 0, overflowWrap: 'anywhere' },
    },
  },
  'logo',
);
export const mark = style({ width: 28, height: 28, fill: vars.color.brand }, 'mark');
/** As high as a line of tools, and never wider than a phone. */
export const ownLogo = style({ width: 'auto', maxWidth: '12rem', maxHeight: 40, objectFit: 'contain' }, 'ownLogo');
export const siteKind = style(
  { color: vars.color.inkMuted, fontWeight: vars.weight.regular, fontSize: vars.text.body },
  'siteKind',
);

export const tools = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    marginInlineStart: 'auto',
    fontSize: vars.text.small,
    // A row of its own, below who is logged in.
    '@media': { [media.small]: { order: 1, flexBasis: '100%', marginInlineStart: 0 } },
  },
  'tools',
);
export const who = style(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minWidth: 0,
    fontSize: vars.text.small,
  },
  'who',
);
export const tool = style(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minHeight: 44,
    color: vars.color.inkMuted,
    whiteSpace: 'nowrap',
    selectors: { '&:hover': { color: vars.color.brand } },
  },
  'tool',
);
export const name = style(
  {
    display: 'inline-flex',
    gap: vars.space[1],
    alignItems: 'center',
    minWidth: 0,
    maxWidth: '14rem',
    color: vars.color.ink,
    fontWeight: vars.weight.label,
    // The overview says it, too.
    '@media': { [media.small]: { display: 'none' } },
  },
  'name',
);
export const nameText = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }, 'nameText');

export const nav = style({ background: vars.color.surface, borderBottom: hairline }, 'nav');
export const navList = style(
  { ...contentColumn, display: 'flex', gap: vars.space[5], overflowX: 'auto', scrollbarWidth: 'none' },
  'navList',
);
export const navLink = style(
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: 48,
    borderBlock: '2px solid transparent',
    color: vars.color.inkMuted,
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { color: vars.color.ink },
      '&[aria-current="page"]': {
        borderBlockEndColor: vars.color.brand,
        color: vars.color.brand,
        fontWeight: vars.weight.label,
      },
    },
  },
  'navLink',
);

export const footer = style(
  {
    ...contentColumn,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[1]} ${vars.space[5]}`,
    borderTop: hairline,
    paddingBlock: vars.space[4],
    color: vars.color.inkFaint,
    fontSize: vars.text.small,
    '@media': { [media.narrow]: { paddingBlockEnd: vars.space[8] } },
  },
  'footer',
);
