export { inLayer } from './in-layer.ts';
export type { Layer } from './layer-order.ts';
export { layers } from './layers.css.ts';
export { media } from './media.ts';
export {
  clampLines,
  contentColumn,
  hairline,
  overPage,
  rightToLeft,
  rowBeginsHere,
  scrollBox,
  scrollEdge,
  unbalancedInChinese,
  visuallyHiddenRule,
} from './mixins.ts';
export { vars } from './theme-tokens.css.ts';
export { z, type ZName } from './z-index.ts';
