'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { webUrl } from '@millwright/domain';
import type { Edition } from '@millwright/i18n/editions';
import { formatDigits } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import { useId, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { useChart } from '../../behaviours/chart/index.ts';
import { isPlainPress } from '../../behaviours/press/is-plain-press.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { Image } from '../../primitives/image/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { formatDuration } from '../video-card/index.ts';
import { VideoFrame } from './video-frame.tsx';
import * as css from './video-player.css.ts';
import { videoPlayerChart, type VideoPlayerEffects } from './video-player.machine.ts';
import type { VideoPlayerProps } from './video-player.types.ts';

/**
 * The URL of a player that may be shown in a frame: https, and of exactly one of the hosts that are allowed. Null
 * for every other one.
 */
export const embedUrl = (src: string, hosts: readonly string[]): URL | null => {
  const url = webUrl(src);
  return url?.protocol === 'https:' && hosts.includes(url.host) ? url : null;
};

/** Copy of the video player. */
const messages = {
  play: (title: string) => msg`Play video: ${title}`,
  /** Next to the button, where pressing it calls another site. */
  from: (host: string) => msg`The video comes from ${host}. It is contacted when you press play.`,
  loading: msg`Loading video`,
  failed: msg`The video cannot be played here`,
  refused: msg`The video was not loaded`,
  retry: msg`Try again`,
  watch: (host: string) => msg`Watch on ${host}`,
  open: msg`Open the video file`,
  chapters: msg`Chapters`,
} as const;

/** A chapter at the beginning has no figures of its own in a running time. */
const timeOf = (seconds: number, edition: Edition) => formatDuration(seconds, edition) || formatDigits('0:00', edition);

/**
 * A video of 800 by 533, smaller in the same ratio where there is less room. Until play is pressed there is a poster
 * only, which without scripts is a link to the video; then our own file, or the player of another site that is on the
 * list. On the root `data-state` is `poster`, `requesting`, `refused`, `loading`, `playing` or `failed`.
 */
export const VideoPlayer = (props: VideoPlayerProps) => (
  // Another video in the same place begins with its poster.
  <Player key={props.source.kind === 'file' ? props.source.files[0].src : props.source.src} {...props} />
);

/** The player's machine: it asks whether another site may be contacted, and goes to the second that is wanted. */
const useVideo = ({ source, mayLoadThirdParty, clock }: VideoPlayerProps, host: string | null) => {
  const video = useRef<HTMLVideoElement>(null);
  const requested = useRef(0);
  const latest = useRef<VideoPlayerEffects>({ request: () => undefined, seek: () => undefined });
  const [moment, actor] = useChart(
    () =>
      videoPlayerChart(
        { request: () => latest.current.request(), seek: (seconds) => latest.current.seek(seconds) },
        { isOwn: source.kind === 'file' },
      ),
    { clock },
  );
  const request = () => {
    const mine = (requested.current += 1);
    const mayEmbed = async () => (host !== null && mayLoadThirdParty ? mayLoadThirdParty(host) : host !== null);
    mayEmbed().then(
      (may) => mine === requested.current && actor.send({ type: may ? 'CONSENT.GIVEN' : 'CONSENT.REFUSED' }),
      () => mine === requested.current && actor.send({ type: 'CONSENT.REFUSED' }),
    );
  };
  const seek = (seconds: number) => {
    const { current } = video;
    if (!current || (seconds === 0 && current.currentTime === 0)) return;
    current.currentTime = seconds;
    // Refused where the browser wants another press: its own button is there.
    void current.play()?.catch(() => undefined);
  };
  // Before anybody can press: a key may come before React has time for its other effects.
  useLayoutEffect(() => {
    latest.current = { request, seek };
  });
  return [moment, actor, video] as const;
};

/** Where the video can be watched without the player, and what a press on a link to it does. */
interface Watching {
  page: string;
  playAt: (at: number) => (event: MouseEvent) => void;
}

interface PlayProps extends Watching, Pick<VideoPlayerProps, 'title' | 'durationSeconds'> {
  /** The other site that is contacted; null for our own file. */
  host: string | null;
}

const Play = ({ title, page, host, durationSeconds = null, playAt }: PlayProps) => {
  const { t } = useLingui();
  const id = useId();
  const duration = formatDuration(durationSeconds, useEdition());
  return (
    <>
      <Link
        href={page}
        className={css.play}
        aria-label={t(messages.play(title))}
        id={`${id}-play`}
        data-js=""
        onClick={playAt(0)}
      >
        <span className={css.mark}>
          <Icon name="play" />
        </span>
      </Link>
      {host && <p className={css.from}>{t(messages.from(host))}</p>}
      {duration && <p className={css.duration}>{duration}</p>}
    </>
  );
};

interface ChaptersProps extends Watching {
  chapters: NonNullable<VideoPlayerProps['chapters']>;
  isOwn: boolean;
  isBlocked: boolean;
}

const Chapters = ({ chapters, page, isOwn, isBlocked, playAt }: ChaptersProps) => {
  const { t } = useLingui();
  const edition = useEdition();
  return (
    <nav aria-label={t(messages.chapters)}>
      <p className={css.chaptersTitle} aria-hidden>
        {t(messages.chapters)}
      </p>
      <ol className={css.chapters}>
        {chapters.map(({ seconds, title: name }, place) => (
          <li key={place}>
            <Link
              href={isOwn ? `${page}#t=${seconds}` : page}
              className={css.chapter}
              onClick={isBlocked ? undefined : playAt(seconds)}
            >
              <span className={css.chapterTime}>{timeOf(seconds, edition)}</span>
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
};

const Player = (props: VideoPlayerProps) => {
  const { title, source, poster, durationSeconds, chapters = [], embedHosts = [] } = props;
  const { t } = useLingui();
  const isOwn = source.kind === 'file';
  const embed = isOwn ? null : embedUrl(source.src, embedHosts);
  const page = source.page ?? (isOwn ? source.files[0].src : source.src);
  const host = embed?.host ?? null;
  const [{ state, context }, actor, video] = useVideo(props, host);
  const playAt = (at: number) => (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    actor.send({ type: 'PLAY.WANTED', at });
  };

  const isShown = state === 'loading' || state === 'playing';
  // A player that may not be shown in a frame can be watched where it is.
  const isBlocked = !isOwn && !embed;
  return (
    <div className={css.player} data-state={state}>
      <div className={css.stage}>
        {!isShown && <Image src={poster} alt="" ratio="4:3" width={800} priority className={css.poster} />}
        {isShown && (
          <VideoFrame
            title={title}
            source={source}
            embed={embed}
            at={context.at}
            poster={poster}
            video={video}
            onReady={() => actor.send({ type: 'MEDIA.READY' })}
            onFailed={() => actor.send({ type: 'MEDIA.FAILED' })}
          />
        )}
        {state === 'poster' && !isBlocked && <Play {...{ title, page, host, durationSeconds, playAt }} />}
        {(state === 'requesting' || state === 'loading') && (
          <p className={css.loading} role="status">
            <span className={css.loadingText}>{t(messages.loading)}</span>
          </p>
        )}
        {(isBlocked || state === 'failed' || state === 'refused') && (
          <div className={css.message} role={isBlocked ? undefined : 'alert'}>
            <Icon name="warning" className={css.messageIcon} />
            <p>{t(state === 'refused' ? messages.refused : messages.failed)}</p>
            <p className={css.actions}>
              {!isBlocked && (
                <button type="button" className={css.action} onClick={playAt(context.at)}>
                  {t(messages.retry)}
                </button>
              )}
              <Link href={page} className={css.action} newWindow>
                {isOwn ? t(messages.open) : t(messages.watch(host ?? page))}
              </Link>
            </p>
          </div>
        )}
      </div>
      {chapters.length > 0 && <Chapters {...{ chapters, page, isOwn, isBlocked, playAt }} />}
    </div>
  );
};
