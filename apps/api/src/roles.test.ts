import {
  accountExportUrl,
  blockThread,
  changeSupplierProduct,
  changeSupplierProfile,
  decideQuote,
  declineThread,
  endSession,
  getEnquiry,
  getSupplierProduct,
  getSupplierProfile,
  getThread,
  listCertificates,
  listEnquiries,
  listMemberPosts,
  listSessions,
  listSupplierChanges,
  listSupplierProducts,
  listThreads,
  markThreadRead,
  newImageKey,
  productTableUrl,
  publishPost,
  removeCertificate,
  reportThread,
  requestPaperFile,
  type Result,
  saveCertificate,
  sendEnquiry,
  sendQuote,
  sendThreadMessage,
  uploadFile,
  uploadProductTable,
  uploadUrl,
  valueOf,
  withdrawPost,
} from '@millwright/api-client';
import { calls as contract, rawCalls } from '@millwright/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { logIn, openBrowser, type Browser } from '../test-support/browser.ts';
import {
  nextKey,
  openThread,
  quoteIn,
  sampleEnquiry,
  samplePdf,
  sampleQuote,
} from '../test-support/call-cases-enquiries.ts';
import { fixtureNow } from '../test-support/fixture.ts';
import { describeOnOneDatabase, origin } from '../test-support/test-api.ts';
import { callCases } from '../test-support/call-cases.ts';
import { sampleCertificate } from '../test-support/call-cases-desk.ts';
import { samplePost } from '../test-support/call-cases-posts.ts';
import { member } from './db/schema.ts';
import { addSupplierMember, removeSupplierMember } from './members/supplier-members.ts';
import { demoMembers, seedDemoMembers } from './members/demo-members.ts';

const roles = ['visitor', 'stranger', 'rival', 'buyer', 'person'] as const;
type Role = (typeof roles)[number];

/**
 * Members of whom something was taken: one who is shut out and one who has requested to be deleted, who both speak for
 * the person's suppliers, and one who spoke for them.
 */
const others = ['shutOut', 'leaving', 'former'] as const;
type Other = (typeof others)[number];

/** In whose column of `otherRights` each of them reads what it may do. */
const columnOf: Record<Other, Role> = { shutOut: 'visitor', leaving: 'person', former: 'stranger' };

/** What may have happened to a side of a thread. */
const states = [
  'shutOutBuyer',
  'leavingBuyer',
  'blockedBuyer',
  'shutOutPerson',
  'blockedPerson',
  'formerPerson',
] as const;
type State = (typeof states)[number];

/** What is there: an enquiry of the buyer to the person's supplier, a quote, and three files. */
interface Scene {
  enquiry: number;
  thread: number;
  quote: number;
  /** In the enquiry, in a message of the supplier, and in nothing yet. */
  files: { sent: string; responded: string; loose: string };
}

/** Who may do what with a thread: ✓, or why not. The rows are calls, the columns roles. */
const rightsInThreads = `
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
uploadedFile+sent       login_first  not_found        not_found        ✓                ✓
uploadedFile+answered   login_first  not_found        not_found        ✓                ✓
uploadedFile+loose      login_first  not_found        not_found        ✓                not_found
enquiryList             login_first  –                –                ✓                –
threadList              login_first  –                –                ✓                –
threadList+supplier     login_first  –                –                –                ✓
threadList+1001         login_first  –                –                –                ✓`;

/** What is left of the rights of the buyer and of the person in a thread, whatever happened to them. */
const rightsInStates = `
                        shutOutBuyer leavingBuyer blockedBuyer    shutOutPerson blockedPerson   formerPerson
enquiryDetail           login_first  ✓            ✓               login_first   not_found       not_found
threadDetail            login_first  ✓            ✓               login_first   ✓               not_found
readThread              login_first  ✓            ✓               login_first   ✓               not_found
sendMessage             login_first  ✓            thread_blocked  login_first   thread_blocked  not_found
sendMessage+file        login_first  ✓            thread_blocked  login_first   thread_blocked  invalid_request
sendEnquiry+file        login_first  ✓            thread_blocked  login_first   invalid_request invalid_request
sendQuote               login_first  forbidden    forbidden       login_first   thread_blocked  not_found
declineThread           login_first  forbidden    forbidden       login_first   thread_blocked  not_found
decideQuote             login_first  ✓            thread_blocked  login_first   forbidden       not_found
decideQuote+silent      login_first  ✓            ✓               login_first   forbidden       not_found
reportThread            login_first  ✓            ✓               login_first   ✓               not_found
blockThread             login_first  ✓            ✓               login_first   ✓               not_found
uploadedFile+sent       login_first  ✓            ✓               login_first   ✓               not_found
uploadedFile+answered   login_first  ✓            ✓               login_first   ✓               ✓
uploadedFile+loose      login_first  ✓            ✓               login_first   not_found       not_found
enquiryList             login_first  ✓            ✓               login_first   –               –
threadList              login_first  ✓            ✓               login_first   –               –
threadList+supplier     login_first  –            –               login_first   ✓               –
threadList+1001         login_first  –            –               login_first   ✓               –`;

