import { useLingui } from '@lingui/react/macro';
import { getBaseInfo, listSuppliers, publishPost, sendOutcomeOf } from '@millwright/api-client';
import type { PostSide } from '@millwright/domain';
import { goodsFieldOf } from '@millwright/domain/sourcing';
import { Link } from '@millwright/ui/link';
import { PostForm, type PostFormProps } from '@millwright/ui/post-form';
import { valueOrNotFound } from '../runtime/calls.ts';
import type { MemberVisit } from '../runtime/define-page.ts';
import { useServices } from '../runtime/services.ts';
import { useAccount, useData } from '../runtime/use-data.ts';
import { useToday } from '../runtime/use-today.ts';
import * as css from '../shell/page.css.ts';
import { Page as PageFrame } from '../shell/page.tsx';

/** What a post can be filed under: the industries, and the regions in which there are suppliers. */
export async function load({
  client,
  url,
  signal,
}: MemberVisit): Promise<Pick<PostFormProps, 'industries' | 'regions'> & { side: PostSide }> {
  const [base, suppliers] = await Promise.all([
    getBaseInfo(client, { signal }),
    listSuppliers(client, { rows: 1 }, { signal }),
  ]);
  return {
    side: url.searchParams.get('side') === 'demand' ? 'demand' : 'supply',
    industries: valueOrNotFound(base).industries.map(({ id, name, slug }) => ({ id, name, goods: goodsFieldOf(slug) })),
    // Without regions, a post says where it is in words.
    regions: suppliers.ok ? suppliers.value.facets.regions.map(({ value, name }) => ({ id: value, name })) : [],
  };
}

/** The form of a post. */
export function Page() {
  const { t } = useLingui();
  const { client } = useServices();
  const { account, company } = useAccount();
  const { side, industries, regions } = useData<typeof load>();
  return (
    <PageFrame
      title={t`Publish a post`}
      lead={t`Readers of the supply hall see it with your company, at once or after a review.`}
    >
      {company === '' && (
        <p className={css.notice} data-tone="warning">
          {t`Your profile names no company yet.`}{' '}
          <Link className={css.link} href="/profile">{t`Change the profile`}</Link>
        </p>
      )}
      <section className={css.card}>
        <PostForm
          side={side}
          industries={industries}
          regions={regions}
          contact={account}
          today={useToday()}
          onSend={async (post, key) => sendOutcomeOf(await publishPost(client, post, key))}
          listHref="/posts"
        />
      </section>
    </PageFrame>
  );
}
