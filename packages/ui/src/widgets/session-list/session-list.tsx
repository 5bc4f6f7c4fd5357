'use client';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MemberSession } from '@millwright/domain';
import { useState } from 'react';
import type { ChartClock } from '../../behaviours/chart/index.ts';
import type { SendOutcome } from '../../behaviours/member-form/index.ts';
import { Badge } from '../../primitives/badge/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { DateText } from '../../primitives/date-text/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import {
  ListFrame,
  RowNote,
  rowStyles,
  useFocusAfterRow,
  useRowAction,
  type ListState,
  type RowAction,
} from '../../parts/rows/index.ts';

/** Props of {@link SessionList}. */
export interface SessionListProps {
  /** The logins, or why they are not shown. */
  state: ListState<MemberSession>;
  /**
   * Ends a login, at once. It may reject, which counts as unreachable, or never settle; 15 s later the list says so.
   * Afterwards the host gives a list without it.
   */
  onEnd: (session: MemberSession) => Promise<SendOutcome>;
  /** Ends all logins but that of this browser, as `onEnd` does. @default there is no button for it */
  onEndOthers?: () => Promise<SendOutcome>;
  /** Tries again. @default there is no button for it */
  onRetry?: () => void;
  /** Gives time. @default the browser's */
  clock?: ChartClock | undefined;
}

/** Copy of the list of logins. */
const messages = {
  label: msg`Where you are logged in`,
  loading: msg`Loading your logins`,
  failed: msg`Your logins are temporarily unavailable`,
  empty: msg`No logins that last`,
  emptyAdvice: msg`A login that lasts stands here, with the browser that has it.`,
  unknown: msg`Unknown browser`,
  current: msg`This browser`,
  since: msg`Logged in on`,
  used: msg`last used on`,
  end: msg`End`,
  endOthers: msg`End all other logins`,
  othersEnded: msg`All other logins were ended.`,
} as const;

/** The row of an action that is of all others. */
const others = 'others';

/**
 * Where a member is logged in: browser and system, since when, and when it was last used, with a button that ends each
 * but this one. One action at a time; what became of it is said in its row, or below the list once the row is gone.
 */
export const SessionList = ({ state, onEnd, onEndOthers, onRetry, clock }: SessionListProps) => {
  const { t } = useLingui();
  const [ended, setEnded] = useState('');
  const items = state.status === 'ready' ? state.items : [];
  const end = async (row: string): Promise<SendOutcome> => {
    const session = items.find(({ id }) => id === row);
    if (row === others) return onEndOthers ? onEndOthers() : { status: 'failed' };
    if (!session) return { status: 'failed' };
    const outcome = await onEnd(session);
    if (outcome.status === 'sent') setEnded(session.agent || t(messages.unknown));
    return outcome;
  };
  const action = useRowAction(end, clock);
  const noteRef = useFocusAfterRow<HTMLDivElement>(items.length, action.state === 'done');
  return (
    <div className={rowStyles.stack}>
      <ListFrame
        state={state}
        label={t(messages.label)}
        loading={t(messages.loading)}
        failed={t(messages.failed)}
        empty={<EmptyState icon="user" title={t(messages.empty)} message={t(messages.emptyAdvice)} />}
        onRetry={onRetry}
      >
        {(session) => <SessionRow key={session.id} session={session} action={action} />}
      </ListFrame>
      <div className={rowStyles.note} role="status" data-tone="positive" ref={noteRef} tabIndex={-1}>
        {action.state === 'done' &&
          (action.row === others ? t(messages.othersEnded) : t`The login on ${ended} was ended.`)}
      </div>
      {onEndOthers && items.length > 1 && (
        <>
          <RowNote action={action} row={others} />
          <div className={rowStyles.actions}>
            <Button
              variant="secondary"
              loading={action.state === 'running' && action.row === others}
              onClick={() => action.start(others)}
            >
              {t(messages.endOthers)}
            </Button>
          </div>
        </>
      )}
    </div>
  );
};

const SessionRow = ({ session, action }: { session: MemberSession; action: RowAction }) => {
  const { t } = useLingui();
  const { id, isCurrent, createdAt, seenAt } = session;
  const agent = session.agent || t(messages.unknown);
  return (
    <li className={rowStyles.row}>
      <div className={rowStyles.words}>
        <span className={rowStyles.name}>
          <span className={rowStyles.strong}>{agent}</span>
          {isCurrent && <Badge tone="brand">{t(messages.current)}</Badge>}
        </span>
        <span className={rowStyles.faint}>
          {t(messages.since)} <DateText instant={createdAt} /> · {t(messages.used)} <DateText instant={seenAt} />
        </span>
        <RowNote action={action} row={id} />
      </div>
      {!isCurrent && (
        <Button
          variant="secondary"
          size="small"
          loading={action.state === 'running' && (action.row === id || action.row === others)}
          aria-label={t`End the login on ${agent}`}
          onClick={() => action.start(id)}
        >
          {t(messages.end)}
        </Button>
      )}
    </li>
  );
};
