export { EditorialBlocks, type EditorialBlocksProps } from './editorial-blocks.tsx';
