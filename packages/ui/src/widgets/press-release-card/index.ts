export { PressReleaseCard, type PressReleaseCardProps } from './press-release-card.tsx';
