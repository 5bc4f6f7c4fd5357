import { hairline, inLayer, media, vars } from '../../foundations/tokens.ts';

const { style, globalStyle } = inLayer('widgets');

/** Two columns that keep their lines together; on a narrow screen each paragraph is followed by its counterpart. */
export const article = style({ display: 'grid', rowGap: vars.space[4] }, 'article');

export const pair = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: vars.space[10],
    '@media': {
      [media.narrow]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        rowGap: vars.space[2],
        paddingBottom: vars.space[4],
        borderBottom: hairline,
      },
    },
  },
  'pair',
);

export const title = style(
  {
    fontWeight: vars.weight.heading,
    fontSize: vars.text.headline,
    lineHeight: vars.leading.tight,
    overflowWrap: 'anywhere',
    '@media': { [media.narrow]: { fontSize: vars.text.title } },
  },
  'title',
);

export const brief = style(
  { maxWidth: vars.size.measure, color: vars.color.inkMuted, fontSize: vars.text.lead, lineHeight: vars.leading.body },
  'brief',
);

export const byline = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[4],
    color: vars.color.inkMuted,
    fontSize: vars.text.small,
  },
  'byline',
);

/** The counterpart, a shade lighter where both stand below one another. */
export const counterpart = style(
  {
    '@media': {
      [media.narrow]: {
        paddingInlineStart: vars.space[4],
        borderInlineStart: `3px solid ${vars.color.line}`,
        color: vars.color.inkMuted,
      },
    },
  },
  'counterpart',
);

export const counterpartImage = style({ '@media': { [media.narrow]: { display: 'none' } } }, 'counterpartImage');

// The pairs have the distance; a heading begins a part.
globalStyle(`${pair} > div > *`, { marginTop: 0 });
globalStyle(`${pair}:has(h2, h3)`, { marginTop: vars.space[4] });
