import { EDITION_KEYS, type Bilingual, type OwnEditionKey, type SearchKind } from '@millwright/domain';
import { readFileSync } from 'node:fs';
import { composeArticles } from '../../seed/demo-articles/compose.ts';
import { industryContents } from '../../seed/demo-articles/index.ts';
import { issueRows, videoRows } from '../../seed/entries/media.ts';
import { paperRows } from '../../seed/entries/papers.ts';
import { postRows, productRows, supplierRow, suppliersOf } from '../../seed/entries/sourcing.ts';
import { tradeShowRows } from '../../seed/entries/trade-shows.ts';
import { industryOf } from '../../seed/demo-articles/industries.ts';

/**
 * A document that a query can find, with the names by which the files of queries grade it, the most particular first.
 */
interface JudgedDocument {
  /** Kind and id. */
  key: string;
  /** Documents of one place, such as the models of a series, share it: they count once. */
  place: string;
  /** `less` is taken off the grade: a film of a story is worth less than the story. */
  names: { name: string; less: number }[];
}

/** A query of a reader or a buyer with what it should find. */
export interface ReaderQuery {
  /** The first column of its line: the kind of difficulty, or the part of the set. */
  difficulty: string;
  edition: OwnEditionKey;
  keyword: string;
  /** Whether nothing was tuned on it when its set was written; see {@link readerSets} for what is so today. */
  isHeldOut: boolean;
  /** Grade, 1 to 3, by place. */
  grades: ReadonlyMap<string, number>;
  /** The place of a hit, by which `grades` has it. */
  placeOf: (kind: SearchKind, id: number) => string;
}

const keyOf = (kind: SearchKind, id: number): string => `${kind}:${id}`;

/** The industry of an entry, which is the folder of its image. */
const industryIn = (image: string): string => image.split('/').at(-2)!;

/** All documents of an edition that can be graded. */
function documentsOf(edition: OwnEditionKey): JudgedDocument[] {
  const documents: JudgedDocument[] = [];
  const add = (kind: SearchKind, id: number, names: JudgedDocument['names'], place = keyOf(kind, id)): void =>
    void documents.push({ key: keyOf(kind, id), place, names });
  const suppliers = suppliersOf(industryContents);
  const byId = new Map(suppliers.map((supplier) => [supplier.id, supplier]));
  const articles = new Map(
    composeArticles(industryContents)
      .filter((article) => article.edition === edition)
      .map(({ title, id }) => [title, id]),
  );
  for (const { slug, stories: written } of industryContents) {
    for (const story of written) {
      const text = story[edition];
      if (text) add('news', articles.get(text.title)!, [{ name: `${slug}/${story.key}`, less: 0 }]);
    }
  }
  for (const supplier of suppliers)
    add('supplier', supplierRow(supplier).id as number, [
      { name: supplier.company.names.cn, less: 0 },
      ...(supplier.line ? [{ name: `${supplier.slug}/${supplier.line.series}@`, less: 0 }] : []),
    ]);
  for (const { id, ownerId, details } of productRows(industryContents, suppliers)) {
    const { slug, line } = byId.get(ownerId!)!;
    const series = `${slug}/${line!.series}`;
    const model = `${slug}/${(details as { model: string }).model}`;
    add(
      'products',
      id as number,
      [
        { name: model, less: 0 },
        { name: series, less: 0 },
      ],
      series,
    );
  }
  const lines = suppliers.flatMap(({ slug, line }) => (line ? [{ name: `${slug}/${line.series}`, line }] : []));
  for (const { id, details } of postRows(suppliers)) {
    const { product } = details as { product: Bilingual };
    const names = lines.filter(({ line }) => product.cn === line.names.cn).map(({ name }) => ({ name, less: 1 }));
    add('posts', id as number, [{ name: `post/${id}`, less: 0 }, ...names]);
  }
  for (const { id, image } of videoRows(industryContents, suppliers)) {
    const [industry, subject] = [industryIn(image!), /([^/]+)\.svg$/.exec(image!)![1]];
    add('videos', id as number, [
      { name: `video/${industry}/${subject}`, less: 0 },
      { name: `video/${industry}`, less: 0 },
    ]);
  }
  for (const { id, image } of paperRows(industryContents)) {
    const story = /paper-(.+)\.svg$/.exec(image!)?.[1];
    add('whitepapers', id as number, [
      { name: `paper/${industryIn(image!)}/${story}`, less: 0 },
      { name: `paper/${industryIn(image!)}`, less: 0 },
      { name: `${industryIn(image!)}/${story}`, less: 1 },
    ]);
  }
  const slugs = industryContents.map(({ slug }) => ({ slug, name: industryOf(slug).names.cn }));
  for (const { id, titleCn } of tradeShowRows(industryContents, suppliers)) {
    const { slug } = slugs.find(({ name }) => titleCn!.includes(`${name}展览会`))!;
    add('exhibitions', id as number, [
      { name: `show/${id}`, less: 0 },
      { name: `show/${slug}`, less: 0 },
    ]);
  }
  for (const { id, image } of issueRows(industryContents))
    add('magazines', id as number, [{ name: `issue/${industryIn(image!)}`, less: 0 }]);
  return documents;
}

