import { inLayer, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

export const list = style(
  {
    display: 'flex',
    gap: vars.space[1],
    paddingBlock: vars.space[2],
    color: vars.color.inkFaint,
    fontSize: vars.text.small,
    lineHeight: 1.5,
    whiteSpace: 'nowrap',
    // A long trail on the narrowest screens, or with more space between letters, goes on in a second row.
    flexWrap: 'wrap',
  },
  'list',
);

export const item = style(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    // A name that is longer than a row is broken, where the type is enlarged.
    flex: '0 1 auto',
    minWidth: 0,
    // The page's own name gives way: it stands below again as the heading.
    selectors: { '&:last-child': { flex: '0 1 8rem', maxWidth: '100%', minWidth: 0, flexGrow: 1 } },
  },
  'item',
);

export const link = style(
  {
    color: vars.color.inkMuted,
    whiteSpace: 'normal',
    selectors: { '&:hover': { color: vars.color.brand, textDecoration: 'underline' } },
  },
  'link',
);

export const current = style({ overflow: 'hidden', textOverflow: 'ellipsis' }, 'current');

export const arrow = style(
  { flex: 'none', width: '0.875em', height: '0.875em', color: vars.color.lineStrong },
  'arrow',
);
