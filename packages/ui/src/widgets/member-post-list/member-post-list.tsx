'use client';

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MemberPost, MemberPostState, PostSide } from '@millwright/domain';
import { useState, type RefObject } from 'react';
import type { ChartClock } from '../../behaviours/chart/index.ts';
import { useConfirmedAction } from '../../behaviours/confirmed-action/index.ts';
import type { SendOutcome } from '../../behaviours/member-form/index.ts';
import { Badge, type BadgeTone } from '../../primitives/badge/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { DateText } from '../../primitives/date-text/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { ListFrame, rowStyles, useFocusAfterRow, type ListState } from '../../parts/rows/index.ts';
import { ConfirmDialog } from '../../parts/trade/index.ts';

/** Props of {@link MemberPostList}. */
export interface MemberPostListProps {
  /** The posts, or why they are not shown. */
  state: ListState<MemberPost>;
  /** Where a post of the supply hall is; called for those that are there. */
  hrefOf: (post: MemberPost) => string;
  /**
   * Takes a post back, once that is confirmed. It may reject, which counts as unreachable, or never settle; 15 s later
   * the question says so. Afterwards the host gives the post with its new state.
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
  withdrawText: msg`The supply hall no longer shows it, and it cannot be published again.`,
  withdrawn: msg`The post was withdrawn.`,
} as const;

const mayWithdraw = ({ state }: MemberPost): boolean => state === 'waiting' || state === 'published';

/**
 * What a member offers and looks for in the supply hall, and where each post stands. Each is taken back from its row,
 * which is asked about first.
 */
export const MemberPostList = ({ state, hrefOf, onWithdraw, onRetry, clock }: MemberPostListProps) => {
  const { t } = useLingui();
  const items = state.status === 'ready' ? state.items : [];
  const [wanted, setWanted] = useState<MemberPost | null>(null);
  const withdrawal = useConfirmedAction(
    async (): Promise<SendOutcome> => (wanted ? onWithdraw(wanted) : { status: 'failed' }),
    clock,
  );
  const isDone = withdrawal.state === 'done';
  const noteRef = useFocusAfterRow<HTMLDivElement>(items.filter(mayWithdraw).length, isDone);
  const title = wanted?.title ?? '';
  return (
    <>
      <ListFrame
        state={state}
        label={t(messages.label)}
        loading={t(messages.loading)}
        failed={t(messages.failed)}
        empty={<EmptyState icon="exchange" title={t(messages.empty)} message={t(messages.emptyAdvice)} />}
        onRetry={onRetry}
      >
        {(post) => (
          <PostRow
            key={post.id}
            post={post}
            hrefOf={hrefOf}
            isWithdrawn={isDone && post.id === wanted?.id}
            noteRef={post.id === wanted?.id ? noteRef : undefined}
            onWithdraw={() => {
              setWanted(post);
              withdrawal.want();
            }}
          />
        )}
      </ListFrame>
      <ConfirmDialog
        action={withdrawal}
        title={t`Withdraw “${title}”?`}
        description={t(messages.withdrawText)}
        confirm={t(messages.withdraw)}
        negative
      />
    </>
  );
};

interface PostRowProps extends Pick<MemberPostListProps, 'hrefOf'> {
  post: MemberPost;
  /** Says that it was taken back just now. */
  isWithdrawn: boolean;
  /** Of what says so, in the row that was asked about last. */
  noteRef: RefObject<HTMLDivElement | null> | undefined;
  onWithdraw: () => void;
}

const PostRow = ({ post, hrefOf, isWithdrawn, noteRef, onWithdraw }: PostRowProps) => {
  const { t } = useLingui();
  const { entryId, side, title, state, reason, sentAt, validUntil } = post;
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
        <div className={rowStyles.note} role="status" data-tone="positive" ref={noteRef} tabIndex={-1}>
          {isWithdrawn && t(messages.withdrawn)}
        </div>
      </div>
      <div className={rowStyles.actions}>
        <Badge tone={states[state].tone}>{t(states[state].name)}</Badge>
        {mayWithdraw(post) && (
          <Button variant="quiet" size="small" aria-label={t`Withdraw: ${title}`} onClick={onWithdraw}>
            {t(messages.withdraw)}
          </Button>
        )}
      </div>
    </li>
  );
};
