import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import {
  editionId,
  editionKeys,
  storedKeys,
  tagNameKey,
  tidySearchKeywords,
  type EditionKey,
} from '@millwright/domain';
import { definitionOfColumn, detailsOfRow, productColumns } from './csv-parameters.ts';
import { readCsvFile, type CsvRecord } from './read-csv.ts';
import type { FileRecord } from './file-record.ts';
import { OperatorError } from '../operator-error.ts';

/** What a table of suppliers or products refers to. */
export interface CsvSettings {
  /** The edition of the columns `title` and `brief`. @default all */
  edition?: EditionKey;
  industries: ReadonlyMap<string, number>;
  /** Ids of suppliers by their titles. */
  suppliers: ReadonlyMap<string, number>;
}

const kinds = ['supplier', 'product'] as const;
type Kind = (typeof kinds)[number];

/** By the column `kind`, else by the name of the file: `suppliers.csv`, `products-2026.csv`. */
function kindOf(row: CsvRecord, file: string): Kind | null {
  const named = (row.kind || basename(file)).toLowerCase();
  return kinds.find((kind) => named.startsWith(kind)) ?? null;
}

/** Columns of texts, each for all editions or with the language of one behind it: `title_en`. */
const textColumns = ['title', 'brief', 'search_keywords'] as const;
type TextColumn = (typeof textColumns)[number];

const knownColumns = (): Set<string> =>
  new Set([
    ...'kind id key image industry supplier featured date'.split(' '),
    ...textColumns.flatMap((name) => [name, ...storedKeys().map((key) => `${name}_${editionId(key)}`)]),
    ...productColumns,
  ]);
/** A text of an entry in an edition, as records name it: `titleDe`. */
const fieldOf = (name: TextColumn, key: EditionKey): string =>
  `${name}_${key}`.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());

const digits = /^\d{1,9}$/;
const yes = /^(?:1|true|yes|x|是)$/i;

/** The id that a name stands for; a number that no name is stands for itself. */
const idOf = (name: string, id: number | undefined): number | undefined =>
  id ?? (digits.test(name) ? Number(name) : undefined);

/** Reads a table of suppliers or products; docs/operations.md names its columns. */
export function readCsvEntries(path: string, { edition, industries, suppliers }: CsvSettings): FileRecord[] {
  const known = knownColumns();
  const rows = readCsvFile(readFileSync(path));
  const foreign = Object.keys(rows[0] ?? {}).filter((name) => !known.has(name) && !definitionOfColumn(name));
  if (foreign.length > 0)
    throw new OperatorError(
      `${path} has columns that are not known: ${foreign.join(', ')}. Known: ${[...known].join(', ')}, and keys of parameters`,
    );
  // Rows without a date have that of the file when they are added, and keep it.
  const written = statSync(path).mtime;
  return rows.map((row, index): FileRecord => {
    const number = index + 1;
    const kind = kindOf(row, path);
    if (kind === null) return { number, error: 'its kind is neither supplier nor product' };
    // Texts of no named edition are those of all editions of the site.
    const isNamed = (key: EditionKey): boolean =>
      edition === undefined ? editionKeys().includes(key) : edition === key;
    const texts = (name: TextColumn, key: EditionKey): string =>
      row[`${name}_${editionId(key)}`] || (isNamed(key) ? (row[name] ?? '') : '');
    // With an edition named, what the table does not say of the others stays: it may have been imported there.
    const saysOf = (name: 'title' | 'brief', key: EditionKey): boolean =>
      edition === undefined || edition === key || `${name}_${editionId(key)}` in row;
    // A table of before there were search keywords takes none away.
    const saysKeywords = (key: EditionKey): boolean =>
      `search_keywords_${editionId(key)}` in row || ('search_keywords' in row && isNamed(key));
    const id = !row.key && digits.test(row.id ?? '') ? Number(row.id) : undefined;
    const key = row.key || texts('title', 'en') || texts('title', 'cn') || texts('title', 'de');
    if (!key) return { number, error: 'it has no title' };
    const date = row.date ? new Date(row.date) : written;
    if (Number.isNaN(date.getTime())) return { number, error: `its date “${row.date}” is none` };
    const industryId = row.industry ? idOf(row.industry, industries.get(tagNameKey(row.industry))) : undefined;
    if (row.industry && industryId === undefined) return { number, error: `there is no industry “${row.industry}”` };
    const ownerId = row.supplier ? idOf(row.supplier, suppliers.get(row.supplier)) : undefined;
    if (row.supplier && ownerId === undefined)
      return { number, error: `there is no supplier “${row.supplier}”: import the suppliers first` };
    const stated = kind === 'product' ? detailsOfRow(row) : { details: null };
    if ('error' in stated) return { number, error: stated.error };
    const record = {
      ...(id !== undefined && { id }),
      kind,
      ...Object.fromEntries(
        storedKeys().flatMap((one) => [
          ...(saysOf('title', one) ? [[fieldOf('title', one), texts('title', one) || null]] : []),
          ...(saysOf('brief', one) ? [[fieldOf('brief', one), texts('brief', one)]] : []),
          ...(saysKeywords(one)
            ? [[fieldOf('search_keywords', one), tidySearchKeywords(texts('search_keywords', one))]]
            : []),
        ]),
      ),
      image: row.image || null,
      industryId: industryId ?? null,
      ownerId: ownerId ?? null,
      featured: yes.test(row.featured ?? ''),
      publishedAt: date.toISOString(),
      ...(stated.details && { details: stated.details }),
    };
    const external = id === undefined ? { external: { source: `csv ${kind}`, key } } : {};
    return {
      number,
      entity: 'entry',
      record,
      mergesDetails: true,
      ...(!row.date && { onlyNew: ['publishedAt'] }),
      ...external,
    };
  });
}