/** Who may do everything else. A row of a call alone asks for what is public, or for what is one's own. */
const otherRights = `
                        visitor                stranger          rival             buyer             person
accountDetail           login_first            ✓                 ✓                 ✓                 ✓
changeAccount           login_first            ✓                 ✓                 ✓                 ✓
register                sms_code_wrong         sms_code_wrong    sms_code_wrong    sms_code_wrong    sms_code_wrong
requestDeletion         login_first            ✓                 ✓                 ✓                 ✓
sessionList             login_first            ✓                 ✓                 ✓                 ✓
withdrawDeletion        login_first            ✓                 ✓                 ✓                 ✓
articleDetail           ✓                      ✓                 ✓                 ✓                 ✓
articleList             ✓                      ✓                 ✓                 ✓                 ✓
mostReadArticles        ✓                      ✓                 ✓                 ✓                 ✓
bannerList              ✓                      ✓                 ✓                 ✓                 ✓
baseInfo                ✓                      ✓                 ✓                 ✓                 ✓
partnerLinkList         ✓                      ✓                 ✓                 ✓                 ✓
industryTree            ✓                      ✓                 ✓                 ✓                 ✓
keywordList             ✓                      ✓                 ✓                 ✓                 ✓
loginByCode             sms_code_wrong         sms_code_wrong    sms_code_wrong    sms_code_wrong    sms_code_wrong
loginByPassword         image_code_wrong       image_code_wrong  image_code_wrong  image_code_wrong  image_code_wrong
addFavourite            login_first            ✓                 ✓                 ✓                 ✓
contactDetail           login_first            ✓                 ✓                 ✓                 ✓
favouriteList           login_first            ✓                 ✓                 ✓                 ✓
savedFavourites         login_first            ✓                 ✓                 ✓                 ✓
memberPostList          login_first            ✓                 ✓                 ✓                 ✓
mergeFavourites         login_first            ✓                 ✓                 ✓                 ✓
paperDownload           download_members_only  ✓                 ✓                 ✓                 ✓
publishPost             login_first            ✓                 ✓                 ✓                 ✓
removeFavourite         login_first            ✓                 ✓                 ✓                 ✓
sendEnquiry             login_first            ✓                 ✓                 ✓                 ✓
subscribe               login_first            ✓                 ✓                 ✓                 ✓
subscriptionList        login_first            ✓                 ✓                 ✓                 ✓
uploadFile              login_first            ✓                 ✓                 ✓                 ✓
changeDeskProduct       login_first            not_found         not_found         not_found         changed_meanwhile
changeDeskProfile       login_first            not_found         not_found         not_found         changed_meanwhile
deskCertificates        login_first            not_found         not_found         not_found         ✓
deskChanges             login_first            not_found         not_found         not_found         ✓
deskProduct             login_first            not_found         not_found         not_found         ✓
deskProducts            login_first            not_found         not_found         not_found         ✓
deskProfile             login_first            not_found         not_found         not_found         ✓
removeCertificate       login_first            not_found         not_found         not_found         changed_meanwhile
saveCertificate         login_first            not_found         not_found         not_found         changed_meanwhile
uploadProductTable      login_first            not_found         not_found         not_found         ✓
withdrawPost            login_first            not_found         not_found         ✓                 not_found
issueDetail             ✓                      ✓                 ✓                 ✓                 ✓
issueList               ✓                      ✓                 ✓                 ✓                 ✓
issuePage               ✓                      ✓                 ✓                 ✓                 ✓
magazineList            ✓                      ✓                 ✓                 ✓                 ✓
paperDetail             ✓                      ✓                 ✓                 ✓                 ✓
paperList               ✓                      ✓                 ✓                 ✓                 ✓
postDetail              ✓                      ✓                 ✓                 ✓                 ✓
postList                ✓                      ✓                 ✓                 ✓                 ✓
pressReleaseDetail      ✓                      ✓                 ✓                 ✓                 ✓
pressReleaseList        ✓                      ✓                 ✓                 ✓                 ✓
productDetail           ✓                      ✓                 ✓                 ✓                 ✓
pageDetail              ✓                      ✓                 ✓                 ✓                 ✓
productList             ✓                      ✓                 ✓                 ✓                 ✓
sitemapIndex            ✓                      ✓                 ✓                 ✓                 ✓
sitemapList             ✓                      ✓                 ✓                 ✓                 ✓
supplierDetail          ✓                      ✓                 ✓                 ✓                 ✓
supplierList            ✓                      ✓                 ✓                 ✓                 ✓
tradeShowDetail         ✓                      ✓                 ✓                 ✓                 ✓
tradeShowList           ✓                      ✓                 ✓                 ✓                 ✓
videoDetail             ✓                      ✓                 ✓                 ✓                 ✓
videoList               ✓                      ✓                 ✓                 ✓                 ✓
proofSolution           ✓                      ✓                 ✓                 ✓                 ✓
proofTask               ✓                      ✓                 ✓                 ✓                 ✓
publicKey               ✓                      ✓                 ✓                 ✓                 ✓
recordView              ✓                      ✓                 ✓                 ✓                 ✓
search                  ✓                      ✓                 ✓                 ✓                 ✓
searchBest              ✓                      ✓                 ✓                 ✓                 ✓
searchOtherLanguage     ✓                      ✓                 ✓                 ✓                 ✓
searchSuggestions       ✓                      ✓                 ✓                 ✓                 ✓
tagList                 ✓                      ✓                 ✓                 ✓                 ✓
userInfo                ✓                      ✓                 ✓                 ✓                 ✓
verifyCode              image_code_wrong       image_code_wrong  image_code_wrong  image_code_wrong  image_code_wrong
wechatSign              share_unavailable      share_unavailable share_unavailable share_unavailable share_unavailable
productTable            login_first            not_found         not_found         not_found         ✓
accountExport           login_first            ✓                 ✓                 ✓                 ✓
paperFile+buyer         download_members_only  download_link_invalid  download_link_invalid  ✓                 download_link_invalid
bannerClick+forged      invalid_banner_link    invalid_banner_link  invalid_banner_link  invalid_banner_link  invalid_banner_link
imageCode               ✓                      ✓                 ✓                 ✓                 ✓
unsubscribe+forged      not_found              not_found         not_found         not_found         not_found
signOn                  –                      –                 –                 –                 –
signOnCode              –                      –                 –                 –                 –
signOnAccept            –                      –                 –                 –                 –
memberPostList+buyer    login_first            –                 –                 ✓                 –
endSessions+buyer       login_first            not_found         not_found         ✓                 not_found
endSessions             login_first            ✓                 ✓                 ✓                 ✓
changePassword          login_first            sms_code_wrong    sms_code_wrong    sms_code_wrong    sms_code_wrong
logout                  ✓                      ✓                 ✓                 ✓                 ✓`;

