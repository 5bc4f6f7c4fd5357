export { embedUrl, VideoPlayer } from './video-player.tsx';
export type {
  VideoCaptions,
  VideoChapter,
  VideoFile,
  VideoPlayerPorts,
  VideoPlayerProps,
  VideoSource,
} from './video-player.types.ts';
