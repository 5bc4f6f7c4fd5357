import { createHash } from 'node:crypto';
import { externalUrl, type EditionKey } from '@millwright/domain';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isDeepStrictEqual } from 'node:util';
import { mediaBase, oldUrlKey } from '../content/old-url.ts';
import { queryRows, type Database } from '../db/database.ts';
import { articleBody, externalKey, oldList, oldMedia, oldUrl } from '../db/schema.ts';
import { checkProduct } from './check-product.ts';
import { checkRecord } from './check-record.ts';
import { columnsOf, entities, tableName, toRecord, type Entity } from './entities.ts';
import { createTagLookup, type TagLookup } from './topics.ts';
import { oneLine, type FileRecord } from './file-record.ts';
import { OperatorError } from '../operator-error.ts';

/** What became of the records of a file. */
export interface ImportCounts {
  added: number;
  changed: number;
  unchanged: number;
  bad: number;
  /** Records that are nothing of ours, by what they are. */
  skipped: Map<string, number>;
}

/** How records are brought in. */
export interface ImportOptions {
  /** Checks and counts everything, and stores nothing. */
  dryRun: boolean;
  /** Told of each bad record, in one line. */
  onBad: (number: number, reason: string) => void;
  /** Told after each record how many are through. */
  onProgress?: (done: number) => void;
}

/** Records that one transaction stores. */
const batch = 100;

/** Undoes what a trial run did. */
class Undo extends Error {}

/** A reference to a row that was not there yet. */
interface LaterReference {
  number: number;
  name: string;
  id: number;
  to: number;
}

/** What a row is called where it comes from. One file may have been imported into both editions. */
interface Origin {
  source: string;
  key: string;
  /** '' of what is of both editions. */
  edition: EditionKey | '';
}

type Outcome = 'added' | 'changed' | 'unchanged';

type Written = Extract<FileRecord, { record: unknown }>;

/**
 * Brings records in, a hundred to a transaction, each on its own: bad ones are reported and left out, and the good
 * ones are stored. A record that is there already is changed where it differs; nothing is ever doubled.
 */
export async function importRecords(
  db: Database,
  records: AsyncIterable<FileRecord>,
  options: ImportOptions,
): Promise<ImportCounts> {
  const counts: ImportCounts = { added: 0, changed: 0, unchanged: 0, bad: 0, skipped: new Map() };
  const later: LaterReference[] = [];
  const seen = new Map<string, number>();
  const tags = createTagLookup();
  let done = 0;
  const bad = (number: number, reason: string): void => {
    counts.bad += 1;
    options.onBad(number, reason);
  };
  const take = async (tx: Database, entry: FileRecord): Promise<void> => {
    if ('skipped' in entry) counts.skipped.set(entry.skipped, (counts.skipped.get(entry.skipped) ?? 0) + 1);
    else if ('error' in entry) bad(entry.number, entry.error);
    else {
      const result = await takeRecord(tx, entry, { seen, later, tags });
      if (typeof result === 'string') counts[result] += 1;
      else bad(entry.number, result.error);
    }
    done += 1;
    options.onProgress?.(done);
  };
  const link = async (tx: Database): Promise<void> => {
    for (const { number, name, id, to } of later) {
      const error = await setReference(tx, entities[name]!, id, to);
      if (error) bad(number, error);
    }
  };

  if (options.dryRun) {
    await db
      .transaction(async (tx) => {
        for await (const entry of records) await take(tx, entry);
        await link(tx);
        throw new Undo();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undo)) throw error;
      });
    return counts;
  }
  let waiting: FileRecord[] = [];
  const save = async (): Promise<void> => {
    const entries = waiting;
    waiting = [];
    await db.transaction(async (tx) => {
      for (const entry of entries) await take(tx, entry);
    });
  };
  for await (const entry of records) if (waiting.push(entry) === batch) await save();
  await save();
  await db.transaction(link);
  return counts;
}

/** Undefined of a record that has an id of ours. */
const originOf = ({ external }: Written, { edition = '' }: Record<string, unknown>): Origin | undefined =>
  external && { ...external, edition: edition as Origin['edition'] };

