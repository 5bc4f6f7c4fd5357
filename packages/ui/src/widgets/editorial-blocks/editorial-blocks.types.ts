import type { PageBlock } from '@millwright/domain';

/** Props of the blocks of an editorial page. */
export interface EditorialBlocksProps {
  /** The parts of the page, in their order. One without anything in it is left out. */
  blocks: readonly PageBlock[];
}
