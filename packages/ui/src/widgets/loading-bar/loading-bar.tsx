'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from '../../behaviours/chart/index.ts';
import type { LoadingBarActor } from '../../behaviours/loading-bar/index.ts';
import * as css from './loading-bar.css.ts';

/** Props of {@link LoadingBar}. */
export interface LoadingBarProps {
  /** The running loading bar of this app root, from `createLoadingBar()`. */
  bar: LoadingBarActor;
}

/** Copy of the loading bar, for assistive technology. */
const messages = {
  loading: msg`Loading the page`,
  failed: msg`Part of the page could not be loaded`,
} as const;

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
