export { ContactBlock, type ContactBlockProps, type ContactState } from './contact-block.tsx';
