import { EDITION_KEYS, type OwnEditionKey, type SearchKind } from '@millwright/domain';
import { readFileSync } from 'node:fs';
import { composeArticles } from '../../seed/demo-articles/compose.ts';
import { industryContents } from '../../seed/demo-articles/index.ts';
import { productRows, supplierRow, suppliersOf } from '../../seed/entries/sourcing.ts';

/** A query within one kind, with what it should find. */
export interface JudgedQuery {
  kind: SearchKind;
  edition: OwnEditionKey;
  keyword: string;
  /** Grade, 1 to 3, by place. */
  grades: ReadonlyMap<string, number>;
  /** The place of an id: all models of a series have one. */
  placeOf: (id: number) => string;
}

/** Ids by the names in the file: story, product series, supplier. */
function idsOf(edition: OwnEditionKey): Map<string, number[]> {
  const ids = new Map<string, number[]>();
  const add = (name: string, id: number): void => void ids.set(name, [...(ids.get(name) ?? []), id]);
  const titles = new Map(
    composeArticles(industryContents)
      .filter((article) => article.edition === edition)
      .map(({ title, id }) => [title, id]),
  );
  for (const { slug, stories } of industryContents) {
    for (const story of stories) {
      const text = story[edition];
      if (text) add(`${slug}/${story.key}`, titles.get(text.title)!);
    }
  }
  const suppliers = suppliersOf(industryContents);
  for (const supplier of suppliers) add(supplier.company.names.cn, supplierRow(supplier).id as number);
  const bySupplier = new Map(suppliers.map((supplier) => [supplier.id, supplier]));
  for (const { id, ownerId } of productRows(industryContents, suppliers)) {
    const { slug, line } = bySupplier.get(ownerId!)!;
    add(`${slug}/${line!.series}`, id as number);
  }
  return ids;
}

/** The judged queries of both editions over the seeded content. Throws where no edition has a name. */
export function readJudgedQueries(): JudgedQuery[] {
  const lines = readFileSync(new URL('judged-queries.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const ids = { cn: idsOf('cn'), en: idsOf('en') };
  return EDITION_KEYS.flatMap((edition) =>
    lines.map((line) => {
      const [kind = '', cn = '', en = '', right = ''] = line.split('|').map((part) => part.trim());
      const grades = new Map<string, number>();
      const places = new Map<number, number>();
      for (const judged of right.split(' ')) {
        const [name = '', grade = ''] = judged.split(':');
        if (!ids.cn.has(name) && !ids.en.has(name)) throw new Error(`Nothing is called "${name}".`);
        const [first, ...models] = ids[edition].get(name) ?? [];
        if (first !== undefined) grades.set(String(first), Number(grade));
        for (const id of models) places.set(id, first!);
      }
      const placeOf = (id: number): string => String(places.get(id) ?? id);
      return { kind: kind as SearchKind, edition, keyword: { cn, en }[edition], grades, placeOf };
    }),
  );
}