type CallName = keyof typeof contract;

/** Fetches a file: a success, or the refusal in its envelope. */
async function fetchFile({ fetch }: Browser, url: string): Promise<Result<string>> {
  const response = await fetch(new Request(url));
  if (response.headers.get('content-disposition')?.startsWith('attachment'))
    return { ok: true, value: await response.text() };
  const { reason } = (await response.json()) as { reason: string };
  return { ok: false, failure: { kind: 'refused', status: response.status, code: 0, reason, message: '', data: null } };
}

/**
 * Goes to a URL that responds with a page, an image or the next step: `–` where a sign-on was given up, as it is where
 * no other site of ours is configured; `sign-on.test.ts` tells of the steps.
 */
async function goTo({ fetch }: Browser, path: string): Promise<Result<string>> {
  const response = await fetch(new Request(`${origin}${path}`, { redirect: 'manual' }));
  if (response.headers.get('location')?.includes('sign_on=none')) return { ok: true, value: '–' };
  if (response.ok || response.status === 302) return { ok: true, value: '✓' };
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  const { reason } = isPage ? { reason: 'not_found' } : ((await response.json()) as { reason: string });
  return { ok: false, failure: { kind: 'refused', status: response.status, code: 0, reason, message: '', data: null } };
}

/** Whether something is in a list. */
const isIn = async (requested: Promise<Result<{ items: { id: number }[]; total: number }>>, id: number) => {
  const result = await requested;
  if (!result.ok) return result;
  const found = result.value.items.some((item) => item.id === id);
  // What is not shown is not counted either.
  if (!found && result.value.total !== result.value.items.length) throw new Error('It counts what it does not show.');
  return { ok: true, value: found ? '✓' : '–' } as const;
};

