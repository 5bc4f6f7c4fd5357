import type { Bilingual } from '@millwright/domain';
import type { Company, IndustryContent, ProductLine } from '../demo-articles/content.types.ts';
import { productCodes } from '../product-codes.ts';
import { productModels, type ProductModel } from '../product-models.ts';
import { productParameters } from '../product-parameters.ts';
import { imageUrlOf, seriesSlug } from '../images/image-url.ts';
import { createRandom } from '../random.ts';
import { fillIn } from '../texts/stated-values.ts';
import { paragraphsOf, textOf, type WrittenLine } from '../texts/written-texts.ts';
import { certificatesOf } from './certificates.ts';
import {
  childNames,
  daysBefore,
  foundBy,
  industryIdOf,
  named,
  tagIdsNamedIn,
  text,
  type EntryRow,
} from './entry-rows.ts';
import { regionId } from './regions.ts';

const firstSupplierId = 30_001;
const firstProductId = 31_001;
const firstPostId = 33_001;
const firstReleaseId = 37_001;
const releases = 60;
const posts = 120;

/** A company of the content with the id of its entry. */
export interface SeedSupplier {
  id: number;
  slug: string;
  company: Company;
  /** What it makes; null where nothing was written. */
  line: ProductLine | null;
}

/** The companies of all industries. */
export const suppliersOf = (contents: readonly IndustryContent[]): SeedSupplier[] =>
  contents
    .flatMap(({ slug, companies, products }) =>
      companies.map((company, index) => ({ slug, company, line: products[index] ?? null })),
    )
    .map((supplier, index) => ({ id: firstSupplierId + index, ...supplier }));

const markets: readonly Bilingual[] = [
  text('China', '中国'),
  text('South-East Asia', '东南亚'),
  text('Europe', '欧洲'),
  text('North America', '北美'),
  text('Middle East', '中东'),
  text('South America', '南美'),
];

/** A supplier as an entry. */
export function supplierRow({ id, slug, company, line }: SeedSupplier): EntryRow {
  const { names, city, region, founded, staff, line: makes } = company;
  const random = createRandom(`supplier-${id}`);
  return {
    id,
    kind: 'supplier',
    ...named(names, makes),
    ...foundBy(line?.searchKeywords),
    image: imageUrlOf({ kind: 'logo', industry: slug, seed: `supplier-${id}` }),
    industryId: industryIdOf(slug, line?.child),
    tagIds: tagIdsNamedIn([makes, ...(line ? [line.names, ...childNames(slug, line.child)] : [])]),
    regionId: regionId(region),
    featured: id % 8 === 0,
    publishedAt: daysBefore(random.int(30, 1500)),
    details: {
      city,
      founded,
      staff,
      certificates: certificatesOf(id, company),
      markets: markets.filter((_market, index) => index === 0 || random.chance(0.5)),
      paragraphs: paragraphsOf(textOf(`makers/${slug}`, names.en)),
    },
  };
}

const viewsOf = (model: ProductModel) => {
  const view = (name: string): string =>
    imageUrlOf({
      kind: 'product',
      industry: model.slug,
      seed: `${seriesSlug(model.line.series)}-${model.model}-${name}`,
    });
  return {
    card: view('card'),
    elevation: view('elevation'),
    section: view('section'),
    performance: view('performance'),
  };
};

function productRow(id: number, ownerId: number, model: ProductModel): EntryRow {
  const { slug, company, line, name } = model;
  const { card, elevation, section, performance } = viewsOf(model);
  const parameters = productParameters(model);
  const [brief, ...paragraphs] = paragraphsOf(textOf(`makers/${slug}`, name)).map((one) => fillIn(one, parameters));
  return {
    id,
    kind: 'product',
    ownerId,
    ...named(text(`${line.names.en} ${name}`, `${name} ${line.names.cn}`), brief!),
    ...foundBy(line.searchKeywords),
    image: card,
    industryId: industryIdOf(slug, line.child),
    tagIds: tagIdsNamedIn([line.names, line.brief, ...childNames(slug, line.child)]),
    regionId: regionId(company.region),
    featured: id % 12 === 0,
    publishedAt: daysBefore(createRandom(`product-${id}`).int(1, 900)),
    details: {
      model: name,
      gallery: [elevation, section, performance],
      codes: productCodes(slug, id),
      parameters,
      paragraphs,
    },
  };
}

