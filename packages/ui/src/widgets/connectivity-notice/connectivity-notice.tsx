'use client';

import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from '../../behaviours/chart/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import * as css from './connectivity-notice.css.ts';
import { messages } from './connectivity-notice.messages.ts';
import type { ConnectivityNoticeProps } from './connectivity-notice.types.ts';

/**
 * Says that the connection is gone, and for a few seconds that it is back (spec §4 Connectivity). `data-state` is
 * `offline` or `restored`. The server assumes a connection.
 */
export const ConnectivityNotice = ({ connectivity }: ConnectivityNoticeProps) => {
  const { t } = useLingui();
  const { state } = useSnapshot(connectivity);
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
