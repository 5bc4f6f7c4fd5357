import type { Bilingual } from '@millwright/domain';
import type { Company, IndustryContent, ProductLine } from './demo-articles/content.types.ts';

/** Least number of products of the whole seed; the lines share them evenly. */
const fewestProducts = 300;

/** A company with what it makes. */
interface Maker {
  slug: string;
  company: Company;
  line: ProductLine;
}

/** One model of a series. */
export interface ProductModel extends Maker {
  /** Place in its series, from 0, and how many there are. */
  model: number;
  models: number;
  /** Name of the model, for example HX-320. */
  name: string;
}

/** The companies of which a product line is written, in the order of the content. */
const makersOf = (contents: readonly IndustryContent[]): Maker[] =>
  contents.flatMap(({ slug, companies, products }) =>
    companies.flatMap((company, index) => {
      const line = products[index];
      return line ? [{ slug, company, line }] : [];
    }),
  );

/** Several models of every line: 300 or more. */
export function productModels(contents: readonly IndustryContent[]): ProductModel[] {
  const makers = makersOf(contents);
  const least = Math.floor(fewestProducts / makers.length);
  const withOneMore = fewestProducts - least * makers.length;
  return makers.flatMap((maker, index) => {
    const models = least + (index < withOneMore ? 1 : 0);
    return Array.from({ length: models }, (_, model) => ({
      ...maker,
      model,
      models,
      name: `${maker.line.series}-${(model + 1) * 100 + 20}`,
    }));
  });
}

/** How far along the ranges of its series a model is: the last one is at their ends. */
export const shareOf = ({ model, models }: Pick<ProductModel, 'model' | 'models'>): number => (model + 1) / models;

/**
 * A value of a range, or of a list with one for each model. Of a large range three figures are enough before its end,
 * as in a catalogue.
 */
export function valueAt(range: readonly number[], share: number): number {
  if (range.length > 2) return range[Math.round(share * range.length) - 1]!;
  const [low = 0, high = 0] = range;
  const value = low + (high - low) * share;
  if (value >= 1000) return share === 1 ? value : Number(value.toPrecision(3));
  return Number(value.toFixed(digitsOf(range)));
}

/** As many digits as the range itself has. */
function digitsOf(range: readonly number[]): number {
  return Math.max(...range.map((end) => String(end).split('.')[1]?.length ?? 0));
}

const thousands = new Intl.NumberFormat('en');

/** A number of a catalogue with its unit. */
export function valueText(range: readonly number[], share: number, unit?: string): string {
  const value = valueAt(range, share);
  const figure = value >= 1000 ? thousands.format(value) : value.toFixed(digitsOf(range));
  return [figure.replace('-', '−'), unit].filter(Boolean).join(' ');
}

/** What a parameter of a line says of the model at `share`, in both languages. */
export const parameterValue = (
  { range, unit, text }: ProductLine['parameters'][number],
  share: number,
): string | Bilingual => (range ? valueText(range, share, unit) : (text ?? ''));
