import { useLingui } from '@lingui/react/macro';
import { listMemberPosts, withdrawPost } from '@millwright/api-client';
import { detailPath, type MemberPost, type Page as ListPage } from '@millwright/domain';
import { LinkButton } from '@millwright/ui/button';
import { MemberPostList } from '@millwright/ui/member-post-list';
import type { MemberVisit } from '../runtime/define-page.ts';
import { usePortal, useServices } from '../runtime/services.ts';
import { useAct } from '../runtime/use-act.ts';
import { useData } from '../runtime/use-data.ts';
import * as css from '../shell/page.css.ts';
import { Page as PageFrame } from '../shell/page.tsx';
import { loadRows, Pager } from '../shell/pager.tsx';

/** A page of the member's posts. */
export const load = (visit: MemberVisit): Promise<ListPage<MemberPost>> =>
  loadRows(visit, (query, options) => listMemberPosts(visit.client, query, options));

/** What the member offers and looks for in the supply hall. */
export function Page() {
  const { t } = useLingui();
  const { client } = useServices();
  const act = useAct();
  const portal = usePortal();
  const { items, total, page } = useData<typeof load>();
  return (
    <PageFrame title={t`Posts`} lead={t`What you offer and look for in the supply hall, and where each post stands.`}>
      <div className={css.actions}>
        <LinkButton href="/posts/new" icon="plus">{t`Publish a post`}</LinkButton>
      </div>
      <MemberPostList
        state={{ status: 'ready', items }}
        hrefOf={({ side, entryId }) => `${portal}${entryId === null ? '' : detailPath(side, entryId)}`}
        onWithdraw={({ id }) => act(withdrawPost(client, id))}
      />
      <Pager page={page} total={total} />
    </PageFrame>
  );
}
