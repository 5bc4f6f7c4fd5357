import {
  getContact,
  getPost,
  listMemberPosts,
  listPosts,
  publishPost,
  type Result,
  valueOf,
  withdrawPost,
} from '@millwright/api-client';
import type { PostForm } from '@millwright/domain';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logIn, openBrowser, type Browser } from '../../../test-support/browser.ts';
import { samplePost } from '../../../test-support/call-cases-posts.ts';
import { nextKey } from '../../../test-support/call-cases-enquiries.ts';
import { fixtureNow } from '../../../test-support/fixture.ts';
import { describeOnOneDatabase } from '../../../test-support/test-api.ts';
import { createApi, type Api } from '../../create-api.ts';
import { member } from '../../db/schema.ts';
import { shanghaiDay, shanghaiDayEnd } from '../../shanghai-day.ts';
import { deleteDueAccounts } from '../../members/delete-accounts.ts';
import { seedDemoMembers } from '../../members/demo-members.ts';
import { approvePost, refusePost, waitingPosts } from '../../members/member-posts.ts';

const failureOf = (result: Result<unknown>) => (result.ok ? null : result.failure);

const whole: PostForm = {
  side: 'demand',
  title: '  Wanted:\nspindle bearings ',
  text: 'We look for angular contact bearings.\n\nSamples first, <b>please</b>.',
  industryId: 5,
  regionId: 2,
  place: 'Chemnitz',
  quantity: 1200,
  unit: 'pieces',
  specification: [{ label: 'Bore', value: '35 mm' }],
  targetDate: '2026-05-01',
  validUntil: '2026-06-30',
  incoterm: 'DAP',
};

