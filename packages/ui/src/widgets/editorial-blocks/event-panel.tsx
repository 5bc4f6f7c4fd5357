'use client';

import { useLingui } from '@lingui/react/macro';
import type { EventBlock } from '@millwright/domain';
import { LinkButton } from '../../primitives/button/index.ts';
import { DateRange } from '../../primitives/date-text/index.ts';
import * as css from './editorial-blocks.css.ts';
import { messages } from './editorial-blocks.messages.ts';

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
