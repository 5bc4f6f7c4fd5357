import { contentColumn, inLayer, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

export const page = style(
  { ...contentColumn, display: 'grid', gap: vars.space[8], paddingBlock: vars.space[12] },
  'page',
);

export const part = style(
  {
    display: 'grid',
    gap: vars.space[3],
    maxWidth: '40rem',
    paddingInlineStart: vars.space[4],
    borderInlineStart: `4px solid ${vars.color.negative}`,
  },
  'part',
);

export const heading = style(
  { fontSize: vars.text.headline, fontWeight: vars.weight.heading, lineHeight: vars.leading.snug },
  'heading',
);

export const text = style({ color: vars.color.inkMuted }, 'text');

export const details = style(
  { fontSize: vars.text.small, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  'details',
);

export const home = style(
  {
    justifySelf: 'start',
    paddingBlock: vars.space[1],
    color: vars.color.brand,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
  'home',
);
