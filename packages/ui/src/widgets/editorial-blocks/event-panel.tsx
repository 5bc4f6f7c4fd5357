'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { EventBlock } from '@millwright/domain';
import { LinkButton } from '../../primitives/button/index.ts';
import { DateRange } from '../../primitives/date-text/index.ts';
import * as css from './editorial-blocks.css.ts';

/** Copy of the panel. Everything else is the page’s own. */
const messages = {
  register: msg`Register for the event`,
  /** Before registration opens. */
  registerLater: msg`Registration opens soon`,
} as const;

/** When and where a meeting is, and the way to register. */
export const EventPanel = ({ startsOn, endsOn, city, venue, registerUrl }: EventBlock) => {
  const { t } = useLingui();
  return (
    <div className={css.event}>
      <div>
        <p className={css.when}>
          <DateRange from={startsOn} to={endsOn} />
        </p>
        <p className={css.where}>{[city, venue].filter(Boolean).join(' · ')}</p>
      </div>
      {registerUrl ? (
        <LinkButton href={registerUrl} variant="signal" size="large" iconAfter="external" newWindow>
          {t(messages.register)}
        </LinkButton>
      ) : (
        <p>{t(messages.registerLater)}</p>
      )}
    </div>
  );
};
