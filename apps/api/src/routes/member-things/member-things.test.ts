import {
  addFavourite,
  filterFavourites,
  isLoginNeeded,
  isNotFound,
  listEnquiries,
  listFavourites,
  listSubscriptions,
  mergeFavourites,
  removeFavourite,
  sendEnquiry,
  subscribe,
  wrongFields,
  type Failure,
} from '@millwright/api-client';
import type { EnquiryForm, SubscriptionForm } from '@millwright/domain';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { logIn, type Browser } from '../../../test-support/browser.ts';
import { fixtureNow } from '../../../test-support/fixture.ts';
import { describeOnOneDatabase } from '../../../test-support/test-api.ts';
import { enquiry, enquiryEvent, favourite } from '../../db/schema.ts';
import { seedDemoMembers } from '../../members/demo-members.ts';

const form: EnquiryForm = {
  supplierIds: [],
  parameters: [],
  incoterm: null,
  uploads: [],
  targetId: 1500,
  specification: '  两板式，<b>1100 kN</b>\n',
  quantity: 3,
  unit: '台',
  targetDate: '2026-05-01',
  destination: 'Hai Phong',
  message: "Price & 'terms'?",
};
const subscriber: SubscriptionForm = {
  type: 'eZine',
  magazineId: 1100,
  name: '林晓',
  gender: 'ms',
  education: 'postgraduate',
  company: '岭南瓶盖',
  country: '中国',
  province: '广东',
  city: '佛山',
  address: '',
  email: 'lin@example.com',
};

