export { formatDuration } from './duration.ts';
export { VideoCard, type VideoCardProps } from './video-card.tsx';
