import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  changeAccount,
  changePassword,
  getAccount,
  register,
  requestVerificationCode,
  type Result,
  sendEnquiry,
  sendQuote,
  sendThreadMessage,
  uploadFile,
} from '@millwright/api-client';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { logIn, openBrowser, type Browser } from '../test-support/browser.ts';
import { nextKey, openThread, sampleEnquiry, sampleQuote } from '../test-support/call-cases-enquiries.ts';
import { runChild, type Child } from '../test-support/child.ts';
import { openLedger, storedThings, storeLogins, writeAsMembers, writtenKinds } from '../test-support/member-writes.ts';
import { copyDataFolder, emptyDataFolder, origin } from '../test-support/test-api.ts';
import { queryRows } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import { enquiry, member, threadMessage, threadQuote } from './db/schema.ts';
import { uploadFolder } from './media/upload-store.ts';
import { demoMembers, seedDemoMembers } from './members/demo-members.ts';
import { verifyPassword } from './members/passwords.ts';
import { termRules } from './search/terms.ts';

/** Whether everything is tried that is otherwise tried less often: `MILLWRIGHT_FULL=1`. */
const isFull = process.env.MILLWRIGHT_FULL === '1';

const start = (dataDir: string, settings: Record<string, string> = {}): Child =>
  runChild('../src/main.ts', [], { PORT: '0', DATABASE_URL: '', DATA_DIR: dataDir, ...settings });

async function urlOf(child: Child): Promise<string> {
  await child.waitForOutput('answers on');
  const url = /http:\S+(?=\/)/.exec(child.output())?.[0];
  if (!url) throw new Error(child.errors());
  return url;
}

async function kill(child: Child): Promise<void> {
  child.process.kill('SIGKILL');
  await child.ended;
}

/** Requests one number of each query, which are sent one after the other: to open the database takes a second. */
async function numbersOf(dataDir: string, ...queries: ReturnType<typeof sql>[]): Promise<number[]> {
  const database = await openDatabase({ dataDir });
  try {
    const numbers: number[] = [];
    for (const query of queries)
      numbers.push((await queryRows<{ number: number }>(database.db, query))[0]?.number ?? 0);
    return numbers;
  } finally {
    await database.close();
  }
}

const clicks = sql`select count(*)::integer as number from banner_click`;
const views = sql`select sum(count)::integer as number from page_view where path = '/viewed'`;

const post = (url: string, body: unknown) =>
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'accept-language': 'zh-CN' },
  });

/** A gateway for text messages on this machine, and the last code that it was handed. */
async function startGateway(): Promise<{ url: string; lastCode: () => string; stop: () => void }> {
  let last = '';
  const server = createServer((request, response) => {
    request.setEncoding('utf8');
    request.on('data', (text: string) => (last = /\b\d{6}\b/.exec(text)?.[0] ?? last));
    request.on('end', () => response.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, lastCode: () => last, stop: () => server.close() };
}

/** A browser on an API in another process, wherever that is at the moment. */
const browserAt = (url: () => string): Browser =>
  openBrowser({
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const body = request.method === 'GET' ? undefined : await request.text();
      return fetch(url() + pathname + search, { method: request.method, headers: request.headers, body });
    },
  });

/** Until when a quote is valid: the process has the clock of the machine. */
const inSixtyDays = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);

const newPassword = 'Extrusion-2026';

/** Sets another password for the first demo member, with the code that the outbox of the API shows. */
async function changePasswordOf(browser: Browser): Promise<void> {
  const [{ account }] = demoMembers;
  const sent = await requestVerificationCode(browser.client, { account, purpose: 'login', ...(await browser.solve()) });
  expect(sent.ok).toBe(true);
  const headers = { accept: 'application/json' };
  const outbox = await browser.fetch(new Request(`${origin}/memberApi/outbox`, { headers }));
  const [smsCode = ''] = /\b\d{6}\b/.exec(await outbox.text()) ?? [];
  expect(await changePassword(browser.client, { password: newPassword, smsCode })).toMatchObject({ ok: true });
}

/** Something that was sent, and whether that was acknowledged. */
interface Sent {
  kind: 'message' | 'enquiry' | 'quote';
  key: string;
  text: string;
  isDone: boolean;
}

