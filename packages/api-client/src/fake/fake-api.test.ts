import type { PostForm } from '@millwright/domain';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { calls } from '../contract/index.ts';
import {
  addFavourite,
  blockThread,
  createApiClient,
  decideQuote,
  declineThread,
  changeAccount,
  changePassword,
  endSession,
  filterFavourites,
  getAccount,
  getArticle,
  getBaseInfo,
  getContact,
  getEditorialPage,
  getEnquiry,
  getIndustryTree,
  getIssue,
  getIssuePage,
  getMember,
  getPaper,
  getPost,
  getPressRelease,
  getProduct,
  getPublicKey,
  getSupplier,
  getThread,
  getTradeShow,
  getVideo,
  listArticles,
  listBanners,
  listEnquiries,
  listFavourites,
  listPartnerLinks,
  listIssues,
  listKeywords,
  listMagazines,
  listMemberPosts,
  listMostReadArticles,
  listPapers,
  listPosts,
  listPressReleases,
  listProducts,
  listSessions,
  listSitemapEntries,
  listSitemapKinds,
  listSubscriptions,
  listSuggestions,
  listSuppliers,
  listTags,
  listThreads,
  listTradeShows,
  listVideos,
  logInByCode,
  logInByPassword,
  logOut,
  markThreadRead,
  mergeFavourites,
  recordView,
  register,
  removeFavourite,
  reportThread,
  requestDeletion,
  requestPaperFile,
  requestVerificationCode,
  searchAll,
  searchBest,
  searchOtherLanguage,
  sendEnquiry,
  sendQuote,
  sendThreadMessage,
  signForWechat,
  publishPost,
  solveCaptcha,
  subscribe,
  changeSupplierProduct,
  changeSupplierProfile,
  listCertificates,
  listSupplierChanges,
  getSupplierProduct,
  listSupplierProducts,
  getSupplierProfile,
  removeCertificate,
  saveCertificate,
  uploadProductTable,
  uploadFile,
  withdrawDeletion,
  withdrawPost,
} from '../index.ts';
import type { Result } from '../result.ts';
import { createFakeApi, sampleResponse, type CallName, type FakeApi, type Fault } from './fake-api.ts';

type Client = ReturnType<typeof createApiClient>;

const enquiry = {
  targetId: 1,
  supplierIds: [],
  specification: '',
  parameters: [],
  quantity: 1,
  unit: '',
  targetDate: null,
  destination: '',
  incoterm: null,
  uploads: [],
  message: 'm',
};
const quote = {
  currency: 'EUR',
  prices: [{ quantity: 1, unitPrice: 9.5 }],
  leadTimeDays: null,
  validUntil: '2026-04-01',
  incoterm: null,
  toolingCost: null,
  notes: '',
} as const;
const subscription = {
  type: 'eZine',
  magazineId: 1,
  name: 'n',
  gender: 'ms',
  education: 'doctoral',
  company: 'c',
  country: 'c',
  province: '',
  city: '',
  address: '',
  email: 'a@example.com',
} as const;
const post: PostForm = {
  side: 'supply',
  title: 't',
  text: 't',
  industryId: 1,
  regionId: null,
  place: '',
  quantity: 0,
  unit: '',
  specification: [{ label: 'l', value: 'v' }],
  targetDate: null,
  validUntil: null,
  incoterm: 'FOB',
};
const login = { account: 'a', password: 'p', captcha: 'ABCD', imageKey: 'k'.repeat(22) };

const version = 'v'.repeat(22);
const both = { cn: '一', en: 'one' };
const productFacts = {
  title: both,
  brief: both,
  model: '',
  parameters: [{ key: 'power', low: '5', unit: 'KWT' } as const],
};
const supplierFacts = {
  brief: both,
  description: both,
  city: both,
  markets: both,
  founded: 1998,
  staff: 0,
  person: both,
  phone: '',
  email: '',
  address: both,
};
const certificate = { name: 'ISO 9001', issuer: both, number: '', scope: both, validUntil: null };

