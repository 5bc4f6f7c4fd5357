/** Breaks nothing: another widget by its index. */
export { inside } from '../other/index.ts';
