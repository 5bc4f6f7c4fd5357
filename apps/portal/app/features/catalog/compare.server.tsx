import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { getProduct, getSupplier, type ApiClient, type CallOptions, type Result } from '@millwright/api-client';
import { detailPath, LEGACY_STATUS, type EntryReference, type Id } from '@millwright/domain';
import { isoDay } from '@millwright/i18n/dates';
import { LinkButton } from '@millwright/ui/button';
import { ComparisonTable, type ComparedGroup, type ComparedItem } from '@millwright/ui/comparison-table';
import { EmptyState } from '@millwright/ui/empty-state';
import { Link } from '@millwright/ui/link';
import { SectionHeading } from '@millwright/ui/section-heading';
import { redirect } from 'react-router';
import type { ReactNode } from 'react';
import { Share } from './actions.server.tsx';
import { itemIfThere, mainBudget } from '../../shell/page/calls.server.ts';
import { renderPage, type LoadedPage, type PageLoader } from '../../shell/page/page.server.tsx';
import type { RequestScope } from '../../shell/page/request-scope.server.tsx';
import {
  compareHref,
  FEWEST_COMPARED,
  isOwnHref,
  MOST_COMPARED,
  parseComparison,
  type ComparedKind,
  type ComparisonQuery,
} from './compare-query.ts';
import { productRows, supplierRows } from './compare-rows.server.ts';
import * as css from './compare.css.ts';
import { productKind, supplierKind } from './entry-kinds.server.tsx';
import { listCrumbs, urlOf } from './entry-visit.server.ts';
import { useMemberSite } from './member-site.server.ts';

/** Why nothing can be compared. */
type Problem = 'empty' | 'wrong' | 'few' | 'many';

const lists = { products: productKind, suppliers: supplierKind } as const;
const details = { products: 'product', suppliers: 'supplier' } as const;

/** The items of the URL; null for one that is not there, or not in this edition. */
const loadItems = <Item,>(
  scope: RequestScope,
  ids: readonly Id[],
  byId: (client: ApiClient, id: Id, options: CallOptions) => Promise<Result<Item>>,
): Promise<(Item | null)[]> =>
  Promise.all(ids.map((id) => itemIfThere(scope, 'compared', byId(scope.client, id, mainBudget))));

/** What is compared, as the table shows it. */
interface Comparison {
  items: EntryReference[];
  groups: ComparedGroup[];
  /** How many of the URL are not there. */
  gone: number;
  /** Whom to ask for quotes of what: the first of them is the target of the request. Empty where nobody sells any. */
  asked: Id[];
}

async function loadComparison(scope: RequestScope, { kind, ids }: ComparisonQuery): Promise<Comparison> {
  const { i18n, edition } = scope;
  if (kind === 'suppliers') {
    const found = await loadItems(scope, ids, getSupplier);
    const items = found.filter((item) => item !== null);
    const asked = items.map(({ id }) => id);
    const groups = supplierRows(items, { i18n, edition, today: isoDay(Date.now(), edition.formats) });
    return { items, groups, gone: found.length - items.length, asked };
  }
  const found = await loadItems(scope, ids, getProduct);
  const items = found.filter((item) => item !== null);
  const sold = items.find(({ owner }) => owner !== null);
  const others = items.flatMap(({ owner }) => (owner && owner.id !== sold?.owner?.id ? [owner.id] : []));
  const asked = sold ? [...new Set([sold.id, ...others])] : [];
  return { items, groups: productRows(items, i18n), gone: found.length - items.length, asked };
}

function Advice({ kind, ids, problem }: ComparisonQuery & { problem: Problem }) {
  const { t } = useLingui();
  const count = ids.length;
  const [title, message] = {
    empty: [
      t`Nothing to compare yet`,
      t`Tick ${FEWEST_COMPARED} to ${MOST_COMPARED} products or suppliers in a list, then “Compare”.`,
    ],
    wrong: [
      t`This comparison cannot be shown`,
      t`Its address names something that is not in our lists. Choose again in a list.`,
    ],
    few: [t`One alone cannot be compared`, t`Choose at least one more in the list.`],
    many: [t`Too many to compare`, t`${count} are chosen; at most ${MOST_COMPARED} can stand side by side.`],
  }[problem];
  return (
    <>
      <SectionHeading title={t`Compare`} level={1} />
      <EmptyState
        icon={problem === 'empty' ? 'search' : 'warning'}
        title={title!}
        message={message!}
        actions={
          <>
            {problem === 'many' && (
              <LinkButton href={compareHref(kind, ids.slice(0, MOST_COMPARED))}>
                {t`Compare the first ${MOST_COMPARED}`}
              </LinkButton>
            )}
            <LinkButton href={productKind.path} variant="secondary">{t`All products`}</LinkButton>
            <LinkButton href={supplierKind.path} variant="secondary">{t`All suppliers`}</LinkButton>
          </>
        }
      />
    </>
  );
}

