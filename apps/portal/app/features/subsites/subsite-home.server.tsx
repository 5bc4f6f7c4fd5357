import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  listArticles,
  listIssues,
  listPapers,
  listPosts,
  listProducts,
  listSuppliers,
  listTradeShows,
  listVideos,
} from '@millwright/api-client';
import { childIndustryPath, industryPath, LEGACY_STATUS, type Id } from '@millwright/domain';
import { ArticleSection } from '@millwright/ui/article-section';
import { SectionHeading } from '@millwright/ui/section-heading';
import { redirect } from 'react-router';
import { CardSection } from '../catalog/detail-parts.server.tsx';
import * as detail from '../../shell/page/detail.css.ts';
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
import { section, sectionBudget, unavailable } from '../../shell/page/calls.server.ts';
import { printPage, type PageLoader } from '../../shell/page/page.server.tsx';
import type { RequestScope } from '../../shell/page/request-scope.types.ts';
import * as css from './subsite.css.ts';
import { EmptyIndustry, loadOnward } from './empty-industry.server.tsx';
import { pathInOwnLetters, subsiteOf, type Subsite } from '../../shell/page/subsite-of.server.ts';

/** What a sub-site's home shows. A section that could not be had is null. */
async function loadSections(scope: RequestScope, industryId: Id) {
  const { client } = scope;
  const narrowed = (rows: number) => [{ industryId, rows, facets: false }, sectionBudget] as const;
  const [articles, suppliers, products, videos, papers, issues, shows, posts] = await Promise.all([
    section(scope, 'articles', listArticles(client, ...narrowed(9))),
    section(scope, 'suppliers', listSuppliers(client, ...narrowed(6))),
    section(scope, 'products', listProducts(client, ...narrowed(8))),
    section(scope, 'videos', listVideos(client, ...narrowed(4))),
    section(scope, 'papers', listPapers(client, ...narrowed(4))),
    section(scope, 'issues', listIssues(client, ...narrowed(6))),
    section(scope, 'shows', listTradeShows(client, { ...narrowed(4)[0], when: 'upcoming' }, sectionBudget)),
    section(scope, 'posts', listPosts(client, ...narrowed(6))),
  ]);
  if (![articles, suppliers, products, videos, papers, issues, shows, posts].some(Boolean)) throw unavailable(scope);
  return { articles, suppliers, products, videos, papers, issues, shows, posts };
}

type Sections = Awaited<ReturnType<typeof loadSections>>;

/** Whether there is nothing of an industry. What could not be had may be there. */
const isEmpty = (sections: Sections): boolean => Object.values(sections).every((list) => list?.total === 0);

/** The page of an industry: what there is of it, else where to look around. */
async function homeOf(scope: RequestScope, subsite: Subsite, name: string) {
  const sections = await loadSections(scope, subsite.industryId);
  if (!isEmpty(sections)) return <SubsiteHome name={name} industryId={subsite.industryId} sections={sections} />;
  const onward = await loadOnward(scope, subsite);
  return (
    <>
      <SectionHeading title={name} level={1} />
      <EmptyIndustry name={name} {...onward} />
    </>
  );
}

function SubsiteHome({ name, industryId, sections }: { name: string; industryId: Id; sections: Sections }) {
  const { t } = useLingui();
  const { articles, suppliers, products, videos, papers, issues, shows, posts } = sections;
  const of = (path: string) => `/subsite${path}?sid=${industryId}`;
  const counted = (kind: Pick<EntryKind<never>, 'count'>, list: { total: number } | null) =>
    list && list.total > 0 ? [t(kind.count(list.total))] : [];
  const extent = [
    ...counted(supplierKind, suppliers),
    ...counted(productKind, products),
    ...counted(videoKind, videos),
  ].join(' · ');
  return (
    <>
      <div className={css.lead}>
        <SectionHeading title={name} level={1} note={extent} />
        <ArticleSection
          title={t`News`}
          arrangement="feature"
          result={articles ? { status: 'ready', items: articles.items } : { status: 'failed', retryHref: '' }}
          more={{ href: of('/articles'), label: t`More news` }}
        />
      </div>
      <CardSection
        title={t`Suppliers`}
        kind={supplierKind}
        arrangement="wide"
        items={suppliers?.items ?? null}
        more={{ href: of(supplierKind.path), label: t`All suppliers` }}
      />
      <CardSection
        title={t`Products`}
        kind={productKind}
        items={products?.items ?? null}
        more={{ href: of(productKind.path), label: t`All products` }}
      />
      <CardSection
        title={t`Videos`}
        kind={videoKind}
        items={videos?.items ?? null}
        more={{ href: of(videoKind.path), label: t`All videos` }}
      />
      <CardSection
        title={t`Magazines`}
        kind={issueKind}
        items={issues?.items ?? null}
        more={{ href: of(issueKind.path), label: t`All issues` }}
      />
      <CardSection
        title={t`White papers`}
        kind={paperKind}
        arrangement="wide"
        items={papers?.items ?? null}
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

/** Loads and renders the home of a sub-site: of an industry, or of one of its children. */
export const loadSubsiteHome: PageLoader = async (visit) => {
  const { scope } = visit;
  const subsite = await subsiteOf(visit);
  const { industry, child } = subsite;
  const written = pathInOwnLetters(subsite, visit.params);
  if (written !== null) throw redirect(written + visit.url.search, LEGACY_STATUS);
  const { name } = child ?? industry;
  const content = await homeOf(scope, subsite, name);
  const path = child ? childIndustryPath(industry, child.id) : industryPath(industry);
  const { name: parent } = industry;
  const own = { name: industry.name, path: industryPath(industry) };
  return printPage(scope, {
    name: 'subsite',
    title: child ? scope.i18n._(msg`${name} – ${parent}`) : name,
    description: scope.i18n._(
      msg`${name}: news, suppliers, products, videos, magazines, white papers and exhibitions of the industry.`,
    ),
    path,
    schema: 'collection',
    crumbs: child ? [own, { name, path }] : [own],
    content: <div className={detail.page}>{content}</div>,
  });
};
