import { useLingui } from '@lingui/react/macro';
import { getSupplier, listArticles, listTradeShows } from '@millwright/api-client';
import { type ArticleSummary, type FacetedPage, type Supplier, type TradeShowSummary } from '@millwright/domain';
import { isoDay } from '@millwright/i18n/dates';
import { formatNumber } from '@millwright/i18n/numbers';
import { useEdition } from '@millwright/i18n/react';
import { ArticleSection } from '@millwright/ui/article-section';
import { EvidenceCard } from '@millwright/ui/evidence-card';
import { Image } from '@millwright/ui/image';
import { SectionHeading } from '@millwright/ui/section-heading';
import { section, sectionBudget } from '../../shell/page/calls.server.ts';
import { ContactPlace, Enquiry, EnquiryLink, Favourite } from './actions.server.tsx';
import type { PageLoader } from '../../shell/page/page.server.tsx';
import { CardSection, DetailTop, Prose } from './detail-parts.server.tsx';
import * as css from './detail.css.ts';
import { aboutSupplier } from './enquiry-about.server.ts';
import { supplierData } from './entry-data.server.ts';
import { productKind, showKind, supplierKind, supplierVideoKind } from './entry-kinds.server.tsx';
import { entryListHref } from './entry-list-query.ts';
import { renderEntry } from './entry-page.server.tsx';
import { visitEntry, type VisitedEntry } from './entry-visit.server.ts';

interface SupplierParts {
  /** What is written about it; null where it could not be had. */
  articles: readonly ArticleSummary[] | null;
  /** The next trade shows at which it exhibits; null where they could not be had. */
  shows: FacetedPage<TradeShowSummary> | null;
  /** The instant for which it is rendered. */
  now: number;
}

function SupplierPage({ item, industry, industryOf, articles, shows, now }: VisitedEntry<Supplier> & SupplierParts) {
  const { t } = useLingui();
  const edition = useEdition();
  const { title, city, region, founded, staff, certificates, markets, replies } = item;
  const place = [...new Set([city, region?.name])].filter(Boolean);
  return (
    <>
      <DetailTop
        title={title}
        industry={industry}
        brief={item.brief}
        topics={{ kind: 'suppliers', tags: item.tags }}
        image={{
          arrangement: 'logo',
          content: <Image src={item.image} alt="" ratio="1:1" width={128} priority className={css.outlined} />,
        }}
        facts={[
          { label: t`Place`, value: place.join(' · ') },
          { label: t`Founded`, value: founded },
          { label: t`Staff`, value: staff > 0 && formatNumber(staff, edition) },
          { label: t`Markets`, value: markets.join(' · ') },
        ].map(({ label, value }) => ({ label, value: value || null }))}
        actions={
          <>
            <EnquiryLink />
            <Favourite item={{ kind: 'supplier', id: item.id, title: item.title, image: item.image }} />
          </>
        }
      />
      <div className={css.withAside}>
        <div className={css.page}>
          <Prose title={t`About the company`} paragraphs={item.paragraphs} />
          <section className={css.section}>
            <SectionHeading title={t`Evidence`} />
            <EvidenceCard replies={replies} certificates={certificates} today={isoDay(now, edition.formats)} />
          </section>
          <CardSection
            title={t`Products`}
            kind={productKind}
            // Whose they are, the page says.
            items={item.products.map((product) => ({ ...product, owner: null }))}
            more={{
              href: entryListHref(productKind.path, { supplierId: item.id }),
              label: t`All products of ${title}`,
            }}
          />
          <CardSection
            title={t`Videos`}
            kind={supplierVideoKind}
            items={item.videos.map((video) => ({ ...video, owner: null }))}
          />
          <CardSection
            title={t`At exhibitions`}
            kind={showKind}
            items={shows?.items ?? null}
            industryOf={industryOf}
            more={{
              href: entryListHref(showKind.path, { exhibitorId: item.id }),
              label: t`All exhibitions of ${title}`,
            }}
          />
          {articles?.length !== 0 && (
            <ArticleSection
              title={t`In the news`}
              arrangement="lines"
              result={articles ? { status: 'ready', items: articles } : { status: 'failed', retryHref: '' }}
              industryOf={industryOf}
            />
          )}
          <Enquiry {...aboutSupplier(item, industry)} region={region} />
        </div>
        <aside className={css.aside} aria-label={t`Contact details`}>
          <ContactPlace entryId={item.id} />
        </aside>
      </div>
      <CardSection title={t`Other suppliers`} kind={supplierKind} items={item.related} industryOf={industryOf} />
    </>
  );
}

/** Loads and renders the profile of a supplier. */
export const loadSupplier: PageLoader = async (visit) => {
  const visited = await visitEntry(visit, 'supplier', getSupplier);
  const { scope } = visit;
  const { id, title } = visited.item;
  const [news, shows] = await Promise.all([
    section(scope, 'articles of the supplier', listArticles(scope.client, { keyword: title, rows: 5 }, sectionBudget)),
    section(
      scope,
      'shows of the supplier',
      listTradeShows(scope.client, { exhibitorId: id, when: 'upcoming', rows: 4 }, sectionBudget),
    ),
  ]);
  return renderEntry(visit, supplierKind, visited, {
    name: 'supplier',
    detail: 'supplier',
    content: <SupplierPage {...visited} articles={news?.items ?? null} shows={shows} now={Date.now()} />,
    data: supplierData,
  });
};