/** The response that a role gets. */
const outcome = async (played: Promise<Result<unknown>>): Promise<string> => {
  const result = await played;
  if (result.ok) return result.value === '–' ? '–' : '✓';
  return result.failure.kind === 'refused' ? String(result.failure.reason) : result.failure.kind;
};

let browsers: Record<Role | Other, Browser>;
/** Logs the buyer in at another place. */
let logBuyerInAgain: () => Promise<Browser>;

const inThreads: Readonly<Record<string, (browser: Browser, scene: Scene) => Promise<Result<unknown>>>> = {
  enquiryDetail: ({ client }, { enquiry }) => getEnquiry(client, enquiry),
  threadDetail: ({ client }, { thread }) => getThread(client, thread),
  readThread: ({ client }, { thread }) => markThreadRead(client, thread),
  sendMessage: ({ client }, { thread }) => sendThreadMessage(client, thread, { text: '?' }, nextKey()),
  // Nobody attaches a file of somebody else, into whichever thread.
  'sendMessage+file': async (browser, { thread, files }) => {
    const isFound = (await outcome(getThread(browser.client, thread))) !== 'not_found';
    const into = isFound ? thread : await openThread(browser);
    return sendThreadMessage(browser.client, into, { text: '?', uploads: [files.loose] }, nextKey());
  },
  'sendEnquiry+file': ({ client }, { files }) =>
    sendEnquiry(client, { ...sampleEnquiry, uploads: [files.loose] }, nextKey()),
  sendQuote: ({ client }, { thread }) => sendQuote(client, thread, sampleQuote, nextKey()),
  declineThread: ({ client }, { thread }) => declineThread(client, thread, 'no'),
  decideQuote: ({ client }, { quote }) => decideQuote(client, quote, 'accepted', 'yes'),
  'decideQuote+silent': ({ client }, { quote }) => decideQuote(client, quote, 'accepted'),
  reportThread: ({ client }, { thread }) => reportThread(client, thread, { reason: 'spam', text: '' }),
  blockThread: ({ client }, { thread }) => blockThread(client, thread, true),
  'uploadedFile+sent': (browser, { files }) => fetchFile(browser, uploadUrl(browser.client, files.sent)),
  'uploadedFile+answered': (browser, { files }) => fetchFile(browser, uploadUrl(browser.client, files.responded)),
  'uploadedFile+loose': (browser, { files }) => fetchFile(browser, uploadUrl(browser.client, files.loose)),
  enquiryList: ({ client }, { enquiry }) => isIn(listEnquiries(client, { rows: 50 }), enquiry),
  threadList: ({ client }, { thread }) => isIn(listThreads(client, { rows: 50 }), thread),
  'threadList+supplier': ({ client }, { thread }) => isIn(listThreads(client, { role: 'supplier', rows: 50 }), thread),
  'threadList+1001': ({ client }, { thread }) =>
    isIn(listThreads(client, { role: 'supplier', supplier: 1001, rows: 50 }), thread),
};

/** A version that nothing has: nothing is stored, and who may store is informed of it. */
const noVersion = 'v'.repeat(22);

