import { createWriteStream } from 'node:fs';
import { asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../db/database.ts';
import { article, articleBody } from '../db/schema.ts';
import { decodeFile } from './decode-file.ts';
import { columnsOf, entities, toRecord, type Entity } from './entities.ts';
import { oneLine, type FileRecord } from './file-record.ts';
import { OperatorError } from '../operator-error.ts';

/** No line is longer, in characters. */
const longestLine = 16 * 1024 * 1024;

/** Rows that are read at a time: each may hold a body of megabytes. */
const batch = 50;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a file of JSON lines: `{ "entity": "article", "record": { … } }`, with `"key"` (and `"source"`) in front of
 * `"record"` where the record has no id of ours. An empty line is none.
 */
export async function* readJsonLines(path: string): AsyncGenerator<FileRecord> {
  let rest = '';
  let number = 0;
  for await (const piece of decodeFile(path)) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) throw new OperatorError(`Line ${number + lines.length + 1} is longer than 16 MB.`);
    for (const line of lines) {
      number += 1;
      if (line.trim() !== '') yield readLine(line, number);
    }
  }
  if (rest.trim() !== '') yield readLine(rest, number + 1);
}

function readLine(line: string, number: number): FileRecord {
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch (error) {
    return { number, error: `it is no JSON: ${oneLine((error as Error).message, 120)}` };
  }
  if (!isObject(parsed) || typeof parsed.entity !== 'string' || !isObject(parsed.record))
    return { number, error: 'it must be an object with “entity” and “record”' };
  const { entity, record, key, source = 'json-lines' } = parsed;
  if (key === undefined) return { number, entity, record };
  const isKey = (text: unknown): text is string =>
    typeof text === 'string' && text !== '' && text.length <= 1000 && !text.includes('\0') && text.isWellFormed();
  return isKey(key) && isKey(source)
    ? { number, entity, record, external: { source, key } }
    : { number, error: 'key and source must be texts' };
}

/** Every row of an entity, in the order of its identity. */
async function* rowsOf(db: Database, name: string, entity: Entity): AsyncGenerator<Record<string, unknown>> {
  if (entity.identity.join() !== 'id') {
    const order = entity.identity.map((column) => asc(columnsOf(entity)[column]!));
    for (let start = 0; ; start += batch) {
      const rows = await db
        .select(columnsOf(entity))
        .from(entity.table)
        .orderBy(...order)
        .limit(batch)
        .offset(start);
      yield* rows;
      if (rows.length < batch) return;
    }
  }
  const id = columnsOf(entity).id!;
  for (let last = sql`-2147483648`; ;) {
    const rows = (
      name === 'article'
        ? await db
            .select({ ...getTableColumns(article), body: articleBody.source })
            .from(article)
            .leftJoin(articleBody, eq(articleBody.articleId, article.id))
            .where(gt(article.id, last))
            .orderBy(asc(article.id))
            .limit(batch)
        : await db.select(columnsOf(entity)).from(entity.table).where(gt(id, last)).orderBy(asc(id)).limit(batch)
    ) as Record<string, unknown>[];
    yield* rows;
    if (rows.length < batch) return;
    last = sql`${rows.at(-1)!.id}`;
  }
}

/** Writes all content as JSON lines, all entities to one file. Returns how many records of each there are. */
export async function exportJsonLines(db: Database, fileOf: (entity: string) => string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  async function* linesOf(names: readonly string[]): AsyncGenerator<string> {
    for (const name of names)
      for await (const row of rowsOf(db, name, entities[name]!)) {
        counts.set(name, (counts.get(name) ?? 0) + 1);
        const record = toRecord(name === 'article' ? { ...row, body: row.body ?? '' } : row);
        yield `${JSON.stringify({ entity: name, record })}\n`;
      }
  }
  for (const [path, names] of Map.groupBy(Object.keys(entities), fileOf))
    await pipeline(linesOf(names), createWriteStream(path, { flags: 'wx' }));
  return counts;
}
