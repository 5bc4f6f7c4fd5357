import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { listPosts, listProducts, listSuppliers } from '@millwright/api-client';
import { type FacetedPage, type Id, type Post, type ProductSummary, type SupplierSummary } from '@millwright/domain';
import { SectionHeading } from '@millwright/ui/section-heading';
import { CardSection } from '../catalog/detail-parts.server.tsx';
import * as detail from '../catalog/detail.css.ts';
import { postKind, productKind, supplierKind } from '../catalog/entry-kinds.server.tsx';
import { entryListHref } from '../catalog/entry-list-query.ts';
import { section, sectionBudget, unavailable } from '../../shell/page/calls.server.ts';
import { renderPage, type LoadedPage, type PageVisit } from '../../shell/page/page.server.tsx';
import { EmptyIndustry, loadOnward, type Onward } from './empty-industry.server.tsx';
import { subsiteCrumbs, type Subsite } from '../../shell/page/subsite-of.server.ts';

interface ShowroomOfIndustryProps {
  name: string;
  industryId: Id;
  suppliers: FacetedPage<SupplierSummary> | null;
  products: FacetedPage<ProductSummary> | null;
  posts: FacetedPage<Post> | null;
  /** Where to look around where there is nothing; null where there is something. */
  onward: { name: string; places: Onward } | null;
}

function ShowroomOfIndustry({ name, industryId, suppliers, products, posts, onward }: ShowroomOfIndustryProps) {
  const { t } = useLingui();
  const of = (path: string) => entryListHref(`/subsite${path}`, { industryId });
  return (
    <div className={detail.page}>
      <SectionHeading title={name} level={1} />
      {onward && <EmptyIndustry name={onward.name} {...onward.places} />}
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
        title={t`Supply and demand`}
        kind={postKind}
        arrangement="wide"
        items={posts?.items ?? null}
        more={{ href: of(postKind.path), label: t`All posts` }}
      />
    </div>
  );
}

/**
 * Loads and renders the showroom of a sub-site: the suppliers, products and posts of its industry. A section that could
 * not be had says so.
 */
export async function loadSubsiteShowroom({ scope }: PageVisit, subsite: Subsite): Promise<LoadedPage> {
  const { client, i18n } = scope;
  const { industry, child, industryId } = subsite;
  const [suppliers, products, posts] = await Promise.all([
    section(scope, 'suppliers', listSuppliers(client, { industryId, rows: 9, facets: false }, sectionBudget)),
    section(scope, 'products', listProducts(client, { industryId, rows: 8, facets: false }, sectionBudget)),
    section(scope, 'posts', listPosts(client, { industryId, rows: 6, facets: false }, sectionBudget)),
  ]);
  if (!suppliers && !products && !posts) throw unavailable(scope);
  const industryName = (child ?? industry).name;
  const isEmpty = [suppliers, products, posts].every((list) => list?.total === 0);
  const onward = isEmpty ? { name: industryName, places: await loadOnward(scope, subsite) } : null;
  const name = i18n._(msg`${industryName} – Online showroom`);
  const path = entryListHref('/subsite/showroom', { industryId });
  return renderPage(scope, {
    name: 'subsite-showroom',
    title: name,
    description: i18n._(msg`${industryName}: makers, their products, and who is looking for what.`),
    path,
    schema: 'CollectionPage',
    crumbs: [...subsiteCrumbs({ industry, child: null }), { name, path }],
    indexed: !isEmpty,
    content: <ShowroomOfIndustry {...{ name, industryId, suppliers, products, posts, onward }} />,
  });
}