describe('the API, killed while it is used', () => {
  it('has every account, session and change of an account that it acknowledged when it starts again', async () => {
    const dataDir = copyDataFolder();
    const gateway = await startGateway();
    const settings = { MESSAGE_GATEWAY: gateway.url };
    let child = start(dataDir, settings);
    let url = await urlOf(child);
    const members: { browser: Browser; account: string; acknowledged: number }[] = [];
    for (const account of ['13655550001', '13655550002', '13655550003']) {
      const browser = browserAt(() => url);
      const code = await requestVerificationCode(browser.client, {
        account,
        purpose: 'login',
        ...(await browser.solve()),
      });
      expect(code.ok).toBe(true);
      const registered = await register(browser.client, { account, smsCode: gateway.lastCode(), trueName: '周宁' });
      expect(registered.ok).toBe(true);
      members.push({ browser, account, acknowledged: 0 });
    }
    let killed = false;
    const changing = members.map(async (member) => {
      for (let number = 1; !killed && number <= 50; number += 1) {
        const changed = await changeAccount(member.browser.client, { company: String(number) });
        if (changed.ok) member.acknowledged = number;
      }
    });
    while (members.some(({ acknowledged }) => acknowledged < 5)) await wait(10);
    await kill(child);
    killed = true;
    await Promise.all(changing);

    child = start(dataDir, settings);
    url = await urlOf(child);
    for (const { browser, account, acknowledged } of members) {
      const found = await getAccount(browser.client);
      expect(found).toMatchObject({ ok: true, value: { account, trueName: '周宁' } });
      const stored = Number(found.ok && found.value.company);
      // The one after it may have been stored when the process was killed, and not been acknowledged.
      expect([acknowledged, acknowledged + 1]).toContain(stored);
    }
    child.process.kill('SIGTERM');
    await child.ended;
    gateway.stop();
  }, 120_000);

  it('has every click that it answered when it starts again, time and again, and page views but for the last second', async () => {
    const dataDir = copyDataFolder();
    let sent = 0;
    let responded = 0;
    let [stored, viewed] = [0, 0];
    const starts: number[] = [];
    const kills = 2;
    for (let round = 0; round < kills; round += 1) {
      const begun = performance.now();
      const child = start(dataDir);
      const href = await urlOf(child);
      const list = (await (await post(`${href}/api/banner/list`, { code: 'top' })).json()) as {
        data: { banners: { token: string; sign: string }[] };
      };
      starts.push(performance.now() - begun);
      const { token, sign } = list.data.banners[0]!;
      expect((await post(`${href}/api/views`, { url: '/viewed' })).status).toBe(200);
      let killed = false;
      const click = async (): Promise<void> => {
        while (!killed) {
          sent += 1;
          const url = `${href}/banner/click?token=${token}&sign=${sign}`;
          const response = await fetch(url, { redirect: 'manual', headers: { 'user-agent': `visitor ${sent}` } }).catch(
            () => null,
          );
          if (response?.status === 302) responded += 1;
          // Hundreds of clicks a second; more would only make this test slower.
          await wait(10);
        }
      };
      const visitors = Array.from({ length: 6 }, click);
      await wait(2200 + round * 150);
      killed = true;
      await kill(child);
      await Promise.all(visitors);
      [stored = 0, viewed = 0] = await numbersOf(dataDir, clicks, views);
      expect(stored).toBeGreaterThanOrEqual(responded);
      expect(stored).toBeLessThanOrEqual(sent);
    }
    expect(responded).toBeGreaterThan(100);
    console.info(
      `first answers after ${starts.map((time) => `${(time / 1000).toFixed(1)} s`).join(', ')}; all but the first after a kill`,
    );
    expect(Math.min(...starts.slice(1))).toBeLessThan(30_000);
    expect(viewed).toBe(kills);

    // Positive control: a single click less than were confirmed is noticed.
    const [taken, left] = await numbersOf(
      dataDir,
      sql`with gone as (
          delete from banner_click
          where ctid in (select ctid from banner_click limit ${stored - responded + 1})
          returning 1)
        select count(*)::integer as number
        from gone`,
      clicks,
    );
    expect(taken).toBe(stored - responded + 1);
    expect(left).toBeLessThan(responded);
  }, 120_000);

  it('has everything that members and suppliers wrote and that it acknowledged, and nothing twice', async () => {
    const dataDir = copyDataFolder();
    const rounds = 2;
    const database = await openDatabase({ dataDir });
    await seedDemoMembers(database.db, new Date());
    await storeLogins(database.db, rounds, new Date());
    await database.close();
    let people: { buyer: Browser; asker: Browser; supplier: Browser } | undefined;
    let thread = 0;
    const ledger = openLedger();
    const sent: Sent[] = [];
    const files: { id: string; text: string }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const child = start(dataDir, { POST_REVIEW: 'none' });
      const url = await urlOf(child);
      // The same browsers go on, with the sessions that they were given before the kill.
      const api = { fetch: (request: Request) => fetch(new Request(request.url.replace(origin, url), request)) };
      const goOn = (before: Browser) => {
        const browser = openBrowser(api);
        for (const [name, value] of before.cookies) browser.cookies.set(name, value);
        return browser;
      };
      people = people
        ? { buyer: goOn(people.buyer), asker: goOn(people.asker), supplier: goOn(people.supplier) }
        : { buyer: await logIn(api, 0, 'cn'), asker: await logIn(api, 1, 'cn'), supplier: await logIn(api, 2, 'cn') };
      const { buyer, supplier } = people;
      if (round === 0) await changePasswordOf(buyer);
      thread ||= await openThread(buyer);
      const ways: Readonly<Record<Sent['kind'], (key: string, text: string) => Promise<Result<unknown>>>> = {
        message: (key, text) => sendThreadMessage(buyer.client, thread, { text }, key),
        enquiry: (key, text) => sendEnquiry(buyer.client, { ...sampleEnquiry, message: text }, key),
        quote: (key, text) =>
          sendQuote(supplier.client, thread, { ...sampleQuote, validUntil: inSixtyDays, notes: text }, key),
      };
      // What nobody acknowledged is sent again with the same key.
      for (const one of sent.filter(({ isDone }) => !isDone)) one.isDone = (await ways[one.kind](one.key, one.text)).ok;
      let killed = false;
      const write = async (kind: Sent['kind'], most: number): Promise<void> => {
        for (let at = 0; !killed && at < most; at += 1) {
          const one: Sent = { kind, key: nextKey(), text: `${round} ${kind} ${at}`, isDone: false };
          sent.push(one);
          one.isDone = (await ways[kind](one.key, one.text)).ok;
        }
      };
      const upload = async (): Promise<void> => {
        for (let at = 0; !killed && at < 8; at += 1) {
          const text = `%PDF-1.7 ${round} ${at}`;
          const stored = await uploadFile(buyer.client, `${round}-${at}.pdf`, new Blob([text]));
          if (stored.ok) files.push({ id: stored.value.id, text });
        }
      };
      ledger.startRound();
      const writers = { ...people, round, validUntil: inSixtyDays, ledger, isOver: () => killed };
      const work = Promise.all([
        write('message', 20),
        write('enquiry', 8),
        write('quote', 4),
        upload(),
        writeAsMembers(writers),
      ]);
      const acknowledgedNow = (kind: Sent['kind']) =>
        sent.filter((one) => one.isDone && one.kind === kind && one.text.startsWith(`${round} `)).length;
      await expect
        .poll(() => Math.min(acknowledgedNow('enquiry'), acknowledgedNow('message'), 2 * acknowledgedNow('quote')), {
          timeout: 90_000,
        })
        .toBeGreaterThan(3);
      await expect.poll(ledger.kinds, { timeout: 90_000 }).toEqual(writtenKinds);
      killed = true;
      await kill(child);
      await work;
    }
    const again = await openDatabase({ dataDir });
    const inThread = (table: typeof threadMessage | typeof threadQuote) => eq(table.threadId, thread);
    const stored: Readonly<Record<Sent['kind'], string[]>> = {
      message: (await again.db.select().from(threadMessage).where(inThread(threadMessage))).map(({ text }) => text),
      enquiry: (await again.db.select().from(enquiry)).map(({ message }) => message),
      quote: (await again.db.select().from(threadQuote).where(inThread(threadQuote))).map(({ notes }) => notes),
    };
    const things = await storedThings(again.db);
    const [first] = await again.db.select().from(member).where(eq(member.id, 1));
    await again.close();
    expect(ledger.refused).toEqual([]);
    expect(ledger.lost(things)).toEqual([]);
    // A table is stored as a whole or not at all.
    expect(things.get('row 1501')).toBe(things.get('row 1502'));
    expect(await verifyPassword(newPassword, first!.passwordHash)).toBe(true);
    // Positive control: nothing of it is there by itself.
    expect(new Set(ledger.lost(new Map()).map((line) => line.split(' ')[0]))).toContain('post');
    for (const kind of ['message', 'enquiry', 'quote'] as const) {
      const own = sent.filter((one) => one.kind === kind);
      // The threads began with an enquiry of their own.
      const found = stored[kind].filter((text) => text !== sampleEnquiry.message);
      expect(own.filter(({ text, isDone }) => isDone && !found.includes(text))).toEqual([]);
      expect(new Set(found).size).toBe(found.length);
      expect(found.filter((text) => !own.some((one) => one.text === text))).toEqual([]);
    }
    expect(files.length).toBeGreaterThan(1);
    const folder = uploadFolder(dataDir);
    expect(files.map(({ id }) => readFileSync(join(folder, id), 'utf8'))).toEqual(files.map(({ text }) => text));
  }, 300_000);

  it('goes on making the documents again that other rules made', async () => {
    const dataDir = copyDataFolder();
    const database = await openDatabase({ dataDir });
    const documents = sql`select md5(string_agg(concat(kind, ' ', id, edition, rules, head, terms), '' order by kind, id, edition)) as all
      from search_document`;
    const before = await queryRows(database.db, documents);
    await database.db.execute(sql`update search_document set rules = ${termRules - 1}::smallint, head = ''::tsvector`);
    const outdated = sql`select count(distinct (kind = 0, id))::integer as number
      from search_document
      where rules <> ${termRules}::smallint`;
    const [{ number: all }] = (await queryRows<{ number: number }>(database.db, outdated)) as [{ number: number }];
    await database.close();
    const first = start(dataDir);
    const url = await urlOf(first);
    const left = async (): Promise<number> =>
      Number(/^millwright_search_outdated (\d+)$/m.exec(await (await fetch(`${url}/metrics`)).text())![1]);
    await expect.poll(left, { interval: 5, timeout: 60_000 }).toSatisfy((number: number) => number > 0 && number < all);
    await kill(first);
    const [rest = 0] = await numbersOf(dataDir, outdated);
    expect([rest > 0, rest < all]).toEqual([true, true]);

    const second = start(dataDir, { LOG_LEVEL: 'info' });
    await second.waitForOutput('search documents were made again');
    expect(second.output()).toContain(`"items":${rest}`);
    second.process.kill('SIGTERM');
    await second.ended;
    const again = await openDatabase({ dataDir });
    expect(await queryRows(again.db, documents)).toEqual(before);
    await again.close();
  }, 120_000);

  it('makes its content whole where it was killed while making it for the first time', async () => {
    const dataDir = emptyDataFolder();
    const isHalfMade = sql`select (
        to_regclass('article') is not null
          and (select count(*) from installation where name = 'seeded') = 0)::integer as number`;
    // The content is that of a first start with `MILLWRIGHT_FULL=1`, else the fixture: all else is the program's own.
    const script = isFull ? '../src/main.ts' : 'start-with-fixture.ts';
    const settings = { PORT: '0', DATABASE_URL: '', DATA_DIR: dataDir };
    const child = runChild(script, ['held'], settings);
    const ready = child.waitForOutput('answers on').then(() => true);
    await child.waitForOutput(isFull ? 'is being made' : 'is written');
    expect(await Promise.race([ready, wait(100).then(() => false)])).toBe(false);
    await kill(child);
    rmSync(join(dataDir, 'lock', 'owner.txt'), { force: true });
    expect(await numbersOf(dataDir, isHalfMade)).toEqual([1]);
    const totals = async (): Promise<number[]> => {
      const child = runChild(script, [], settings);
      const url = await urlOf(child);
      const found = await Promise.all(
        ['zh-CN', 'en'].map(async (language) => {
          const response = await fetch(`${url}/api/article/list`, { headers: { 'accept-language': language } });
          return ((await response.json()) as { data: { total: number } }).data.total;
        }),
      );
      child.process.kill('SIGTERM');
      await child.ended;
      return found;
    };
    const first = await totals();
    expect(first[0]! + first[1]!).toBeGreaterThan(isFull ? 400 : 50);
    expect(await totals()).toEqual(first);
    const [articles, bodies] = await numbersOf(
      dataDir,
      sql`select count(*)::integer as number from article`,
      sql`select count(*)::integer as number from article_body where search_text is not null`,
    );
    expect(bodies).toBe(articles);
  }, 300_000);
});
