import { useLingui } from '@lingui/react/macro';
import { getProduct } from '@millwright/api-client';
import { detailPath, type Product } from '@millwright/domain';
import { Link } from '@millwright/ui/link';
import { ParametersTable } from '@millwright/ui/parameters-table';
import { Enquiry, EnquiryLink, Favourite, Pictures } from '../../shell/islands/actions.server.tsx';
import type { PageLoader } from '../../shell/page/page.server.tsx';
import { CardSection, DetailTop, NamedLinks, Prose } from './detail-parts.server.tsx';
import * as css from '../../shell/page/detail.css.ts';
import { productData } from './entry-data.server.ts';
import { productKind } from './entry-kinds.server.tsx';
import { entryListHref } from './entry-list-query.ts';
import { printEntry } from './entry-page.server.tsx';
import { visitEntry, type VisitedEntry } from './entry-visit.server.ts';

function ProductPage({ item, industry, industryOf }: VisitedEntry<Product>) {
  const { t } = useLingui();
  const { owner, region } = item;
  return (
    <>
      <DetailTop
        title={item.title}
        industry={industry}
        brief={item.brief}
        topics={{ kind: 'product', tags: item.tags }}
        picture={{
          arrangement: 'half',
          content: <Pictures title={item.title} pictures={item.gallery.map((src) => ({ src, alt: item.title }))} />,
        }}
        facts={[
          { label: t`Model`, value: item.model },
          { label: t`Supplier`, value: owner && <Link href={detailPath('supplier', owner.id)}>{owner.title}</Link> },
          { label: t`Region`, value: region?.name },
        ]}
        actions={
          <>
            <EnquiryLink />
            <Favourite item={{ kind: 'product', id: item.id, title: item.title, image: item.image }} />
          </>
        }
      >
        <ParametersTable groups={[{ name: '', parameters: item.parameters }]} />
      </DetailTop>
      <div className={css.withAside}>
        <div className={css.page}>
          <Prose title={t`Description`} paragraphs={item.paragraphs} />
          <Enquiry target={{ id: item.id, title: item.title }} />
        </div>
        {owner && (
          <aside className={css.aside} aria-label={t`Supplier`}>
            <NamedLinks
              title={t`Supplier`}
              items={[owner]}
              hrefOf={(id) => detailPath('supplier', id)}
              more={{ href: entryListHref(productKind.path, { supplierId: owner.id }), label: t`All its products` }}
            />
          </aside>
        )}
      </div>
      <CardSection
        title={t`Related products`}
        kind={productKind}
        items={item.related.slice(0, 4)}
        industryOf={industryOf}
      />
    </>
  );
}

/** Loads and renders a product. */
export const loadProduct: PageLoader = async (visit) => {
  const visited = await visitEntry(visit, 'product', getProduct);
  return printEntry(visit, productKind, visited, {
    name: 'product',
    detail: 'product',
    content: <ProductPage {...visited} />,
    data: productData,
  });
};
