import { changeDeskProfile, deskProfile } from '@millwright/api-client/contract';
import { changedFields } from '@millwright/domain';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { entry, entryContact } from '../../db/schema.ts';
import { respond, caching, refuse, readQuery } from '../../http/call.ts';
import type { Services } from '../../http/environment.ts';
import { refuseTooOften } from '../../members/action-limits.ts';
import { forMember, withBody } from '../../members/for-member.ts';
import { shanghaiDay } from '../../shanghai-day.ts';
import { atDesk, supplierEntry, titlesOf, versionOf } from './desk-access.ts';
import { changedDetails, contactOf, flatSupplier, readFacts, tidyFacts, type Contact } from './supplier-facts.ts';

const contactIn = async (db: Database, id: number): Promise<Contact | undefined> =>
  (await db.select().from(entryContact).where(eq(entryContact.entryId, id)))[0];

/** `GET /memberApi/supplier/profile` */
export const showProfile = (services: Services) =>
  forMember(services, async (context, memberId) => {
    const { supplier: id } = readQuery(context, deskProfile.request);
    const found = id === undefined ? undefined : await supplierEntry(services.db, memberId, id);
    if (!found) return refuse(context, 'not_found');
    const facts = readFacts(found, await contactIn(services.db, found.id));
    const title = titlesOf(found);
    const shown = { id: found.id, title, version: versionOf(flatSupplier(facts)), facts };
    return respond(context, shown, caching.personal);
  });

/** `POST /memberApi/supplier/profile` */
export const storeProfile = (services: Services) =>
  withBody(services, changeDeskProfile.request, async (context, memberId, { supplier, version, facts }) => {
    if (facts.founded > Number(shanghaiDay(services.clock()).slice(0, 4)))
      return refuse(context, 'invalid_request', { data: { fields: ['facts.founded'] } });
    await refuseTooOften(context, services, memberId, 'editing');
    const find = (tx: Database) => supplierEntry(tx, memberId, supplier, true);
    return atDesk(context, services, memberId, find, async (tx, found) => {
      const contact = await contactIn(tx, found.id);
      const before = readFacts(found, contact);
      const flat = flatSupplier(before);
      if (versionOf(flat) !== version) return { refusal: 'changed_meanwhile', data: { version: versionOf(flat) } };
      const after = tidyFacts({ ...facts, searchKeywords: facts.searchKeywords ?? before.searchKeywords });
      const fields = changedFields(flat, flatSupplier(after));
      if (fields.length > 0) {
        const details = JSON.stringify(changedDetails(before, after));
        await tx
          .update(entry)
          .set({
            briefCn: after.brief.cn,
            briefEn: after.brief.en,
            ...(after.brief.de !== undefined && { briefDe: after.brief.de }),
            searchKeywordsCn: after.searchKeywords.cn,
            searchKeywordsEn: after.searchKeywords.en,
            ...(after.searchKeywords.de !== undefined && { searchKeywordsDe: after.searchKeywords.de }),
            details: sql`${entry.details} || ${details}::jsonb`,
          })
          .where(eq(entry.id, found.id));
        const row = contactOf(found.id, after);
        await tx.insert(entryContact).values(row).onConflictDoUpdate({ target: entryContact.entryId, set: row });
      }
      return { data: { version: versionOf(flatSupplier(after)) }, changes: [{ entryId: found.id, fields }] };
    });
  });