/** What somebody has, where a call names it. A call without an entry asks for what `callCases` asks for. */
const ofSomebody: Readonly<Record<string, (browser: Browser) => Promise<Result<unknown>>>> = {
  deskProfile: ({ client }) => getSupplierProfile(client, 1000),
  changeDeskProfile: async ({ client }) => {
    const { facts } = valueOf(await getSupplierProfile(browsers.person.client, 1000));
    return changeSupplierProfile(client, 1000, { version: noVersion, facts });
  },
  deskCertificates: ({ client }) => listCertificates(client, 1000),
  saveCertificate: ({ client }) =>
    saveCertificate(client, 1000, { version: noVersion, at: null, certificate: sampleCertificate }),
  removeCertificate: ({ client }) => removeCertificate(client, 1000, { version: noVersion, at: 0 }),
  deskProducts: ({ client }) => listSupplierProducts(client, 1001),
  deskProduct: ({ client }) => getSupplierProduct(client, 1500),
  changeDeskProduct: async ({ client }) => {
    const { facts } = valueOf(await getSupplierProduct(browsers.person.client, 1500));
    return changeSupplierProduct(client, 1500, { version: noVersion, facts });
  },
  uploadProductTable: ({ client }) => uploadProductTable(client, 1001, new Blob(['id\n'])),
  productTable: (browser) => fetchFile(browser, productTableUrl(browser.client, 1001, 1)),
  deskChanges: ({ client }) => listSupplierChanges(client, 1000),
  accountExport: (browser) => fetchFile(browser, accountExportUrl(browser.client)),
  // A link is for the member that it was made for.
  'paperFile+buyer': async (browser) =>
    fetchFile(browser, new URL(valueOf(await requestPaperFile(browsers.buyer.client, 1400)).url, origin).href),
  'bannerClick+forged': (browser) => goTo(browser, `${rawCalls.bannerClick.path}?token=forged&sign=forged`),
  imageCode: (browser) => goTo(browser, `${rawCalls.imageCode.path}?key=${newImageKey()}`),
  'unsubscribe+forged': (browser) => goTo(browser, `${rawCalls.unsubscribe.path}?token=1.enquiries.forged`),
  signOn: (browser) => goTo(browser, `${rawCalls.signOn.path}?from=portal`),
  signOnCode: (browser) => goTo(browser, `${rawCalls.signOnCode.path}?to=member&state=${'s'.repeat(22)}`),
  signOnAccept: (browser) => goTo(browser, `${rawCalls.signOnAccept.path}?code=${'c'.repeat(22)}`),
  publishPost: ({ client }) => publishPost(client, samplePost, nextKey()),
  'memberPostList+buyer': async (browser) => {
    const { id } = valueOf(await publishPost(browsers.buyer.client, samplePost, nextKey()));
    return isIn(listMemberPosts(browser.client, { rows: 50 }), id);
  },
  withdrawPost: async ({ client }) => {
    const { id } = valueOf(await publishPost(browsers.buyer.client, samplePost, nextKey()));
    return withdrawPost(client, id);
  },
  'endSessions+buyer': async ({ client }) => {
    await logBuyerInAgain();
    const all = valueOf(await listSessions(browsers.buyer.client));
    return endSession(client, all.find(({ isCurrent }) => !isCurrent)!.id);
  },
};

/** The rows of a table: a call, and the response that each column gets. */
const rowsOf = (
  table: string,
  columns: readonly string[],
): (readonly [call: string, expected: readonly string[]])[] => {
  const [header, ...rows] = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  expect(header).toEqual(columns);
  return rows.map(([call = '', ...expected]) => [call, expected]);
};

it('every call of the contract has a row for all roles', () => {
  const named = [...rowsOf(rightsInThreads, roles), ...rowsOf(otherRights, roles)].map(([call]) => call.split('+')[0]!);
  const all = [...Object.keys(contract), ...Object.keys(rawCalls)];
  expect(all.filter((name) => !named.includes(name))).toEqual([]);
});

/** The suppliers that the person speaks for. */
const ofPerson = [1000, 1001, 1002];
const day = 86_400_000;
const accountOf = (other: Other): string => `${other.toLowerCase()}@example.com`;

