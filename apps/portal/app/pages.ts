import { loadArticleRoute } from './features/articles/article.server.tsx';
import { loadArticlesRoute } from './features/articles/articles.server.tsx';
import { loadAppDownload } from './features/editorial/app-download.server.tsx';
import { aboutPage, editorial, privacyChoices } from './features/editorial/editorial.server.tsx';
import { issueKind, paperKind, productKind, showKind, supplierKind } from './features/catalog/entry-kinds.server.tsx';
import { loadCompare } from './features/catalog/compare.server.tsx';
import { loadEntryList } from './features/catalog/entry-list.server.tsx';
import { toList } from './features/catalog/entry-visit.server.ts';
import { leaveEnquiry, loadSentEnquiry, submitEnquiry } from './features/catalog/enquiry-pages.server.tsx';
import { loadIssue } from './features/catalog/issue.server.tsx';
import { loadPaper } from './features/catalog/paper.server.tsx';
import { loadPost } from './features/catalog/post.server.tsx';
import { loadMediaCentre, loadPressRelease } from './features/catalog/press-release.server.tsx';
import { loadProduct } from './features/catalog/product.server.tsx';
import { loadShow } from './features/catalog/show.server.tsx';
import { loadSupplier } from './features/catalog/supplier.server.tsx';
import { loadSupplierVideo, loadVideo, loadVideoBlock, loadVideos } from './features/catalog/video.server.tsx';
import { loadHomeRoute } from './features/home/home.server.tsx';
import { loadRedirect, loadUpload } from './features/editorial/leaving.server.tsx';
import { createResources } from './features/feeds/resources.server.ts';
import { loadOffline } from './features/editorial/offline.server.tsx';
import { errorPage } from './features/editorial/error-pages.server.tsx';
import { loadFavourites } from './features/account/favourites.server.tsx';
import { loadNotFound } from './features/editorial/not-found.server.ts';
import { loadSitemaps } from './features/editorial/sitemaps.server.tsx';
import {
  integer,
  keyword,
  pageNumber,
  parameterFilters,
  parameterKey,
  parameterOrder,
  token,
  word,
} from './runtime/query.ts';
import { loadSearchRoute } from './features/search/search.server.tsx';
import { loadPlatform } from './features/catalog/platform.server.tsx';
import { loadShowDirectory } from './features/catalog/show-directory.server.tsx';
import { loadShowroom, showroomCrumb } from './features/catalog/showroom.server.tsx';
import { definePage, toPath } from './shell/page/define-page.ts';
import { chooseEdition } from './features/editorial/edition.server.ts';
import { loadSubsiteHome } from './features/subsites/subsite-home.server.tsx';
import { loadSubsiteList } from './features/subsites/subsite-lists.server.tsx';

const sid = { sid: integer };
const articleQuery = {
  ...sid,
  tid: integer,
  keyword,
  type: word,
  year: integer,
  month: integer,
  sort: word,
  page: pageNumber,
};
const entryQuery = {
  ...sid,
  tid: integer,
  mid: integer,
  lang: word,
  region: integer,
  supplier: integer,
  exhibitor: integer,
  side: word,
  when: word,
  year: integer,
  month: integer,
  sort: word,
  page: pageNumber,
};
const productQuery = {
  ...entryQuery,
  p: parameterFilters,
  by: parameterOrder,
  // What the form of a range sends: it leads to the list with `p`.
  key: parameterKey,
  from: keyword,
  to: keyword,
};
const searchQuery = { type: word, keyword, hot: keyword, ...sid, year: integer, sort: word, page: pageNumber };

