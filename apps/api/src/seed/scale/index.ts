import { EDITION_KEYS, escapeHtml, type OwnEditionKey } from '@millwright/domain';
import { sql } from 'drizzle-orm';
import { hashOfPlain, type ArticleHtmlSettings } from '../../content/article-html.ts';
import { queryRows, type Database, type OpenDatabase } from '../../db/database.ts';
import { searchVector, headVector, countedTerms } from '../../search/terms.ts';
import { entryText, storeArticleDocuments, storeEntryDocuments, vectorsOf } from '../../search/documents.ts';
import { industryContents } from '../demo-articles/index.ts';
import { scaleArticles, type ScaledArticle } from './scale-articles.ts';
import { scaleEntries, type ScaledEntry } from './scale-entries.ts';

/** How much there should be in all. */
export interface Scale {
  articles: number;
  products: number;
  suppliers: number;
}

/** Rows that one statement inserts. */
const batch = 1000;

function* batches<Row>(rows: Iterable<Row>): Generator<Row[]> {
  let next: Row[] = [];
  for (const row of rows) {
    next.push(row);
    if (next.length < batch) continue;
    yield next;
    next = [];
  }
  if (next.length > 0) yield next;
}

/** Terms of paragraphs: the same ones come again and again. */
function rememberedTerms(): (text: string) => ReadonlyMap<string, number> {
  const known = new Map<string, ReadonlyMap<string, number>>();
  return (text) => {
    const terms = known.get(text) ?? countedTerms(text);
    known.set(text, terms);
    return terms;
  };
}

/** The terms of several texts as those of one. */
function together(counted: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const sum = new Map<string, number>();
  for (const terms of counted) for (const [term, count] of terms) sum.set(term, (sum.get(term) ?? 0) + count);
  return sum;
}

type Names = Record<OwnEditionKey, (ids: readonly number[], industryId: number | null) => string[]>;

/** Names of tags and industries by their ids. */
async function readNames(db: Database): Promise<Names> {
  type Named = { id: number; parent?: number | null; cn: string; en: string };
  const tags = new Map(
    (await queryRows<Named>(db, sql`select id, name_cn as cn, name_en as en from tag`)).map((row) => [row.id, row]),
  );
  const industries = new Map(
    (await queryRows<Named>(db, sql`select id, parent_id as parent, name_cn as cn, name_en as en from industry`)).map(
      (row) => [row.id, row],
    ),
  );
  const of =
    (edition: OwnEditionKey) =>
    (ids: readonly number[], industryId: number | null): string[] => {
      const industry = industries.get(industryId ?? 0);
      return [...ids.map((id) => tags.get(id)), industry, industries.get(industry?.parent ?? 0)].flatMap((row) =>
        row ? [row[edition]] : [],
      );
    };
  return { cn: of('cn'), en: of('en') };
}

async function insertArticles(
  tx: Database,
  rows: readonly ScaledArticle[],
  html: ArticleHtmlSettings,
  names: Names,
  terms: (text: string) => ReadonlyMap<string, number>,
): Promise<void> {
  const written = rows.map((row) => {
    const source = row.paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('');
    return { ...row, body: source, text: row.paragraphs.join('\n'), hash: hashOfPlain(source, row.edition, html) };
  });
  const json = JSON.stringify(written.map(({ paragraphs: _paragraphs, slug: _slug, ...row }) => row));
  await tx.execute(sql`insert into article (id, edition, title, brief, image, source, author, industry_id, types, tag_ids, published_at, modified_at)
    select id, edition, title, brief, image, source, author, "industryId", array(select jsonb_array_elements_text(types)),
      array(select jsonb_array_elements_text("tagIds")::integer), "publishedAt", "publishedAt"
    from jsonb_to_recordset(${json}::jsonb) as made (id integer, edition text, title text, brief text, image text, source text, author text, "industryId" integer,
      types jsonb, "tagIds" jsonb, "publishedAt" timestamptz)`);
  await tx.execute(sql`insert into article_body (article_id, source, html, html_hash, search_text)
    select id, body, body, hash, text from jsonb_to_recordset(${json}::jsonb) as made (id integer, body text, hash text, text text)`);
  await storeArticleDocuments(
    tx,
    written.map(({ id, edition, title, brief, tagIds, industryId, paragraphs }) => ({
      id,
      head: headVector(title),
      terms: searchVector(
        { title, tags: names[edition](tagIds, industryId).join('\n'), searchKeywords: '', brief, body: '' },
        together(paragraphs.map(terms)),
      ),
    })),
  );
}

