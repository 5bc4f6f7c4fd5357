import { hairline, inLayer, media, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

/** A row with a list of its own. */
export const entry = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    borderBottom: hairline,
    paddingBlock: vars.space[4],
  },
  'entry',
);
export const changes = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] }, 'changes');
export const change = style(
  {
    display: 'grid',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    gridTemplateColumns: 'minmax(0, 14rem) minmax(0, 1fr)',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'change',
);
export const before = style({ color: vars.color.inkMuted }, 'before');
export const after = style({ textDecoration: 'none' }, 'after');
