import {
  negated,
  parameterOf,
  parametersOf,
  parseDecimal,
  toDecimal,
  type Decimal,
  type ParameterDefinition,
  type StoredParameter,
} from '@millwright/domain/parameters';
import type { ProductLine } from './demo-articles/content.types.ts';
import { shareOf, valueAt, type ProductModel } from './product-models.ts';
import { seriesParameters } from './series-parameters/index.ts';

type Quantity = Extract<ParameterDefinition, { kind: 'quantity' }>;
type Line = ProductLine['parameters'][number];

/** What the content cannot mean is a mistake in it. */
function stop(what: string): never {
  throw new Error(`The parameter ${what} of a product is none.`);
}

const decimal = (text: string): Decimal => parseDecimal(text.replaceAll(',', '')) ?? stop(text);

const quantity = ({ key, unit }: Quantity, low: Decimal | undefined, high: Decimal | undefined): StoredParameter => ({
  key,
  ...(low !== undefined && { low }),
  ...(high !== undefined && { high }),
  unit,
});

/** The value of a model at its share of the ends of a range. */
function steppedTo(definition: Quantity, ends: readonly number[], share: number): StoredParameter {
  const value = toDecimal(valueAt(ends, share)) ?? stop(definition.key);
  return quantity(definition, value, value);
}

const number = String.raw`[-−]?\d[\d,]*(?:\.\d+)?`;
const forms: readonly (readonly [RegExp, (low: string, high: string) => [Decimal?, Decimal?]])[] = [
  [new RegExp(`^±(${number})`), (value) => [negated(decimal(value)), decimal(value)]],
  [new RegExp(`^(?:<|up to) ?(${number})`), (value) => [undefined, decimal(value)]],
  [new RegExp(`^(?:>|from) ?(${number})`), (value) => [decimal(value), undefined]],
  [new RegExp(`^(${number}) ?[–…~] ?(${number})`), (low, high) => [decimal(low), decimal(high)]],
  [new RegExp(`^(${number})`), (value) => [decimal(value), decimal(value)]],
];

/** Reads a value as the content writes it: `± 0.03 mm`, `< 12 %`, `18–22 µm`. */
function readQuantity(definition: Quantity, text: string): StoredParameter {
  for (const [form, read] of forms) {
    const [, first, second = ''] = form.exec(text) ?? [];
    if (first !== undefined) return quantity(definition, ...read(first, second));
  }
  return stop(`${definition.key} ${text}`);
}

/** The definitions of a series' first lines by their labels. */
function definitionOf({ slug, line }: ProductModel, { label }: Line): ParameterDefinition {
  const named = seriesParameters[slug]?.[line.series]?.find((one) => one.startsWith(`${label.en} -> `));
  const definition = named
    ? parameterOf(named.split(' -> ')[1]!)
    : parametersOf(slug).find(({ names }) => names.en === label.en);
  return definition ?? stop(`${slug}/${line.series} ${label.en}`);
}

function ofLine(model: ProductModel, line: Line): StoredParameter {
  const definition = definitionOf(model, line);
  const { key } = definition;
  if (definition.kind === 'quantity')
    return line.range
      ? steppedTo(definition, line.range, shareOf(model))
      : readQuantity(definition, line.text?.en ?? '');
  const text = line.text ?? stop(key);
  if (definition.kind === 'words') return { key, text };
  const choice = definition.choices.find(({ names }) => names.en === text.en) ?? stop(`${key} ${text.en}`);
  return { key, choice: choice.key };
}

function ofSeries(model: ProductModel, stated: string): StoredParameter {
  const [key = '', value = ''] = stated.split(' ');
  const definition = parameterOf(key) ?? stop(key);
  if (definition.kind !== 'quantity') return { key, choice: value };
  // What grows with the square or the cube of the rest, or comes in sizes, is stated model by model.
  if (value.includes('/')) return readQuantity(definition, value.split('/')[model.model] ?? stop(stated));
  const [low, high] = value.split('..');
  return high === undefined
    ? readQuantity(definition, value)
    : steppedTo(definition, [Number(low), Number(high)], shareOf(model));
}

/** What a model states: the lines of the content that its drawings show, and what its series states besides. */
export const productParameters = (model: ProductModel): StoredParameter[] => [
  ...model.line.parameters.map((line) => ofLine(model, line)),
  ...(seriesParameters[model.slug]?.[model.line.series] ?? [])
    .filter((stated) => !stated.includes(' -> '))
    .map((stated) => ofSeries(model, stated)),
];
