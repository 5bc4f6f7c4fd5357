/** Breaks: of another widget only its index is imported. */
export { inside } from '../other/inside.ts';
