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
  addFavourite: ofMember((client) => client.favourites.add('product', 1500), undefined, {
    not_found: asMember((client) => client.favourites.add('product', nothing)),
    invalid_request: asMember((client) => client.favourites.add('nothing' as never, 1)),
    member_limit: asBusyMember('favourite', (client) => client.favourites.add('product', 1500)),
  }),
  articleDetail: {
    ...detail((client, id) => client.articles.bySegment(String(id)), 5),
    refusals: {
      not_found: ({ visitor }) => visitor.client.articles.bySegment('no-such-name'),
      other_edition: ({ visitor }) => visitor.client.articles.bySegment('36'),
    },
  },
  articleList: plain((client) => client.articles.list(), {
    items: expect.arrayContaining([someId]),
    total: ofEdition.length,
    facets: expect.any(Object),
  }),
  bannerList: {
    ...plain((client) => client.banners.list('top'), [{ title: '展会' }, { title: '第二' }]),
    refusals: { invalid_request: ({ visitor }) => visitor.client.banners.list('no such code!') },
  },
  baseInfo: plain((client) => client.baseInfo.get(), { settings: { title: '工业门户' } }),
  contactDetail: ofMember(
    (client) => client.contacts.of(1000),
    { person: '陈工', email: 'sales@supplier.example.com' },
    {
      not_found: asMember((client) => client.contacts.of(nothing)),
      member_limit: asBusyMember('contact', (client) => client.contacts.of(1000)),
    },
  ),
  enquiryList: ofMember((client) => client.enquiries.list(), { items: expect.any(Array), page: 1 }),
  favouriteList: ofMember((client) => client.favourites.list(), { items: expect.any(Array), kinds: expect.any(Array) }),
  friendlyLinkList: plain((client) => client.friendlyLinks.list(), [{ title: '行业协会' }, { title: '无地址' }]),
  industryTree: plain((client) => client.industries.tree(), [{ names: { cn: '材料与加工' } }, {}]),
  issueDetail: detail((client, id) => client.issues.byId(id), 1200),
  issueList: list((client) => client.issues.list(), 'issue'),
  issuePage: {
    ...plain((client) => client.issuePages.at(1200, 4), { page: 4 }),
    refusals: { not_found: ({ visitor }) => visitor.client.issuePages.at(1200, 65) },
  },
  keptFavourites: ofMember((client) => client.favourites.kept('product', [1501]), [], {
    invalid_request: asMember((client) => client.favourites.kept('nothing' as never, [1])),
  }),
  keywordList: plain((client) => client.keywords.list(), ['机器人', '注塑机']),
  loginByCode: {
    ask: (client) => client.members.loginByCode({ account: chinese.account, smsCode: '123456' }),
    succeed: async ({ test }) => {
      const browser = openBrowser(test.api);
      await requestCode(browser, chinese.account);
      return browser.client.members.loginByCode({ account: chinese.account, smsCode: codeSentTo(chinese.account) });
    },
    value: undefined,
    refusals: {
      sms_code_wrong: ({ visitor }) =>
        visitor.client.members.loginByCode({ account: chinese.account, smsCode: '000000' }),
      unknown_key: ({ visitor }) =>
        withChangedBody(visitor, (body) => ({ ...body, kid: 'another' })).members.loginByCode({
          account: chinese.account,
          smsCode: '123456',
        }),
      too_many_requests: async (stage) =>
        (await tiredNetwork(stage, '198.51.100.7')).client.members.loginByCode({
          account: chinese.account,
          smsCode: '123456',
        }),
    },
  },
  loginByPassword: {
    ask: (client) =>
      client.members.loginByPassword({
        account: chinese.account,
        password: chinese.password,
        imageCode: 'ABCD',
        imageKey: client.captcha.newKey(),
      }),
    succeed: ({ test }) => logInWith(openBrowser(test.api)),
    value: undefined,
    refusals: {
      credentials_wrong: ({ test }) => logInWith(openBrowser(test.api), 'another password'),
      image_code_required: ({ visitor: { client } }) =>
        client.members.loginByPassword({
          account: 'a',
          password: 'b',
          imageCode: ' ',
          imageKey: client.captcha.newKey(),
        }),
      image_code_wrong: ({ visitor: { client } }) =>
        client.members.loginByPassword({
          account: 'a',
          password: 'b',
          imageCode: 'ABCD',
          imageKey: client.captcha.newKey(),
        }),
      unknown_key: async ({ visitor }) =>
        withChangedBody(visitor, (body) => ({ ...body, kid: 'another' })).members.loginByPassword({
          account: 'a',
          password: 'b',
          imageCode: 'ABCD',
          imageKey: visitor.client.captcha.newKey(),
        }),
      too_many_requests: async (stage) => logInWith(await tiredNetwork(stage, '198.51.100.8')),
    },
  },
  logout: {
    ask: (client) => client.members.logout(),
    succeed: async ({ test }) => {
      const browser = openBrowser(test.api);
      await logInWith(browser);
      return browser.client.members.logout();
    },
    by: 'member',
    value: undefined,
    refusals: {
      forbidden: ({ member }) =>
        through(member, (request, next) => {
          const headers = new Headers(request.headers);
          headers.set('sec-fetch-site', 'cross-site');
          return next(new Request(request, { headers }));
        }).members.logout(),
    },
  },
  magazineList: list((client) => client.magazines.list(), 'magazine'),
  mergeFavourites: ofMember(
    (client) =>
      client.favourites.merge([
        { kind: 'video', id: 1300 },
        { kind: 'video', id: nothing },
      ]),
    { kept: 1, missing: [{ kind: 'video', id: nothing }] },
    {
      invalid_request: asMember((client) =>
        client.favourites.merge(Array.from({ length: 201 }, (_, at) => ({ kind: 'article' as const, id: at + 1 }))),
      ),
      member_limit: asBusyMember('favourite', (client) => client.favourites.merge([{ kind: 'video', id: 1300 }])),
    },
  ),
  mostReadArticles: plain((client) => client.articles.mostRead({ rows: 3 }), [someId, someId, someId]),
  pageDetail: {
    ...plain((client) => client.pages.bySlug('about/history'), { title: '发展历程' }),
    refusals: { not_found: ({ visitor }) => visitor.client.pages.bySlug('about/nothing') },
  },
  paperDetail: detail((client, id) => client.papers.byId(id), 1400),
  paperDownload: {
    by: 'member',
    ask: (client) => client.downloads.paper(1400),
    value: { fileName: 'paper第0号.pdf' },
    refusals: {
      download_members_only: ({ visitor }) => visitor.client.downloads.paper(1400),
      not_found: asMember((client) => client.downloads.paper(nothing)),
      invalid_request: asMember((client) => client.downloads.paper(-1)),
      member_limit: asBusyMember('download', (client) => client.downloads.paper(1400)),
    },
  },
  paperList: list((client) => client.papers.list(), 'paper'),
  postDetail: detail((client, id) => client.posts.byId(id), 1600),
  postList: list((client) => client.posts.list(), 'post'),
  pressReleaseDetail: detail((client, id) => client.pressReleases.byId(id), 1800),
  pressReleaseList: list((client) => client.pressReleases.list(), 'release'),
  productDetail: detail((client, id) => client.products.byId(id), 1500),
  productList: list((client) => client.products.list(), 'product'),
  proofSolution: {
    ...plain((client) => client.captcha.solveProof(), { imageCode: expect.any(String) }),
    refusals: {
      image_code_wrong: ({ visitor }) => withoutWork(visitor, (body) => body).captcha.solveProof(),
      invalid_request: ({ visitor }) =>
        withoutWork(visitor, (body) => ({ ...body, solution: 'none' })).captcha.solveProof(),
    },
  },
  proofTask: {
    ...plain((client) => client.captcha.solveProof(), { imageKey: expect.any(String) }),
    refusals: {
      invalid_request: ({ visitor }) =>
        through(visitor, (request, next) =>
          next(new Request(request.url.replace(/key=.*/, 'key=short'))),
        ).captcha.solveProof(),
      too_many_requests: async ({ test }) => {
        const browser = openBrowser(test.api, { clientAddress: '198.51.100.9' });
        const easy = withoutWork(browser, (body) => body);
        for (let time = 0; time < picturesAtOnce; time += 1) await easy.captcha.solveProof();
        return easy.captcha.solveProof();
      },
    },
  },
  publicKey: plain((client) => client.members.publicKey(), {
    id: expect.any(String),
    key: expect.stringContaining('BEGIN PUBLIC KEY'),
  }),
  recordView: {
    ...plain((client) => client.views.record('/articles'), undefined),
    refusals: { invalid_request: ({ visitor }) => visitor.client.views.record('//evil.test') },
    needsNoDatabase: true,
  },
  removeFavourite: ofMember((client) => client.favourites.remove('product', 1500), undefined, {
    invalid_request: asMember((client) => client.favourites.remove('nothing' as never, 1)),
  }),
  search: plain((client) => client.search.query({ keyword: '注塑机' }), {
    keyword: '注塑机',
    match: 'all',
    items: expect.arrayContaining([someId]),
  }),
  searchBest: plain((client) => client.search.best({ keyword: '注塑机' }), expect.arrayContaining([someId])),
  searchSuggestions: plain(
    (client) => client.search.suggest('注塑'),
    expect.arrayContaining([expect.objectContaining({ title: '注塑机' })]),
  ),
  sendEnquiry: ofMember((client) => client.enquiries.send(enquiry, 'form-0123456789ab'), expect.any(Number), {
    not_found: asMember((client) => client.enquiries.send({ ...enquiry, targetId: nothing }, 'form-of-nothing-0')),
    invalid_request: asMember((client) => client.enquiries.send({ ...enquiry, quantity: 0 }, 'form-of-nothing-1')),
    member_limit: asBusyMember('enquiry', (client) => client.enquiries.send(enquiry, 'form-of-the-busy-1')),
  }),
  sitemapIndex: plain(
    (client) => client.sitemap.kinds(),
    expect.arrayContaining([expect.objectContaining({ kind: 'article', total: ofEdition.length })]),
  ),
  sitemapList: {
    ...plain((client) => client.sitemap.list('article'), { items: expect.arrayContaining([someId]), next: null }),
    refusals: { invalid_request: ({ visitor }) => visitor.client.sitemap.list('nothing' as never) },
  },
  subscribe: ofMember((client) => client.subscriptions.add(subscriber), expect.any(Number), {
    not_found: asMember((client) => client.subscriptions.add({ ...subscriber, magazineId: nothing })),
    invalid_request: asMember((client) => client.subscriptions.add({ ...subscriber, email: 'nobody' })),
    member_limit: asBusyMember('subscription', (client) => client.subscriptions.add(subscriber)),
  }),
  subscriptionList: ofMember((client) => client.subscriptions.list(), expect.any(Array)),
  supplierDetail: detail((client, id) => client.suppliers.byId(id), 1000),
  supplierList: list((client) => client.suppliers.list(), 'supplier'),
  tagList: plain((client) => client.tags.list(), [{ id: 2 }, { id: 1 }, { id: 3 }]),
  tradeShowDetail: detail((client, id) => client.tradeShows.byId(id), 1700),
  tradeShowList: list((client) => client.tradeShows.list(), 'show'),
  userInfo: { ...plain((client) => client.members.me(), { id: 1, trueName: chinese.trueName }), by: 'member' },
  verifyCode: {
    ask: (client) =>
      client.members.requestCode({
        account: '13612340000',
        purpose: 'login',
        imageCode: 'ABCD',
        imageKey: client.captcha.newKey(),
      }),
    succeed: ({ visitor }) => requestCode(visitor, '13612340001'),
    value: 60,
    refusals: {
      phone_invalid: ({ visitor: { client } }) =>
        client.members.requestCode({
          account: '12345',
          purpose: 'login',
          imageCode: 'ABCD',
          imageKey: client.captcha.newKey(),
        }),
      email_invalid: ({ test }) => {
        const { members, captcha } = openBrowser(test.api, { edition: 'en' }).client;
        return members.requestCode({
          account: 'nobody',
          purpose: 'login',
          imageCode: 'ABCD',
          imageKey: captcha.newKey(),
        });
      },
      invalid_request: ({ visitor: { client } }) =>
        client.members.requestCode({ account: '13612340002', purpose: 'login', imageCode: 'ABCD', imageKey: 'short' }),
      image_code_required: ({ visitor: { client } }) =>
        client.members.requestCode({
          account: '13612340002',
          purpose: 'login',
          imageCode: '',
          imageKey: client.captcha.newKey(),
        }),
      image_code_wrong: ({ visitor: { client } }) =>
        client.members.requestCode({
          account: '13612340002',
          purpose: 'login',
          imageCode: 'ABCD',
          imageKey: client.captcha.newKey(),
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
  videoDetail: detail((client, id) => client.videos.byId(id), 1300),
  videoList: list((client) => client.videos.list(), 'video'),
  wechatSign: {
    ...plain((client) => client.wechat.sign('http://localhost:3000/article/5'), {
      appId: 'wx1',
      rawString: expect.stringContaining('ticket-1'),
    }),
    refusals: {
      invalid_request: ({ visitor }) => visitor.client.wechat.sign('https://evil.test/'),
      share_unavailable: async ({ visitor }) => {
        outside.ticketFails = true;
        return visitor.client.wechat.sign('http://localhost:3000/').finally(() => (outside.ticketFails = false));
      },
    },
    needsNoDatabase: true,
  },
};
