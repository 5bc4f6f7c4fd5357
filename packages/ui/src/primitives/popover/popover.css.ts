import { inLayer, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('primitives');

export const box = style({ width: '20rem', padding: vars.space[4], fontSize: vars.text.small }, 'box');

export const head = style(
  { display: 'flex', alignItems: 'start', gap: vars.space[3], marginBlockEnd: vars.space[2] },
  'head',
);

export const title = style(
  {
    flex: 1,
    minWidth: 0,
    paddingBlock: vars.space[1],
    fontSize: vars.text.body,
    fontWeight: vars.weight.heading,
    lineHeight: vars.leading.tight,
    overflowWrap: 'anywhere',
  },
  'title',
);