/** How the client makes every call of the contract. A call without one does not compile. */
const call: Record<CallName, (client: Client) => Promise<Result<unknown>>> = {
  accountDetail: (client) => getAccount(client),
  addFavourite: (client) => addFavourite(client, 'article', 1),
  articleDetail: (client) => getArticle(client, '1'),
  articleList: (client) => listArticles(client),
  bannerList: (client) => listBanners(client, 'top'),
  baseInfo: (client) => getBaseInfo(client),
  blockThread: (client) => blockThread(client, 1, true),
  contactDetail: (client) => getContact(client, 1),
  decideQuote: (client) => decideQuote(client, 1, 'accepted'),
  declineThread: (client) => declineThread(client, 1),
  enquiryDetail: (client) => getEnquiry(client, 1),
  changeDeskProduct: (client) => changeSupplierProduct(client, 1, { version, facts: productFacts }),
  changeDeskProfile: (client) => changeSupplierProfile(client, 1, { version, facts: supplierFacts }),
  deskCertificates: (client) => listCertificates(client, 1),
  deskChanges: (client) => listSupplierChanges(client, 1),
  deskProduct: (client) => getSupplierProduct(client, 1),
  deskProducts: (client) => listSupplierProducts(client, 1),
  deskProfile: (client) => getSupplierProfile(client, 1),
  removeCertificate: (client) => removeCertificate(client, 1, { version, at: 0 }),
  saveCertificate: (client) => saveCertificate(client, 1, { version, at: null, certificate }),
  uploadProductTable: (client) => uploadProductTable(client, 1, new Blob(['id\n']), { timeout: 400 }),
  changeAccount: (client) => changeAccount(client, { trueName: 'n', countryId: null }),
  changePassword: (client) => changePassword(client, { password: 'password', smsCode: '123456' }),
  endSessions: (client) => endSession(client, 's'.repeat(22)),
  enquiryList: (client) => listEnquiries(client),
  favouriteList: (client) => listFavourites(client),
  partnerLinkList: (client) => listPartnerLinks(client),
  industryTree: (client) => getIndustryTree(client),
  issueDetail: (client) => getIssue(client, 1),
  issueList: (client) => listIssues(client),
  issuePage: (client) => getIssuePage(client, 1, 1),
  savedFavourites: (client) => filterFavourites(client, 'article', [1]),
  keywordList: (client) => listKeywords(client),
  loginByCode: (client) => logInByCode(client, { account: 'a', smsCode: '123456' }),
  loginByPassword: (client) => logInByPassword(client, login),
  logout: (client) => logOut(client),
  magazineList: (client) => listMagazines(client),
  memberPostList: (client) => listMemberPosts(client),
  mergeFavourites: (client) => mergeFavourites(client, [{ kind: 'article', id: 1 }]),
  mostReadArticles: (client) => listMostReadArticles(client),
  pageDetail: (client) => getEditorialPage(client, 'about'),
  paperDetail: (client) => getPaper(client, 1),
  paperDownload: (client) => requestPaperFile(client, 1),
  paperList: (client) => listPapers(client),
  postDetail: (client) => getPost(client, 1),
  postList: (client) => listPosts(client),
  pressReleaseDetail: (client) => getPressRelease(client, 1),
  pressReleaseList: (client) => listPressReleases(client),
  productDetail: (client) => getProduct(client, 1),
  productList: (client) => listProducts(client),
  proofSolution: (client) => solveCaptcha(client),
  proofTask: (client) => solveCaptcha(client),
  publicKey: (client) => getPublicKey(client),
  recordView: (client) => recordView(client, '/'),
  publishPost: (client) => publishPost(client, post, 'k'.repeat(16)),
  readThread: (client) => markThreadRead(client, 1),
  removeFavourite: (client) => removeFavourite(client, 'article', 1),
  reportThread: (client) => reportThread(client, 1, { reason: 'spam', text: '' }),
  register: (client) => register(client, { account: 'a', smsCode: '123456', trueName: 'n', password: 'password' }),
  requestDeletion: (client) => requestDeletion(client),
  search: (client) => searchAll(client, { keyword: 'mould' }),
  searchBest: (client) => searchBest(client, { keyword: 'mould' }),
  searchOtherLanguage: (client) => searchOtherLanguage(client, 'mould'),
  searchSuggestions: (client) => listSuggestions(client, 'mould'),
  sendEnquiry: (client) => sendEnquiry(client, enquiry, 'k'.repeat(16)),
  sendMessage: (client) => sendThreadMessage(client, 1, { text: 'm' }, 'k'.repeat(16)),
  sendQuote: (client) => sendQuote(client, 1, { ...quote, prices: [...quote.prices] }, 'k'.repeat(16)),
  sessionList: (client) => listSessions(client),
  sitemapIndex: (client) => listSitemapKinds(client),
  sitemapList: (client) => listSitemapEntries(client, 'article'),
  subscribe: (client) => subscribe(client, subscription),
  subscriptionList: (client) => listSubscriptions(client),
  supplierDetail: (client) => getSupplier(client, 1),
  supplierList: (client) => listSuppliers(client),
  tagList: (client) => listTags(client),
  threadDetail: (client) => getThread(client, 1),
  threadList: (client) => listThreads(client),
  tradeShowDetail: (client) => getTradeShow(client, 1),
  tradeShowList: (client) => listTradeShows(client),
  uploadFile: (client) => uploadFile(client, 'plan.pdf', new Blob(['%PDF-1.7']), { timeout: 400 }),
  userInfo: (client) => getMember(client),
  verifyCode: (client) =>
    requestVerificationCode(client, { account: 'a', purpose: 'login', captcha: 'ABCD', imageKey: login.imageKey }),
  videoDetail: (client) => getVideo(client, 1),
  videoList: (client) => listVideos(client),
  withdrawPost: (client) => withdrawPost(client, 1),
  wechatSign: (client) => signForWechat(client, 'https://www.example.com/'),
  withdrawDeletion: (client) => withdrawDeletion(client),
};
const names = Object.keys(call) as CallName[];

