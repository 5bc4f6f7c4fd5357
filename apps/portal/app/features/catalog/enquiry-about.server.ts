import { ENQUIRY_LIMITS, type EntryReference, type PostDetail, type Product, type Supplier } from '@millwright/domain';
import { goodsFieldOf } from '@millwright/domain/sourcing';
import type { IslandProps } from '../../shell/islands/islands.types.ts';
import { enquiryAction } from './enquiry-action.ts';
import type { NamedIndustry } from '../../shell/page/industry-lookup.ts';

/** What an enquiry can be about, as the form without JavaScript names it. */
export type EnquiryKind = 'product' | 'supplier' | 'post';

/** What the form on the page of an entry receives of it. */
export type EnquiryAbout = IslandProps['enquiry'];

const nameOf = ({ id, title }: Pick<EntryReference, 'id' | 'title'>) => ({ id, title });

const base = (kind: EnquiryKind, item: Pick<EntryReference, 'id' | 'title'>, industry: NamedIndustry | null) => ({
  target: nameOf(item),
  goods: goodsFieldOf(industry?.slug ?? null),
  posting: { action: enquiryAction, kind },
});

/** Others who make the like, each once: they can be asked the same. */
const suppliersOf = ({ owner, related }: Product): EntryReference[] => {
  const others = related.flatMap((product) => (product.owner && product.owner.id !== owner?.id ? [product.owner] : []));
  return others.filter(({ id }, place) => others.findIndex((other) => other.id === id) === place);
};

/** The form about a product: its maker is asked, and others who make the like. */
export const aboutProduct = (item: Product, industry: NamedIndustry | null): EnquiryAbout => ({
  ...base('product', item, industry),
  ...(item.owner && { supplier: nameOf(item.owner) }),
  candidates: suppliersOf(item).map(nameOf),
  parameters: item.parameters.slice(0, ENQUIRY_LIMITS.parameters),
});

/** The form to a supplier, and to others of its kind. */
export const aboutSupplier = (item: Supplier, industry: NamedIndustry | null): EnquiryAbout => ({
  ...base('supplier', item, industry),
  supplier: nameOf(item),
  candidates: item.related.map(nameOf),
});

/** The form to the author of a post. */
export const aboutPost = (item: PostDetail, industry: NamedIndustry | null): EnquiryAbout =>
  base('post', item, industry);

/** Whether somebody can receive an enquiry about a product: its maker, or others who make the like. */
export const canAskAbout = (item: Product): boolean => item.owner !== null || suppliersOf(item).length > 0;
