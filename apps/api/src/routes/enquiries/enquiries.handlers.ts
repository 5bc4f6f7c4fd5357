import { enquiryDetail, enquiryList, sendEnquiry } from '@millwright/api-client/contract';
import type { EditionKey } from '@millwright/domain';
import type * as v from 'valibot';
import { queryRows, type Database } from '../../db/database.ts';
import { enquiry, enquiryEvent, enquiryThread } from '../../db/schema.ts';
import { respond, caching, refuse, readQuery } from '../../http/call.ts';
import type { Services } from '../../http/environment.ts';
import { refuseTooOften } from '../../members/action-limits.ts';
import { forMember, withBody } from '../../members/for-member.ts';
import { shanghaiDay } from '../../shanghai-day.ts';
import { attachUploads, ownUploads } from '../uploads/attachments.ts';
import { enquiriesQuery, enquiryQuery, enquiryTarget, receiptQuery, requestedSuppliers } from './enquiries.queries.ts';

type SentForm = v.InferOutput<typeof sendEnquiry.request>;

/** `GET /memberApi/enquiries` */
export const listEnquiries = (services: Services) =>
  forMember(services, async (context, memberId) => {
    const paging = readQuery(context, enquiryList.request);
    const reader = { edition: context.get('edition'), now: services.clock(), side: 'buyer' } as const;
    const [row] = await queryRows<object>(services.db, enquiriesQuery(memberId, paging, reader));
    return respond(context, row, caching.personal);
  });

/** `GET /memberApi/enquiries/detail` */
export const showEnquiry = (services: Services) =>
  forMember(services, async (context, memberId) => {
    const { id } = readQuery(context, enquiryDetail.request);
    if (id === undefined) return refuse(context, 'not_found');
    const reader = { edition: context.get('edition'), now: services.clock(), side: 'buyer' } as const;
    const [row] = await queryRows<{ enquiry: object }>(services.db, enquiryQuery(memberId, id, reader));
    return row ? respond(context, row.enquiry, caching.personal) : refuse(context, 'not_found');
  });

/** An enquiry as it was sent: by whom, when, and in which edition. */
interface Sending {
  memberId: number;
  form: SentForm;
  lang: EditionKey;
  sentAt: Date;
}

/** Stores an enquiry with a thread for each supplier; that it was sent is an event of theirs. */
async function store(tx: Database, { memberId, form, lang, sentAt }: Sending, suppliers: readonly number[]) {
  const { key: requestKey, target_id: targetId, target_date: targetDate, supplier_ids, uploads, ...written } = form;
  const [added] = await tx
    .insert(enquiry)
    .values({ ...written, memberId, requestKey, targetId, targetDate, supplierIds: supplier_ids, lang, sentAt })
    .onConflictDoNothing()
    .returning({ id: enquiry.id });
  if (!added) return null;
  await attachUploads(tx, uploads, { enquiryId: added.id });
  const thread = { enquiryId: added.id, memberId, status: 'sent', lastAt: sentAt } as const;
  const threads = await tx
    .insert(enquiryThread)
    .values(suppliers.map((supplierId) => ({ ...thread, supplierId })))
    .returning({ id: enquiryThread.id });
  const event = { enquiry: String(added.id), kind: 'sent', happenedAt: sentAt } as const;
  await tx.insert(enquiryEvent).values(suppliers.map((supplierId) => ({ ...event, supplierId })));
  return threads;
}

/**
 * `POST /memberApi/enquiries`: stored once for each key, with a thread for each supplier that has not blocked the
 * member. Nothing is stored that nobody would receive.
 */
export const takeEnquiry = (services: Services) =>
  withBody(services, sendEnquiry.request, async (context, memberId, form) => {
    const { db, clock } = services;
    const receipt = async (tx: Database) => (await queryRows<object>(tx, receiptQuery(memberId, form.key)))[0];
    const before = await receipt(db);
    if (before) return respond(context, before, caching.personal);
    const [target] = await queryRows<{ supplierId: number | null }>(db, enquiryTarget(form.target_id, clock()));
    if (!target) return refuse(context, 'not_found');
    const further = [...new Set(form.supplier_ids)].filter((id) => id !== target.supplierId);
    const requested = target.supplierId === null ? further : [target.supplierId, ...further];
    const found = await queryRows<{ id: number; isBlocked: boolean }>(
      db,
      requestedSuppliers(memberId, requested, clock()),
    );
    const missing = further.filter((id) => !found.some((supplier) => supplier.id === id));
    const isOver = form.target_date !== null && form.target_date < shanghaiDay(clock());
    const fields = [...(missing.length > 0 ? ['supplier_ids'] : []), ...(isOver ? ['target_date'] : [])];
    if (fields.length > 0) return refuse(context, 'invalid_request', { data: { fields } });
    if (requested.length === 0) return refuse(context, 'no_recipient');
    const suppliers = requested.filter((id) => !found.some((one) => one.id === id && one.isBlocked));
    if (suppliers.length === 0) return refuse(context, 'thread_blocked');
    await refuseTooOften(context, services, memberId, 'enquiry');
    const stored = await db.transaction(async (tx) => {
      if (!(await ownUploads(tx, memberId, form.uploads))) return null;
      // The one that was stored, by this request or by one with the same key at the same time.
      const sending = { memberId, form, lang: context.get('edition'), sentAt: clock() };
      const threads = (await store(tx, sending, suppliers)) ?? [];
      return { threads, receipt: await receipt(tx) };
    });
    if (!stored) return refuse(context, 'invalid_request', { data: { fields: ['uploads'] } });
    for (const { id } of stored.threads) services.notifications.notify(id, 'supplier', 'enquiry');
    return respond(context, stored.receipt, caching.personal);
  });
