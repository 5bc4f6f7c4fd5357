import { hairline, inLayer, media, vars } from '@millwright/ui/tokens';

const { style } = inLayer('pages');

export const head = style({ display: 'grid', gap: vars.space[4], paddingBlock: vars.space[4] }, 'head');

/** The industries, as tiles. */
export const industries = style(
  {
    display: 'grid',
    gap: vars.space[2],
    gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
    // Two next to each other where the longest name has room.
    '@media': { [media.small]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.25rem, 100%), 1fr))' } },
  },
  'industries',
);
export const industry = style(
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space[2],
    alignItems: 'center',
    height: '100%',
    padding: vars.space[3],
    // “Semiconductors” has its place in half a phone.
    '@media': { [media.small]: { paddingInline: vars.space[2] } },
    border: hairline,
    borderRadius: vars.radius.small,
    fontSize: vars.text.small,
    selectors: { '&:hover': { borderColor: vars.color.brand, color: vars.color.brand } },
  },
  'industry',
);
export const icon = style({ width: '1.5rem', height: '1.5rem', color: vars.color.brand }, 'icon');

/** What is offered next to what is sought. */
export const sides = style(
  {
    display: 'grid',
    gap: vars.space[8],
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  },
  'sides',
);
