import { useLingui } from '@lingui/react/macro';
import { getProduct } from '@millwright/api-client';
import { detailPath, type Product } from '@millwright/domain';
import { FactsTable } from '@millwright/ui/facts-table';
import { ParametersTable } from '@millwright/ui/parameters-table';
import { Enquiry, EnquiryLink, Favourite, Images } from './actions.server.tsx';
import type { PageLoader } from '../../shell/page/page.server.tsx';
import { CardSection, DetailTop, NamedLinks, Prose } from './detail-parts.server.tsx';
import * as detail from './detail.css.ts';
import { aboutProduct, canAskAbout } from './enquiry-about.server.ts';
import { productData } from './entry-data.server.ts';
import { productKind } from './entry-kinds.server.tsx';
import { LeadingParameters, SeriesTable } from './product-series.server.tsx';
import * as css from './product.css.ts';
import { entryListHref } from './entry-list-query.ts';
import { renderEntry } from './entry-page.server.tsx';
import { visitEntry, type VisitedEntry } from './entry-visit.server.ts';

/** Related products that others make, one of each maker first; of its own maker where there are no others. */
const ofOthers = ({ owner, related }: Product): Product['related'] => {
  const others = related.filter((product) => product.owner?.id !== owner?.id);
  const isFirst = (product: Product['related'][number], place: number): boolean =>
    others.findIndex((one) => one.owner?.id === product.owner?.id) === place;
  const [firsts, further] = [others.filter(isFirst), others.filter((product, place) => !isFirst(product, place))];
  return (others.length > 0 ? [...firsts, ...further] : related).slice(0, 4);
};

function ProductPage({ item, industry, industryOf }: VisitedEntry<Product>) {
  const { t } = useLingui();
  const { owner, region } = item;
  const acceptsEnquiries = canAskAbout(item);
  return (
    <>
      <DetailTop
        title={item.title}
        industry={industry}
        brief={item.brief}
        topics={{ kind: 'product', tags: item.tags }}
        actions={
          <>
            {acceptsEnquiries && (
              <span className={css.toForm}>
                <EnquiryLink />
              </span>
            )}
            <Favourite item={{ kind: 'product', id: item.id, title: item.title, image: item.image }} />
          </>
        }
      />
      <div className={css.sheet}>
        <div className={detail.page}>
          <Images title={item.title} images={item.gallery.map((src) => ({ src, alt: item.title }))} />
          <LeadingParameters parameters={item.parameters} />
          <SeriesTable item={item} series={item.series} />
          <ParametersTable groups={[{ name: '', parameters: item.parameters }]} />
          <Prose title={t`Description`} paragraphs={item.paragraphs} />
        </div>
        <aside className={css.order} aria-label={t`Supplier`}>
          {owner && (
            <NamedLinks
              title={t`Supplier`}
              items={[owner]}
              hrefOf={(id) => detailPath('supplier', id)}
              more={{ href: entryListHref(productKind.path, { supplierId: owner.id }), label: t`All its products` }}
            />
          )}
          <FactsTable
            facts={[
              { label: t`Model`, value: item.model },
              { label: t`Region`, value: region?.name },
              { label: t`ECLASS`, value: item.codes.eclass },
              { label: t`UNSPSC`, value: item.codes.unspsc },
              { label: t`GTIN`, value: item.codes.gtin },
            ]}
          />
          {acceptsEnquiries && <Enquiry {...aboutProduct(item, industry)} region={region} />}
        </aside>
      </div>
      <CardSection title={t`Related products`} kind={productKind} items={ofOthers(item)} industryOf={industryOf} />
    </>
  );
}

/** Loads and renders a product. */
export const loadProduct: PageLoader = async (visit) => {
  const visited = await visitEntry(visit, 'product', getProduct);
  return renderEntry(visit, productKind, visited, {
    name: 'product',
    detail: 'product',
    content: <ProductPage {...visited} />,
    data: productData,
  });
};
