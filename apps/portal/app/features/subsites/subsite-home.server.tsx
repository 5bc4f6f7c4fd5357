import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { LEGACY_STATUS, type Id } from '@millwright/domain';
import { ArticleCard } from '@millwright/ui/article-card';
import { ArticleSection, type StoriesResult } from '@millwright/ui/article-section';
import { DataChart } from '@millwright/ui/data-chart';
import { HomeFigures } from '@millwright/ui/front-page';
import { Link } from '@millwright/ui/link';
import { SectionHeading } from '@millwright/ui/section-heading';
import { redirect } from 'react-router';
import { CardSection } from '../catalog/detail-parts.server.tsx';
import * as detail from '../catalog/detail.css.ts';
import {
  issueKind,
  paperKind,
  postKind,
  productKind,
  showKind,
  supplierKind,
  videoKind,
  type EntryKind,
} from '../catalog/entry-kinds.server.tsx';
import { baseInfoOf } from '../../shell/page/calls.server.ts';
import { industryLookup } from '../../shell/page/industry-lookup.ts';
import { renderPage, type PageLoader, type PageVisit } from '../../shell/page/page.server.tsx';
import type { RequestScope } from '../../shell/page/request-scope.server.tsx';
import * as css from './subsite.css.ts';
import { productLines } from './product-lines.ts';
import { loadSections, type Sections } from './subsite-data.server.ts';
import { NewestIssue, ProductMatrix, SupplierTable } from './subsite-tables.server.tsx';
import { parseSupplierOrder, type SupplierOrder } from './supplier-order.ts';
import { EmptyIndustry, loadOnward } from './empty-industry.server.tsx';
import { subsiteCrumbs, subsiteHome, subsiteOf, type Subsite } from '../../shell/page/subsite-of.server.ts';

/** How many suppliers the table has. */
const suppliersShown = 10;

/** Whether there is nothing of an industry. What could not be had may be there. */
const isEmpty = ({ lists }: Sections): boolean => Object.values(lists).every((list) => list?.total === 0);

/** The page of an industry: what there is of it, else where to look around. */
async function homeOf(scope: RequestScope, subsite: Subsite, name: string, order: SupplierOrder | null) {
  const [sections, baseInfo] = await Promise.all([loadSections(scope, subsite.industryId), baseInfoOf(scope)]);
  if (!isEmpty(sections))
    return (
      <SubsiteHome
        {...{ name, sections, order }}
        isNamed={!subsite.child}
        industryId={subsite.industryId}
        industryOf={industryLookup(baseInfo)}
      />
    );
  const onward = await loadOnward(scope, subsite);
  return (
    <>
      <SectionHeading title={name} level={1} />
      <EmptyIndustry name={name} {...onward} />
    </>
  );
}

interface SubsiteHomeProps {
  name: string;
  /** Whether the header has that name, in letters as large. */
  isNamed: boolean;
  industryId: Id;
  sections: Sections;
  order: SupplierOrder | null;
  industryOf: ReturnType<typeof industryLookup>;
}

