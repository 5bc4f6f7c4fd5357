'use client';

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MemberPost, MemberPostState, PostSide } from '@millwright/domain';
import type { RefObject } from 'react';
import type { ChartClock } from '../../behaviours/chart/index.ts';
import type { SendOutcome } from '../../behaviours/member-form/index.ts';
import { Badge, type BadgeTone } from '../../primitives/badge/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { DateText } from '../../primitives/date-text/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { Link } from '../../primitives/link/index.ts';
import {
  ListFrame,
  RowNote,
  rowStyles,
  useFocusAfterRow,
  useRowAction,
  type ListState,
  type RowAction,
} from '../../parts/rows/index.ts';

/** Props of {@link MemberPostList}. */
export interface MemberPostListProps {
  /** The posts, or why they are not shown. */
  state: ListState<MemberPost>;
  /** Where a post of the supply hall is; called for those that are there. */
  hrefOf: (post: MemberPost) => string;
  /**
   * Takes a post back, at once. It may reject, which counts as unreachable, or never settle; 15 s later the row says
   * so. Afterwards the host gives the post with its new state.
   */
  onWithdraw: (post: MemberPost) => Promise<SendOutcome>;
  /** Tries again. @default there is no button for it */
  onRetry?: () => void;
  /** Gives time. @default the browser's */
  clock?: ChartClock | undefined;
}

/** What each state is called, and how it looks. */
const states: Readonly<Record<MemberPostState, { name: MessageDescriptor; tone: BadgeTone }>> = {
  waiting: { name: msg`Waiting for review`, tone: 'neutral' },
  published: { name: msg`In the supply hall`, tone: 'positive' },
  refused: { name: msg`Refused`, tone: 'negative' },
  withdrawn: { name: msg`Withdrawn`, tone: 'neutral' },
  expired: { name: msg`Expired`, tone: 'neutral' },
};

const sides: Readonly<Record<PostSide, MessageDescriptor>> = { supply: msg`Supply`, demand: msg`Demand` };

/** Copy of the list of posts. */
const messages = {
  label: msg`Your posts`,
  loading: msg`Loading your posts`,
  failed: msg`Your posts are temporarily unavailable`,
  empty: msg`You have published nothing yet`,
  emptyAdvice: msg`A post says in a few lines what you offer or look for.`,
  sentOn: msg`Sent on`,
  validUntil: msg`Valid until`,
  withdraw: msg`Withdraw`,
  withdrawn: msg`The post was withdrawn.`,
} as const;

const mayWithdraw = ({ state }: MemberPost): boolean => state === 'waiting' || state === 'published';

/** What a member offers and looks for in the supply hall, and where each post stands. One is taken back at a time. */
export const MemberPostList = ({ state, hrefOf, onWithdraw, onRetry, clock }: MemberPostListProps) => {
  const { t } = useLingui();
  const items = state.status === 'ready' ? state.items : [];
  const withdraw = async (row: string): Promise<SendOutcome> => {
    const post = items.find(({ id }) => String(id) === row);
    return post ? onWithdraw(post) : { status: 'failed' };
  };
  const action = useRowAction(withdraw, clock);
  const noteRef = useFocusAfterRow<HTMLDivElement>(items.filter(mayWithdraw).length, action.state === 'done');
  return (
    <ListFrame
      state={state}
      label={t(messages.label)}
      loading={t(messages.loading)}
      failed={t(messages.failed)}
      empty={<EmptyState icon="exchange" title={t(messages.empty)} message={t(messages.emptyAdvice)} />}
      onRetry={onRetry}
    >
      {(post) => <PostRow key={post.id} post={post} hrefOf={hrefOf} action={action} noteRef={noteRef} />}
    </ListFrame>
  );
};

interface PostRowProps extends Pick<MemberPostListProps, 'hrefOf'> {
  post: MemberPost;
  action: RowAction;
  /** Of the note in the row of the action. */
  noteRef: RefObject<HTMLDivElement | null>;
}

const PostRow = ({ post, hrefOf, action, noteRef }: PostRowProps) => {
  const { t } = useLingui();
  const { id, entryId, side, title, state, reason, sentAt, validUntil } = post;
  const row = String(id);
  return (
    <li className={rowStyles.row}>
      <div className={rowStyles.words}>
        {entryId === null ? (
          <span className={rowStyles.strong}>{title}</span>
        ) : (
          <Link className={rowStyles.link} href={hrefOf(post)}>
            {title}
          </Link>
        )}
        <span className={rowStyles.faint}>
          {t(sides[side])} · {t(messages.sentOn)} <DateText instant={sentAt} /> · {t(messages.validUntil)}{' '}
          <DateText instant={validUntil} />
        </span>
        {reason !== '' && <span className={rowStyles.faint}>{t`Reason: ${reason}`}</span>}
        <RowNote
          action={action}
          row={row}
          done={t(messages.withdrawn)}
          ref={action.row === row ? noteRef : undefined}
        />
      </div>
      <div className={rowStyles.actions}>
        <Badge tone={states[state].tone}>{t(states[state].name)}</Badge>
        {mayWithdraw(post) && (
          <Button
            variant="quiet"
            size="small"
            loading={action.state === 'running' && action.row === row}
            aria-label={t`Withdraw: ${title}`}
            onClick={() => action.start(row)}
          >
            {t(messages.withdraw)}
          </Button>
        )}
      </div>
    </li>
  );
};