/** All pages of the portal: path, layout, parameters, cache and loader of each. */
const pages = [
  definePage({
    path: '/',
    layout: 'site',
    sitemap: true,
    firstStylesOnly: true,
    load: ({ scope }) => loadHomeRoute(scope),
  }),
  definePage({ path: '/index', layout: 'site', firstStylesOnly: true, load: ({ scope }) => loadHomeRoute(scope) }),

  definePage({
    path: '/articles',
    layout: 'site',
    sitemap: true,
    query: articleQuery,
    load: ({ scope, url }) => loadArticlesRoute(scope, url, undefined),
  }),
  // A page of its own (spec §2 Routes), although its list is one of the types.
  definePage({
    path: '/articles/newswire',
    layout: 'site',
    query: articleQuery,
    load: ({ scope, url }) => loadArticlesRoute(scope, url, 'newswire'),
  }),
  definePage({
    path: '/articles/:type',
    layout: 'site',
    query: articleQuery,
    load: ({ scope, url, params }) => loadArticlesRoute(scope, url, params.type),
  }),
  // An article without an id: its parent list (decision D8 of the specification's open points).
  definePage({ path: '/article', layout: 'site', cache: false, load: toPath('/articles') }),
  definePage({
    path: '/article/:segment',
    layout: 'site',
    query: { side: word },
    load: ({ scope, url, params }) => loadArticleRoute(scope, params.segment!, url),
  }),
  definePage({
    path: '/search',
    layout: 'site',
    query: searchQuery,
    load: ({ scope, url }) => loadSearchRoute(scope, url),
  }),

  definePage({ path: '/videos', layout: 'site', sitemap: true, query: entryQuery, load: loadVideos }),
  definePage({ path: '/videos/block', layout: 'site', load: toList('/videos') }),
  definePage({ path: '/videos/block/:id', layout: 'site', load: loadVideoBlock }),
  definePage({ path: '/videos/info', layout: 'site', load: toList('/videos') }),
  definePage({ path: '/videos/info/:id', layout: 'site', load: loadVideo }),
  definePage({
    path: '/magazines',
    layout: 'site',
    sitemap: true,
    query: entryQuery,
    load: (visit) => loadEntryList(visit, issueKind),
  }),
  definePage({ path: '/magazines/info', layout: 'site', load: toList('/magazines') }),
  definePage({ path: '/magazines/info/:id', layout: 'site', query: { page: pageNumber }, load: loadIssue }),
  definePage({
    path: '/whitepapers',
    layout: 'site',
    sitemap: true,
    query: entryQuery,
    load: (visit) => loadEntryList(visit, paperKind),
  }),
  definePage({ path: '/whitepapers/info', layout: 'site', load: toList('/whitepapers') }),
  definePage({ path: '/whitepapers/info/:id', layout: 'site', load: loadPaper }),
  definePage({
    path: '/whitepapers/policy',
    layout: 'site',
    sitemap: true,
    load: editorial('/whitepapers/policy', {
      above: (i18n) => [{ name: i18n._(paperKind.name), path: paperKind.path }],
    }),
  }),
  definePage({
    path: '/tradeshow',
    layout: 'site',
    sitemap: true,
    query: entryQuery,
    load: (visit) => loadEntryList(visit, showKind),
  }),
  definePage({
    path: '/tradeshow/directories',
    layout: 'site',
    sitemap: true,
    query: entryQuery,
    load: (visit) => loadShowDirectory(visit),
  }),
  definePage({ path: '/tradeshow/info', layout: 'site', load: toList('/tradeshow') }),
  definePage({ path: '/tradeshow/info/:id', layout: 'site', load: loadShow }),
  definePage({ path: '/meeting/innovation', layout: 'site', sitemap: true, load: editorial('/meeting/innovation') }),

  definePage({ path: '/showroom', layout: 'site', sitemap: true, load: loadShowroom }),
  definePage({
    path: '/showroom/suppliers',
    layout: 'site',
    sitemap: true,
    query: entryQuery,
    load: (visit) => loadEntryList(visit, supplierKind, { above: [showroomCrumb(visit.scope)] }),
  }),
  definePage({ path: '/showroom/suppliers/info', layout: 'site', load: toList('/showroom/suppliers') }),
  definePage({ path: '/showroom/suppliers/info/:id', layout: 'site', enquiryStyles: true, load: loadSupplier }),
  definePage({ path: '/showroom/suppliers/info/video', layout: 'site', load: toList('/showroom/suppliers') }),
  definePage({ path: '/showroom/suppliers/info/video/:id', layout: 'site', load: loadSupplierVideo }),
  definePage({
    path: '/showroom/products',
    layout: 'site',
    sitemap: true,
    query: productQuery,
    load: (visit) => loadEntryList(visit, productKind, { above: [showroomCrumb(visit.scope)] }),
  }),
  definePage({ path: '/showroom/products/info', layout: 'site', load: toList('/showroom/products') }),
  definePage({ path: '/showroom/products/info/:id', layout: 'site', enquiryStyles: true, load: loadProduct }),
  // There are as many comparisons as choices.
  definePage({
    path: '/compare',
    layout: 'site',
    cache: false,
    query: { products: keyword, suppliers: keyword },
    load: loadCompare,
  }),
  definePage({ path: '/showroom/platform', layout: 'site', sitemap: true, query: entryQuery, load: loadPlatform }),
  definePage({ path: '/showroom/supply', layout: 'site', load: toList('/showroom/platform?side=supply') }),
  definePage({ path: '/showroom/supply/:id', layout: 'site', enquiryStyles: true, load: loadPost('supply') }),
  definePage({ path: '/showroom/demand', layout: 'site', load: toList('/showroom/platform?side=demand') }),
  definePage({ path: '/showroom/demand/:id', layout: 'site', enquiryStyles: true, load: loadPost('demand') }),

  // What a visitor sends, and what came of it, is nobody's to cache.
  definePage({
    path: '/enquiry',
    layout: 'site',
    cache: false,
    enquiryStyles: true,
    load: leaveEnquiry,
    submit: submitEnquiry,
  }),
  definePage({
    path: '/enquiry/sent',
    layout: 'site',
    cache: false,
    query: { id: integer, kind: word, target: integer },
    load: loadSentEnquiry,
  }),

  // The header of the sub-site whose `sid` they carry, else the site's.
  definePage({
    path: '/media',
    layout: 'subsite',
    sitemap: true,
    query: entryQuery,
    load: loadMediaCentre,
  }),
  definePage({ path: '/media/:id', layout: 'subsite', query: sid, load: loadPressRelease }),
  definePage({ path: '/about', layout: 'subsite', sitemap: true, query: sid, load: aboutPage('/about') }),
  definePage({ path: '/about/index', layout: 'subsite', sitemap: true, query: sid, load: aboutPage('/about/index') }),
  definePage({
    path: '/about/accessibility',
    layout: 'subsite',
    sitemap: true,
    query: sid,
    load: aboutPage('/about/accessibility'),
  }),
  definePage({
    path: '/about/careers',
    layout: 'subsite',
    sitemap: true,
    query: sid,
    load: aboutPage('/about/careers'),
  }),
  definePage({
    path: '/about/contact',
    layout: 'subsite',
    sitemap: true,
    query: sid,
    load: aboutPage('/about/contact', null, 'contact'),
  }),
  definePage({
    path: '/about/history',
    layout: 'subsite',
    sitemap: true,
    query: sid,
    load: aboutPage('/about/history'),
  }),
  definePage({
    path: '/about/imprint',
    layout: 'subsite',
    sitemap: true,
    query: sid,
    load: aboutPage('/about/imprint'),
  }),
  definePage({ path: '/about/intro', layout: 'subsite', sitemap: true, query: sid, load: aboutPage('/about/intro') }),
  definePage({
    path: '/about/management',
    layout: 'subsite',
    sitemap: true,
    query: sid,
    load: aboutPage('/about/management'),
  }),
  definePage({
    path: '/about/policy',
    layout: 'subsite',
    sitemap: true,
    query: sid,
    load: aboutPage('/about/policy', privacyChoices),
  }),

  definePage({ path: '/i/:path', layout: 'subsite', query: { sort: word }, load: loadSubsiteHome }),
  definePage({ path: '/i/:path/:subpath', layout: 'subsite', query: { sort: word }, load: loadSubsiteHome }),
  definePage({ path: '/subsite', layout: 'subsite', query: sid, load: loadSubsiteList }),
  definePage({
    path: '/subsite/*',
    layout: 'subsite',
    query: { ...productQuery, ...articleQuery },
    load: loadSubsiteList,
  }),

  definePage({ path: '/appdownload', layout: 'download', query: { type: word, id: token }, load: loadAppDownload }),
  // What a visitor states as a target is as many pages as there are URLs.
  definePage({ path: '/redirect', layout: 'empty', cache: false, load: loadRedirect }),
  definePage({ path: '/uploads', layout: 'empty', cache: false, load: loadUpload }),

  definePage({ path: '/sitemaps', layout: 'site', sitemap: true, load: loadSitemaps }),
  // What is a member's is nobody's to cache.
  definePage({ path: '/favourites', layout: 'site', cache: false, load: loadFavourites }),
  definePage({ path: '/offline', layout: 'site', load: loadOffline }),
  definePage({ path: '/error', layout: 'site', load: errorPage('/error') }),
  definePage({ path: '/error1', layout: 'site', load: errorPage('/error1') }),
];

/** Paths of the pages that the sitemap names. */
const sitemapPaths = pages.filter(({ sitemap }) => sitemap).map(({ path }) => path);

/** Everything that a path of the portal can lead to. */
export const routes = [
  ...pages,
  ...createResources(sitemapPaths),
  // There is nothing to read here.
  { path: '/edition', cache: false, respond: toPath('/'), submit: chooseEdition },
  definePage({ path: '*', layout: 'site', cache: false, load: loadNotFound }),
];
