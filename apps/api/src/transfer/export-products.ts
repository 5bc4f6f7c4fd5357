import { writeFileSync } from 'node:fs';
import { editionId, storedKeys, tagNameKey, type EditionKey } from '@millwright/domain';
import { allParameters, type StoredParameter } from '@millwright/domain/parameters';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { entry, externalKey, industry } from '../db/schema.ts';
import { cellOf, isKeyed, parameterColumn, productColumns, quotedCell } from './csv-parameters.ts';

type Product = typeof entry.$inferSelect;

/** The editions in the order of the columns: English first. */
const inOrder = (): EditionKey[] => storedKeys().toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
const order: readonly EditionKey[] = ['en', 'cn', 'de'];

/** Columns that every table of products has, as the import reads them. */
const commonColumns = (): string[] => [
  'kind',
  'id',
  'key',
  ...['title', 'brief', 'search_keywords'].flatMap((name) => inOrder().map((key) => `${name}_${editionId(key)}`)),
  'image',
  'industry',
  'supplier',
  'featured',
  'date',
];

const parametersIn = ({ details }: Product): StoredParameter[] =>
  Array.isArray(details.parameters) ? (details.parameters as StoredParameter[]) : [];

function fieldsOf(product: Product, key: string, industryName: string): Record<string, string> {
  const { id, image, ownerId, featured, publishedAt, details } = product;
  const titles = { cn: product.titleCn, en: product.titleEn, de: product.titleDe };
  const briefs = { cn: product.briefCn, en: product.briefEn, de: product.briefDe };
  const searchKeywords = {
    cn: product.searchKeywordsCn,
    en: product.searchKeywordsEn,
    de: product.searchKeywordsDe,
  };
  const parameters = parametersIn(product);
  const codes = Object(details.codes) as Record<string, string>;
  const lines = parameters.filter((one) => !isKeyed(one));
  return {
    kind: 'product',
    id: key ? '' : String(id),
    key,
    ...Object.fromEntries(
      inOrder().flatMap((one) => [
        [`title_${editionId(one)}`, titles[one] ?? ''],
        [`brief_${editionId(one)}`, briefs[one]],
        [`search_keywords_${editionId(one)}`, searchKeywords[one].replaceAll('\n', '; ')],
      ]),
    ),
    image: image ?? '',
    industry: industryName,
    supplier: ownerId === null ? '' : String(ownerId),
    featured: featured ? 'yes' : '',
    date: publishedAt.toISOString(),
    model: typeof details.model === 'string' ? details.model : '',
    gallery: Array.isArray(details.gallery) ? details.gallery.join(' ') : '',
    eclass: codes.eclass ?? '',
    unspsc: codes.unspsc ?? '',
    gtin: codes.gtin ?? '',
    other_lines: lines.length > 0 ? JSON.stringify(lines) : '',
    parameter_order: parameters.map((one) => (isKeyed(one) ? one.key : '*')).join(' '),
    ...Object.fromEntries(parameters.filter(isKeyed).map((one) => [one.key, cellOf(one)])),
  };
}

/** Writes all products as a table that the import reads back without loss: a column for each parameter that one states. */
export async function exportProducts(db: Database, path: string): Promise<number> {
  const [products, keys, industries] = await db.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    return [
      await tx.select().from(entry).where(eq(entry.kind, 'product')).orderBy(asc(entry.id)),
      await tx.select().from(externalKey).where(eq(externalKey.source, 'csv product')),
      await tx.select().from(industry),
    ] as const;
  });
  const keyOf = new Map(keys.map(({ id, key }) => [id, key]));
  const named = new Map<string, number>();
  for (const { nameEn } of industries) named.set(tagNameKey(nameEn), (named.get(tagNameKey(nameEn)) ?? 0) + 1);
  // A name that several fields share says nothing.
  const industryNames = new Map(
    industries.map(({ id, nameEn }) => [id, named.get(tagNameKey(nameEn)) === 1 ? nameEn : String(id)]),
  );
  const stated = new Set(
    products.flatMap((product) =>
      parametersIn(product)
        .filter(isKeyed)
        .map(({ key }) => key),
    ),
  );
  const columns = allParameters().filter(({ key }) => stated.has(key));
  const names = [...commonColumns(), ...productColumns, ...columns.map(({ key }) => key)];
  const rows = products.map((product) => {
    const fields = fieldsOf(
      product,
      keyOf.get(product.id) ?? '',
      product.industryId === null ? '' : (industryNames.get(product.industryId) ?? ''),
    );
    return names.map((name) => quotedCell(fields[name] ?? '')).join(',');
  });
  const head = [...commonColumns(), ...productColumns, ...columns.map(parameterColumn)].map(quotedCell).join(',');
  writeFileSync(path, `${[head, ...rows].join('\r\n')}\r\n`, { flag: 'wx' });
  return products.length;
}
