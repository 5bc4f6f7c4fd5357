import { inLayer, vars, z } from '../../foundations/tokens.ts';
import { childLinks } from '../../parts/navigation/child-links.ts';
import { item as sharedItem, toggle } from '../../parts/navigation/main-navigation.css.ts';

const { globalStyle, style } = inLayer('widgets');

/** The row of the other navigation; a panel lies in the item itself. */
export const item = `${sharedItem} ${style({ position: 'relative' })}`;

export const trigger = `${toggle} ${style({
  selectors: { '&[data-state="open"]': { color: vars.color.brand, rotate: '180deg' } },
})}`;

export const panel = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: 0,
  zIndex: z.panel,
  width: 'max-content',
  minWidth: 176,
  maxWidth: 320,
  paddingBlock: vars.space[2],
  background: vars.color.raised,
  color: vars.color.ink,
  border: `1px solid ${vars.color.line}`,
  borderRadius: `0 0 ${vars.radius.medium} ${vars.radius.medium}`,
  boxShadow: vars.shadow.float,
});

for (const [link, rule] of childLinks) globalStyle(`${panel} ${link}`, rule);