async function takeRecord(
  tx: Database,
  entry: Written,
  { seen, later, tags }: { seen: Map<string, number>; later: LaterReference[]; tags: TagLookup },
): Promise<Outcome | { error: string }> {
  const { number, entity: name } = entry;
  const entity = Object.hasOwn(entities, name) ? entities[name]! : null;
  if (!entity) return { error: `there is no entity “${oneLine(name, 40)}”` };
  const { body, ...columns } = entry.record;
  const hasBody = name === 'article';
  if (hasBody ? typeof body !== 'string' || body.includes('\0') || !body.isWellFormed() : body !== undefined)
    return { error: hasBody ? 'body must be a text' : 'there is no field body' };
  const checked = checkRecord(entity, columns, { needsIdentity: entry.external === undefined });
  if ('error' in checked) return checked;
  const { values } = checked;
  if (name === 'entry' && values.kind === 'product' && values.details !== undefined) {
    const product = checkProduct(values.details as Record<string, unknown>);
    if ('error' in product) return product;
    values.details = product.details;
  }

  // An export of an earlier version does not say it.
  if (name === 'externalKey') values.edition ??= await editionOfRow(tx, String(values.entity), values.id);
  const external = originOf(entry, values);
  const place = JSON.stringify(external ?? [name, ...entity.identity.map((column) => values[column])]);
  const before = seen.get(place);
  if (before !== undefined) return { error: `it is the same as record ${before}` };
  seen.set(place, number);

  try {
    return await tx.transaction(async (one) => {
      const checksum = createHash('sha256')
        // The names of its tags, whatever they are called here by now.
        .update(JSON.stringify([without(values, entry.onlyNew), body, ...(entry.tags ? [entry.tags] : [])]))
        .digest('base64url');
      const known = external ? await idBehind(one, entity, name, external) : null;
      if (known) await putOldUrls(one, known.id, entry, tags);
      if (external && known?.checksum === checksum) return 'unchanged';
      if (known) values.id = known.id;
      if (entry.tags) values.tagIds = await tags.idsOf(one, entry.tags);
      // What leads nowhere else is no reason to refuse an article: it is read here.
      if (name === 'article' && typeof values.url === 'string') values.url = externalUrl(values.url);
      if (hasBody) await assignFreeSlug(one, values, external?.key);

      const reference = entity.later === undefined ? undefined : (values[entity.later] as number | null | undefined);
      const isThere =
        reference === undefined ||
        reference === null ||
        reference === values.id ||
        (await has(one, entity, { id: reference }));
      const row = isThere ? values : { ...values, [entity.later!]: null };
      const outcome = await putRow(one, entity, row, { ...entry, body: hasBody ? String(body) : null });
      await putOldUrls(one, outcome.id, entry, tags);
      if (!isThere) later.push({ number, name, id: outcome.id, to: reference });
      if (external) {
        const record = { ...external, entity: name, id: outcome.id, checksum };
        await one
          .insert(externalKey)
          .values(record)
          .onConflictDoUpdate({ target: [externalKey.source, externalKey.key, externalKey.edition], set: record });
      }
      return outcome.kind;
    });
  } catch (error) {
    tags.forget();
    const reason = reasonOf(error);
    if (reason === null) throw error;
    return { error: reason };
  }
}

const whereIs = (entity: Entity, values: Record<string, unknown>): SQL =>
  and(...entity.identity.map((name) => eq(columnsOf(entity)[name]!, values[name])))!;

async function has(tx: Database, entity: Entity, identity: Record<string, unknown>): Promise<boolean> {
  return (await tx.$count(entity.table, whereIs(entity, identity))) > 0;
}

/** The row that an external key stands for; null where there is none, or where it was deleted since. */
async function idBehind(
  tx: Database,
  entity: Entity,
  name: string,
  { source, key, edition }: Origin,
): Promise<{ id: number; checksum: string } | null> {
  if (entity.identity.join() !== 'id')
    throw new OperatorError(`A ${name} has no id, so that it cannot have a key of elsewhere.`);
  const [known] = await tx
    .select()
    .from(externalKey)
    .where(and(eq(externalKey.source, source), eq(externalKey.key, key), eq(externalKey.edition, edition)));
  return known && known.entity === name && (await has(tx, entity, { id: known.id })) ? known : null;
}

/** The edition of a row by its id; '' where it is of both, or is not there. */
async function editionOfRow(tx: Database, name: string, id: unknown): Promise<EditionKey | ''> {
  const entity = Object.hasOwn(entities, name) ? entities[name]! : null;
  if (!entity || !('id' in columnsOf(entity)) || !('edition' in columnsOf(entity))) return '';
  const { id: idColumn, edition } = columnsOf(entity) as Record<string, PgColumn>;
  const [found] = await tx.select({ edition: edition! }).from(entity.table).where(eq(idColumn!, id));
  return (found?.edition ?? '') as EditionKey | '';
}

/** Stores the URLs from which an article, its media and its topics are redirected to. Those that are there already stay. */
async function putOldUrls(
  tx: Database,
  articleId: number,
  { oldUrls = [], oldMedia: media = [], oldLists = [] }: Pick<Written, 'oldUrls' | 'oldMedia' | 'oldLists'>,
  tags: TagLookup,
): Promise<void> {
  const paths = oldUrls.map((path) => ({ path, articleId }));
  if (paths.length > 0) await tx.insert(oldUrl).values(paths).onConflictDoNothing();
  const files = media.flatMap(({ url, file }) => {
    const path = oldUrlKey(url);
    return path === null ? [] : [{ path, base: mediaBase(path), file }];
  });
  if (files.length > 0) await tx.insert(oldMedia).values(files).onConflictDoNothing();
  const lists: (typeof oldList.$inferInsert)[] = [];
  for (const list of oldLists) {
    if ('industryId' in list) lists.push(list);
    else {
      // An editor may have renamed the tag since: it has its path from before.
      const tagId = await tags.find(tx, list.tag);
      if (tagId !== null) lists.push({ path: list.path, tagId });
    }
  }
  if (lists.length > 0) await tx.insert(oldList).values(lists).onConflictDoNothing();
}

