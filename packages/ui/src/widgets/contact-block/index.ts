export { ContactBlock } from './contact-block.tsx';
export type { ContactBlockProps, ContactState } from './contact-block.types.ts';
