import type { GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '../../foundations/tokens.ts';

/**
 * What the links of a panel look like, by selector within it. They have no class: the same markup as in the menu of
 * narrow screens costs no bytes a second time.
 */
export const childLinks: readonly (readonly [selector: string, rule: GlobalStyleRule])[] = [
  [
    'a',
    {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[2],
      minHeight: 36,
      paddingInline: vars.space[4],
      fontSize: vars.text.small,
    },
  ],
  ['a:hover', { background: vars.color.surface, color: vars.color.brand }],
  ['a:focus-visible', { outlineOffset: -2 }],
  ['a[aria-current="page"]', { color: vars.color.brand, fontWeight: vars.weight.strong }],
];
