import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { entry, member, supplierMember } from '../db/schema.ts';
import { OperatorError } from '../operator-error.ts';

/** Who speaks for which supplier. */
export interface SupplierPerson {
  supplierId: number;
  supplier: string;
  account: string;
  trueName: string;
}

/** Reads the ids of a member and of a supplier; throws what a person can put right. */
async function idsOf(db: Database, account: string, supplierId: number): Promise<{ memberId: number }> {
  const [found] = await db.select({ id: member.id }).from(member).where(eq(member.account, account.toLowerCase()));
  if (!found) throw new OperatorError(`There is no member ${account}.`);
  const isSupplier = and(eq(entry.id, supplierId), eq(entry.kind, 'supplier'));
  const [supplier] = await db.select({ id: entry.id }).from(entry).where(isSupplier);
  if (!supplier) throw new OperatorError(`There is no supplier ${supplierId}.`);
  return { memberId: found.id };
}

/** Lets a member speak for a supplier; one who does already goes on. */
export async function addSupplierMember(db: Database, account: string, supplierId: number, now: Date): Promise<void> {
  const { memberId } = await idsOf(db, account, supplierId);
  await db.insert(supplierMember).values({ supplierId, memberId, addedAt: now }).onConflictDoNothing();
}

/** Ends it: the member sees the supplier's threads no longer. Returns whether the member spoke for it. */
export async function removeSupplierMember(db: Database, account: string, supplierId: number): Promise<boolean> {
  const { memberId } = await idsOf(db, account, supplierId);
  const isIt = and(eq(supplierMember.supplierId, supplierId), eq(supplierMember.memberId, memberId));
  return (await db.delete(supplierMember).where(isIt).returning()).length > 0;
}

/** Everyone who speaks for a supplier, or for one supplier. */
export const listSupplierMembers = async (db: Database, supplierId?: number): Promise<SupplierPerson[]> =>
  (
    await db
      .select({
        supplierId: supplierMember.supplierId,
        titleEn: entry.titleEn,
        titleCn: entry.titleCn,
        titleDe: entry.titleDe,
        account: member.account,
        trueName: member.trueName,
      })
      .from(supplierMember)
      .innerJoin(member, eq(member.id, supplierMember.memberId))
      .innerJoin(entry, eq(entry.id, supplierMember.supplierId))
      .where(supplierId === undefined ? undefined : eq(supplierMember.supplierId, supplierId))
      .orderBy(supplierMember.supplierId, member.account)
  ).map(({ titleEn, titleCn, titleDe, ...person }) => ({ ...person, supplier: titleEn ?? titleCn ?? titleDe ?? '' }));
