export { FloatingBar } from './floating-bar.tsx';
export type { FloatingBarProps } from './floating-bar.types.ts';
