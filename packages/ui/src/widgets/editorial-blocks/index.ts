export { EditorialBlocks } from './editorial-blocks.tsx';
export type { EditorialBlocksProps } from './editorial-blocks.types.ts';
