import type { Bilingual } from '@millwright/domain';
import type { Company, IndustryContent, ProductLine } from '../demo-articles/content.types.ts';
import { productCodes } from '../product-codes.ts';
import { productModels, type ProductModel } from '../product-models.ts';
import { productParameters } from '../product-parameters.ts';
import { pictureAddress, seriesSlug } from '../pictures/picture-address.ts';
import { createRandom } from '../random.ts';
import { certificatesOf } from './certificates.ts';
import { childNames, daysBefore, industryIdOf, named, tagIdsNamedIn, text, type EntryRow } from './entry-rows.ts';
import { regionId } from './regions.ts';

const firstSupplierId = 30_001;
const firstProductId = 31_001;
const firstPostId = 33_001;
const firstReleaseId = 37_001;
const releases = 36;
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
  const about = text(
    `${names.en} was founded in ${city.en} in ${founded} and employs ${staff.toLocaleString('en')} people. ${makes.en} are its main line.`,
    `${names.cn}${founded}年创立于${city.cn}，现有员工${staff}人，主营${makes.cn}。`,
  );
  const offer =
    line &&
    text(
      `Its ${line.series} series stands for: ${line.names.en}. ${line.brief.en}`,
      `${line.series}系列为${line.names.cn}。${line.brief.cn}`,
    );
  return {
    id,
    kind: 'supplier',
    ...named(names, makes),
    image: pictureAddress({ kind: 'logo', industry: slug, seed: `supplier-${id}` }),
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
      paragraphs: offer ? [about, offer] : [about],
    },
  };
}

const viewsOf = (model: ProductModel) => {
  const view = (name: string): string =>
    pictureAddress({
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
  const { slug, company, line, name, models } = model;
  const { card, elevation, section, performance } = viewsOf(model);
  return {
    id,
    kind: 'product',
    ownerId,
    ...named(text(`${line.names.en} ${name}`, `${name} ${line.names.cn}`), line.brief),
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
      parameters: productParameters(model),
      paragraphs: [
        line.brief,
        text(
          `The ${name} is model ${model.model + 1} of ${models} in its series and is built by ${company.names.en} in ${company.city.en}.`,
          `${name}是该系列${models}个型号中的第${model.model + 1}个，由${company.names.cn}在${company.city.cn}生产。`,
        ),
      ],
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

const demands: readonly ((line: ProductLine) => Bilingual)[] = [
  ({ names }) => text(`Wanted: ${names.en}, new or one owner`, `求购${names.cn}，全新或一手二手`),
  ({ names }) => text(`Request for quotation: ${names.en}`, `${names.cn}询价`),
  ({ names }) => text(`${names.en} wanted for a second plant`, `新厂扩产采购${names.cn}`),
];
const supplies: readonly ((line: ProductLine) => Bilingual)[] = [
  ({ names, series }) => text(`${names.en}, ${series} series, from stock`, `${series}系列${names.cn}，现货供应`),
  ({ names, series }) =>
    text(`Demonstration units of the ${series} series: ${names.en}`, `${series}系列${names.cn}展机特价`),
  ({ names }) => text(`${names.en}: production slots open`, `${names.cn}：近期可排产`),
];
const units = [text('units', '台'), text('sets', '套')];

/** A sheet of what is offered: of another model and view than the offer before of the same line. */
const sheetOf = (slug: string, line: ProductLine, index: number): string =>
  pictureAddress({
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
    const quantity = random.int(2, isSupply ? 12 : 6);
    const days = random.int(0, 70);
    const unit = random.pick(units);
    const place = isSupply ? company : random.pick(makers).company;
    return {
      id: firstPostId + index,
      kind: 'post',
      side: isSupply ? 'supply' : 'demand',
      ownerId: isSupply ? ownerId : null,
      ...named(random.pick(isSupply ? supplies : demands)(line!), line!.brief),
      image: isSupply ? sheetOf(slug, line!, index) : null,
      industryId: industryIdOf(slug, line!.child),
      tagIds: tagIdsNamedIn([line!.names, line!.brief, ...childNames(slug, line!.child)]),
      regionId: regionId(place.region),
      publishedAt: daysBefore(days),
      endsAt: daysBefore(days - 120),
      details: {
        quantity,
        unit,
        place: place.city,
        paragraphs: [
          isSupply
            ? text(
                `${company.names.en} offers ${quantity} ${unit.en}, ready in ${place.city.en}. Acceptance at the works is possible; commissioning is quoted separately.`,
                `${company.names.cn}现可供${quantity}${unit.cn}，${place.city.cn}提货，可到厂验收，安装调试另计。`,
              )
            : text(
                `We need ${quantity} ${unit.en} delivered to ${place.city.en}. Please quote with technical data, delivery time and service conditions.`,
                `需采购${quantity}${unit.cn}，交货地${place.city.cn}。报价请附技术参数、交期和售后条件。`,
              ),
        ],
      },
    } satisfies EntryRow;
  });
};

/** Press releases: what makers say of their series. */
export const releaseRows = (suppliers: readonly SeedSupplier[]): EntryRow[] =>
  suppliers
    .filter(({ line }) => line !== null)
    .filter((_maker, index) => index % 2 === 0)
    .slice(0, releases)
    .map(({ id: ownerId, slug, company, line }, index) => {
      const { names, series, brief } = line!;
      return {
        id: firstReleaseId + index,
        kind: 'release',
        ownerId,
        ...named(
          text(`${company.names.en} extends its ${series} series`, `${company.names.cn}扩充${series}系列${names.cn}`),
          brief,
        ),
        image: pictureAddress({ kind: 'product', industry: slug, seed: `${seriesSlug(line!.series)}-0-series` }),
        industryId: industryIdOf(slug, line!.child),
        regionId: regionId(company.region),
        publishedAt: daysBefore(3 + index * 11),
        details: {
          paragraphs: [
            text(
              `${company.city.en}. ${company.names.en} has added models to its ${series} series (${names.en}). ${brief.en}`,
              `${company.city.cn}消息：${company.names.cn}为${series}系列${names.cn}增加了新型号。${brief.cn}`,
            ),
            text(
              `Founded in ${company.founded}, the company employs ${company.staff.toLocaleString('en')} people. ${company.line.en} are its main line.`,
              `${company.names.cn}创立于${company.founded}年，员工${company.staff}人，主营${company.line.cn}。`,
            ),
          ],
        },
      };
    });
