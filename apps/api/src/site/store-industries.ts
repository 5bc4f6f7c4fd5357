import { byEdition, htmlLang, storedKeys, type Bilingual, type HtmlLang } from '@millwright/domain';
import { eq, max } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { industry, industryGroup } from '../db/schema.ts';
import type { OwnIndustry } from './industry-list.ts';

/** What became of a list of industries. */
export interface StoredIndustries {
  added: number;
  changed: number;
  unchanged: number;
}

const groupName: Readonly<Record<HtmlLang, string>> = { 'zh-CN': '行业', en: 'Industries', de: 'Branchen' };
const groupNames = () => namesOf(byEdition(storedKeys(), (key) => groupName[htmlLang(key)]));

/** Names as rows have them. */
const namesOf = ({ cn, en, de = '' }: Bilingual) => ({ nameCn: cn, nameEn: en, nameDe: de });

/**
 * Stores a list of industries: those of a known slug are changed where they differ, the others are added. None is
 * removed, because articles may be sorted by it.
 */
export const storeIndustries = (db: Database, list: readonly OwnIndustry[]): Promise<StoredIndustries> =>
  db.transaction(async (tx) => {
    const [{ last } = { last: null }] = await tx.select({ last: max(industry.id) }).from(industry);
    let next = (last ?? 0) + 1;
    const counts: StoredIndustries = { added: 0, changed: 0, unchanged: 0 };
    const known = await tx.select().from(industry);
    const [group] = await tx.select().from(industryGroup).limit(1);
    if (!group) await tx.insert(industryGroup).values({ id: 1, ...groupNames(), position: 1 });
    type Row = typeof industry.$inferInsert;
    const store = async (found: typeof industry.$inferSelect | undefined, row: Omit<Row, 'id'>): Promise<number> => {
      if (!found) {
        await tx.insert(industry).values({ id: next, ...row });
        counts.added += 1;
        return next++;
      }
      const isSame = Object.entries(row).every(([name, value]) => found[name as keyof typeof found] === value);
      if (!isSame) await tx.update(industry).set(row).where(eq(industry.id, found.id));
      counts[isSame ? 'unchanged' : 'changed'] += 1;
      return found.id;
    };
    for (const [index, { slug, names, icon, children }] of list.entries()) {
      const position = index + 1;
      const found = known.find(({ seoPath }) => seoPath === slug);
      const groupId = found?.groupId ?? group?.id ?? 1;
      const parentId = await store(found, { seoPath: slug, ...namesOf(names), icon, groupId, position });
      for (const [at, child] of children.entries()) {
        const same = known.find(
          (one) => one.parentId === parentId && (one.nameEn === child.names.en || one.nameCn === child.names.cn),
        );
        await store(same, { parentId, ...namesOf(child.names), position: at + 1 });
      }
    }
    return counts;
  });