describeOnOneDatabase('a post of a member', (use) => {
  let author: Browser;
  let visitor: Browser;
  beforeAll(async () => {
    await seedDemoMembers(use().database.db, fixtureNow);
    author = await logIn(use().api, 1, 'en');
    visitor = openBrowser(use().api, { edition: 'en' });
  });
  beforeEach(async () => {
    const { db } = use().database;
    await db.execute(sql`delete from member_action`);
    await db.execute(sql`delete from entry where id in (select entry_id from member_post)`);
    await db.execute(sql`delete from member_post`);
    await db.update(member).set({ company: 'Turner Tools', disabled: false }).where(eq(member.id, 2));
    use().time.now = fixtureNow;
  });
  const db = () => use().database.db;
  const publish = async (form: PostForm = whole) => valueOf(await publishPost(author.client, form, nextKey())).id;
  const own = async () => valueOf(await listMemberPosts(author.client)).items;
  const inHall = async () => {
    const { items } = valueOf(await listPosts(visitor.client, { side: 'demand', rows: 50 }));
    return items.filter(({ company }) => company !== '');
  };

  it('waits for a review, and is in the supply hall of its edition once it was approved', async () => {
    const id = await publish();
    expect(await own()).toMatchObject([{ id, state: 'waiting', entryId: null, title: 'Wanted: spindle bearings' }]);
    expect(await inHall()).toEqual([]);
    expect(await waitingPosts(db(), 5)).toMatchObject([{ id, account: 'demo@example.com', company: 'Turner Tools' }]);
    expect(await approvePost(db(), id, use().time.now)).toBe(true);
    expect(await approvePost(db(), id, use().time.now)).toBe(false);
    const [listed, ...others] = await inHall();
    expect(others).toEqual([]);
    expect(listed).toMatchObject({
      title: 'Wanted: spindle bearings',
      brief: 'We look for angular contact bearings. Samples first, <b>please</b>.',
      industryId: 5,
      region: { id: 2 },
      side: 'demand',
      quantity: 1200,
      unit: 'pieces',
      place: 'Chemnitz',
      company: 'Turner Tools',
      validUntil: '2026-06-30T16:00:00.000Z',
    });
    expect(valueOf(await getPost(visitor.client, listed!.id))).toMatchObject({
      paragraphs: ['We look for angular contact bearings.', 'Samples first, <b>please</b>.'],
      specification: whole.specification,
      targetDate: '2026-05-01',
      incoterm: 'DAP',
      editions: ['en'],
    });
    expect(await own()).toMatchObject([{ id, state: 'published', entryId: listed!.id }]);
    expect(await waitingPosts(db(), 5)).toEqual([]);
  });

  it('names its author to members alone', async () => {
    await approvePost(db(), await publish(), use().time.now);
    const [listed] = await inHall();
    expect(failureOf(await getContact(visitor.client, listed!.id))).toMatchObject({ reason: 'login_first' });
    expect(valueOf(await getContact(author.client, listed!.id))).toMatchObject({
      person: 'Alex Turner',
      email: 'demo@example.com',
      phone: '',
    });
  });

  it('of somebody who speaks for a supplier belongs to the supplier, and has its contact', async () => {
    const supplier = await logIn(use().api, 3, 'en');
    const { id } = valueOf(await publishPost(supplier.client, whole, nextKey()));
    await db().execute(sql`update member set company = 'Their works' where account = 'supplier@example.com'`);
    await db().execute(
      sql`insert into entry_contact (entry_id, person_en, phone) values (1000, 'Sales', '+86 1') on conflict do nothing`,
    );
    await approvePost(db(), id, use().time.now);
    const [listed] = await inHall();
    expect(listed!.owner).toMatchObject({ id: 1000 });
    expect(JSON.stringify(valueOf(await getContact(author.client, listed!.id)))).not.toContain('supplier@example.com');
  });

  it('is refused with a reason, also after it was published', async () => {
    const [first, second] = [await publish(), await publish()];
    expect(await refusePost(db(), first, 'No offer of services', use().time.now)).toBe(true);
    await approvePost(db(), second, use().time.now);
    expect(await inHall()).toHaveLength(1);
    expect(await refusePost(db(), second, 'Sold', use().time.now)).toBe(true);
    expect(await inHall()).toEqual([]);
    expect((await own()).map(({ state, reason }) => [state, reason]).toSorted()).toEqual([
      ['refused', 'No offer of services'],
      ['refused', 'Sold'],
    ]);
    expect(await approvePost(db(), first, use().time.now)).toBe(false);
  });

  it('is withdrawn by its author alone', async () => {
    const id = await publish();
    await approvePost(db(), id, use().time.now);
    const other = await logIn(use().api, 0, 'en');
    expect(failureOf(await withdrawPost(other.client, id))).toMatchObject({ reason: 'not_found' });
    expect(await inHall()).toHaveLength(1);
    valueOf(await withdrawPost(author.client, id));
    expect(await inHall()).toEqual([]);
    expect(await own()).toMatchObject([{ state: 'withdrawn', entryId: null }]);
    expect(failureOf(await withdrawPost(author.client, id))).toMatchObject({ reason: 'not_found' });
  });

  it('is stored once for each key, however many come at once', async () => {
    const key = nextKey();
    const ids = await Promise.all([1, 2, 3].map(async () => valueOf(await publishPost(author.client, whole, key)).id));
    expect(new Set(ids).size).toBe(1);
    expect(await own()).toHaveLength(1);
  });

  it('is over after its last day, which is 90 days from now where nothing is said', async () => {
    const last = shanghaiDay(fixtureNow.getTime() + 2 * 86_400_000);
    const end = shanghaiDayEnd(last).getTime();
    const id = await publish({ ...whole, validUntil: last });
    await publish({ ...whole, validUntil: null });
    const day = 86_400_000;
    const ends = (await own()).map(({ validUntil }) => (Date.parse(validUntil) - fixtureNow.getTime()) / day);
    expect(Math.min(...ends.filter((days) => days >= 90))).toBeLessThan(91);
    use().time.now = new Date(end - 1);
    expect((await own()).find((post) => post.id === id)?.state).toBe('waiting');
    use().time.now = new Date(end);
    expect((await own()).find((post) => post.id === id)?.state).toBe('expired');
    expect(await approvePost(db(), id, use().time.now)).toBe(false);
  });

  it.each([
    ['no title', { title: ' ' }, 'title'],
    ['a long title', { title: 'x'.repeat(121) }, 'title'],
    ['no text', { text: '\n' }, 'text'],
    ['a long text', { text: 'x'.repeat(4001) }, 'text'],
    ['many links', { text: 'a.com www.b.test https://c.example/d d.cn' }, 'text'],
    ['an industry that is none', { industryId: 99_999 }, 'industry_id'],
    ['a region that is none', { regionId: 99_999 }, 'region_id'],
    ['a quantity below nothing', { quantity: -1 }, 'quantity'],
    ['a last day that is over', { validUntil: '2020-01-01' }, 'valid_until'],
    ['a last day that is far away', { validUntil: '2099-01-01' }, 'valid_until'],
    ['a day of no calendar', { targetDate: '2026-13-01' }, 'target_date'],
    ['a target date that is over', { targetDate: '2026-02-28' }, 'target_date'],
  ] as [string, Partial<PostForm>, string][])('with %s is refused, and the field is named', async (_, wrong, field) => {
    const failure = failureOf(await publishPost(author.client, { ...whole, ...wrong }, nextKey()));
    expect(failure).toMatchObject({ reason: 'invalid_request' });
    expect((failure as { data?: { fields?: string[] } }).data?.fields?.map((name) => name.split('.')[0])).toEqual([
      field,
    ]);
    expect(await own()).toEqual([]);
  });

  it('is wanted today at the earliest, by the day of the site', async () => {
    // A minute before midnight in Shanghai.
    use().time.now = new Date('2026-03-01T15:59:00Z');
    await publish({ ...whole, targetDate: '2026-03-01' });
    use().time.now = new Date('2026-03-01T16:00:00Z');
    expect(
      failureOf(await publishPost(author.client, { ...whole, targetDate: '2026-03-01' }, nextKey())),
    ).toMatchObject({
      data: { fields: ['target_date'] },
    });
  });

  it('may hold three links, and five come in an hour', async () => {
    for (let count = 0; count < 5; count += 1)
      valueOf(await publishPost(author.client, { ...whole, text: 'a.com www.b.test https://c.example/d' }, nextKey()));
    expect(failureOf(await publishPost(author.client, whole, nextKey()))).toMatchObject({ reason: 'member_limit' });
    use().time.now = new Date(fixtureNow.getTime() + 3_600_001);
    valueOf(await publishPost(author.client, whole, nextKey()));
    expect(await own()).toHaveLength(6);
  });

  it('is hidden while its author is disabled, and cannot be approved then', async () => {
    const [shown, waiting] = [await publish(), await publish()];
    await approvePost(db(), shown, use().time.now);
    await db().update(member).set({ disabled: true }).where(eq(member.id, 2));
    expect(await inHall()).toEqual([]);
    expect(await approvePost(db(), waiting, use().time.now)).toBe(false);
    await db().update(member).set({ disabled: false }).where(eq(member.id, 2));
    expect(await inHall()).toHaveLength(1);
  });

  it('is in the file of the member’s data', async () => {
    await publish();
    const response = await author.fetch(new Request('http://localhost/memberApi/account/export'));
    const { posts } = (await response.json()) as { posts: object[] };
    expect(posts).toMatchObject([{ title: 'Wanted: spindle bearings', text: whole.text, status: 'waiting' }]);
  });

  describe('where nothing is reviewed', () => {
    let api: Api;
    let other: Browser;
    beforeAll(async () => {
      api = createApi({ db: db(), clock: () => use().time.now, postReview: 'none' });
      other = await logIn(api, 0, 'en');
    });

    it('is in the supply hall at once, and goes with the account of its author', async () => {
      const [{ id: memberId }] = (await db()
        .update(member)
        .set({ company: 'Other works' })
        .where(eq(member.id, 1))
        .returning({ id: member.id })) as [{ id: number }];
      expect(valueOf(await publishPost(other.client, whole, nextKey())).state).toBe('published');
      expect(await inHall()).toHaveLength(1);
      const now = new Date(fixtureNow.getTime() + 1);
      await db().update(member).set({ deleteAt: fixtureNow }).where(eq(member.id, memberId));
      expect(await deleteDueAccounts(db(), now)).toBe(1);
      expect(await inHall()).toEqual([]);
      const left = await db().execute(sql`select 1 from entry where details ->> 'company' = 'Other works'`);
      expect((left as { rows: unknown[] }).rows).toEqual([]);
      expect(await waitingPosts(db(), 5)).toEqual([]);
    });
  });

  it('says as little as it must', async () => {
    const id = await publish(samplePost);
    expect(await approvePost(db(), id, use().time.now)).toBe(true);
  });
});
