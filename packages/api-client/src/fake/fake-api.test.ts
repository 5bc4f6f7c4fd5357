import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createApiClient } from '../client.ts';
import { calls } from '../contract/index.ts';
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
  addFavourite: (client) => client.favourites.add('article', 1),
  articleDetail: (client) => client.articles.bySegment('1'),
  articleList: (client) => client.articles.list(),
  bannerList: (client) => client.banners.list('top'),
  baseInfo: (client) => client.baseInfo.get(),
  contactDetail: (client) => client.contacts.of(1),
  enquiryList: (client) => client.enquiries.list(),
  favouriteList: (client) => client.favourites.list(),
  friendlyLinkList: (client) => client.friendlyLinks.list(),
  industryTree: (client) => client.industries.tree(),
  issueDetail: (client) => client.issues.byId(1),
  issueList: (client) => client.issues.list(),
  issuePage: (client) => client.issuePages.at(1, 1),
  keptFavourites: (client) => client.favourites.kept('article', [1]),
  keywordList: (client) => client.keywords.list(),
  loginByCode: (client) => client.members.loginByCode({ account: 'a', smsCode: '123456' }),
  loginByPassword: (client) => client.members.loginByPassword(login),
  logout: (client) => client.members.logout(),
  magazineList: (client) => client.magazines.list(),
  mergeFavourites: (client) => client.favourites.merge([{ kind: 'article', id: 1 }]),
  mostReadArticles: (client) => client.articles.mostRead(),
  pageDetail: (client) => client.pages.bySlug('about'),
  paperDetail: (client) => client.papers.byId(1),
  paperDownload: (client) => client.downloads.paper(1),
  paperList: (client) => client.papers.list(),
  postDetail: (client) => client.posts.byId(1),
  postList: (client) => client.posts.list(),
  pressReleaseDetail: (client) => client.pressReleases.byId(1),
  pressReleaseList: (client) => client.pressReleases.list(),
  productDetail: (client) => client.products.byId(1),
  productList: (client) => client.products.list(),
  proofSolution: (client) => client.captcha.solveProof(),
  proofTask: (client) => client.captcha.solveProof(),
  publicKey: (client) => client.members.publicKey(),
  recordView: (client) => client.views.record('/'),
  removeFavourite: (client) => client.favourites.remove('article', 1),
  search: (client) => client.search.query({ keyword: 'mould' }),
  searchBest: (client) => client.search.best({ keyword: 'mould' }),
  searchSuggestions: (client) => client.search.suggest('mould'),
  sendEnquiry: (client) => client.enquiries.send(enquiry, 'k'.repeat(16)),
  sitemapIndex: (client) => client.sitemap.kinds(),
  sitemapList: (client) => client.sitemap.list('article'),
  subscribe: (client) => client.subscriptions.add(subscription),
  subscriptionList: (client) => client.subscriptions.list(),
  supplierDetail: (client) => client.suppliers.byId(1),
  supplierList: (client) => client.suppliers.list(),
  tagList: (client) => client.tags.list(),
  tradeShowDetail: (client) => client.tradeShows.byId(1),
  tradeShowList: (client) => client.tradeShows.list(),
  userInfo: (client) => client.members.me(),
  verifyCode: (client) =>
    client.members.requestCode({ account: 'a', purpose: 'login', imageCode: 'ABCD', imageKey: login.imageKey }),
  videoDetail: (client) => client.videos.byId(1),
  videoList: (client) => client.videos.list(),
  wechatSign: (client) => client.wechat.sign('https://www.example.com/'),
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
    expect(await clientOf(api).keywords.list()).toMatchObject({ failure: { status: 503 } });
    api.fail('all', null);
    expect(await clientOf(api).keywords.list()).toEqual({ ok: true, value: ['a', 'b'] });
  });
});
