export { FloatingBarLinks } from './floating-bar-links.tsx';
export type { FloatingBarLinksProps } from './floating-bar.types.ts';
