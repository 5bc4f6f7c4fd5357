import type { EditionKey } from '@millwright/domain';
import {
  blockThread,
  decideQuote,
  getEnquiry,
  sendEnquiry,
  sendQuote,
  sendThreadMessage,
  valueOf,
} from '@millwright/api-client';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { logIn, type Browser } from '../../test-support/browser.ts';
import { nextKey, openThread, quoteIn, sampleEnquiry, sampleQuote } from '../../test-support/call-cases-enquiries.ts';
import { fixtureNow } from '../../test-support/fixture.ts';
import { describeOnOneDatabase, origin } from '../../test-support/test-api.ts';
import { enquiry, enquiryThread, member, memberAction } from '../db/schema.ts';
import { demoMembers, seedDemoMembers } from './demo-members.ts';
import type { Message } from './messages.ts';
import { addSupplierMember, removeSupplierMember } from './supplier-members.ts';

const hour = 3_600_000;
const sites = {
  cn: {
    portal: 'https://www.example.cn',
    member: 'https://member.example.cn',
    supplier: 'https://supplier.example.cn',
  },
  en: {
    portal: 'https://www.example.com',
    member: 'https://member.example.com',
    supplier: 'https://supplier.example.com',
  },
};
const [lin, alex, chen, grace] = demoMembers.map(({ account }) => account);
const sent: Message[] = [];
/** Messages that were not taken. */
const tries: Message[] = [];
const logged: object[] = [];
let isBroken = false;
/** So many messages are not taken. */
let failures = 0;

/** The news that a message tells: of an e-mail its subject, of a text message its first sentence. */
const newsOf = ({ subject, text }: Message): string => subject ?? /^【.*?】(.*?)。/u.exec(text)![1]!;

