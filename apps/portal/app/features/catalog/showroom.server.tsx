import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { listPosts, listProducts, listSuppliers } from '@millwright/api-client';
import {
  industriesInMenu,
  type FacetedPage,
  type Industry,
  type Post,
  type SupplierSummary,
  type ProductSummary,
  type Id,
} from '@millwright/domain';
import { LinkButton } from '@millwright/ui/button';
import { IndustryIcon } from '@millwright/ui/industry-icon';
import { Link } from '@millwright/ui/link';
import { SectionHeading } from '@millwright/ui/section-heading';
import { CardSection } from './detail-parts.server.tsx';
import * as detail from './detail.css.ts';
import { postKind, productKind, showroomPlace, supplierKind } from './entry-kinds.server.tsx';
import { entryListHref } from './entry-list-query.ts';
import { baseInfoOf, section, sectionBudget, unavailable } from '../../shell/page/calls.server.ts';
import { industryLookup, type NamedIndustry } from '../../shell/page/industry-lookup.ts';
import { renderPage, type PageLoader } from '../../shell/page/page.server.tsx';
import * as css from './showroom.css.ts';

/** The industries with what leads to their lists. */
function IndustryGrid({ industries }: { industries: readonly Industry[] }) {
  const { t } = useLingui();
  if (industries.length === 0) return null;
  return (
    <nav className={detail.section} aria-label={t`Products by industry`}>
      <SectionHeading title={t`Products by industry`} />
      <ul className={css.industries}>
        {industries.map(({ id, name, icon }) => (
          <li key={id}>
            <Link href={entryListHref(productKind.path, { industryId: id })} className={css.industry}>
              <IndustryIcon name={icon} className={css.icon} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ShowroomProps {
  industries: readonly Industry[];
  industryOf: (id: Id | null) => NamedIndustry | null;
  suppliers: FacetedPage<SupplierSummary> | null;
  products: FacetedPage<ProductSummary> | null;
  supply: FacetedPage<Post> | null;
  demand: FacetedPage<Post> | null;
}

function ShowroomPage({ industries, industryOf, suppliers, products, supply, demand }: ShowroomProps) {
  const { t } = useLingui();
  return (
    <>
      <div className={css.head}>
        <h1 className={detail.title}>{t`Online showroom`}</h1>
        <p
          className={detail.brief}
        >{t`Makers, their products, and who is looking for what: look around, ask, and buy at the source.`}</p>
        <div className={detail.actions}>
          <LinkButton href={supplierKind.path}>{t`Find a supplier`}</LinkButton>
          <LinkButton href={postKind.path} variant="secondary">{t`Supply hall`}</LinkButton>
        </div>
      </div>
      <IndustryGrid industries={industries} />
      <CardSection
        title={t`Featured suppliers`}
        kind={supplierKind}
        arrangement="wide"
        items={suppliers?.items ?? null}
        industryOf={industryOf}
        more={{ href: supplierKind.path, label: t`All suppliers` }}
      />
      <CardSection
        title={t`New products`}
        kind={productKind}
        items={products?.items ?? null}
        industryOf={industryOf}
        more={{ href: productKind.path, label: t`All products` }}
      />
      <div className={css.sides}>
        <CardSection
          title={t`Latest supply`}
          kind={postKind}
          items={supply?.items ?? null}
          more={{ href: entryListHref(postKind.path, { side: 'supply' }), label: t`All offers` }}
        />
        <CardSection
          title={t`Latest demand`}
          kind={postKind}
          items={demand?.items ?? null}
          more={{ href: entryListHref(postKind.path, { side: 'demand' }), label: t`All requests` }}
        />
      </div>
    </>
  );
}

/** Loads and renders the landing page of the showroom. A section that could not be had says so. */
export const loadShowroom: PageLoader = async ({ scope }) => {
  const { client, i18n } = scope;
  const [baseInfo, featured, newest, products, supply, demand] = await Promise.all([
    baseInfoOf(scope),
    section(
      scope,
      'featured suppliers',
      listSuppliers(client, { featured: true, rows: 6, facets: false }, sectionBudget),
    ),
    section(scope, 'suppliers', listSuppliers(client, { rows: 6, facets: false }, sectionBudget)),
    section(scope, 'products', listProducts(client, { rows: 8, facets: false }, sectionBudget)),
    section(scope, 'supply', listPosts(client, { side: 'supply', rows: 5, facets: false }, sectionBudget)),
    section(scope, 'demand', listPosts(client, { side: 'demand', rows: 5, facets: false }, sectionBudget)),
  ]);
  if (![newest, products, supply, demand].some(Boolean)) throw unavailable(scope);
  const suppliers = featured && featured.total > 0 ? featured : newest;
  const shown = {
    industries: industriesInMenu(baseInfo?.industries ?? []),
    industryOf: industryLookup(baseInfo),
    suppliers,
    products,
    supply,
    demand,
  };
  return renderPage(scope, {
    name: 'showroom',
    title: i18n._(showroomPlace.name),
    description: i18n._(msg`Suppliers and products of all industries, with supply and demand of the day.`),
    path: showroomPlace.path,
    schema: 'CollectionPage',
    content: (
      <div className={detail.page}>
        <ShowroomPage {...shown} />
      </div>
    ),
  });
};