/** The name of the industry, and how much there is of it. */
function Top({ name, isNamed, industryId, sections: { lists } }: Omit<SubsiteHomeProps, 'order' | 'industryOf'>) {
  const { t } = useLingui();
  const counted = (kind: Pick<EntryKind<never>, 'count' | 'path'>, list: { total: number } | null) =>
    list && list.total > 0 ? [{ path: kind.path, text: t(kind.count(list.total)) }] : [];
  const counts = [
    ...counted(supplierKind, lists.suppliers),
    ...counted(productKind, lists.products),
    ...counted(postKind, lists.posts),
    ...counted(paperKind, lists.papers),
    ...counted(videoKind, lists.videos),
    ...counted(issueKind, lists.issues),
  ];
  return (
    <div className={css.top}>
      <h1 className={isNamed ? css.named : css.name}>{name}</h1>
      <ul className={css.counts}>
        {counts.map(({ path, text }) => (
          <li key={path}>
            <Link href={`/subsite${path}?sid=${industryId}`}>{text}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The news: the lead with its chart, the others next to it. */
function News({ industryId, sections: { lists, stories } }: Pick<SubsiteHomeProps, 'industryId' | 'sections'>) {
  const { t } = useLingui();
  const { lead, leadChart, others } = stories;
  const more = { href: `/subsite/articles?sid=${industryId}`, label: t`More news` };
  const result: StoriesResult = lists.articles
    ? { status: 'ready', items: others }
    : { status: 'failed', retryHref: '' };
  if (!lead) return <ArticleSection title={t`News`} result={result} more={more} />;
  return (
    <div className={css.front}>
      <div className={css.story}>
        <ArticleCard
          article={lead}
          variant="lead"
          headingLevel={2}
          figure={leadChart && <DataChart {...leadChart} data="hidden" isCompact />}
          priority
        />
      </div>
      {others.length > 0 && <ArticleSection title={t`News`} arrangement="lines" result={result} more={more} />}
    </div>
  );
}

function SubsiteHome({ name, isNamed, industryId, sections, order, industryOf }: SubsiteHomeProps) {
  const { t } = useLingui();
  const { lists, stories, issue } = sections;
  const { suppliers, products, videos, papers, shows, posts } = lists;
  const of = (path: string) => `/subsite${path}?sid=${industryId}`;
  const allSuppliers = { href: of(supplierKind.path), label: t`All suppliers` };
  const allProducts = { href: of(productKind.path), label: t`All products` };
  const lines = productLines(products?.items ?? []);
  return (
    <>
      <div className={css.lead}>
        <Top {...{ name, isNamed, industryId, sections }} />
        <News {...{ industryId, sections }} />
      </div>
      <HomeFigures title={t`The industry in numbers`} figures={stories.figures} />
      {lines.length > 0 ? (
        <ProductMatrix title={t`Products`} lines={lines} industryOf={industryOf} more={allProducts} />
      ) : (
        <CardSection title={t`Products`} kind={productKind} items={products?.items ?? null} more={allProducts} />
      )}
      {suppliers && suppliers.items.length > 0 ? (
        <SupplierTable
          title={t`Suppliers`}
          suppliers={suppliers.items}
          count={suppliersShown}
          order={order}
          more={allSuppliers}
        />
      ) : (
        <CardSection title={t`Suppliers`} kind={supplierKind} items={suppliers?.items ?? null} more={allSuppliers} />
      )}
      {issue && (
        <NewestIssue title={t`Magazines`} issue={issue} more={{ href: of(issueKind.path), label: t`All issues` }} />
      )}
      <CardSection
        title={t`Videos`}
        kind={videoKind}
        items={videos?.items ?? null}
        more={{ href: of(videoKind.path), label: t`All videos` }}
      />
      <CardSection
        title={t`White papers`}
        kind={paperKind}
        arrangement="wide"
        items={papers && inWholeRows(papers.items)}
        more={{ href: of(paperKind.path), label: t`All white papers` }}
      />
      <CardSection
        title={t`Upcoming exhibitions`}
        kind={showKind}
        items={shows?.items ?? null}
        more={{ href: of(showKind.path), label: t`All exhibitions` }}
      />
      <CardSection
        title={t`Supply and demand`}
        kind={postKind}
        arrangement="wide"
        items={posts?.items ?? null}
        more={{ href: of(postKind.path), label: t`All posts` }}
      />
    </>
  );
}

/** How many cards stand next to one another where they are wide. */
const wideColumns = 3;

/** A card that would stand alone below full rows is left to the list. */
const inWholeRows = <Item,>(items: readonly Item[]): readonly Item[] =>
  items.length % wideColumns === 1 && items.length > 1 ? items.slice(0, -1) : items;

/** The path of a sub-site whose slugs are written in other letters than its own; null where they are not. */
function pathInOwnLetters({ industry, child }: Subsite, { path = '', subpath }: PageVisit['params']): string | null {
  const own = (segment: string, slug: string | null | undefined): string =>
    slug?.toLowerCase() === segment.toLowerCase() ? slug : segment;
  const given = subpath === undefined ? [path] : [path, subpath];
  const wanted = [own(path, industry.slug), ...given.slice(1).map((segment) => own(segment, child?.slug))];
  return wanted.every((segment, index) => segment === given[index])
    ? null
    : `/i/${wanted.map(encodeURIComponent).join('/')}`;
}

/** Loads and renders the home of a sub-site: of an industry, or of one of its children. */
export const loadSubsiteHome: PageLoader = async (visit) => {
  const { scope } = visit;
  const subsite = await subsiteOf(visit);
  const { industry, child } = subsite;
  const written = pathInOwnLetters(subsite, visit.params);
  if (written !== null) throw redirect(written + visit.url.search, LEGACY_STATUS);
  const { name } = child ?? industry;
  const content = await homeOf(scope, subsite, name, parseSupplierOrder(visit.url.searchParams.get('sort')));
  const { name: parent } = industry;
  return renderPage(scope, {
    name: 'subsite',
    title: child ? scope.i18n._(msg`${name} – ${parent}`) : name,
    description: scope.i18n._(
      msg`${name}: news, suppliers, products, videos, magazines, white papers and exhibitions of the industry.`,
    ),
    path: subsiteHome(subsite),
    schema: 'CollectionPage',
    crumbs: subsiteCrumbs(subsite),
    content: <div className={detail.page}>{content}</div>,
  });
};
