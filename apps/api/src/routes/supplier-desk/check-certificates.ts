import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../db/database.ts';
import { OperatorError } from '../../operator-error.ts';
import { contentOf, lineOf, readStated, storedIn } from './stored-certificates.ts';

/** A certificate of a supplier for somebody who checks it. */
export interface CertificateToCheck {
  /**
   * Computed from what it states. One that the supplier has changed meanwhile has another id, so that nobody vouches
   * for what they have not read.
   */
  id: string;
  /** All that it states, in a line. */
  line: string;
  /** Who has checked it; empty for nobody. */
  checkedBy: string;
  /** The day, YYYY-MM-DD; empty where none is known. */
  checkedOn: string;
}

/** Who has looked a certificate up, and on which day (YYYY-MM-DD). */
export interface CertificateCheck {
  by: string;
  on: string;
}

const idOf = (stored: unknown): string => createHash('sha256').update(contentOf(stored)).digest('hex').slice(0, 10);

/** @throws {OperatorError} where there is no such supplier */
async function certificatesOf(db: Database, supplierId: number, lock: boolean): Promise<unknown[]> {
  const [found] = await queryRows<{ details: Record<string, unknown> }>(
    db,
    sql`select details from entry where id = ${supplierId}::integer and kind = 'supplier'
      ${lock ? sql`for update` : sql``}`,
  );
  if (!found) throw new OperatorError(`There is no supplier ${supplierId}.`);
  return storedIn(found);
}

/** The certificates of a supplier, in its order. */
export const certificatesToCheck = async (db: Database, supplierId: number): Promise<CertificateToCheck[]> =>
  (await certificatesOf(db, supplierId, false)).map((stored) => {
    const { checkedBy, checkedOn } = readStated(stored);
    return { id: idOf(stored), line: lineOf(stored), checkedBy, checkedOn };
  });

/**
 * Says who has checked a certificate, or that nobody has.
 *
 * @returns the certificate in a line; null where the supplier has none with this id, also where it has changed it
 */
export const checkCertificate = (
  db: Database,
  supplierId: number,
  id: string,
  check: CertificateCheck | null,
): Promise<string | null> =>
  db.transaction(async (tx) => {
    const stored = await certificatesOf(tx, supplierId, true);
    const one = stored.find((value) => idOf(value) === id);
    if (one === undefined) return null;
    const list = stored.map((value) => {
      if (idOf(value) !== id) return value;
      const {
        checked_by: _by,
        checked_on: _on,
        ...stated
      } = (typeof value === 'string' ? { name: value } : value) as Record<string, unknown>;
      return check === null ? stated : { ...stated, checked_by: check.by, checked_on: check.on };
    });
    const details = JSON.stringify({ certificates: list });
    await tx.execute(sql`update entry set details = details || ${details}::jsonb where id = ${supplierId}::integer`);
    return lineOf(one);
  });
