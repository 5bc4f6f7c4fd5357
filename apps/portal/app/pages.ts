import { redirect } from 'react-router';
import { loadFavourites } from './features/account/favourites.server.tsx';
import { loadArticleRoute } from './features/articles/article.server.tsx';
import { loadArticlesRoute } from './features/articles/articles.server.tsx';
import { loadCompare } from './features/catalog/compare.server.tsx';
import { leaveEnquiry, loadSentEnquiry, submitEnquiry } from './features/catalog/enquiry-pages.server.tsx';
import { issueKind, paperKind, productKind, showKind, supplierKind } from './features/catalog/entry-kinds.server.tsx';
import { parameterFilters, parameterKey, parameterOrder } from './features/catalog/entry-list-query.ts';
import { entryList } from './features/catalog/entry-list.server.tsx';
import { listCrumbs } from './features/catalog/entry-visit.server.ts';
import { loadIssue } from './features/catalog/issue.server.tsx';
import { loadPaper } from './features/catalog/paper.server.tsx';
import { loadPlatform } from './features/catalog/platform.server.tsx';
import { loadPost } from './features/catalog/post.server.tsx';
import { loadMediaCentre, loadPressRelease } from './features/catalog/press-release.server.tsx';
import { loadProduct } from './features/catalog/product.server.tsx';
import { directoryKind } from './features/catalog/show-directory.server.tsx';
import { loadShow } from './features/catalog/show.server.tsx';
import { loadShowroom } from './features/catalog/showroom.server.tsx';
import { loadSupplier } from './features/catalog/supplier.server.tsx';
import { loadSupplierVideo, loadVideo, loadVideoBlock, loadVideos } from './features/catalog/video.server.tsx';
import { loadAppDownload } from './features/editorial/app-download.server.tsx';
import { chooseEdition } from './features/editorial/edition.server.ts';
import { aboutPage, editorial, privacyChoices } from './features/editorial/editorial.server.tsx';
import { errorPage } from './features/editorial/error-pages.server.tsx';
import { loadRedirect, loadUpload } from './features/editorial/leaving.server.tsx';
import { loadNotFound } from './features/editorial/not-found.server.ts';
import { loadOffline } from './features/editorial/offline.server.tsx';
import { loadSitemaps } from './features/editorial/sitemaps.server.tsx';
import { createResources } from './features/feeds/resources.server.ts';
import { loadHomeRoute } from './features/home/home.server.tsx';
import { loadSearchRoute } from './features/search/search.server.tsx';
import { loadSubsiteHome } from './features/subsites/subsite-home.server.tsx';
import { loadSubsiteList } from './features/subsites/subsite-lists.server.tsx';
import type { Page } from './runtime/routes.ts';
import type { Layout } from './shell/frame/shell.ts';
import type { PageHead } from './shell/page/page-head.server.tsx';
import { integer, keyword, pageNumber, token, word, type Cacheable } from './shell/page/parameters.ts';
import type { RequestScope } from './shell/page/request-scope.server.tsx';

/**
 * A page of the portal. Its layout is `site` by default, and `subsite` is the site's own header where no sub-site is
 * named.
 */
interface PortalPage extends Page<RequestScope, Layout, PageHead>, Cacheable {
  /** Whether the sitemap names it: a list or an editorial page, whose path is its URL. @default false */
  sitemap?: boolean;
}

/** Leads to another path: a page without its id to its list (decision D8 of the specification's open points). */
const toPath = (path: string) => () => Promise.reject<never>(redirect(path, 302));

