import type * as schema from '../../db/schema.ts';
import { createRandom } from '../random.ts';
import type { EntryRow } from './entry-rows.ts';

type Contact = typeof schema.entryContact.$inferInsert;
type Event = typeof schema.enquiryEvent.$inferInsert;

const hour = 3_600_000;
const day = 24 * hour;

/** The last working hour of the seed. */
const seedEnd = Date.parse('2026-11-19T17:00:00+08:00');

/** Family names as they are written and spelled. */
const families = [
  '陈 Chen',
  '李 Li',
  '王 Wang',
  '张 Zhang',
  '刘 Liu',
  '黄 Huang',
  '吴 Wu',
  '徐 Xu',
  '孙 Sun',
  '朱 Zhu',
  '高 Gao',
  '林 Lin',
  '何 He',
  '郭 Guo',
  '罗 Luo',
  '梁 Liang',
];
const posts = [
  ['销售经理', 'sales'],
  ['区域销售', 'regional sales'],
  ['外贸经理', 'export'],
  ['技术支持', 'application engineering'],
] as const;

const titleOf = (entry: EntryRow, edition: 'Cn' | 'En'): string => entry[`title${edition}`] ?? '';

function placeOf({ details }: EntryRow): { cn: string; en: string } {
  const { city, place } = (details ?? {}) as { city?: { cn: string; en: string }; place?: { cn: string; en: string } };
  return city ?? place ?? { cn: '', en: '' };
}

/**
 * Whom to call: invented names, numbers that nobody can have, and addresses of a reserved domain. China reserves no
 * numbers for examples, but a subscriber’s begins with 2 to 8: `0` in its place begins a long-distance call.
 */
export const contactRows = (entries: readonly EntryRow[]): Contact[] =>
  entries
    .filter(({ kind, side }) => kind === 'supplier' || (kind === 'post' && side === 'demand'))
    .map((entry) => {
      const random = createRandom(`contact-${entry.id}`);
      const [familyCn = '', familyEn = ''] = random.pick(families).split(' ');
      const isSupplier = entry.kind === 'supplier';
      const [postCn, postEn] = isSupplier ? random.pick(posts) : (['采购', 'purchasing'] as const);
      const { cn, en } = placeOf(entry);
      const number = random.int(1, 300);
      return {
        entryId: entry.id!,
        personCn: `${familyCn}${random.chance(0.5) ? '先生' : '女士'}（${postCn}）`,
        personEn: `${familyEn}, ${postEn}`,
        phone: `+86 21 0000 ${String(entry.id! % 10_000).padStart(4, '0')}`,
        email: `${isSupplier ? 'sales' : 'buyer'}-${entry.id}@example.com`,
        addressCn: isSupplier ? `${cn}工业园区${number}号 ${titleOf(entry, 'Cn')}` : cn,
        addressEn: isSupplier ? `${titleOf(entry, 'En')}, ${number} Industrial Park Road, ${en}` : en,
      };
    });

/** What became of the enquiries of the last year: every supplier has its own pace, and leaves some unanswered. */
export const enquiryEventRows = (entries: readonly EntryRow[]): Event[] =>
  entries
    .filter(({ kind }) => kind === 'supplier')
    .flatMap(({ id }) => {
      const random = createRandom(`enquiries-${id}`);
      const pace = random.pick([2, 4, 6, 9, 14, 22, 30, 48]);
      const diligence = 0.7 + random.next() * 0.3;
      return Array.from({ length: random.int(6, 24) }, (_, at) => {
        const sentAt = seedEnd - random.int(3, 350) * day - random.int(0, 8) * hour;
        const enquiry = `seed-${id}-${at}`;
        const sent = { supplierId: id!, enquiry, kind: 'sent' as const, happenedAt: new Date(sentAt) };
        if (!random.chance(diligence)) return [sent];
        const takes = pace * (0.4 + random.next() * 1.4);
        return [
          sent,
          {
            supplierId: id!,
            enquiry,
            kind: 'answered' as const,
            happenedAt: new Date(sentAt + Math.round(takes * 60) * 60_000),
          },
        ];
      }).flat();
    });
