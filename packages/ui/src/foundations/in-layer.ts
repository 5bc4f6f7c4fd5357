import {
  globalStyle as veGlobalStyle,
  style as veStyle,
  styleVariants as veStyleVariants,
  type GlobalStyleRule,
  type StyleRule,
} from '@vanilla-extract/css';
import type { Layer } from './layer-order.ts';
import { layers } from './layers.css.ts';
import { media } from './media.ts';

type Rules = Record<string, object>;

const isHover = (selector: string) => selector.includes(':hover');

/** A rule whose selectors with `:hover` hold only where a pointer can hover. */
const hoverByMouse = (rule: StyleRule): StyleRule => {
  const { selectors = {}, '@media': queries, ':hover': hovered, ...rest } = rule as Rules;
  const entries = Object.entries(selectors);
  const moved = Object.fromEntries([
    ...(hovered ? [['&:hover', hovered] as const] : []),
    ...entries.filter(([selector]) => isHover(selector)),
  ]);
  if (Object.keys(moved).length === 0) return rule;
  const others = Object.fromEntries(entries.filter(([selector]) => !isHover(selector)));
  return { ...rest, selectors: others, '@media': { ...queries, [media.hover]: { selectors: moved } } } as StyleRule;
};

/**
 * The style functions of vanilla-extract, bound to one cascade layer. For use in `*.css.ts` only:
 * `const { style, globalStyle, variants } = inLayer('widgets')`. What is said of `:hover` is for a mouse alone: a
 * finger would leave it behind on what it touched, and each tap would be styled and painted twice.
 */
export const inLayer = (name: Layer) => {
  const layer = layers[name];
  const wrap = <Rule extends object>(rule: Rule) => ({ '@layer': { [layer]: rule } });
  return {
    /** One class; `debugId` is the part of its name that says what it is. */
    style: (rule: StyleRule, debugId?: string): string => veStyle(wrap(hoverByMouse(rule)) as StyleRule, debugId),
    /** A rule for a selector that is not a class of our own, such as the elements of an article's body. */
    globalStyle: (selector: string, rule: GlobalStyleRule): void =>
      veGlobalStyle(
        selector,
        wrap(isHover(selector) ? { '@media': { [media.hover]: rule } } : rule) as GlobalStyleRule,
      ),
    /** One class for each key. */
    variants: <Key extends string>(rules: Record<Key, StyleRule>, debugId?: string): Record<Key, string> =>
      veStyleVariants(rules, (rule) => [wrap(hoverByMouse(rule as StyleRule)) as StyleRule], debugId) as Record<
        Key,
        string
      >,
  };
};
