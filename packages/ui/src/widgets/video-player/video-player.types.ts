import type { ChartClock } from '../../behaviours/chart/index.ts';

/** Where the player stands, as `data-state` says it. */
export type VideoPlayerState =
  /** Only the poster is there: nothing was requested. */
  | 'poster'
  /** The visitor pressed play, and it is being found out whether another site may be asked. */
  | 'requesting'
  /** The visitor does not want another site to be asked. */
  | 'refused'
  /** The video is on its way. */
  | 'loading'
  /** It can be watched; its own controls pause it. */
  | 'playing'
  /** It could not be had. */
  | 'failed';

/** What can happen to the player. */
export type VideoPlayerEvent =
  /** The visitor wants to watch, from a second of the video on. */
  | { type: 'PLAY.WANTED'; at: number }
  /** Another site may be called. */
  | { type: 'CONSENT.GIVEN' }
  /** It may not. */
  | { type: 'CONSENT.REFUSED' }
  /** The video can be watched. */
  | { type: 'MEDIA.READY' }
  /** It cannot. */
  | { type: 'MEDIA.FAILED' };

/** What the player knows. */
export interface VideoPlayerContext {
  /** The second of the video that was requested last. */
  at: number;
}

/** A file of our own in one format. */
export interface VideoFile {
  /** Its URL. */
  src: string;
  /** Its media type, e.g. `video/mp4`. */
  type: string;
}

/** Subtitles of a video. */
export interface VideoCaptions {
  /** URL of a WebVTT file. */
  src: string;
  /** Language tag. */
  lang: string;
  /** The language's own name. */
  name: string;
}

/** Where a video comes from. */
export type VideoSource =
  | {
      kind: 'file';
      /** The same video in the formats there are, the best first. */
      files: readonly [VideoFile, ...VideoFile[]];
      /** Subtitles. @default none */
      captions?: readonly VideoCaptions[];
      /** Where it can be had without scripts. @default the first file */
      page?: string;
    }
  | {
      kind: 'embed';
      /** URL of the player of another site: https, of a host that is allowed. */
      src: string;
      /** The page where it can be watched there. @default the player's URL */
      page?: string;
      /** The query parameter that takes the second to begin with. @default it always begins at the beginning */
      startParameter?: string;
    };

/** A part of a video. */
export interface VideoChapter {
  /** When it begins, in seconds. */
  seconds: number;
  title: string;
}

/** How the player reaches the world. */
export interface VideoPlayerPorts {
  /**
   * Whether the player of another site may be loaded; asked when play was pressed, never before. It may reject, which
   * counts as no, or never settle.
   * @default yes: pressing play is the visitor's consent, and the host is named next to the button
   */
  mayLoadThirdParty?: ((host: string) => boolean | Promise<boolean>) | undefined;
  /** Tells the time. @default the browser's */
  clock?: ChartClock | undefined;
}

/** Props of {@link VideoPlayer}. */
export interface VideoPlayerProps extends VideoPlayerPorts {
  /** The title of the video. */
  title: string;
  /** Where it comes from. */
  source: VideoSource;
  /** The image shown before it plays; null where there is none. */
  poster: string | null;
  /** How long it runs; null where it is not known. @default null */
  durationSeconds?: number | null;
  /** Its parts, in order. @default none */
  chapters?: readonly VideoChapter[];
  /** Hosts whose players may be shown. @default none */
  embedHosts?: readonly string[];
}
