'use client';

import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import * as css from './stories-notice.css.ts';
import { msg } from '@lingui/core/macro';

/** Copy of a section of articles. */
const messages = {
  empty: msg`No data`,
  failed: msg`Temporarily unavailable`,
  retry: msg`Try again`,
} as const;

/** Props of {@link StoriesNotice}. */
interface StoriesNoticeProps {
  /** Tries again; absent where there simply is nothing. */
  retryHref?: string;
}

/** Stands in the place of articles that are not there: the rest of the page is shown all the same. */
export const StoriesNotice = ({ retryHref }: StoriesNoticeProps) => {
  const { t } = useLingui();
  return (
    <p className={css.notice}>
      <Icon name={retryHref ? 'warning' : 'info'} />
      {retryHref ? t(messages.failed) : t(messages.empty)}
      {retryHref && (
        <Link href={retryHref} className={css.retry}>
          {t(messages.retry)}
        </Link>
      )}
    </p>
  );
};
