export { PressReleaseCard } from './press-release-card.tsx';
export type { PressReleaseCardProps } from './press-release-card.types.ts';
