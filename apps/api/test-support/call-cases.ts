import {
  getArticle,
  getBaseInfo,
  getEditorialPage,
  getIndustryTree,
  getIssue,
  getIssuePage,
  getPaper,
  getPost,
  getPressRelease,
  getProduct,
  getSupplier,
  getTradeShow,
  getVideo,
  listArticles,
  listBanners,
  listPartnerLinks,
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
  listSuggestions,
  listSuppliers,
  listTags,
  listTradeShows,
  listVideos,
  recordView,
  searchAll,
  searchBest,
  searchOtherLanguage,
  signForWechat,
} from '@millwright/api-client';
import type { calls } from '@millwright/api-client/contract';
import { expect } from 'vitest';
import { accountCases } from './call-cases-account.ts';
import { detail, list, plain, someId, type CallCase } from './call-case.ts';
import { outside } from './call-stage.ts';
import { deskCases } from './call-cases-desk.ts';
import { enquiryCases } from './call-cases-enquiries.ts';
import { loginCases } from './call-cases-login.ts';
import { postCases } from './call-cases-posts.ts';
import { memberCases } from './call-cases-member.ts';
import { fixtureArticles } from './fixture.ts';

const ofEdition = fixtureArticles.filter(({ edition, published }) => edition === 'cn' && published);

/** A case for every call of the contract. A call without one does not compile. */
export const callCases: Readonly<Record<keyof typeof calls, CallCase>> = {
  ...deskCases,
  ...enquiryCases,
  ...loginCases,
  ...memberCases,
  ...postCases,
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
  partnerLinkList: plain((client) => listPartnerLinks(client), [{ title: '行业协会' }, { title: '无地址' }]),
  industryTree: plain((client) => getIndustryTree(client), [{ names: { cn: '材料与加工' } }, {}]),
  issueDetail: detail((client, id) => getIssue(client, id), 1200),
  issueList: list((client) => listIssues(client), 'issue'),
  issuePage: {
    ...plain((client) => getIssuePage(client, 1200, 4), { page: 4 }),
    refusals: { not_found: ({ visitor }) => getIssuePage(visitor.client, 1200, 65) },
  },
  keywordList: plain((client) => listKeywords(client), ['机器人', '注塑机']),
  magazineList: list((client) => listMagazines(client), 'magazine'),
  mostReadArticles: plain((client) => listMostReadArticles(client, { rows: 3 }), [someId, someId, someId]),
  pageDetail: {
    ...plain((client) => getEditorialPage(client, 'about/history'), { title: '发展历程' }),
    refusals: { not_found: ({ visitor }) => getEditorialPage(visitor.client, 'about/nothing') },
  },
  paperDetail: detail((client, id) => getPaper(client, id), 1400),
  paperList: list((client) => listPapers(client), 'paper'),
  postDetail: detail((client, id) => getPost(client, id), 1600),
  postList: list((client) => listPosts(client), 'post'),
  pressReleaseDetail: detail((client, id) => getPressRelease(client, id), 1800),
  pressReleaseList: list((client) => listPressReleases(client), 'release'),
  productDetail: detail((client, id) => getProduct(client, id), 1500),
  productList: list((client) => listProducts(client), 'product'),
  recordView: {
    ...plain((client) => recordView(client, '/articles'), undefined),
    refusals: { invalid_request: ({ visitor }) => recordView(visitor.client, '//evil.test') },
    needsNoDatabase: true,
  },
  search: plain((client) => searchAll(client, { keyword: '注塑机' }), {
    keyword: '注塑机',
    match: 'all',
    items: expect.arrayContaining([someId]),
  }),
  searchBest: plain((client) => searchBest(client, { keyword: '注塑机' }), expect.arrayContaining([someId])),
  searchOtherLanguage: plain((client) => searchOtherLanguage(client, '注塑机'), {
    edition: 'en',
    items: expect.any(Array),
  }),
  searchSuggestions: plain((client) => listSuggestions(client, '注塑'), {
    corrected: null,
    keyword: '注塑',
    kinds: expect.any(Array),
    items: expect.arrayContaining([expect.objectContaining({ title: '注塑机' })]),
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
  supplierDetail: detail((client, id) => getSupplier(client, id), 1000),
  supplierList: list((client) => listSuppliers(client), 'supplier'),
  tagList: plain((client) => listTags(client), [{ id: 2 }, { id: 1 }, { id: 3 }]),
  tradeShowDetail: detail((client, id) => getTradeShow(client, id), 1700),
  tradeShowList: list((client) => listTradeShows(client), 'show'),
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
  ...accountCases,
};
