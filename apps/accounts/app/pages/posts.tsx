import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { listMemberPosts, withdrawPost } from '@millwright/api-client';
import { detailPath, type MemberPost, type MemberPostState, type Page as ListPage } from '@millwright/domain';
import { Badge, type BadgeProps } from '@millwright/ui/badge';
import { Button, LinkButton } from '@millwright/ui/button';
import { DateText } from '@millwright/ui/date-text';
import { EmptyState } from '@millwright/ui/empty-state';
import { Link } from '@millwright/ui/link';
import { useFetcher } from 'react-router-dom';
import { outcomeOf, valueOrNotFound, type Outcome } from '../runtime/calls.ts';
import { idOf, type MemberVisit } from '../runtime/define-page.ts';
import { usePortal } from '../runtime/services.ts';
import { useData } from '../runtime/use-data.ts';
import { OutcomeNotice } from '../shell/outcome-notice.tsx';
import * as css from '../shell/page.css.ts';
import { Page as PageFrame } from '../shell/page.tsx';
import { pageOf, Pager, ROWS } from '../shell/pager.tsx';

/** A page of the member's posts. */
export async function load({ client, url, signal }: MemberVisit): Promise<ListPage<MemberPost>> {
  return valueOrNotFound(await listMemberPosts(client, { page: pageOf(url), rows: ROWS }, { signal }));
}

/** Takes a post back. */
export async function act({ client, form }: MemberVisit & { form: FormData }): Promise<Outcome> {
  return outcomeOf(await withdrawPost(client, idOf(String(form.get('id')))));
}

/** What each state is called, and how it looks. */
const states: Readonly<Record<MemberPostState, { name: MessageDescriptor; tone?: BadgeProps['tone'] }>> = {
  waiting: { name: msg`Waiting for review` },
  published: { name: msg`In the supply hall`, tone: 'positive' },
  refused: { name: msg`Refused`, tone: 'negative' },
  withdrawn: { name: msg`Withdrawn` },
  expired: { name: msg`Expired` },
};

/** A post in the list. */
function PostItem({ post }: { post: MemberPost }) {
  const { t } = useLingui();
  const fetcher = useFetcher<Outcome>();
  const portal = usePortal();
  const { id, entryId, side, title, state, reason, sentAt, validUntil } = post;
  const isBusy = fetcher.state !== 'idle';
  return (
    <li className={css.item}>
      <div className={css.itemText}>
        {entryId === null ? (
          <span className={css.strong}>{title}</span>
        ) : (
          <Link className={css.link} href={`${portal}${detailPath(side, entryId)}`}>
            {title}
          </Link>
        )}
        <span className={css.faint}>
          {side === 'supply' ? t`Supply` : t`Demand`} · {t`Sent on`} <DateText instant={sentAt} /> · {t`Valid until`}{' '}
          <DateText instant={validUntil} />
        </span>
        {reason !== '' && <span className={css.faint}>{t`Reason: ${reason}`}</span>}
        <OutcomeNotice outcome={isBusy ? undefined : fetcher.data} done={t`The post was withdrawn.`} />
      </div>
      <div className={css.actions}>
        <Badge tone={states[state].tone ?? 'neutral'}>{t(states[state].name)}</Badge>
        {(state === 'waiting' || state === 'published') && (
          <fetcher.Form method="post">
            <input type="hidden" name="id" value={id} />
            <Button type="submit" variant="quiet" size="small" loading={isBusy} aria-label={t`Withdraw: ${title}`}>
              {t`Withdraw`}
            </Button>
          </fetcher.Form>
        )}
      </div>
    </li>
  );
}

/** What the member offers and looks for in the supply hall. */
export function Page() {
  const { t } = useLingui();
  const { items, total, page } = useData<typeof load>();
  return (
    <PageFrame title={t`Posts`} lead={t`What you offer and look for in the supply hall, and where each post stands.`}>
      <div className={css.actions}>
        <LinkButton href="/posts/new" icon="plus">{t`Publish a post`}</LinkButton>
      </div>
      {items.length === 0 ? (
        <EmptyState
          title={t`You have published nothing yet`}
          message={t`A post says in a few lines what you offer or look for.`}
          icon="exchange"
        />
      ) : (
        <ul className={css.list}>
          {items.map((post) => (
            <PostItem key={post.id} post={post} />
          ))}
        </ul>
      )}
      <Pager page={page} total={total} />
    </PageFrame>
  );
}