/** Several models of every product line. */
export function productRows(contents: readonly IndustryContent[], suppliers: readonly SeedSupplier[]): EntryRow[] {
  const owners = new Map(suppliers.map(({ id, company }) => [company, id]));
  return productModels(contents).map((model, index) =>
    productRow(firstProductId + index, owners.get(model.company)!, model),
  );
}

/** How much is offered or wanted: the first item of what was written, as `7 machines` and `7台`. */
function amountOf(lines: readonly WrittenLine[]) {
  const amount = lines.find(({ mark }) => mark === '-');
  const [quantity] = amount?.en.match(/^\d+/) ?? [];
  if (!amount || !quantity || !amount.cn.startsWith(quantity)) throw new Error(`"${lines[0]?.en}" has no amount.`);
  const unit = ({ en, cn }: Bilingual) => text(en.slice(quantity.length).trim(), cn.slice(quantity.length).trim());
  return { quantity: Number(quantity), unit: unit(amount) };
}

/** A sheet of what is offered: of another model and view than the offer before of the same line. */
const sheetOf = (slug: string, line: ProductLine, index: number): string =>
  imageUrlOf({
    kind: 'product',
    industry: slug,
    seed: `${seriesSlug(line.series)}-${index % 3 === 0 ? 1 : 0}-${index % 4 === 0 ? 'section' : 'elevation'}`,
  });

/** Supply and demand posts, in turn. */
export const postRows = (suppliers: readonly SeedSupplier[]): EntryRow[] => {
  const makers = suppliers.filter(({ line }) => line !== null);
  return Array.from({ length: posts }, (_, index) => {
    const { id: ownerId, slug, company, line } = makers[(index * 7) % makers.length]!;
    const random = createRandom(`post-${index}`);
    const isSupply = index % 2 === 0;
    // Two numbers are drawn and not used, so that days and places stay what they were.
    random.int(2, isSupply ? 12 : 6);
    const days = random.int(0, 70);
    random.int(0, 1);
    // Who looks for something is a company, too: enquiries about it go there.
    const { id: author, company: place } = isSupply ? { id: ownerId, company } : random.pick(makers);
    const written = textOf('posts', String(firstPostId + index));
    const [title, brief, ...paragraphs] = paragraphsOf(written);
    return {
      id: firstPostId + index,
      kind: 'post',
      side: isSupply ? 'supply' : 'demand',
      ownerId: author,
      ...named(title!, brief!),
      image: isSupply ? sheetOf(slug, line!, index) : null,
      industryId: industryIdOf(slug, line!.child),
      tagIds: tagIdsNamedIn([line!.names, line!.brief, ...childNames(slug, line!.child)]),
      regionId: regionId(place.region),
      publishedAt: daysBefore(days),
      endsAt: daysBefore(days - 120),
      details: {
        ...amountOf(written),
        // What it is called in a catalogue: a post that says so in other words is found by it, too.
        product: line!.names,
        place: place.city,
        paragraphs,
      },
    } satisfies EntryRow;
  });
};

/** Press releases: what makers say of themselves, of every second maker first. */
export const releaseRows = (suppliers: readonly SeedSupplier[]): EntryRow[] => {
  const makers = suppliers.filter(({ line }) => line !== null);
  return [...makers.filter((_maker, index) => index % 2 === 0), ...makers.filter((_maker, index) => index % 2 === 1)]
    .slice(0, releases)
    .map(({ id: ownerId, slug, company, line }, index) => {
      const [title, brief, ...paragraphs] = paragraphsOf(textOf('releases', company.names.en));
      return {
        id: firstReleaseId + index,
        kind: 'release',
        ownerId,
        ...named(title!, brief!),
        // Older ones show a sheet of one model, the latest the whole series.
        image:
          index < makers.length / 3
            ? imageUrlOf({ kind: 'product', industry: slug, seed: `${seriesSlug(line!.series)}-0-series` })
            : sheetOf(slug, line!, index),
        industryId: industryIdOf(slug, line!.child),
        regionId: regionId(company.region),
        publishedAt: daysBefore(3 + index * 11),
        details: { paragraphs },
      };
    });
};
