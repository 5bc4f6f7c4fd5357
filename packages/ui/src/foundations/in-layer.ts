import {
  globalStyle as veGlobalStyle,
  style as veStyle,
  styleVariants as veStyleVariants,
  type GlobalStyleRule,
  type StyleRule,
} from '@vanilla-extract/css';
import type { Layer } from './layer-order.ts';
import { layers } from './layers.css.ts';

/**
 * The style functions of vanilla-extract, bound to one cascade layer. For use in `*.css.ts` only:
 * `const { style, globalStyle, variants } = inLayer('widgets')`.
 */
export const inLayer = (name: Layer) => {
  const layer = layers[name];
  const wrap = <Rule extends object>(rule: Rule) => ({ '@layer': { [layer]: rule } });
  return {
    /** One class; `debugId` is the part of its name that says what it is. */
    style: (rule: StyleRule, debugId?: string): string => veStyle(wrap(rule) as StyleRule, debugId),
    /** A rule for a selector that is not a class of our own, such as the elements of an article's body. */
    globalStyle: (selector: string, rule: GlobalStyleRule): void =>
      veGlobalStyle(selector, wrap(rule) as GlobalStyleRule),
    /** One class for each key. */
    variants: <Key extends string>(rules: Record<Key, StyleRule>, debugId?: string): Record<Key, string> =>
      veStyleVariants(rules, (rule) => [wrap(rule as StyleRule) as StyleRule], debugId) as Record<Key, string>,
  };
};
