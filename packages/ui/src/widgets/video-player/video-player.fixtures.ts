import moving from './moving-square.fixture.webm?no-inline';
import type { VideoChapter, VideoSource } from './video-player.types.ts';

/** A file of our own that plays: two seconds of a square that moves, drawn for stories. */
export const file: VideoSource = { kind: 'file', files: [{ src: moving, type: 'video/webm' }] };

/** A file of our own that is none. */
export const brokenFile: VideoSource = { kind: 'file', files: [{ src: '/videos/none.webm', type: 'video/webm' }] };

/** The host that stories allow. */
export const embedHosts = ['player.example'];

/** The player of another site. */
export const embed: VideoSource = {
  kind: 'embed',
  src: 'https://player.example/v/31',
  page: 'https://player.example/watch/31',
  startParameter: 'start',
};

/** Parts of the video. */
export const chapters: readonly VideoChapter[] = [
  { seconds: 0, title: 'Melting' },
  { seconds: 1, title: 'Pouring and pressing' },
  { seconds: 3725, title: 'Taking the part out' },
];
