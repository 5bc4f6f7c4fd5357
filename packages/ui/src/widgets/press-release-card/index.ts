export { PressReleaseCard } from './press-release-card.tsx';
export type { PressReleaseCardData, PressReleaseCardProps } from './press-release-card.types.ts';