describeOnOneDatabase(
  'members',
  (use) => {
    let [buyer, supplier]: Browser[] = [];
    beforeAll(async () => {
      await seedDemoMembers(use().database.db, fixtureNow);
      [buyer, supplier] = [await logIn(use().api, 0, 'cn'), await logIn(use().api, 2, 'cn')];
    });
    beforeEach(async () => {
      const { database, time } = use();
      time.now = fixtureNow;
      await database.db.delete(memberAction);
      await database.db.update(member).set({ notifyEnquiries: true, notifyReminders: true });
      sent.length = 0;
      tries.length = 0;
    });
    const pass = (time: number): void => void (use().time.now = new Date(use().time.now.getTime() + time));
    /** What came, once so many messages have come. */
    const came = async (count: number): Promise<Message[]> => {
      await expect.poll(() => sent.length, { timeout: 10_000 }).toBe(count);
      return sent.splice(0).toSorted((one, other) => one.to.localeCompare(other.to));
    };
    const say = async ({ client }: Browser, thread: number) =>
      valueOf(await sendThreadMessage(client, thread, { text: 'secret' }, nextKey()));

    it('are notified what the other side did, each in its language, with links to the thread and to stop', async () => {
      const thread = await openThread(buyer!);
      const [toChen, toGrace] = await came(2);
      expect([toChen!.to, toGrace!.to]).toEqual([chen, grace]);
      expect(toChen!.text).toMatch(
        /^【Millwright】林晓 就“product第0号”向您询价。 https:\/\/supplier\.example\.cn\/threads\/\d+ 退订：https:\/\/supplier\.example\.cn\/memberApi\/unsubscribe\?token=\S+$/,
      );
      expect(toGrace!.subject).toBe('林晓 sent you an enquiry about “product no. 0”');
      expect(toGrace!.text).toMatch(/https:\/\/supplier\.example\.com\/threads\/\d+/);
      expect(toGrace!.html).toMatch(/https:\/\/supplier\.example\.com\/memberApi\/unsubscribe/);
      await say(supplier!, thread);
      const [toBuyer] = await came(1);
      expect([toBuyer!.to, newsOf(toBuyer!)]).toEqual([lin, 'supplier第1号 就“product第0号”给您留言']);
      expect(toBuyer!.text).not.toContain('secret');
      pass(hour);
      const quote = await quoteIn(supplier!, thread);
      expect((await came(1))[0]!.text).toContain('向您报价');
      valueOf(await decideQuote(buyer!.client, quote, 'accepted'));
      expect((await came(2)).map(newsOf)).toEqual([
        '林晓 对“product第0号”的询价作出了决定',
        '林晓 decided on the enquiry about “product no. 0”',
      ]);
    });

    it('are notified of an enquiry that began at another supplier, without its name, in every message', async () => {
      const { db } = use().database;
      await addSupplierMember(db, alex!, 1003, fixtureNow);
      const form = { ...sampleEnquiry, targetId: 1001, supplierIds: [1003] };
      const { id } = valueOf(await sendEnquiry(buyer!.client, form, nextKey()));
      const further = valueOf(await getEnquiry(buyer!.client, id)).threads[1]!.id;
      const rival = await logIn(use().api, 1, 'en');
      const toRival = async (count: number) => (await came(count)).find(({ to }) => to === alex)!;
      const told = [await toRival(3)];
      expect(told[0]!.subject).toBe('林晓 sent you an enquiry about “supplier no. 3”');
      pass(hour);
      await say(buyer!, further);
      told.push(await toRival(1));
      const quote = await quoteIn(rival, further);
      expect((await came(1))[0]!.text).toContain('supplier第3号 就“supplier第1号”向您报价');
      pass(hour);
      valueOf(await decideQuote(buyer!.client, quote, 'declined'));
      told.push(await toRival(1));
      // What nobody has answered is reminded of.
      await db.delete(enquiry);
      valueOf(await sendEnquiry(buyer!.client, form, nextKey()));
      told.push(await toRival(3));
      pass(48 * hour);
      await use().api.maintenance();
      told.push(await toRival(3));
      for (const { subject, text, html } of told) {
        expect(subject).toContain('“supplier no. 3”');
        expect(`${text}${html}`).not.toMatch(/no\. 1\b|第1号|1001/);
      }
      await removeSupplierMember(db, alex!, 1003);
    });

    it('are notified once in a quarter of an hour of one thread, and of another at once', async () => {
      const [one, other] = [await openThread(buyer!), await openThread(buyer!)];
      await came(4);
      await say(buyer!, one);
      await say(supplier!, one);
      expect((await came(1))[0]!.to).toBe(lin);
      pass(15 * 60_000 - 1);
      await say(supplier!, one);
      await say(supplier!, other);
      expect((await came(1))[0]!.to).toBe(lin);
      pass(1);
      await say(supplier!, one);
      expect(await came(1)).toHaveLength(1);
    });

    it('are notified of nothing of a kind that they turned off, nor by a side that they block', async () => {
      const { db } = use().database;
      await db.update(member).set({ notifyEnquiries: false }).where(eq(member.account, chen!));
      const thread = await openThread(buyer!);
      expect((await came(1))[0]!.to).toBe(grace);
      valueOf(await blockThread(buyer!.client, thread, true));
      pass(hour);
      await say(buyer!, thread);
      // Only the supplier's people hear of it; the buyer blocks what would come.
      expect((await came(1))[0]!.to).toBe(grace);
      valueOf(await blockThread(buyer!.client, thread, false));
    });

    it('turn a kind off by the link of a message, after being asked, and nothing else with a link that is not ours', async () => {
      await openThread(buyer!);
      const [{ text }] = (await came(2)) as [Message];
      const link = new URL(/https:\S+unsubscribe\S+/.exec(text)![0]);
      const request = (search: string) => use().api.fetch(new Request(`${origin}${link.pathname}${search}`));
      const settings = async () => (await use().database.db.select().from(member).where(eq(member.account, chen!)))[0]!;
      const page = await request(link.search);
      expect([page.status, page.headers.get('content-security-policy')]).toEqual([
        200,
        expect.stringContaining("default-src 'none'"),
      ]);
      expect(await page.text()).toContain('name="confirm" value="1"');
      const inEdition = async (edition: EditionKey) => {
        const headers = { 'accept-language': 'en' };
        const asked = new Request(`${origin}${link.pathname}${link.search}`, { headers });
        return (await use().api.fetch(asked, { edition })).text();
      };
      expect([await inEdition('cn'), await inEdition('en')]).toEqual([
        expect.stringContaining('<html lang="zh-CN">'),
        expect.stringContaining('<html lang="en">'),
      ]);
      // A program that only follows links has changed nothing.
      expect((await settings()).notifyEnquiries).toBe(true);
      const token = link.searchParams.get('token')!;
      const forged = [
        token.replace(/^\d+/, '1'),
        token.replace('enquiries', 'reminders'),
        `${token}x`,
        token.slice(0, -1),
        '',
        '"><script>',
      ];
      for (const other of forged) {
        const refused = await request(`?${new URLSearchParams({ token: other, confirm: '1' })}`);
        expect([other, refused.status]).toEqual([other, 404]);
        const said = await refused.text();
        expect(said).toMatch(/^<!doctype html>/);
        expect(said).not.toMatch(/<form|<script/);
      }
      expect(await settings()).toMatchObject({ notifyEnquiries: true, notifyReminders: true });
      expect((await request(`${link.search}&confirm=1`)).status).toBe(200);
      expect(await settings()).toMatchObject({ notifyEnquiries: false, notifyReminders: true });
    });

    it('are reminded once: suppliers after two days without an answer, buyers three days before a quote ends', async () => {
      // What the tests before left unanswered would be reminded of, too.
      await use().database.db.delete(enquiry);
      const { id } = valueOf(await sendEnquiry(buyer!.client, { ...sampleEnquiry, supplierIds: [1000] }, nextKey()));
      const [responded] = valueOf(await getEnquiry(buyer!.client, id)).threads;
      const quote = { ...sampleQuote, validUntil: '2026-03-06' };
      valueOf(await sendQuote(supplier!.client, responded!.id, quote, nextKey()));
      await came(5);
      const maintenance = async () => {
        await use().api.maintenance();
        await use().api.maintenance();
      };
      pass(48 * hour - 1);
      await maintenance();
      pass(1);
      await maintenance();
      // Of the two suppliers, the one that quoted is not reminded.
      expect((await came(2)).map((message) => [message.to, newsOf(message)])).toEqual([
        [chen, '林晓 就“product第0号”的询价已等待两天，请尽快回复'],
        [grace, '林晓 has been waiting for two days for a reply about “product no. 0”'],
      ]);
      use().time.now = new Date('2026-03-03T15:59:59.999Z');
      await maintenance();
      use().time.now = new Date('2026-03-03T16:00:00Z');
      await maintenance();
      const [ending] = await came(1);
      expect([ending!.to, newsOf(ending!)]).toEqual([lin, 'supplier第1号 就“product第0号”的报价将在三天内到期']);
      expect(sent).toEqual([]);
    });

    it('are notified of the next thing where messages could not be sent, also after all tries; it is logged', async () => {
      logged.length = 0;
      isBroken = true;
      const thread = await openThread(buyer!);
      expect(thread).toBeGreaterThan(0);
      await expect.poll(() => logged.length, { timeout: 10_000 }).toBe(2);
      isBroken = false;
      expect(tries.splice(0)).toHaveLength(6);
      expect(logged[0]).toMatchObject({ thread, news: 'enquiry', error: { message: 'The gateway is down.' } });
      expect(use().errors).toEqual([]);
      await expect
        .poll(async () => (await use().database.db.select().from(enquiryThread).where(eq(enquiryThread.id, thread)))[0])
        .toMatchObject({ supplierNotifiedAt: null });
      await say(buyer!, thread);
      expect(await came(2)).toHaveLength(2);
      // A server that is down for a moment is tried again.
      failures = 1;
      pass(hour);
      await say(buyer!, thread);
      expect(await came(2)).toHaveLength(2);
    });

    it('are reminded later where the mail server is down, for a day and not for ever', async () => {
      const { db } = use().database;
      await db.delete(enquiry);
      const thread = await openThread(buyer!);
      await came(2);
      const isWaiting = async () =>
        (await db.select().from(enquiryThread).where(eq(enquiryThread.id, thread)))[0]!.remindedAt === null;
      isBroken = true;
      pass(48 * hour);
      await use().api.maintenance();
      await expect.poll(isWaiting).toBe(true);
      await expect.poll(() => tries.length).toBe(6);
      isBroken = false;
      await use().api.maintenance();
      expect(await came(2)).toHaveLength(2);
      expect(await isWaiting()).toBe(false);
      // Nobody is notified of it by now: it is given up after a day.
      await db.update(enquiryThread).set({ remindedAt: null }).where(eq(enquiryThread.id, thread));
      isBroken = true;
      pass(24 * hour);
      tries.length = 0;
      await use().api.maintenance();
      await expect.poll(() => tries.length).toBe(6);
      await use().api.maintenance();
      isBroken = false;
      expect([tries.length, await isWaiting()]).toEqual([6, false]);
    });

    it('are reminded also where an account that is due cannot be deleted, which is reported', async () => {
      const { db } = use().database;
      await db.delete(enquiry);
      await openThread(buyer!);
      await came(2);
      await db.execute(
        sql`create function refuse_deletion() returns trigger language plpgsql as
          $$ begin raise exception 'It cannot be deleted.'; end $$`,
      );
      await db.execute(
        sql`create trigger refuse_deletion before update on member
          for each row when (new.deleted_at is not null) execute function refuse_deletion()`,
      );
      const isAlex = eq(member.account, alex!);
      await db.update(member).set({ deleteAt: fixtureNow }).where(isAlex);
      pass(48 * hour);
      await expect(use().api.maintenance()).rejects.toMatchObject({ cause: { message: 'It cannot be deleted.' } });
      expect(await came(2)).toHaveLength(2);
      await db.update(member).set({ deleteAt: null }).where(isAlex);
      await db.execute(sql`drop function refuse_deletion cascade`);
    });
  },
  {
    signOn: sites,
    retryPauses: [1, 1],
    log: { warn: (about: object) => void logged.push(about) },
    messages: {
      send: async (message) => {
        if (isBroken || failures > 0) {
          failures -= isBroken ? 0 : 1;
          tries.push(message);
          throw new Error('The gateway is down.');
        }
        sent.push(message);
      },
    },
  },
);
