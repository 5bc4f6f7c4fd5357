import { inLayer, media, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

export const list = style(
  {
    display: 'flex',
    // On the narrowest screens the last places stand in a second row.
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space[1],
    fontSize: vars.text.small,
    fontVariantNumeric: 'tabular-nums',
  },
  'list',
);

export const place = style(
  {
    display: 'grid',
    placeItems: 'center',
    minWidth: vars.size.control,
    height: vars.size.control,
    paddingInline: vars.space[2],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    color: vars.color.ink,
    selectors: {
      'a&:hover': { borderColor: vars.color.brand, color: vars.color.brand },
      '&[aria-current]': {
        borderColor: vars.color.brand,
        background: vars.color.brand,
        color: vars.color.onBrand,
        fontWeight: vars.weight.strong,
      },
      '&[aria-disabled]': { color: vars.color.lineStrong },
    },
    '@media': { [media.small]: { minWidth: '2.25rem', paddingInline: vars.space[1] } },
  },
  'place',
);

export const gap = style(
  { display: 'grid', placeItems: 'center', minWidth: '1.25rem', height: vars.size.control, color: vars.color.inkFaint },
  'gap',
);
