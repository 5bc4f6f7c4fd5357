export { FloatingBarHost, loadFloatingBar } from './floating-bar-host.tsx';
export type { FloatingBarHostProps } from './floating-bar.types.ts';