describeOnOneDatabase('what members save, request and subscribe to', (use) => {
  let [lin, alex]: Browser[] = [];
  beforeAll(async () => {
    await seedDemoMembers(use().database.db, fixtureNow);
    [lin, alex] = [await logIn(use().api, 0, 'en'), await logIn(use().api, 1, 'en')];
  });

  it('[RO-06] asks a visitor to log in and changes nothing', async () => {
    const client = use().client({ edition: 'en' });
    const refused = await Promise.all([
      listFavourites(client),
      addFavourite(client, 'article', 1),
      removeFavourite(client, 'article', 1),
      listEnquiries(client),
      sendEnquiry(client, form, 'k'.repeat(16)),
      listSubscriptions(client),
      subscribe(client, subscriber),
    ]);
    for (const result of refused) {
      expect(!result.ok && isLoginNeeded(result.failure)).toBe(true);
      expect(result).toMatchObject({ failure: { message: 'Please login first' } });
    }
    expect(await use().database.db.select().from(favourite)).toEqual([]);
  });

  it('stores a thing once, however often it is requested, and removes it as quietly', async () => {
    const { client } = lin!;
    await Promise.all([1, 2, 3].map(() => addFavourite(client, 'product', 1500)));
    use().time.now = new Date(fixtureNow.getTime() + 60_000);
    for (const [kind, id] of [
      ['article', 1],
      ['supplier', 1000],
      ['product', 1500],
    ] as const)
      expect((await addFavourite(client, kind, id)).ok).toBe(true);
    const list = await listFavourites(client);
    expect(list).toMatchObject({
      ok: true,
      value: {
        total: 3,
        page: 1,
        kinds: [
          { value: 'article', count: 1 },
          { value: 'product', count: 1 },
          { value: 'supplier', count: 1 },
        ],
      },
    });
    expect(list.ok && list.value.items.at(-1)).toEqual({
      kind: 'product',
      id: 1500,
      title: 'product no. 0',
      image: '/img/product/0.svg',
      savedAt: '2026-03-01T04:00:00.000Z',
    });
    expect(await listFavourites(client, { kind: 'supplier', page: 9 })).toMatchObject({
      ok: true,
      value: { total: 1, page: 9, items: [] },
    });
    expect(await listFavourites(alex!.client)).toMatchObject({ ok: true, value: { total: 0, items: [] } });
    for (let time = 0; time < 2; time += 1) expect((await removeFavourite(client, 'article', 1)).ok).toBe(true);
    expect(await listFavourites(client)).toMatchObject({ ok: true, value: { total: 2 } });
  });

  it('stores nothing that is not there, is a draft, or is of another kind', async () => {
    for (const [kind, id] of [
      ['article', 99_999],
      ['product', 1510],
      ['video', 1500],
    ] as const) {
      const result = await addFavourite(lin!.client, kind, id);
      expect(!result.ok && isNotFound(result.failure)).toBe(true);
    }
  });

  it('adds a visitor’s pending favourites at login: what is there, once, and names what is not', async () => {
    const { client } = alex!;
    const pending = [
      { kind: 'article', id: 1 },
      { kind: 'product', id: 1500 },
      { kind: 'product', id: 1500 },
      { kind: 'video', id: 1500 },
      { kind: 'issue', id: 99_999 },
      { kind: 'product', id: 1510 },
    ] as const;
    for (let time = 0; time < 2; time += 1) {
      expect(await mergeFavourites(client, pending)).toEqual({
        ok: true,
        value: {
          saved: 2,
          missing: [
            { kind: 'video', id: 1500 },
            { kind: 'issue', id: 99_999 },
            { kind: 'product', id: 1510 },
          ],
        },
      });
    }
    expect(await listFavourites(client)).toMatchObject({ ok: true, value: { total: 2 } });
    expect(await mergeFavourites(client, [])).toEqual({ ok: true, value: { saved: 0, missing: [] } });
    expect(await filterFavourites(client, 'product', [1, 1500, 1501])).toEqual({ ok: true, value: [1500] });
    expect(await filterFavourites(client, 'video', [])).toEqual({ ok: true, value: [] });
    const tooMany = await mergeFavourites(
      client,
      Array.from({ length: 201 }, (_, at) => ({ kind: 'article' as const, id: at + 1 })),
    );
    expect(!tooMany.ok && wrongFields(tooMany.failure)).toEqual(['list']);
    for (const addPending of pending.slice(0, 2)) await removeFavourite(client, addPending.kind, addPending.id);
  });

  it('stores one row of twenty requests at once', async () => {
    const { client } = alex!;
    await Promise.all(Array.from({ length: 20 }, () => addFavourite(client, 'show', 1700)));
    expect(await listFavourites(client)).toMatchObject({ ok: true, value: { total: 1 } });
    await removeFavourite(client, 'show', 1700);
  });

  it('stores an enquiry once and shows it as it was sent, to its member only', async () => {
    const { client } = lin!;
    const [first, again] = await Promise.all([
      sendEnquiry(client, form, 'form-0123456789ab'),
      sendEnquiry(client, form, 'form-0123456789ab'),
    ]);
    expect(first.ok).toBe(true);
    expect(again).toEqual(first);
    const list = await listEnquiries(client);
    expect(list).toMatchObject({
      ok: true,
      value: { total: 1, items: [{ ...form, target: { id: 1500, title: 'product no. 0' } }] },
    });
    expect(await listEnquiries(alex!.client)).toMatchObject({ ok: true, value: { total: 0, items: [] } });
    expect(await use().database.db.select().from(enquiry)).toHaveLength(1);
  });

  it('tells the supplier’s side of an enquiry, and the member of the answer', async () => {
    const ofSupplier = () => use().database.db.select().from(enquiryEvent).where(eq(enquiryEvent.supplierId, 1001));
    const [sent] = await ofSupplier();
    expect(await ofSupplier()).toEqual([{ ...sent, kind: 'sent', supplierId: 1001 }]);
    const before = await listEnquiries(lin!.client);
    expect(before.ok && before.value.items[0]!.repliedAt).toBeNull();
    await use()
      .database.db.insert(enquiryEvent)
      .values([
        { supplierId: 1001, enquiry: sent!.enquiry, kind: 'answered', happenedAt: new Date('2026-03-01T09:00:00Z') },
        { supplierId: 1000, enquiry: sent!.enquiry, kind: 'answered', happenedAt: new Date('2026-03-01T05:00:00Z') },
      ]);
    const after = await listEnquiries(lin!.client);
    expect(after.ok && after.value.items[0]!.repliedAt).toBe('2026-03-01T09:00:00.000Z');
  });

  it('names the fields of an enquiry that are wrong', async () => {
    const result = await sendEnquiry(
      lin!.client,
      { ...form, quantity: 0, targetDate: '2026-13-01', message: ' ' },
      'form-wrong-fields-1',
    );
    expect(!result.ok && wrongFields(result.failure).sort()).toEqual(['message', 'quantity', 'targetDate']);
    const over = await sendEnquiry(lin!.client, { ...form, targetDate: '2026-02-28' }, 'form-day-is-over-1');
    expect(!over.ok && wrongFields(over.failure)).toEqual(['targetDate']);
    const nowhere = await sendEnquiry(lin!.client, { ...form, targetId: 1300 }, 'form-no-such-target');
    expect(!nowhere.ok && isNotFound(nowhere.failure)).toBe(true);
  });

  it('subscribes to the e-zine by e-mail and to print by address, and replaces what was written before', async () => {
    const { client } = lin!;
    const first = await subscribe(client, subscriber);
    expect(await subscribe(client, { ...subscriber, company: '新公司' })).toEqual(first);
    const print = { ...subscriber, type: 'printMagazine', email: '' } as const;
    const refused = await subscribe(client, print);
    expect(!refused.ok && wrongFields(refused.failure)).toEqual(['address']);
    const noEmail = await subscribe(client, { ...subscriber, email: 'nobody' });
    expect(!noEmail.ok && wrongFields(noEmail.failure)).toEqual(['email']);
    use().time.now = new Date(use().time.now.getTime() + 60_000);
    expect((await subscribe(client, { ...print, address: '佛山市顺德区1号' })).ok).toBe(true);
    const list = await listSubscriptions(client);
    expect(list.ok && list.value.map(({ type, company, magazineId }) => [type, company, magazineId])).toEqual([
      ['printMagazine', '岭南瓶盖', 1100],
      ['eZine', '新公司', 1100],
    ]);
  });

  it('holds a member back beyond its limits, and no other: code 0, status 429, and the seconds to wait', async () => {
    const { client } = alex!;
    const start = use().time.now;
    const send = (at: number) =>
      sendEnquiry(client, { ...form, targetId: 1000 }, `limit-${String(at).padStart(12, '0')}`);
    const results = await Promise.all(Array.from({ length: 25 }, (_, at) => send(at)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(20);
    const refused = results.findIndex(({ ok }) => !ok);
    const { failure } = results[refused]! as { failure: Failure };
    expect(failure).toMatchObject({
      kind: 'refused',
      status: 429,
      code: 0,
      reason: 'member_limit',
      message: 'That was too often. Please try again in 3600 seconds',
      data: { seconds: 3600 },
    });
    // What was stored already gets the same response again; another member and another kind are not held back.
    expect((await send(results.findIndex(({ ok }) => ok))).ok).toBe(true);
    expect((await sendEnquiry(lin!.client, form, 'not-held-back-at-all')).ok).toBe(true);
    expect((await addFavourite(alex!.client, 'article', 1)).ok).toBe(true);
    use().time.now = new Date(start.getTime() + 3_599_999);
    expect((await send(refused)).ok).toBe(false);
    use().time.now = new Date(start.getTime() + 3_600_000);
    expect((await send(refused)).ok).toBe(true);
  });
});
