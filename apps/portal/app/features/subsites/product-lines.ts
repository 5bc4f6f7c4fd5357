import type { Id, ProductSummary } from '@millwright/domain';

/** Models of one kind of product, from the smallest to the largest. */
export interface ProductLine {
  /** Their industry, or child industry. */
  industryId: Id | null;
  /** The name of the products without their models. */
  name: string;
  /** The parameter by which they differ; empty where they have none. */
  parameter: string;
  models: readonly { product: ProductSummary; value: string }[];
}

const nameOf = ({ title, model }: ProductSummary): string => title.replace(model, '').trim() || title;
const sizeOf = (value: string): number => Number.parseFloat(value.replaceAll(',', '')) || 0;

/** Products by industry and name, the models of each in the order of their first parameter. */
export function productLines(products: readonly ProductSummary[]): ProductLine[] {
  const lines = Map.groupBy(products, (product) => `${product.industryId} ${nameOf(product)}`);
  return [...lines.values()]
    .map((models): ProductLine => {
      const [first] = models;
      return {
        industryId: first!.industryId,
        name: nameOf(first!),
        parameter: first!.parameters[0]?.label ?? '',
        models: models
          .map((product) => ({ product, value: product.parameters[0]?.value ?? '' }))
          .toSorted((one, other) => sizeOf(one.value) - sizeOf(other.value)),
      };
    })
    .toSorted((one, other) => (one.industryId ?? 0) - (other.industryId ?? 0));
}
