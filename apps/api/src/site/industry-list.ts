import { byEdition, editionId, storedKeys, type Bilingual } from '@millwright/domain';
import * as v from 'valibot';
import { readCsv } from '../transfer/read-csv.ts';
import { OperatorError } from '../operator-error.ts';

/** An industry of a site's own list. */
export interface OwnIndustry {
  /** Its name in URLs: `/i/{slug}`. */
  slug: string;
  names: Bilingual;
  /** Name of a drawn icon. */
  icon: string;
  children: readonly { names: Bilingual }[];
}

const text = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), '');

/** The columns of a name: one for each edition, next to one for all. */
const nameColumns = () => byEdition(storedKeys(), (key) => `name_${editionId(key)}`);

/** A list whose names are in the languages of the site. */
function createList() {
  const named = Object.fromEntries(['name', ...Object.values(nameColumns())].map((column) => [column, text]));
  return v.array(v.object({ ...named, slug: text, icon: text, children: v.optional(v.array(v.object(named)), []) }));
}

/** A name in each edition. Where one is missing, another stands for it: in a third edition, that in English. */
function namesOf(row: Readonly<Record<string, unknown>>, where: string): Bilingual {
  const columns = nameColumns();
  const textOf = (column: string | undefined): string => (column === undefined ? '' : String(row[column] ?? ''));
  const [own, other, third, all] = [columns.cn, columns.en, columns.de, 'name'].map(textOf);
  const cn = own || all || other || third || '';
  const en = other || all || own || third || '';
  if (!cn)
    throw new OperatorError(
      `${where} has no name: one of name, ${[...new Set(Object.values(columns))].join(' and ')} is needed`,
    );
  return { cn, en, ...(third && { de: third }) };
}

const slugOf = (value: string): string =>
  value
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** In a table a child industry names its parent's slug, as it is written in the row of the parent. */
function rowsOfCsv(table: string): unknown {
  const rows = readCsv(table);
  const parents = rows.filter(({ parent }) => !parent);
  const lost = rows.findIndex(({ parent }) => parent && !parents.some(({ slug }) => slug === parent));
  if (lost !== -1)
    throw new OperatorError(
      `Row ${lost + 1} of the list of industries: no industry of the first level has the slug “${rows[lost]!.parent}”`,
    );
  return parents.map((row) => ({ ...row, children: rows.filter(({ parent }) => parent && parent === row.slug) }));
}

/**
 * Reads a list of industries: JSON (`[{ slug, name_cn, name_en, icon, children: [{ name_cn, name_en }] }]`), or CSV
 * with the columns slug, name_cn, name_en, icon and parent. Throws a `OperatorError` that names the line.
 */
export function readIndustryList(content: string): OwnIndustry[] {
  let rows: unknown;
  try {
    rows = content.trimStart().startsWith('[') ? JSON.parse(content) : rowsOfCsv(content);
  } catch (error) {
    throw error instanceof OperatorError ? error : new OperatorError('The list of industries is no JSON');
  }
  const parsed = v.safeParse(createList(), rows);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new OperatorError(`The list of industries: ${v.getDotPath(issue) ?? 'it'} ${issue.message}`);
  }
  const industries = parsed.output.map((row, index) => {
    const where = `Industry ${index + 1}`;
    const names = namesOf(row, where);
    const slug = slugOf(row.slug || names.en);
    if (!slug) throw new OperatorError(`${where} (${names.cn}) has no slug, and its name gives none`);
    return { slug, names, icon: row.icon, children: row.children.map((child) => ({ names: namesOf(child, where) })) };
  });
  if (industries.length === 0) throw new OperatorError('The list of industries is empty');
  const twice = industries.find(({ slug }, index) => industries.findIndex((other) => other.slug === slug) !== index);
  if (twice) throw new OperatorError(`Two industries have the slug ${twice.slug}`);
  return industries;
}
