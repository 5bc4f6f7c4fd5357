import { isEditionKey, storedKeys, type EditionKey } from '@millwright/domain';
import { sql, type SQL } from 'drizzle-orm';

/** What is stored for each edition, and how it is read in one. */

const columnOf = (alias: SQL, name: string, edition: EditionKey): SQL =>
  sql`${alias}.${sql.identifier(`${name}_${edition}`)}`;

/** The title of an entry in an edition; null where it is not in it. */
export const titleIn = (alias: SQL, edition: EditionKey): SQL => columnOf(alias, 'title', edition);

/** What lists say of an entry in an edition. */
export const briefIn = (alias: SQL, edition: EditionKey): SQL => columnOf(alias, 'brief', edition);

/** The phrases of search keywords, of which each line holds one, as an array. */
const phrasesOf = (keywords: SQL): SQL => sql`string_to_array(${keywords}, chr(10))`;

/** What else an article, or an entry in an edition, is found by, as an array. */
export const searchKeywordsOf = (alias: SQL): SQL => phrasesOf(sql`${alias}.search_keywords`);
export const searchKeywordsIn = (alias: SQL, edition: EditionKey): SQL =>
  phrasesOf(columnOf(alias, 'search_keywords', edition));

/** The title of an entry in an edition, else in another one. */
export const anyTitle = (alias: SQL, edition: EditionKey): SQL =>
  sql`coalesce(${titleIn(alias, edition)}, ${alias}.title_cn, ${alias}.title_en, ${alias}.title_de)`;

/** Which names may be missing: those of the third edition, which are shown in English then. */
const fallbackOf: Readonly<Record<EditionKey, EditionKey | null>> = { cn: null, en: null, de: 'en' };

const withFallback = (alias: SQL, name: string, edition: EditionKey): SQL => {
  const own = columnOf(alias, name, edition);
  const other = fallbackOf[edition];
  return other === null ? own : sql`coalesce(nullif(${own}, ''), ${columnOf(alias, name, other)})`;
};

/** The name of a tag, an industry or a region in an edition. */
export const nameIn = (alias: SQL, edition: EditionKey): SQL => withFallback(alias, 'name', edition);

/** Who answers for a contact, and where, in an edition. */
export const personIn = (alias: SQL, edition: EditionKey): SQL => withFallback(alias, 'person', edition);
export const addressIn = (alias: SQL, edition: EditionKey): SQL => withFallback(alias, 'address', edition);

/** A JSON object with something of each edition, by its key. */
export const jsonOfEditions = (read: (edition: EditionKey) => SQL): SQL =>
  sql`json_build_object(${sql.join(
    storedKeys().map((key) => sql`${sql.raw(`'${key}'`)}, ${read(key)}`),
    sql`, `,
  )})`;

/** Whether a value of details stands in each language: an object of keys of editions alone. */
export const isInEditions = (value: object): value is Partial<Record<EditionKey, unknown>> => {
  const keys = Object.keys(value);
  return keys.length > 1 && keys.every(isEditionKey);
};

/** What stands in the language of an edition, else in English. */
export const partIn = (value: Partial<Record<EditionKey, unknown>>, edition: EditionKey): unknown =>
  value[edition] ?? value.en ?? value.cn;
