import { hairline, inLayer, media, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

export const header = style(
  { display: 'grid', gap: vars.space[3], paddingBottom: vars.space[4], borderBottom: hairline },
  'header',
);

export const kicker = style(
  {
    justifySelf: 'start',
    color: vars.color.brand,
    fontSize: vars.text.small,
    fontWeight: vars.weight.strong,
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
  'kicker',
);

export const title = style(
  {
    fontSize: vars.text.display,
    lineHeight: vars.leading.tight,
    overflowWrap: 'anywhere',
    '@media': { [media.narrow]: { fontSize: vars.text.headline } },
  },
  'title',
);

export const brief = style(
  {
    maxWidth: vars.size.measure,
    color: vars.color.inkMuted,
    fontSize: vars.text.lead,
    lineHeight: vars.leading.body,
    textWrap: 'pretty',
    '@media': { [media.narrow]: { fontSize: vars.text.body } },
  },
  'brief',
);

export const facts = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[5],
    rowGap: vars.space[1],
    color: vars.color.inkMuted,
    fontSize: vars.text.small,
  },
  'facts',
);

export const fact = style({ display: 'flex', gap: vars.space[2] }, 'fact');

export const factName = style({ color: vars.color.inkFaint }, 'factName');
