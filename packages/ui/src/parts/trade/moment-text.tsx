'use client';

import { formatDate, formatTime } from '@millwright/i18n/dates';
import { useEdition } from '@millwright/i18n/react';

/** Props of {@link MomentText}. */
export interface MomentTextProps {
  /** ISO 8601 instant; nothing is shown for what is none. */
  instant: string;
  /** A further class. */
  className?: string;
}

/** Day and time of an instant in the time zone of the edition: `2026-05-12 14:05`. */
export const MomentText = ({ instant, className }: MomentTextProps) => {
  const { formats } = useEdition();
  const day = formatDate(instant, formats);
  return day ? (
    <time className={className} dateTime={instant}>
      {day} {formatTime(instant, formats)}
    </time>
  ) : null;
};
