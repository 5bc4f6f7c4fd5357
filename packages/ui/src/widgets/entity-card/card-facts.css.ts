import { inLayer, media, vars } from '../../foundations/tokens.ts';

const { style, variants, globalStyle } = inLayer('widgets');

// A file of their own: no card of the home page has facts, so its stylesheet is without them.

export const facts = variants(
  {
    // In a narrow column one below the other, so that the cards of a row can be compared.
    stacked: { display: 'grid', rowGap: vars.space[1], marginTop: vars.space[1], fontSize: vars.text.small },
    adjacent: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space[5],
      rowGap: vars.space[1],
      marginTop: vars.space[1],
      fontSize: vars.text.small,
      '@media': { [media.narrow]: { columnGap: vars.space[3] } },
    },
  },
  'facts',
);
/** A value that does not fit next to its name stands below it, instead of a letter a line. */
export const fact = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[2], minWidth: 0 }, 'fact');

// A card this wide has room for its facts at its end, as a parts catalogue has its columns.
const roomy = '(width >= 42rem)';
const atRoomy = (rule: Record<string, unknown>) => ({ '@container': { [roomy]: rule } });

/** A card whose facts are compared with those of the cards above and below it. */
export const compared = style({ containerType: 'inline-size' }, 'compared');
export const textCompared = style(
  atRoomy({ gridTemplateColumns: 'minmax(0, 1fr) 18rem', columnGap: vars.space[8] }),
  'textCompared',
);
globalStyle(`${textCompared} > *`, atRoomy({ gridColumn: '1' }));
export const factsCompared = style(
  atRoomy({ display: 'grid', alignContent: 'start', rowGap: 0, marginTop: 0 }),
  'factsCompared',
);
// Over the rows that a card has at least: what else it says stands below the facts without moving them.
globalStyle(`${textCompared} > ${factsCompared}`, atRoomy({ gridColumn: '2', gridRow: '1 / span 3' }));
globalStyle(
  `${factsCompared} > ${fact}`,
  atRoomy({ display: 'grid', gridTemplateColumns: '6rem minmax(0, 1fr)', lineHeight: vars.leading.body }),
);
export const factLabel = style(
  { flex: 'none', maxWidth: '100%', color: vars.color.inkFaint, overflowWrap: 'anywhere' },
  'factLabel',
);
export const factValue = style({ margin: 0, minWidth: 0, fontVariantNumeric: 'tabular-nums' }, 'factValue');
