import postcss, { type Rule } from 'postcss';
import type { Plugin } from 'vite';
import { layerOrder } from '../ui/src/foundations/layer-order.ts';

/** A class of ours: `bmw-teaser` is none, and neither is what a page calls `mw-` itself. */
const ours = ':is([class^="mw-"], [class*=" mw-"])';

/**
 * What stands inside of one of our widgets, in an element or a dialog of it. Of no weight, so that the order of the
 * layers alone decides.
 */
const inside = `:where([data-millwright] ${ours}, [data-millwright]${ours}, [data-millwright] ${ours} *)`;

const insideOnly = (selector: string): string => {
  const [, element = '', pseudo = ''] = /^(.*?)(::?[\w-]+(?:\(.*\))?)?$/.exec(selector) ?? [];
  return `${element}${inside}${pseudo}`;
};

const isOfPage = (selector: string) => /^(html|body)\b/.test(selector);

/** What our own pages say of all text and all selections, and a page that is not ours says itself. */
const isOfAllText = /^(?:\[lang\]|::selection)$/;

/** Chinese is set as it should be inside of our widgets only; custom properties change nothing by themselves. */
const composeInside = (rule: Rule): void => {
  const set = rule.nodes.filter((node) => node.type === 'decl' && !node.variable);
  if (set.length === 0) return;
  const inner = rule.clone({ selector: `${rule.selector} ${inside}`, nodes: [] });
  rule.after(inner.append(set));
  if (rule.nodes.length === 0) rule.remove();
};

/**
 * Keeps the reset inside of our widgets, and lets the page alone decide how it looks and whether it is light or dark.
 */
const contain = (rule: Rule, layer: string): void => {
  if (isOfAllText.test(rule.selector)) return void rule.remove();
  if (layer === 'mw.reset' || rule.selector.startsWith('*')) {
    const selectors = rule.selectors.filter((selector) => !isOfPage(selector));
    if (selectors.length === 0) return void rule.remove();
    rule.selectors = selectors.map(insideOnly);
  }
  if (rule.selector === '[lang|=zh]' || rule.selector === '[lang|="zh"]') composeInside(rule);
  if (rule.selector.startsWith(':root')) rule.walkDecls('color-scheme', (declaration) => void declaration.remove());
  if (rule.selector === ':root:not([data-theme])') rule.remove();
  return undefined;
};

/**
 * The classes of ours that an element must have for a selector to hold; what it must not have, or may have, is left
 * out.
 */
const neededClasses = (selector: string): string[] =>
  [...selector.replace(/:(?:not|is|where)\((?:[^()]|\([^()]*\))*\)/g, '').matchAll(/\.(mw-[\w-]+)/g)].map(
    ([, name = '']) => name,
  );

/** Drops the rules for what no script of the elements ever shows. */
const keepNamed = (rule: Rule, scripts: string): void => {
  const selectors = rule.selectors.filter((selector) =>
    neededClasses(selector).every((name) => scripts.includes(name)),
  );
  if (selectors.length === 0) rule.remove();
  else rule.selectors = selectors;
};

/**
 * The sheet for a page that is not ours: it changes nothing outside of the elements. The sheets that it is made of come
 * as the bundler likes.
 * @param scripts All code of the elements, which names the classes that there are.
 */
export const contained = (text: string, scripts: string): string => {
  const stylesheet = postcss.parse(text);
  stylesheet.walkAtRules('layer', (layer) => layer.walkRules((rule) => contain(rule, layer.params)));
  stylesheet.walkRules(/\.mw-/, (rule) => keepNamed(rule, scripts));
  stylesheet.walkAtRules(/^(?:media|supports)$/, (block) =>
    block.nodes?.length === 0 ? void block.remove() : undefined,
  );
  return layerOrder + stylesheet.toString();
};

/**
 * Makes of the styles of the package one sheet for a page that is not ours: it changes nothing outside of the elements.
 */
export const containStyles = (): Plugin => ({
  name: 'contain-styles',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const scripts = Object.values(bundle)
        .map((file) => (file.type === 'chunk' ? file.code : ''))
        .join('\n');
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        file.source = contained(String(file.source), scripts);
      }
    },
  },
});
