import type { IndustryContent } from './content.types.ts';
import { plastics } from './plastics/index.ts';

/** The written content of all industries. */
export const industryContents: readonly IndustryContent[] = [plastics];
