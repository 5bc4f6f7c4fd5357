import { inLayer, vars } from '../../foundations/tokens.ts';

const { style } = inLayer('widgets');

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }, 'list');

export const item = style({ minWidth: 0, maxWidth: '100%' }, 'item');

export const tag = style(
  {
    display: 'block',
    maxWidth: 'min(14rem, 100%)',
    paddingInline: vars.space[2],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.small,
    background: vars.color.paper,
    color: vars.color.inkMuted,
    fontSize: vars.text.caption,
    // 24 px: the smallest target that a finger may have to hit.
    lineHeight: '1.375rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { '&:hover': { borderColor: vars.color.brand, color: vars.color.brand } },
  },
  'tag',
);

export const industry = style({ color: vars.color.brand, borderColor: vars.color.brand }, 'industry');
