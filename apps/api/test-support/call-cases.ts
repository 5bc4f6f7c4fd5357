import {
  addFavourite,
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
  newImageKey,
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
} from '@millwright/api-client';
import type { calls } from '@millwright/api-client/contract';
import type { EnquiryForm, SubscriptionForm } from '@millwright/domain';
import { expect } from 'vitest';
import { demoMembers } from '../src/members/demo-members.ts';
import { picturesAtOnce } from '../src/routes/login/login.routes.ts';
import { openBrowser } from './browser.ts';
import { asBusyMember, asMember, detail, list, nothing, ofMember, plain, someId, type CallCase } from './call-case.ts';
import {
  codeSentTo,
  logInWith,
  outside,
  requestCode,
  through,
  tiredNetwork,
  withChangedBody,
  withoutWork,
} from './call-stage.ts';
import { fixtureArticles } from './fixture.ts';

const [chinese] = demoMembers;
const enquiry: EnquiryForm = {
  targetId: 1500,
  specification: '',
  quantity: 3,
  unit: '台',
  targetDate: null,
  destination: '',
  message: '请报价',
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

const ofEdition = fixtureArticles.filter(({ edition, published }) => edition === 'cn' && published);

/** A case for every call of the contract. A call without one does not compile. */
export const callCases: Readonly<Record<keyof typeof calls, CallCase>> = {
  addFavourite: ofMember((client) => addFavourite(client, 'product', 1500), undefined, {
    not_found: asMember((client) => addFavourite(client, 'product', nothing)),
    invalid_request: asMember((client) => addFavourite(client, 'nothing' as never, 1)),
    member_limit: asBusyMember('favourite', (client) => addFavourite(client, 'product', 1500)),
  }),
  articleDetail: {
    ...detail((client, id) => getArticle(client, String(id)), 5),
    refusals: {
      not_found: ({ visitor }) => getArticle(visitor.client, 'no-such-name'),
      other_edition: ({ visitor }) => getArticle(visitor.client, '36'),
    },
  },
  articleList: plain((client) => listArticles(client), {
    items: expect.arrayContaining([someId]),
    total: ofEdition.length,
    facets: expect.any(Object),
  }),
  bannerList: {
    ...plain((client) => listBanners(client, 'top'), [{ title: '展会' }, { title: '第二' }]),
    refusals: { invalid_request: ({ visitor }) => listBanners(visitor.client, 'no such code!') },
  },
  baseInfo: plain((client) => getBaseInfo(client), { settings: { title: '工业门户' } }),
  contactDetail: ofMember(
    (client) => getContact(client, 1000),
    { person: '陈工', email: 'sales@supplier.example.com' },
    {
      not_found: asMember((client) => getContact(client, nothing)),
      member_limit: asBusyMember('contact', (client) => getContact(client, 1000)),
    },
  ),
  enquiryList: ofMember((client) => listEnquiries(client), { items: expect.any(Array), page: 1 }),
  favouriteList: ofMember((client) => listFavourites(client), { items: expect.any(Array), kinds: expect.any(Array) }),
  friendlyLinkList: plain((client) => listFriendlyLinks(client), [{ title: '行业协会' }, { title: '无地址' }]),
  industryTree: plain((client) => getIndustryTree(client), [{ names: { cn: '材料与加工' } }, {}]),
  issueDetail: detail((client, id) => getIssue(client, id), 1200),
  issueList: list((client) => listIssues(client), 'issue'),
  issuePage: {
    ...plain((client) => getIssuePage(client, 1200, 4), { page: 4 }),
    refusals: { not_found: ({ visitor }) => getIssuePage(visitor.client, 1200, 65) },
  },
  keptFavourites: ofMember((client) => filterFavourites(client, 'product', [1501]), [], {
    invalid_request: asMember((client) => filterFavourites(client, 'nothing' as never, [1])),
  }),
  keywordList: plain((client) => listKeywords(client), ['机器人', '注塑机']),
  loginByCode: {
    ask: (client) => logInByCode(client, { account: chinese.account, smsCode: '123456' }),
    succeed: async ({ test }) => {
      const browser = openBrowser(test.api);
      await requestCode(browser, chinese.account);
      return logInByCode(browser.client, { account: chinese.account, smsCode: codeSentTo(chinese.account) });
    },
    value: undefined,
    refusals: {
      sms_code_wrong: ({ visitor }) => logInByCode(visitor.client, { account: chinese.account, smsCode: '000000' }),
      unknown_key: ({ visitor }) =>
        logInByCode(
          withChangedBody(visitor, (body) => ({ ...body, kid: 'another' })),
          {
            account: chinese.account,
            smsCode: '123456',
          },
        ),
      too_many_requests: async (stage) =>
        logInByCode((await tiredNetwork(stage, '198.51.100.7')).client, {
          account: chinese.account,
          smsCode: '123456',
        }),
    },
  },
  loginByPassword: {
    ask: (client) =>
      logInByPassword(client, {
        account: chinese.account,
        password: chinese.password,
        imageCode: 'ABCD',
        imageKey: newImageKey(),
      }),
    succeed: ({ test }) => logInWith(openBrowser(test.api)),
    value: undefined,
    refusals: {
      credentials_wrong: ({ test }) => logInWith(openBrowser(test.api), 'another password'),
      image_code_required: ({ visitor: { client } }) =>
        logInByPassword(client, {
          account: 'a',
          password: 'b',
          imageCode: ' ',
          imageKey: newImageKey(),
        }),
      image_code_wrong: ({ visitor: { client } }) =>
        logInByPassword(client, {
          account: 'a',
          password: 'b',
          imageCode: 'ABCD',
          imageKey: newImageKey(),
        }),
      unknown_key: async ({ visitor }) =>
        logInByPassword(
          withChangedBody(visitor, (body) => ({ ...body, kid: 'another' })),
          {
            account: 'a',
            password: 'b',
            imageCode: 'ABCD',
            imageKey: newImageKey(),
          },
        ),
      too_many_requests: async (stage) => logInWith(await tiredNetwork(stage, '198.51.100.8')),
    },
  },
  logout: {
    ask: (client) => logOut(client),
    succeed: async ({ test }) => {
      const browser = openBrowser(test.api);
      await logInWith(browser);
      return logOut(browser.client);
    },
    by: 'member',
    value: undefined,
    refusals: {
      forbidden: ({ member }) =>
        logOut(
          through(member, (request, next) => {
            const headers = new Headers(request.headers);
            headers.set('sec-fetch-site', 'cross-site');
            return next(new Request(request, { headers }));
          }),
        ),
    },
  },
  magazineList: list((client) => listMagazines(client), 'magazine'),
  mergeFavourites: ofMember(
    (client) =>
      mergeFavourites(client, [
        { kind: 'video', id: 1300 },
        { kind: 'video', id: nothing },
      ]),
    { kept: 1, missing: [{ kind: 'video', id: nothing }] },
    {
      invalid_request: asMember((client) =>
        mergeFavourites(
          client,
          Array.from({ length: 201 }, (_, at) => ({ kind: 'article' as const, id: at + 1 })),
        ),
      ),
      member_limit: asBusyMember('favourite', (client) => mergeFavourites(client, [{ kind: 'video', id: 1300 }])),
    },
  ),
  mostReadArticles: plain((client) => listMostReadArticles(client, { rows: 3 }), [someId, someId, someId]),
  pageDetail: {
    ...plain((client) => getEditorialPage(client, 'about/history'), { title: '发展历程' }),
    refusals: { not_found: ({ visitor }) => getEditorialPage(visitor.client, 'about/nothing') },
  },
  paperDetail: detail((client, id) => getPaper(client, id), 1400),
  paperDownload: {
    by: 'member',
    ask: (client) => requestPaperFile(client, 1400),
    value: { fileName: 'paper第0号.pdf' },
    refusals: {
      download_members_only: ({ visitor }) => requestPaperFile(visitor.client, 1400),
      not_found: asMember((client) => requestPaperFile(client, nothing)),
      invalid_request: asMember((client) => requestPaperFile(client, -1)),
      member_limit: asBusyMember('download', (client) => requestPaperFile(client, 1400)),
    },
  },
  paperList: list((client) => listPapers(client), 'paper'),
  postDetail: detail((client, id) => getPost(client, id), 1600),
  postList: list((client) => listPosts(client), 'post'),
  pressReleaseDetail: detail((client, id) => getPressRelease(client, id), 1800),
  pressReleaseList: list((client) => listPressReleases(client), 'release'),
  productDetail: detail((client, id) => getProduct(client, id), 1500),
  productList: list((client) => listProducts(client), 'product'),
  proofSolution: {
    ...plain((client) => solveCaptcha(client), { imageCode: expect.any(String) }),
    refusals: {
      image_code_wrong: ({ visitor }) => solveCaptcha(withoutWork(visitor, (body) => body)),
      invalid_request: ({ visitor }) => solveCaptcha(withoutWork(visitor, (body) => ({ ...body, solution: 'none' }))),
    },
  },
  proofTask: {
    ...plain((client) => solveCaptcha(client), { imageKey: expect.any(String) }),
    refusals: {
      invalid_request: ({ visitor }) =>
        solveCaptcha(
          through(visitor, (request, next) => next(new Request(request.url.replace(/key=.*/, 'key=short')))),
        ),
      too_many_requests: async ({ test }) => {
        const browser = openBrowser(test.api, { clientAddress: '198.51.100.9' });
        const easy = withoutWork(browser, (body) => body);
        for (let time = 0; time < picturesAtOnce; time += 1) await solveCaptcha(easy);
        return solveCaptcha(easy);
      },
    },
  },
  publicKey: plain((client) => getPublicKey(client), {
    id: expect.any(String),
    key: expect.stringContaining('BEGIN PUBLIC KEY'),
  }),
  recordView: {
    ...plain((client) => recordView(client, '/articles'), undefined),
    refusals: { invalid_request: ({ visitor }) => recordView(visitor.client, '//evil.test') },
    needsNoDatabase: true,
  },
  removeFavourite: ofMember((client) => removeFavourite(client, 'product', 1500), undefined, {
    invalid_request: asMember((client) => removeFavourite(client, 'nothing' as never, 1)),
  }),
  search: plain((client) => searchAll(client, { keyword: '注塑机' }), {
    keyword: '注塑机',
    match: 'all',
    items: expect.arrayContaining([someId]),
  }),
  searchBest: plain((client) => searchBest(client, { keyword: '注塑机' }), expect.arrayContaining([someId])),
  searchSuggestions: plain(
    (client) => listSuggestions(client, '注塑'),
    expect.arrayContaining([expect.objectContaining({ title: '注塑机' })]),
  ),
  sendEnquiry: ofMember((client) => sendEnquiry(client, enquiry, 'form-0123456789ab'), expect.any(Number), {
    not_found: asMember((client) => sendEnquiry(client, { ...enquiry, targetId: nothing }, 'form-of-nothing-0')),
    invalid_request: asMember((client) => sendEnquiry(client, { ...enquiry, quantity: 0 }, 'form-of-nothing-1')),
    member_limit: asBusyMember('enquiry', (client) => sendEnquiry(client, enquiry, 'form-of-the-busy-1')),
  }),
  sitemapIndex: plain(
    (client) => listSitemapKinds(client),
    expect.arrayContaining([expect.objectContaining({ kind: 'article', total: ofEdition.length })]),
  ),
  sitemapList: {
    ...plain((client) => listSitemapEntries(client, 'article'), {
      items: expect.arrayContaining([someId]),
      next: null,
    }),
    refusals: { invalid_request: ({ visitor }) => listSitemapEntries(visitor.client, 'nothing' as never) },
  },
  subscribe: ofMember((client) => subscribe(client, subscriber), expect.any(Number), {
    not_found: asMember((client) => subscribe(client, { ...subscriber, magazineId: nothing })),
    invalid_request: asMember((client) => subscribe(client, { ...subscriber, email: 'nobody' })),
    member_limit: asBusyMember('subscription', (client) => subscribe(client, subscriber)),
  }),
  subscriptionList: ofMember((client) => listSubscriptions(client), expect.any(Array)),
  supplierDetail: detail((client, id) => getSupplier(client, id), 1000),
  supplierList: list((client) => listSuppliers(client), 'supplier'),
  tagList: plain((client) => listTags(client), [{ id: 2 }, { id: 1 }, { id: 3 }]),
  tradeShowDetail: detail((client, id) => getTradeShow(client, id), 1700),
  tradeShowList: list((client) => listTradeShows(client), 'show'),
  userInfo: { ...plain((client) => getMember(client), { id: 1, trueName: chinese.trueName }), by: 'member' },
  verifyCode: {
    ask: (client) =>
      requestVerificationCode(client, {
        account: '13612340000',
        purpose: 'login',
        imageCode: 'ABCD',
        imageKey: newImageKey(),
      }),
    succeed: ({ visitor }) => requestCode(visitor, '13612340001'),
    value: 60,
    refusals: {
      phone_invalid: ({ visitor: { client } }) =>
        requestVerificationCode(client, {
          account: '12345',
          purpose: 'login',
          imageCode: 'ABCD',
          imageKey: newImageKey(),
        }),
      email_invalid: ({ test }) =>
        requestVerificationCode(openBrowser(test.api, { edition: 'en' }).client, {
          account: 'nobody',
          purpose: 'login',
          imageCode: 'ABCD',
          imageKey: newImageKey(),
        }),
      invalid_request: ({ visitor: { client } }) =>
        requestVerificationCode(client, {
          account: '13612340002',
          purpose: 'login',
          imageCode: 'ABCD',
          imageKey: 'short',
        }),
      image_code_required: ({ visitor: { client } }) =>
        requestVerificationCode(client, {
          account: '13612340002',
          purpose: 'login',
          imageCode: '',
          imageKey: newImageKey(),
        }),
      image_code_wrong: ({ visitor: { client } }) =>
        requestVerificationCode(client, {
          account: '13612340002',
          purpose: 'login',
          imageCode: 'ABCD',
          imageKey: newImageKey(),
        }),
      too_soon: async ({ visitor }) => {
        await requestCode(visitor, '13612340003');
        return requestCode(visitor, '13612340003');
      },
      code_limit_reached: async ({ visitor, test: { time } }) => {
        for (let sent = 0; sent < 5; sent += 1) {
          await requestCode(visitor, '13612340004');
          time.now = new Date(time.now.getTime() + 60_000);
        }
        return requestCode(visitor, '13612340004');
      },
      code_not_sent: async ({ visitor }) => {
        outside.sendingFails = true;
        return requestCode(visitor, '13612340005').finally(() => (outside.sendingFails = false));
      },
    },
  },
  videoDetail: detail((client, id) => getVideo(client, id), 1300),
  videoList: list((client) => listVideos(client), 'video'),
  wechatSign: {
    ...plain((client) => signForWechat(client, 'http://localhost:3000/article/5'), {
      appId: 'wx1',
      rawString: expect.stringContaining('ticket-1'),
    }),
    refusals: {
      invalid_request: ({ visitor }) => signForWechat(visitor.client, 'https://evil.test/'),
      share_unavailable: async ({ visitor }) => {
        outside.ticketFails = true;
        return signForWechat(visitor.client, 'http://localhost:3000/').finally(() => (outside.ticketFails = false));
      },
    },
    needsNoDatabase: true,
  },
};
