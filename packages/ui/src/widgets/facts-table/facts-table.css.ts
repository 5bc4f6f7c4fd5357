import { hairline, inLayer, media, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

/** A column too narrow for wide labels, wherever it stands. */
const slim = '(width < 22rem)';

/** One too narrow for two columns: a URL would be broken in it. */
const single = '(width < 19rem)';

export const list = style(
  {
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    borderTop: hairline,
    fontSize: vars.text.small,
  },
  'list',
);

export const fact = style(
  {
    display: 'grid',
    gridTemplateColumns: '9rem minmax(0, 1fr)',
    columnGap: vars.space[4],
    paddingBlock: vars.space[2],
    borderBottom: hairline,
    lineHeight: vars.leading.body,
    '@media': { [media.small]: { gridTemplateColumns: '6.5rem minmax(0, 1fr)' } },
    '@container': {
      [slim]: { gridTemplateColumns: '6.25rem minmax(0, 1fr)', columnGap: vars.space[3] },
      [single]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
  'fact',
);
export const link = style(
  { color: vars.color.brand, selectors: { '&:hover': { textDecoration: 'underline' } } },
  'link',
);
export const label = style({ color: vars.color.inkFaint, overflowWrap: 'anywhere' }, 'label');
export const value = style(
  { margin: 0, minWidth: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  'value',
);
