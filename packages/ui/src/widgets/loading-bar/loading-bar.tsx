'use client';

import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from '../../behaviours/chart/index.ts';
import * as css from './loading-bar.css.ts';
import { messages } from './loading-bar.messages.ts';
import type { LoadingBarProps } from './loading-bar.types.ts';

/**
 * The line at the top of the window that shows a slow navigation (spec §4). `data-state` is `growing` or `full`;
 * `data-failed` says that a request failed meanwhile. Nothing is rendered while nothing is shown.
 */
export const LoadingBar = ({ bar }: LoadingBarProps) => {
  const { t } = useLingui();
  const { state, context } = useSnapshot(bar);
  if (state === 'idle' || state === 'waiting') return null;
  return (
    <div
      className={css.track}
      data-state={state}
      {...(context.failed && { 'data-failed': '' })}
      role="progressbar"
      aria-label={t(messages.loading)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={context.percent}
      aria-valuetext={context.failed ? t(messages.failed) : undefined}
    >
      <div className={css.fill} style={{ transform: `scaleX(${context.percent / 100})` }} />
    </div>
  );
};