/** Parses the grades of a line (`name:grade …`), by place. Throws where no edition has a name. */
function readGrades(
  right: string,
  documents: readonly JudgedDocument[],
  known: ReadonlySet<string>,
): Map<string, number> {
  const judged = new Map(
    right.split(' ').map((one) => {
      const at = one.lastIndexOf(':');
      const name = one.slice(0, at);
      if (!known.has(name)) throw new Error(`Nothing is called "${name}".`);
      return [name, Number(one.slice(at + 1))] as const;
    }),
  );
  const grades = new Map<string, number>();
  for (const { key, place, names } of documents) {
    const own = names.find(({ name }) => judged.has(name));
    const grade = own ? judged.get(own.name)! - own.less : 0;
    // A model that is graded by its own name is a place of its own.
    const counted = own && /-\d/.test(own.name) && place !== key ? key : place;
    if (grade > (grades.get(counted) ?? 0)) grades.set(counted, grade);
  }
  return grades;
}

/**
 * The sets of queries. The head of each file tells who wrote and judged it, and what they had seen. Nothing is
 * fitted to `validation`, `secondValidation` and `fourthOutside`, and to `secondOutside` and `thirdOutside` one weight
 * alone (decision 0071); single results of all others have been looked at since decision 0062.
 */
export const readerSets = {
  readers: 'reader-queries.txt',
  fresh: 'fresh-queries.txt',
  later: 'later-queries.txt',
  outside: 'outside-queries.txt',
  secondOutside: 'second-outside-queries.txt',
  thirdOutside: 'third-outside-queries.txt',
  fourthOutside: 'fourth-outside-queries.txt',
  trade: 'trade-queries.txt',
  industries: 'industry-queries.txt',
  validation: 'validation-queries.txt',
  secondValidation: 'second-validation-queries.txt',
} as const;

const isHeldOutIn = (set: keyof typeof readerSets, index: number, difficulty: string): boolean =>
  ({
    readers: index % 2 === 1,
    fresh: false,
    later: difficulty !== 'tuned',
    outside: true,
    secondOutside: true,
    thirdOutside: true,
    fourthOutside: true,
    trade: difficulty !== 'seen',
    industries: false,
    validation: true,
    secondValidation: true,
  })[set];

/** The queries of a set for both editions, graded over the seeded content. */
export function readReaderQueries(set: keyof typeof readerSets = 'readers'): ReaderQuery[] {
  const lines = readFileSync(new URL(readerSets[set], import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const documents = { cn: documentsOf('cn'), en: documentsOf('en') };
  const known = new Set([...documents.cn, ...documents.en].flatMap(({ names }) => names.map(({ name }) => name)));
  return EDITION_KEYS.flatMap((edition) => {
    const places = new Map(documents[edition].map(({ key, place }) => [key, place]));
    return lines.map((line, index): ReaderQuery => {
      const [difficulty = '', cn = '', en = '', right = '', rightInEnglish] = line
        .split('|')
        .map((part) => part.trim());
      const grades = readGrades(edition === 'en' ? (rightInEnglish ?? right) : right, documents[edition], known);
      return {
        difficulty,
        edition,
        keyword: { cn, en }[edition],
        isHeldOut: isHeldOutIn(set, index, difficulty),
        grades,
        placeOf: (kind, id) => {
          const key = keyOf(kind, id);
          return grades.has(key) ? key : (places.get(key) ?? key);
        },
      };
    });
  });
}