/** A URL that another article of the edition has already gets the key behind it. */
async function assignFreeSlug(tx: Database, values: Record<string, unknown>, key: string | undefined): Promise<void> {
  if (typeof values.diyUrl !== 'string' || key === undefined) return;
  const [other] = await queryRows<{ id: number }>(
    tx,
    sql`select id
      from article
      where edition = ${values.edition}
        and diy_url = ${values.diyUrl}
        and id is distinct from ${values.id ?? null}::integer`,
  );
  if (other) values.diyUrl = `${values.diyUrl}-${key.replaceAll(/[^\w]+/g, '-').slice(-40)}`;
}

/** The values that are not of the columns named. */
const without = (values: Record<string, unknown>, columns: readonly string[] = []): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !columns.includes(name)));

/** Inserts a row, or changes the one that is there where it differs. */
async function putRow(
  tx: Database,
  entity: Entity,
  stated: Record<string, unknown>,
  { body, mergesDetails = false, onlyNew }: Pick<Written, 'mergesDetails' | 'onlyNew'> & { body: string | null },
): Promise<{ kind: Outcome; id: number }> {
  const isNew = entity.identity.some((name) => stated[name] === undefined);
  const [found] = isNew ? [] : await tx.select().from(entity.table).where(whereIs(entity, stated));
  let kind: Outcome = 'added';
  let row = found as Record<string, unknown> | undefined;
  const values = row ? without(stated, onlyNew) : stated;
  if (row && mergesDetails && stated.details !== undefined)
    values.details = { ...Object(row.details), ...Object(stated.details) } as object;
  if (row) {
    const [old, wanted] = [toRecord(row), toRecord(values)];
    kind = Object.keys(wanted).every((name) => isDeepStrictEqual(wanted[name], old[name])) ? 'unchanged' : 'changed';
    if (kind === 'changed') await tx.update(entity.table).set(values).where(whereIs(entity, values));
  } else {
    [row] = (await tx.insert(entity.table).values(values).returning()) as Record<string, unknown>[];
  }
  const id = Number(row?.id ?? 0);
  if (body !== null && (await putBody(tx, id, body)) && kind === 'unchanged') kind = 'changed';
  return { kind, id };
}

/** Stores the body of an article as it was written; it is sanitised afterwards. Returns whether it changed. */
async function putBody(tx: Database, articleId: number, source: string): Promise<boolean> {
  const [found] = await tx
    .select({ source: articleBody.source })
    .from(articleBody)
    .where(eq(articleBody.articleId, articleId));
  if (found?.source === source) return false;
  const fresh = { source, html: '', htmlHash: '' };
  await tx
    .insert(articleBody)
    .values({ articleId, ...fresh })
    .onConflictDoUpdate({ target: articleBody.articleId, set: fresh });
  return true;
}

/** Sets a reference to a row that came later in the file. */
async function setReference(tx: Database, entity: Entity, id: number, to: number): Promise<string | null> {
  if (!(await has(tx, entity, { id: to })))
    return `${entity.later} refers to ${to}, which does not exist; it was left empty`;
  await tx
    .update(entity.table)
    .set({ [entity.later!]: to })
    .where(whereIs(entity, { id }));
  return null;
}

/** What a database says of a row that it refuses, in one line; null for errors that are no row's. */
function reasonOf(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof OperatorError) return cause.message;
    const { code = '', detail, constraint } = cause as { code?: string; detail?: string; constraint?: string };
    if (code === '23503') return `it refers to what does not exist: ${oneLine(detail ?? constraint ?? '')}`;
    if (code === '23505') return `another has it already: ${oneLine(detail ?? constraint ?? '')}`;
    if (code === '23514') return `a rule of the database forbids it: ${oneLine(constraint ?? cause.message)}`;
    if (/^2[23]/.test(code)) return oneLine(cause.message);
  }
  return null;
}

/** Makes the ids of new rows go on above those that were brought in. */
export async function continueIds(db: Database): Promise<void> {
  for (const entity of Object.values(entities)) {
    if (entity.identity.join() !== 'id') continue;
    const name = tableName(entity);
    await db.execute(sql`select setval(ids.name, most.id) from (select pg_get_serial_sequence(${name}, 'id')::regclass as name) ids,
      (select max(id) as id from ${sql.identifier(name)}) most where most.id > coalesce(pg_sequence_last_value(ids.name), 0)`);
  }
}
