import {
  blockThread,
  decideQuote,
  declineThread,
  getEnquiry,
  getThread,
  listEnquiries,
  listThreads,
  markThreadRead,
  reportThread,
  type Result,
  sendEnquiry,
  sendQuote,
  sendThreadMessage,
  uploadFile,
  uploadUrl,
  valueOf,
} from '@millwright/api-client';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { logIn, openBrowser, type Browser } from '../../../test-support/browser.ts';
import {
  nextKey,
  openThread,
  quoteIn,
  sampleEnquiry,
  samplePdf,
  sampleQuote,
} from '../../../test-support/call-cases-enquiries.ts';
import { fixtureNow } from '../../../test-support/fixture.ts';
import { describeOnEachDatabase } from '../../../test-support/test-api.ts';
import { addSupplierMember, removeSupplierMember } from '../../members/supplier-members.ts';
import { demoMembers, seedDemoMembers } from '../../members/demo-members.ts';

const roles = ['visitor', 'stranger', 'rival', 'buyer', 'person'] as const;
type Role = (typeof roles)[number];

/** What is there: an enquiry of the buyer to the person's supplier, a quote, and three files. */
interface Scene {
  enquiry: number;
  thread: number;
  quote: number;
  /** In the enquiry, in a message of the supplier, and in nothing yet. */
  files: { sent: string; answered: string; loose: string };
}

/** Who may do what: ✓, or why not. The rows are calls, the columns roles. */
const rights = `
                        visitor      stranger         rival            buyer            person
enquiryDetail           login_first  not_found        not_found        ✓                not_found
threadDetail            login_first  not_found        not_found        ✓                ✓
readThread              login_first  not_found        not_found        ✓                ✓
sendMessage             login_first  not_found        not_found        ✓                ✓
sendMessage+file        login_first  invalid_request  invalid_request  ✓                invalid_request
sendEnquiry+file        login_first  invalid_request  invalid_request  ✓                invalid_request
sendQuote               login_first  not_found        not_found        forbidden        ✓
declineThread           login_first  not_found        not_found        forbidden        ✓
decideQuote             login_first  not_found        not_found        ✓                forbidden
reportThread            login_first  not_found        not_found        ✓                ✓
blockThread             login_first  not_found        not_found        ✓                ✓
file.sent               login_first  not_found        not_found        ✓                ✓
file.answered           login_first  not_found        not_found        ✓                ✓
file.loose              login_first  not_found        not_found        ✓                not_found
enquiryList             login_first  –                –                ✓                –
threadList              login_first  –                –                ✓                –
threadList+supplier     login_first  –                –                –                ✓
threadList+1001         login_first  –                –                –                ✓`;

/** Fetches a file: a success, or the refusal in its envelope. */
async function fetchFile({ client, fetch }: Browser, id: string): Promise<Result<string>> {
  const response = await fetch(new Request(uploadUrl(client, id)));
  if (!response.headers.get('content-type')?.startsWith('application/json'))
    return { ok: true, value: await response.text() };
  const { reason } = (await response.json()) as { reason: string };
  return { ok: false, failure: { kind: 'refused', status: response.status, code: 0, reason, message: '', data: null } };
}

/** Whether something is in a list. */
const isIn = async (asked: Promise<Result<{ items: { id: number }[]; total: number }>>, id: number) => {
  const result = await asked;
  if (!result.ok) return result;
  const found = result.value.items.some((item) => item.id === id);
  // What is not shown is not counted either.
  if (!found && result.value.total !== result.value.items.length) throw new Error('It counts what it does not show.');
  return { ok: true, value: found ? '✓' : '–' } as const;
};

let browsers: Record<Role, Browser>;

const calls: Readonly<Record<string, (browser: Browser, scene: Scene) => Promise<Result<unknown>>>> = {
  enquiryDetail: ({ client }, { enquiry }) => getEnquiry(client, enquiry),
  threadDetail: ({ client }, { thread }) => getThread(client, thread),
  readThread: ({ client }, { thread }) => markThreadRead(client, thread),
  sendMessage: ({ client }, { thread }) => sendThreadMessage(client, thread, { text: '?' }, nextKey()),
  // Nobody attaches a file of somebody else, into whichever thread.
  'sendMessage+file': async (browser, { thread, files }) => {
    const mayWrite = browser === browsers.visitor || (await getThread(browser.client, thread)).ok;
    const into = mayWrite ? thread : await openThread(browser);
    return sendThreadMessage(browser.client, into, { text: '?', uploads: [files.loose] }, nextKey());
  },
  'sendEnquiry+file': ({ client }, { files }) =>
    sendEnquiry(client, { ...sampleEnquiry, uploads: [files.loose] }, nextKey()),
  sendQuote: ({ client }, { thread }) => sendQuote(client, thread, sampleQuote, nextKey()),
  declineThread: ({ client }, { thread }) => declineThread(client, thread, 'no'),
  decideQuote: ({ client }, { quote }) => decideQuote(client, quote, 'accepted', 'yes'),
  reportThread: ({ client }, { thread }) => reportThread(client, thread, { reason: 'spam', text: '' }),
  blockThread: ({ client }, { thread }) => blockThread(client, thread, true),
  'file.sent': (browser, { files }) => fetchFile(browser, files.sent),
  'file.answered': (browser, { files }) => fetchFile(browser, files.answered),
  'file.loose': (browser, { files }) => fetchFile(browser, files.loose),
  enquiryList: ({ client }, { enquiry }) => isIn(listEnquiries(client, { rows: 50 }), enquiry),
  threadList: ({ client }, { thread }) => isIn(listThreads(client, { rows: 50 }), thread),
  'threadList+supplier': ({ client }, { thread }) => isIn(listThreads(client, { role: 'supplier', rows: 50 }), thread),
  'threadList+1001': ({ client }, { thread }) =>
    isIn(listThreads(client, { role: 'supplier', supplier: 1001, rows: 50 }), thread),
};