const clientOf = (api: FakeApi): Client =>
  createApiClient({
    fetch: api.fetch,
    baseUrl: 'https://fake.example',
    edition: 'en',
    timeout: 400,
    encrypt: async () => 'sealed',
  });

const expected: readonly [Fault, object][] = [
  [500, { kind: 'status', status: 500 }],
  [503, { kind: 'status', status: 503 }],
  [429, { kind: 'refused', status: 429 }],
  ['refuse', { kind: 'refused', status: 200, code: 0 }],
  ['malformed', { kind: 'malformed' }],
  ['truncated', { kind: 'malformed' }],
  ['empty', { kind: 'malformed' }],
  ['huge', { kind: 'malformed', problem: 'too large' }],
  ['reset', { kind: 'network' }],
  ['redirect', { kind: 'malformed', problem: 'redirect' }],
  ['hang', { kind: 'timeout' }],
];

describe('the fake server', () => {
  it.each(names)('responds to %s with a sample that is what the contract says', async (name) => {
    expect(v.safeParse(calls[name].response, sampleResponse(name)).issues).toBeUndefined();
    const api = createFakeApi({ responses: { proofTask: { challenge: 'c', difficulty: 0 } } });
    const result = await call[name](clientOf(api));
    expect([name, result]).toEqual([name, { ok: true, value: result.ok ? result.value : null }]);
    expect(api.requested).toContain(name);
  });

  it.each(expected)(
    'in place of every call can respond with the fault %s, and the client says what it was',
    async (fault, failure) => {
      await Promise.all(
        names.map(async (name) => {
          const api = createFakeApi({
            faults: { [name]: fault },
            responses: { proofTask: { challenge: 'c', difficulty: 0 } },
          });
          expect([name, await call[name](clientOf(api))]).toMatchObject([name, { ok: false, failure }]);
        }),
      );
    },
  );

  it('can respond with another shape, which the client refuses wherever it reads anything', async () => {
    for (const name of names.filter((one) => !v.is(calls[one].response, [['wrong']]))) {
      const api = createFakeApi({
        faults: { [name]: 'wrong shape' },
        responses: { proofTask: { challenge: 'c', difficulty: 0 } },
      });
      expect([name, await call[name](clientOf(api))]).toMatchObject([
        name,
        { ok: false, failure: { kind: 'malformed' } },
      ]);
    }
  });

  it('responds with chosen data, and recovers from a fault', async () => {
    const api = createFakeApi({ responses: { keywordList: { list: ['a', 'b'] } }, faults: { all: 503 } });
    expect(await listKeywords(clientOf(api))).toMatchObject({ failure: { status: 503 } });
    api.fail('all', null);
    expect(await listKeywords(clientOf(api))).toEqual({ ok: true, value: ['a', 'b'] });
  });
});
