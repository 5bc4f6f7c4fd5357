import { hairline, inLayer, vars } from '../../foundations/tokens.ts';

const { style, variants } = inLayer('widgets');

// The section looks at its own width: it stands in a page or in a column of one.
const roomy = '(width >= 56rem)';

export const section = style({ marginTop: vars.space[8], containerType: 'inline-size' }, 'section');

export const arrangement = variants(
  {
    cards: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: vars.size.gap,
      '@container': { [roomy]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
    },
    lines: { columns: '2 22rem', columnGap: vars.space[8] },
    feature: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.size.gap,
      '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
    },
  },
  'arrangement',
);

export const rest = style({ columns: '2 20rem', columnGap: vars.size.gap }, 'rest');

export const line = style(
  {
    breakInside: 'avoid',
    paddingBlock: vars.space[2],
    borderBottom: hairline,
  },
  'line',
);

export const notice = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlock: vars.space[4],
    borderBottom: hairline,
    color: vars.color.inkMuted,
    fontSize: vars.text.small,
  },
  'notice',
);

export const retry = style(
  { color: vars.color.brand, fontWeight: vars.weight.strong, lineHeight: '1.75rem', selectors: { '&:hover': { textDecoration: 'underline' } } },
  'retry',
);