/** The form of the member site that asks for a quote of the first, and of further suppliers. */
const requestHref = (site: string, kind: ComparedKind, [target, ...suppliers]: readonly Id[]): string =>
  `${site}/request?target=${target}&kind=${details[kind]}${suppliers.length > 0 ? `&suppliers=${suppliers.join(',')}` : ''}`;

interface ComparisonPageProps extends Comparison {
  kind: ComparedKind;
  title: string;
  /** The URL of the comparison, to pass on. */
  url: string;
}

function ComparisonPage({ kind, title, items, groups, gone, asked, url }: ComparisonPageProps) {
  const { t } = useLingui();
  const memberSite = useMemberSite();
  const ids = items.map(({ id }) => id);
  const columns = items.map((item): ComparedItem => ({
    id: item.id,
    title: item.title,
    href: detailPath(details[kind], item.id),
    image: kind === 'products' ? item.image : null,
    ...(items.length > FEWEST_COMPARED && {
      removeHref: compareHref(
        kind,
        ids.filter((id) => id !== item.id),
      ),
    }),
  }));
  return (
    <>
      <SectionHeading title={title} level={1} />
      {gone > 0 && (
        <p className={css.note} role="note">
          {t`${plural(gone, { one: '# of the chosen is no longer there', other: '# of the chosen are no longer there' })}`}
        </p>
      )}
      <ComparisonTable items={columns} groups={groups} caption={title} />
      <div className={css.links}>
        {asked.length > 0 && memberSite !== null && (
          <LinkButton href={requestHref(memberSite, kind, asked)} variant="signal" icon="mail">
            {t`Ask for quotes`}
          </LinkButton>
        )}
        <Share url={url} title={title} />
        <Link href={lists[kind].path}>{kind === 'products' ? t`All products` : t`All suppliers`}</Link>
      </div>
    </>
  );
}

/** Renders a page of comparisons. None of them is for search engines: there are as many as there are choices. */
function renderComparison(scope: RequestScope, query: ComparisonQuery, title: string, content: ReactNode): LoadedPage {
  const { i18n } = scope;
  const href = compareHref(query.kind, query.ids);
  return renderPage(scope, {
    name: 'compare',
    title,
    path: href,
    indexed: false,
    crumbs: [...listCrumbs(scope, lists[query.kind]), { name: i18n._(msg`Compare`), path: href }],
    content,
  });
}

/** Renders two to four products or suppliers side by side; what cannot be compared has one clear page each. */
export const loadCompare: PageLoader = async ({ scope, url }) => {
  const { i18n } = scope;
  const query = parseComparison(url.searchParams);
  const { kind, ids, isWrong } = query;
  if (!isWrong && !isOwnHref(url.searchParams, query)) throw redirect(compareHref(kind, ids), LEGACY_STATUS);
  const advise = (problem: Problem): LoadedPage =>
    renderComparison(scope, query, i18n._(msg`Compare`), <Advice {...query} problem={problem} />);
  if (isWrong) return advise('wrong');
  if (ids.length === 0) return advise('empty');
  if (ids.length > MOST_COMPARED) return advise('many');
  if (ids.length < FEWEST_COMPARED) return advise('few');
  const comparison = await loadComparison(scope, query);
  if (comparison.items.length < FEWEST_COMPARED) return advise('wrong');
  const count = comparison.items.length;
  const title =
    kind === 'products'
      ? i18n._(msg`${plural(count, { one: '# product', other: '# products' })} compared`)
      : i18n._(msg`${plural(count, { one: '# supplier', other: '# suppliers' })} compared`);
  return renderComparison(
    scope,
    query,
    title,
    <ComparisonPage kind={kind} title={title} url={urlOf(scope, compareHref(kind, ids))} {...comparison} />,
  );
};
