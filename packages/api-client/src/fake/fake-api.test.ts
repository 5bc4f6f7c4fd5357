import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { calls } from '../contract/index.ts';
import {
  addFavourite,
  createApiClient,
  filterFavourites,
  getArticle,
  getBaseInfo,
  getContact,
  getEditorialPage,
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
  getTradeShow,
  getVideo,
  listArticles,
  listBanners,
  listEnquiries,
  listFavourites,
  listFriendlyLinks,
  listIssues,
  listKeywords,
  listMagazines,
  listMostReadArticles,
  listPapers,
  listPosts,
  listPressReleases,
  listProducts,
  listSitemapEntries,
  listSitemapKinds,
  listSubscriptions,
  listSuggestions,
  listSuppliers,
  listTags,
  listTradeShows,
  listVideos,
  logInByCode,
  logInByPassword,
  logOut,
  mergeFavourites,
  recordView,
  removeFavourite,
  requestPaperFile,
  requestVerificationCode,
  searchAll,
  searchBest,
  sendEnquiry,
  signForWechat,
  solveCaptcha,
  subscribe,
} from '../index.ts';
import type { Result } from '../result.ts';
import { createFakeApi, sampleAnswer, type CallName, type FakeApi, type Fault } from './fake-api.ts';

type Client = ReturnType<typeof createApiClient>;

const enquiry = {
  targetId: 1,
  specification: '',
  quantity: 1,
  unit: '',
  targetDate: null,
  destination: '',
  message: 'm',
};
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
const login = { account: 'a', password: 'p', imageCode: 'ABCD', imageKey: 'k'.repeat(22) };

/** How the client makes every call of the contract. A call without one does not compile. */
const ask: Record<CallName, (client: Client) => Promise<Result<unknown>>> = {
  addFavourite: (client) => addFavourite(client, 'article', 1),
  articleDetail: (client) => getArticle(client, '1'),
  articleList: (client) => listArticles(client),
  bannerList: (client) => listBanners(client, 'top'),
  baseInfo: (client) => getBaseInfo(client),
  contactDetail: (client) => getContact(client, 1),
  enquiryList: (client) => listEnquiries(client),
  favouriteList: (client) => listFavourites(client),
  friendlyLinkList: (client) => listFriendlyLinks(client),
  industryTree: (client) => getIndustryTree(client),
  issueDetail: (client) => getIssue(client, 1),
  issueList: (client) => listIssues(client),
  issuePage: (client) => getIssuePage(client, 1, 1),
  keptFavourites: (client) => filterFavourites(client, 'article', [1]),
  keywordList: (client) => listKeywords(client),
  loginByCode: (client) => logInByCode(client, { account: 'a', smsCode: '123456' }),
  loginByPassword: (client) => logInByPassword(client, login),
  logout: (client) => logOut(client),
  magazineList: (client) => listMagazines(client),
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
  removeFavourite: (client) => removeFavourite(client, 'article', 1),
  search: (client) => searchAll(client, { keyword: 'mould' }),
  searchBest: (client) => searchBest(client, { keyword: 'mould' }),
  searchSuggestions: (client) => listSuggestions(client, 'mould'),
  sendEnquiry: (client) => sendEnquiry(client, enquiry, 'k'.repeat(16)),
  sitemapIndex: (client) => listSitemapKinds(client),
  sitemapList: (client) => listSitemapEntries(client, 'article'),
  subscribe: (client) => subscribe(client, subscription),
  subscriptionList: (client) => listSubscriptions(client),
  supplierDetail: (client) => getSupplier(client, 1),
  supplierList: (client) => listSuppliers(client),
  tagList: (client) => listTags(client),
  tradeShowDetail: (client) => getTradeShow(client, 1),
  tradeShowList: (client) => listTradeShows(client),
  userInfo: (client) => getMember(client),
  verifyCode: (client) =>
    requestVerificationCode(client, { account: 'a', purpose: 'login', imageCode: 'ABCD', imageKey: login.imageKey }),
  videoDetail: (client) => getVideo(client, 1),
  videoList: (client) => listVideos(client),
  wechatSign: (client) => signForWechat(client, 'https://www.example.com/'),
};
const names = Object.keys(ask) as CallName[];

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
  it.each(names)('answers %s with a sample that is what the contract says', async (name) => {
    expect(v.safeParse(calls[name].response, sampleAnswer(name)).issues).toBeUndefined();
    const api = createFakeApi({ answers: { proofTask: { challenge: 'c', difficulty: 0 } } });
    const result = await ask[name](clientOf(api));
    expect([name, result]).toEqual([name, { ok: true, value: result.ok ? result.value : null }]);
    expect(api.asked).toContain(name);
  });

  it.each(expected)(
    'in place of every call can answer with the fault %s, and the client says what it was',
    async (fault, failure) => {
      await Promise.all(
        names.map(async (name) => {
          const api = createFakeApi({
            faults: { [name]: fault },
            answers: { proofTask: { challenge: 'c', difficulty: 0 } },
          });
          expect([name, await ask[name](clientOf(api))]).toMatchObject([name, { ok: false, failure }]);
        }),
      );
    },
  );

  it('can answer with another shape, which the client refuses wherever it reads anything', async () => {
    for (const name of names.filter((one) => !v.is(calls[one].response, [['wrong']]))) {
      const api = createFakeApi({
        faults: { [name]: 'wrong shape' },
        answers: { proofTask: { challenge: 'c', difficulty: 0 } },
      });
      expect([name, await ask[name](clientOf(api))]).toMatchObject([
        name,
        { ok: false, failure: { kind: 'malformed' } },
      ]);
    }
  });

  it('answers chosen data, and recovers from a fault', async () => {
    const api = createFakeApi({ answers: { keywordList: { list: ['a', 'b'] } }, faults: { all: 503 } });
    expect(await listKeywords(clientOf(api))).toMatchObject({ failure: { status: 503 } });
    api.fail('all', null);
    expect(await listKeywords(clientOf(api))).toEqual({ ok: true, value: ['a', 'b'] });
  });
});
