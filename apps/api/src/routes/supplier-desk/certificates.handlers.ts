import { deskCertificates, removeCertificate, saveCertificate } from '@millwright/api-client/contract';
import { CERTIFICATES_MAX, eachText, oneLine, severalLines } from '@millwright/domain';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { entry } from '../../db/schema.ts';
import { respond, caching, refuse, readQuery } from '../../http/call.ts';
import type { Services } from '../../http/environment.ts';
import { refuseTooOften } from '../../members/action-limits.ts';
import { forMember, withBody } from '../../members/for-member.ts';
import { atDesk, supplierEntry, versionOf, type DeskEntry, type DeskOutcome } from './desk-access.ts';
import { isSameCertificate, lineOf, readStated, storedIn, toStore } from './stored-certificates.ts';

const versionIn = (stored: readonly unknown[]): string => versionOf({ certificates: JSON.stringify(stored) });

/** `GET /memberApi/supplier/certificates` */
export const showCertificates = (services: Services) =>
  forMember(services, async (context, memberId) => {
    const { supplier: id } = readQuery(context, deskCertificates.request);
    const found = id === undefined ? undefined : await supplierEntry(services.db, memberId, id);
    if (!found) return refuse(context, 'not_found');
    const stored = storedIn(found);
    const list = stored.map((value) => {
      const { name, issuer, number, scope, validUntil, isChecked } = readStated(value);
      return { name, issuer, number, scope, valid_until: validUntil, is_checked: isChecked };
    });
    return respond(context, { version: versionIn(stored), list }, caching.personal);
  });

/** Stores another list of certificates, where the present one is of a version. */
async function storeList(
  tx: Database,
  found: DeskEntry,
  version: string,
  change: (stored: unknown[]) => { list: unknown[]; before: unknown; after: unknown } | null,
): Promise<DeskOutcome> {
  const stored = storedIn(found);
  if (versionIn(stored) !== version) return { refusal: 'changed_meanwhile', data: { version: versionIn(stored) } };
  const changed = change(stored);
  if (changed === null) return { refusal: 'invalid_request', data: { fields: ['at'] } };
  const { list, before, after } = changed;
  const details = JSON.stringify({ certificates: list });
  await tx
    .update(entry)
    .set({ details: sql`${entry.details} || ${details}::jsonb` })
    .where(eq(entry.id, found.id));
  const fields = before === after ? [] : [{ field: 'certificate', before: lineOf(before), after: lineOf(after) }];
  return { data: { version: versionIn(list) }, changes: [{ entryId: found.id, fields }] };
}

/**
 * `POST /memberApi/supplier/certificates`: the supplier states it from now on, also where it was checked. One in which
 * nothing was changed stays as it is, with its check.
 */
export const storeCertificate = (services: Services) =>
  withBody(services, saveCertificate.request, async (context, memberId, { supplier, version, at, certificate }) => {
    await refuseTooOften(context, services, memberId, 'editing');
    const { issuer, scope } = certificate;
    const after = toStore({
      name: oneLine(certificate.name),
      issuer: eachText(issuer, oneLine),
      number: oneLine(certificate.number),
      scope: eachText(scope, severalLines),
      validUntil: certificate.valid_until,
    });
    const find = (tx: Database) => supplierEntry(tx, memberId, supplier, true);
    return atDesk(context, services, memberId, find, (tx, found) =>
      storeList(tx, found, version, (stored) => {
        const isThere = at === null ? stored.length < CERTIFICATES_MAX : at < stored.length;
        if (!isThere) return null;
        const place = at ?? stored.length;
        const before = stored[place];
        const next = before !== undefined && isSameCertificate(before, after) ? before : after;
        return { list: stored.toSpliced(place, 1, next), before, after: next };
      }),
    );
  });

/** `DELETE /memberApi/supplier/certificates` */
export const deleteCertificate = (services: Services) =>
  withBody(services, removeCertificate.request, async (context, memberId, { supplier, version, at }) => {
    await refuseTooOften(context, services, memberId, 'editing');
    const find = (tx: Database) => supplierEntry(tx, memberId, supplier, true);
    return atDesk(context, services, memberId, find, (tx, found) =>
      storeList(tx, found, version, (stored) =>
        at < stored.length ? { list: stored.toSpliced(at, 1), before: stored[at], after: undefined } : null,
      ),
    );
  });
