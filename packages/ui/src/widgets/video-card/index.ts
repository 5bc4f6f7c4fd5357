export { formatDuration } from './duration.ts';
export { VideoCard } from './video-card.tsx';
export type { VideoCardProps } from './video-card.types.ts';
