'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { detailPath, type VideoSummary } from '@millwright/domain';
import { useEdition } from '@millwright/i18n/react';
import { visuallyHidden } from '../../foundations/global.css.ts';
import { DateText } from '../../primitives/date-text/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { EntityCard, type ImageCardProps } from '../entity-card/index.ts';
import { formatDuration } from './duration.ts';
import * as css from './video-card.css.ts';

/** Props of the video card; those of every card with an image besides. */
export interface VideoCardProps extends ImageCardProps {
  /** The video as lists know it. */
  video: VideoSummary;
  /** Own path that the card leads to. @default the page of the video */
  href?: string;
}

/** Copy of the video card. */
const messages = {
  /** Read before the figures of the running time. */
  duration: (duration: string) => msg`Duration ${duration}`,
} as const;

/**
 * A video in a list: its poster with play mark and running time, title and day. Inert: a pure function of its props.
 */
export const VideoCard = ({ video, href = detailPath('video', video.id), ...card }: VideoCardProps) => {
  const { t } = useLingui();
  const duration = formatDuration(video.durationSeconds, useEdition());
  return (
    <EntityCard
      {...card}
      title={video.title}
      href={href}
      image={{ src: video.image, ratio: '16:9', width: 320 }}
      overlay={
        <>
          <span className={css.play} aria-hidden>
            <Icon name="play" />
          </span>
          {duration && (
            <span className={css.duration}>
              <span aria-hidden>{duration}</span>
              <span className={visuallyHidden}>{t(messages.duration(duration))}</span>
            </span>
          )}
        </>
      }
      meta={<DateText instant={video.publishedAt} />}
    />
  );
};