describeOnOneDatabase('who may do what', (use) => {
  const shutOut = (account: string, disabled: boolean) =>
    use().database.db.update(member).set({ disabled }).where(eq(member.account, account));
  /** Has an account that is to be deleted in some days; null where it is not. */
  const leave = (account: string, days: number | null) =>
    use()
      .database.db.update(member)
      .set({ deleteAt: days === null ? null : new Date(use().time.now.getTime() + days * day) })
      .where(eq(member.account, account));

  /** Logs somebody in who speaks for the person's suppliers, with the password of the demo members. */
  const another = async (other: Other): Promise<Browser> => {
    const { database, api } = use();
    const [like] = await database.db.select().from(member).where(eq(member.account, demoMembers[2].account));
    const account = accountOf(other);
    await database.db.insert(member).values({ ...like!, id: undefined, account });
    for (const id of ofPerson) await addSupplierMember(database.db, account, id, fixtureNow);
    return logIn(api, { account, password: demoMembers[2].password }, 'cn');
  };

  beforeAll(async () => {
    const { db } = use().database;
    await seedDemoMembers(db, fixtureNow);
    // The rival speaks for another supplier.
    for (const id of ofPerson) await removeSupplierMember(db, demoMembers[3].account, id);
    await addSupplierMember(db, demoMembers[3].account, 1003, fixtureNow);
    const as = (member: number) => logIn(use().api, member, 'cn');
    browsers = {
      visitor: openBrowser(use().api),
      buyer: await as(0),
      stranger: await as(1),
      person: await as(2),
      rival: await as(3),
      shutOut: await another('shutOut'),
      leaving: await another('leaving'),
      former: await another('former'),
    };
    for (const id of ofPerson) await removeSupplierMember(db, accountOf('former'), id);
    await shutOut(accountOf('shutOut'), true);
    logBuyerInAgain = () => as(0);
  });

  const playScene = async (isQuoted: boolean): Promise<Scene> => {
    const { time, database } = use();
    time.now = new Date(time.now.getTime() + 3_600_000);
    await database.db.execute(sql`delete from member_action`);
    await database.db.execute(sql`update enquiry_thread set buyer_blocked = false, supplier_blocked = false`);
    const { buyer, person } = browsers;
    const upload = async ({ client }: Browser, text: string) =>
      valueOf(await uploadFile(client, `${text}.pdf`, samplePdf(`${text} ${nextKey()}`))).id;
    const [sent, loose, responded] = [
      await upload(buyer, 'sent'),
      await upload(buyer, 'loose'),
      await upload(person, 'answered'),
    ];
    const thread = await openThread(buyer, { ...sampleEnquiry, uploads: [sent] });
    const message = { text: '见附件', uploads: [responded] };
    valueOf(await sendThreadMessage(person.client, thread, message, nextKey()));
    const quote = isQuoted ? await quoteIn(person, thread) : 0;
    const { enquiryId } = valueOf(await getThread(buyer.client, thread));
    return { enquiry: enquiryId, thread, quote, files: { sent, responded, loose } };
  };

  it.each(rowsOf(rightsInThreads, roles))(
    '%s: each role may do what the table says, and nothing else',
    async (call, expected) => {
      const scene = await playScene(call !== 'declineThread');
      const state = async () => [
        valueOf(await getThread(browsers.buyer.client, scene.thread)),
        valueOf(await getThread(browsers.person.client, scene.thread)),
      ];
      const before = await state();
      const found: Partial<Record<Role, string>> = {};
      const isAllowed = (role: Role) => expected[roles.indexOf(role)] === '✓';
      const request = async (role: Role) => {
        found[role] = await outcome(inThreads[call]!(browsers[role], scene));
      };
      for (const role of roles.filter((one) => !isAllowed(one))) await request(role);
      // Those who were refused have changed nothing.
      expect(await state()).toEqual(before);
      for (const role of roles.filter(isAllowed)) await request(role);
      expect([call, ...roles.map((role) => found[role])]).toEqual([call, ...expected]);
    },
  );

  /** Who each state happens to, how it comes, and how it goes. */
  const happening: Record<State, { to: Role; change: (thread: number, isOn: boolean) => Promise<unknown> }> = {
    shutOutBuyer: { to: 'buyer', change: (_thread, isOn) => shutOut(demoMembers[0].account, isOn) },
    leavingBuyer: { to: 'buyer', change: (_thread, isOn) => leave(demoMembers[0].account, isOn ? 10 : null) },
    blockedBuyer: { to: 'buyer', change: (thread, isOn) => blockThread(browsers.person.client, thread, isOn) },
    shutOutPerson: { to: 'person', change: (_thread, isOn) => shutOut(demoMembers[2].account, isOn) },
    blockedPerson: { to: 'person', change: (thread, isOn) => blockThread(browsers.buyer.client, thread, isOn) },
    formerPerson: {
      to: 'person',
      change: async (_thread, isOn) => {
        const { db } = use().database;
        for (const id of ofPerson)
          if (isOn) await removeSupplierMember(db, demoMembers[2].account, id);
          else await addSupplierMember(db, demoMembers[2].account, id, fixtureNow);
      },
    },
  };

  it.each(rowsOf(rightsInStates, states))(
    '%s: a side that was shut out, blocked or removed, or that leaves, may do what the table says',
    async (call, expected) => {
      let scene = await playScene(call !== 'declineThread');
      const isAllowed = (state: State) => expected[states.indexOf(state)] === '✓';
      const seen = async () => [
        valueOf(await getThread(browsers.buyer.client, scene.thread)),
        valueOf(await getThread(browsers.person.client, scene.thread)),
      ];
      const before = await seen();
      const found: Partial<Record<State, string>> = {};
      const request = async (state: State) => {
        const { to, change } = happening[state];
        await change(scene.thread, true);
        found[state] = await outcome(inThreads[call]!(browsers[to], scene));
        await change(scene.thread, false);
      };
      for (const state of states.filter((one) => !isAllowed(one))) await request(state);
      // Those who were refused have changed nothing.
      expect(await seen()).toEqual(before);
      for (const state of states.filter(isAllowed)) {
        await request(state);
        scene = await playScene(call !== 'declineThread');
      }
      expect([call, ...states.map((state) => found[state])]).toEqual([call, ...expected]);
    },
  );

  it('is seen no longer by who has ceased to speak for the supplier', async () => {
    const { thread, files } = await playScene(true);
    const { db } = use().database;
    await removeSupplierMember(db, demoMembers[2].account, 1001);
    const { person } = browsers;
    const refused = { ok: false, failure: { reason: 'not_found' } };
    expect(await getThread(person.client, thread)).toMatchObject(refused);
    expect(await fetchFile(person, uploadUrl(person.client, files.sent))).toMatchObject(refused);
    await addSupplierMember(db, demoMembers[2].account, 1001, fixtureNow);
    expect(await getThread(person.client, thread)).toMatchObject({ ok: true });
  });

  it('does not tell a supplier who else was asked', async () => {
    const { buyer, person, rival } = browsers;
    const form = { ...sampleEnquiry, supplierIds: [1003] };
    const { id: enquiry } = valueOf(await sendEnquiry(buyer.client, form, nextKey()));
    const { threads } = valueOf(await getEnquiry(buyer.client, enquiry));
    expect(threads.map(({ supplier }) => supplier.id)).toEqual([1001, 1003]);
    valueOf(await sendThreadMessage(rival.client, threads[1]!.id, { text: '我们先答' }, nextKey()));
    const seen = valueOf(await getThread(person.client, threads[0]!.id));
    expect([seen.enquiry.supplierIds, seen.enquiry.repliedAt, seen.status]).toEqual([[], null, 'sent']);
    expect(JSON.stringify(seen)).not.toMatch(/1003|第3号|我们先答/);
    expect(valueOf(await getEnquiry(buyer.client, enquiry)).repliedAt).not.toBeNull();
  });

  it('does not tell a supplier at which other one the enquiry began', async () => {
    const { buyer, person, rival } = browsers;
    const form = { ...sampleEnquiry, targetId: 1001, supplierIds: [1003] };
    const { threads } = valueOf(
      await getEnquiry(buyer.client, valueOf(await sendEnquiry(buyer.client, form, nextKey())).id),
    );
    const seen = valueOf(await getThread(rival.client, threads[1]!.id));
    expect([seen.target, seen.enquiry.target, seen.enquiry.targetId]).toEqual([null, null, 1003]);
    expect(JSON.stringify(seen)).not.toMatch(/1001|第1号/);
    expect(valueOf(await listThreads(rival.client, { role: 'supplier' })).items[0]!.target).toBeNull();
    expect(valueOf(await getThread(person.client, threads[0]!.id)).target).toMatchObject({ id: 1001 });
    expect(valueOf(await getThread(buyer.client, threads[1]!.id)).target).toMatchObject({ id: 1001 });
  });

  // The last of them ends the sessions.
  it.each(rowsOf(otherRights, roles))('%s: each role gets the response that the table says', async (call, expected) => {
    const request = ofSomebody[call] ?? (({ client }: Browser) => callCases[call as CallName].request(client));
    const found: string[] = [];
    // What was tried before counts for no network any more.
    use().time.now = new Date(use().time.now.getTime() + day / 100);
    await leave(accountOf('leaving'), 10);
    for (const role of [...roles, ...others]) {
      await use().database.db.execute(sql`delete from member_action`);
      found.push(await outcome(request(browsers[role])));
    }
    const ofOthers = others.map((other) => expected[roles.indexOf(columnOf[other])]);
    expect([call, ...found]).toEqual([call, ...expected, ...ofOthers]);
  });
});