const sid = { sid: integer };
const listQuery = { ...sid, tid: integer, year: integer, month: integer, sort: word, page: pageNumber };
const articleQuery = { ...listQuery, keyword, type: word };
const entryQuery = {
  ...listQuery,
  mid: integer,
  lang: word,
  region: integer,
  supplier: integer,
  exhibitor: integer,
  side: word,
  when: word,
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

/** A page about us, which stays in the sub-site that it is read in. */
const about = (path: string, load = aboutPage(path)): PortalPage => ({
  path,
  layout: 'subsite',
  sitemap: true,
  query: sid,
  load,
});

/**
 * All pages of the portal: path, layout, parameters, cache and loader of each. The route table, the allowed parameters,
 * the cache keys and the sitemap of pages follow from it; feeds and files are in `features/feeds/resources.server.ts`.
 */
const pages: readonly PortalPage[] = [
  { path: '/', sitemap: true, styles: 'first', load: loadHomeRoute },
  { path: '/index', styles: 'first', load: loadHomeRoute },

  { path: '/articles', sitemap: true, query: articleQuery, load: loadArticlesRoute },
  // A page of its own (spec §2 Routes), although its list is one of the types.
  {
    path: '/articles/newswire',
    query: articleQuery,
    load: (visit) => loadArticlesRoute({ ...visit, params: { type: 'newswire' } }),
  },
  { path: '/articles/:type', query: articleQuery, load: loadArticlesRoute },
  { path: '/article', cache: false, load: toPath('/articles') },
  { path: '/article/:segment', query: { side: word }, load: loadArticleRoute },
  { path: '/search', query: searchQuery, load: loadSearchRoute },

  { path: '/videos', sitemap: true, query: entryQuery, load: loadVideos },
  { path: '/videos/block', load: toPath('/videos') },
  { path: '/videos/block/:id', load: loadVideoBlock },
  { path: '/videos/info', load: toPath('/videos') },
  { path: '/videos/info/:id', load: loadVideo },
  { path: '/magazines', sitemap: true, query: entryQuery, load: entryList(issueKind) },
  { path: '/magazines/info', load: toPath('/magazines') },
  { path: '/magazines/info/:id', query: { page: pageNumber }, load: loadIssue },
  { path: '/whitepapers', sitemap: true, query: entryQuery, load: entryList(paperKind) },
  { path: '/whitepapers/info', load: toPath('/whitepapers') },
  { path: '/whitepapers/info/:id', load: loadPaper },
  {
    path: '/whitepapers/policy',
    sitemap: true,
    load: editorial('/whitepapers/policy', { above: (scope) => listCrumbs(scope, paperKind) }),
  },
  { path: '/tradeshow', sitemap: true, query: entryQuery, load: entryList(showKind) },
  { path: '/tradeshow/directories', sitemap: true, query: entryQuery, load: entryList(directoryKind) },
  { path: '/tradeshow/info', load: toPath('/tradeshow') },
  { path: '/tradeshow/info/:id', load: loadShow },
  { path: '/meeting/innovation', sitemap: true, load: editorial('/meeting/innovation') },

  { path: '/showroom', sitemap: true, load: loadShowroom },
  { path: '/showroom/suppliers', sitemap: true, query: entryQuery, load: entryList(supplierKind) },
  { path: '/showroom/suppliers/info', load: toPath('/showroom/suppliers') },
  { path: '/showroom/suppliers/info/:id', styles: 'enquiry', load: loadSupplier },
  { path: '/showroom/suppliers/info/video', load: toPath('/showroom/suppliers') },
  { path: '/showroom/suppliers/info/video/:id', load: loadSupplierVideo },
  { path: '/showroom/products', sitemap: true, query: productQuery, load: entryList(productKind) },
  { path: '/showroom/products/info', load: toPath('/showroom/products') },
  { path: '/showroom/products/info/:id', styles: 'enquiry', load: loadProduct },
  // There are as many comparisons as choices.
  { path: '/compare', cache: false, query: { products: keyword, suppliers: keyword }, load: loadCompare },
  { path: '/showroom/platform', sitemap: true, query: entryQuery, load: loadPlatform },
  { path: '/showroom/supply', load: toPath('/showroom/platform?side=supply') },
  { path: '/showroom/supply/:id', styles: 'enquiry', load: loadPost('supply') },
  { path: '/showroom/demand', load: toPath('/showroom/platform?side=demand') },
  { path: '/showroom/demand/:id', styles: 'enquiry', load: loadPost('demand') },

  // What a visitor sends, and what came of it, is nobody's to cache.
  { path: '/enquiry', cache: false, styles: 'enquiry', load: leaveEnquiry, submit: submitEnquiry },
  { path: '/enquiry/sent', cache: false, query: { id: integer, kind: word, target: integer }, load: loadSentEnquiry },

  // The header of the sub-site whose `sid` they carry, else the site's.
  { path: '/media', layout: 'subsite', sitemap: true, query: entryQuery, load: loadMediaCentre },
  { path: '/media/:id', layout: 'subsite', query: sid, load: loadPressRelease },
  about('/about'),
  about('/about/index'),
  about('/about/accessibility'),
  about('/about/careers'),
  about('/about/contact', aboutPage('/about/contact', null, 'ContactPage')),
  about('/about/history'),
  about('/about/imprint'),
  about('/about/intro'),
  about('/about/management'),
  about('/about/policy', aboutPage('/about/policy', privacyChoices)),
  about('/about/terms'),

  { path: '/i/:path', layout: 'subsite', query: { sort: word }, load: loadSubsiteHome },
  { path: '/i/:path/:subpath', layout: 'subsite', query: { sort: word }, load: loadSubsiteHome },
  { path: '/subsite', layout: 'subsite', query: sid, load: loadSubsiteList },
  { path: '/subsite/*', layout: 'subsite', query: { ...productQuery, ...articleQuery }, load: loadSubsiteList },

  { path: '/appdownload', layout: 'download', query: { type: word, id: token }, load: loadAppDownload },
  // What a visitor states as a target is as many pages as there are URLs.
  { path: '/redirect', layout: 'empty', cache: false, load: loadRedirect },
  { path: '/uploads', layout: 'empty', cache: false, load: loadUpload },

  { path: '/sitemaps', sitemap: true, load: loadSitemaps },
  // What is a member's is nobody's to cache.
  { path: '/favourites', cache: false, load: loadFavourites },
  { path: '/offline', load: loadOffline },
  { path: '/error', load: errorPage('/error') },
  { path: '/error1', load: errorPage('/error1') },
  { path: '*', cache: false, load: loadNotFound },
];

/** Paths of the pages that the sitemap names. */
const sitemapPaths = pages.filter(({ sitemap }) => sitemap).map(({ path }) => path);

/** Everything that a path of the portal can lead to. */
export const routes = [
  ...pages,
  ...createResources(sitemapPaths),
  // There is nothing to read here.
  { path: '/edition', cache: false, respond: toPath('/'), submit: chooseEdition },
];
