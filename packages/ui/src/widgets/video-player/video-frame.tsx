'use client';

import { VIDEO_PLAYER_PX } from '@millwright/domain';
import { useEffect, useRef, type RefObject } from 'react';
import * as css from './video-player.css.ts';
import type { VideoSource } from './video-player.types.ts';

/** What is shown once somebody wants to watch. */
export interface VideoFrameProps {
  /** The title of the video. */
  title: string;
  /** Where it comes from. */
  source: VideoSource;
  /** URL of the player of another site; null for files. */
  embed: URL | null;
  /** The second to begin with. */
  at: number;
  /** The image shown before its first image; null where there is none. */
  poster: string | null;
  /** Holds the element of a file. */
  video: RefObject<HTMLVideoElement | null>;
  /** It can be watched. */
  onReady: () => void;
  /** It cannot. */
  onFailed: () => void;
}

const withStart = (embed: URL, parameter: string | undefined, at: number): string => {
  const url = new URL(embed);
  if (parameter && at > 0) url.searchParams.set(parameter, String(Math.floor(at)));
  return url.href;
};

/**
 * The video itself: our own file with the browser's controls, or the player of another site in a box it cannot leave.
 */
export const VideoFrame = ({ title, source, embed, at, poster, video, onReady, onFailed }: VideoFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const { width, height } = VIDEO_PLAYER_PX;
  useEffect(() => {
    // What was pressed is gone: the focus goes on to what took its place.
    (video.current ?? frame.current)?.focus({ preventScroll: true });
  }, [video]);
  if (source.kind === 'file') {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- the editors give the subtitles there are
      <video
        ref={video}
        className={css.frame}
        aria-label={title}
        width={width}
        height={height}
        poster={poster ?? undefined}
        controls
        autoPlay
        playsInline
        tabIndex={0}
        onCanPlay={onReady}
        onError={onFailed}
      >
        {source.files.map(({ src, type }, index) => (
          <source key={src} src={src} type={type} onError={index === source.files.length - 1 ? onFailed : undefined} />
        ))}
        {source.captions?.map(({ src, lang, name }, index) => (
          <track key={src} kind="captions" src={src} srcLang={lang} label={name} default={index === 0} />
        ))}
      </video>
    );
  }
  if (!embed) return null;
  return (
    <iframe
      ref={frame}
      className={css.frame}
      title={title}
      src={withStart(embed, source.startParameter, at)}
      width={width}
      height={height}
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={onReady}
      onError={onFailed}
    />
  );
};