async function insertEntries(
  tx: Database,
  rows: readonly ScaledEntry[],
  names: Names,
  titles: Map<number, { cn: string; en: string }>,
): Promise<void> {
  await tx.execute(sql`insert into entry (id, kind, title_cn, title_en, brief_cn, brief_en, image, industry_id, owner_id, region_id, published_at, details)
    select id, kind, "titleCn", "titleEn", "briefCn", "briefEn", image, "industryId", "ownerId", "regionId", "publishedAt", details
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made (id integer, kind text, "titleCn" text, "titleEn" text, "briefCn" text, "briefEn" text,
      image text, "industryId" integer, "ownerId" integer, "regionId" integer, "publishedAt" timestamptz, details jsonb)`);
  for (const row of rows) if (row.kind === 'supplier') titles.set(row.id, { cn: row.titleCn!, en: row.titleEn! });
  await storeEntryDocuments(
    tx,
    rows.flatMap((row) =>
      EDITION_KEYS.map((edition) => ({
        id: row.id,
        edition,
        ...vectorsOf(
          entryText(
            {
              id: row.id,
              kind: row.kind,
              titles: { cn: row.titleCn!, en: row.titleEn! },
              briefs: { cn: row.briefCn!, en: row.briefEn! },
              names: { cn: names.cn([], row.industryId ?? null), en: names.en([], row.industryId ?? null) },
              searchKeywords: {},
              owner: titles.get(row.ownerId ?? 0) ?? { cn: null, en: null },
              region: { cn: null, en: null },
              details: row.details as Record<string, unknown>,
            },
            edition,
          ),
        ),
      })),
    ),
  );
}

/**
 * Fills a seeded database up to a number of articles, products and suppliers, for load tests. One transaction: what is
 * stopped on the way has changed nothing.
 */
export async function seedToScale(
  database: OpenDatabase,
  scale: Scale,
  html: ArticleHtmlSettings,
  onProgress: (what: string) => void = () => undefined,
): Promise<void> {
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
    const [have] = await queryRows<{
      articles: number;
      lastArticle: number;
      lastEntry: number;
      products: number;
      suppliers: number;
    }>(
      tx,
      sql`
      select (select count(*)::integer from article) as articles, (select coalesce(max(id), 0) from article) as "lastArticle", (select coalesce(max(id), 0) from entry) as "lastEntry",
        (select count(*)::integer from entry where kind = 'product') as products, (select count(*)::integer from entry where kind = 'supplier') as suppliers`,
    );
    const missing = (name: keyof Scale): number => Math.max(0, scale[name] - have![name]);
    if (missing('articles') + missing('products') + missing('suppliers') === 0) return;
    const names = await readNames(tx);
    const terms = rememberedTerms();
    // Indexes of terms are made at once in a fraction of the time that adding to them takes.
    const indexes = await queryRows<{ name: string; definition: string }>(
      tx,
      sql`
      select indexname as name, indexdef as definition from pg_indexes where tablename = 'search_document' and indexdef like '%USING gin%'`,
    );
    for (const { name } of indexes) await tx.execute(sql`drop index ${sql.identifier(name)}`);
    let done = 0;
    for (const rows of batches(
      scaleArticles(industryContents, missing('articles'), Math.max(100_001, have!.lastArticle + 1)),
    )) {
      await insertArticles(tx, rows, html, names, terms);
      done += rows.length;
      if (done % 10_000 === 0) onProgress(`${done} articles`);
    }
    const titles = new Map<number, { cn: string; en: string }>();
    for (const rows of batches(
      scaleEntries(
        industryContents,
        { suppliers: missing('suppliers'), products: missing('products') },
        Math.max(1_000_001, have!.lastEntry + 1),
      ),
    )) {
      await insertEntries(tx, rows, names, titles);
    }
    onProgress('indexes');
    for (const { definition } of indexes) await tx.execute(sql.raw(definition));
    for (const table of ['article', 'entry']) {
      await tx.execute(
        sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
      );
    }
  });
  await database.exec('vacuum (analyze)');
  if (database.engine === 'pglite') await database.exec('checkpoint');
}
