'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from '../../behaviours/chart/index.ts';
import type { ConnectivityActor } from '../../behaviours/connectivity/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { connectivityAttribute } from '../../parts/prompts/prompt-attribute.ts';
import { useRootAttribute } from '../../parts/prompts/use-root-attribute.ts';
import * as css from './connectivity-notice.css.ts';

/** Props of {@link ConnectivityNotice}. */
export interface ConnectivityNoticeProps {
  /** The running connectivity of this app root, from `createConnectivity()`. */
  connectivity: ConnectivityActor;
}

/** Copy of the connectivity notice. */
const messages = {
  offline: msg`You are offline. Pages you have not opened yet cannot be loaded.`,
  restored: msg`You are online again.`,
} as const;

/**
 * Says that the connection is gone, and for a few seconds that it is back (spec §4 Connectivity). `data-state` is
 * `offline` or `restored`. The server assumes a connection.
 */
export const ConnectivityNotice = ({ connectivity }: ConnectivityNoticeProps) => {
  const { t } = useLingui();
  const { state } = useSnapshot(connectivity);
  useRootAttribute(connectivityAttribute, state !== 'online');
  return (
    <div className={css.region} role="status">
      {state === 'online' ? null : (
        <p className={css.notice} data-state={state}>
          <Icon name={state === 'offline' ? 'offline' : 'check'} />
          {t(messages[state])}
        </p>
      )}
    </div>
  );
};