describeOnEachDatabase('what is said about an enquiry', (use) => {
  beforeAll(async () => {
    const { db } = use().database;
    await seedDemoMembers(db, fixtureNow);
    // The rival speaks for another supplier.
    for (const id of [1000, 1001, 1002]) await removeSupplierMember(db, demoMembers[3].account, id);
    await addSupplierMember(db, demoMembers[3].account, 1003, fixtureNow);
    const as = (member: number) => logIn(use().api, member, 'cn');
    browsers = {
      visitor: openBrowser(use().api),
      buyer: await as(0),
      stranger: await as(1),
      person: await as(2),
      rival: await as(3),
    };
  });

  const playScene = async (isQuoted: boolean): Promise<Scene> => {
    const { time, database } = use();
    time.now = new Date(time.now.getTime() + 3_600_000);
    await database.db.execute(sql`delete from member_action`);
    await database.db.execute(sql`update enquiry_thread set buyer_blocked = false, supplier_blocked = false`);
    const { buyer, person } = browsers;
    const upload = async ({ client }: Browser, text: string) =>
      valueOf(await uploadFile(client, `${text}.pdf`, samplePdf(`${text} ${nextKey()}`))).id;
    const [sent, loose, answered] = [
      await upload(buyer, 'sent'),
      await upload(buyer, 'loose'),
      await upload(person, 'answered'),
    ];
    const thread = await openThread(buyer, { ...sampleEnquiry, uploads: [sent] });
    const message = { text: '见附件', uploads: [answered] };
    valueOf(await sendThreadMessage(person.client, thread, message, nextKey()));
    const quote = isQuoted ? await quoteIn(person, thread) : 0;
    const { enquiryId } = valueOf(await getThread(buyer.client, thread));
    return { enquiry: enquiryId, thread, quote, files: { sent, answered, loose } };
  };

  const [header, ...rows] = rights
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));

  it.each(rows.map(([call = '', ...expected]) => [call, expected] as const))(
    '%s: each role may do what the table says, and nothing else',
    async (call, expected) => {
      expect(header).toEqual(roles);
      const scene = await playScene(call !== 'declineThread');
      const state = async () => [
        valueOf(await getThread(browsers.buyer.client, scene.thread)),
        valueOf(await getThread(browsers.person.client, scene.thread)),
      ];
      const before = await state();
      const found: Partial<Record<Role, string>> = {};
      const isAllowed = (role: Role) => expected[roles.indexOf(role)] === '✓';
      const ask = async (role: Role) => {
        const result = await calls[call]!(browsers[role], scene);
        const refusal = !result.ok && (result.failure.kind === 'refused' ? result.failure.reason : result.failure.kind);
        found[role] = refusal || (result.ok && result.value === '–' ? '–' : '✓');
      };
      for (const role of roles.filter((one) => !isAllowed(one))) await ask(role);
      // Those who were refused have changed nothing.
      expect(await state()).toEqual(before);
      for (const role of roles.filter(isAllowed)) await ask(role);
      expect([call, ...roles.map((role) => found[role])]).toEqual([call, ...expected]);
    },
  );

  it('is seen no longer by who has ceased to speak for the supplier', async () => {
    const { thread, files } = await playScene(true);
    const { db } = use().database;
    await removeSupplierMember(db, demoMembers[2].account, 1001);
    const { person } = browsers;
    const refused = { ok: false, failure: { reason: 'not_found' } };
    expect(await getThread(person.client, thread)).toMatchObject(refused);
    expect(await fetchFile(person, files.sent)).toMatchObject(refused);
    await addSupplierMember(db, demoMembers[2].account, 1001, fixtureNow);
    expect(await getThread(person.client, thread)).toMatchObject({ ok: true });
  });

  it('does not tell a supplier who else was asked', async () => {
    const { buyer, person, rival } = browsers;
    const form = { ...sampleEnquiry, supplierIds: [1003] };
    const enquiry = valueOf(await sendEnquiry(buyer.client, form, nextKey()));
    const { threads } = valueOf(await getEnquiry(buyer.client, enquiry));
    expect(threads.map(({ supplier }) => supplier.id)).toEqual([1001, 1003]);
    valueOf(await sendThreadMessage(rival.client, threads[1]!.id, { text: '我们先答' }, nextKey()));
    const seen = valueOf(await getThread(person.client, threads[0]!.id));
    expect([seen.enquiry.supplierIds, seen.enquiry.repliedAt, seen.status]).toEqual([[], null, 'sent']);
    expect(JSON.stringify(seen)).not.toMatch(/1003|第3号|我们先答/);
    expect(valueOf(await getEnquiry(buyer.client, enquiry)).repliedAt).not.toBeNull();
  });
});
