import type { Resource } from '../../runtime/routes.ts';
import { loadShareImage } from './share-image.server.ts';
import type { PageVisit } from '../../shell/page/page.server.tsx';
import type { Cacheable } from '../../shell/page/parameters.ts';
import type { RequestScope } from '../../shell/page/request-scope.server.tsx';
import { loadCalendar } from './calendar.server.ts';
import { loadFeed } from './feed.server.ts';
import { loadMenuHighlights } from '../subsites/menu-highlights.server.tsx';
import { loadFollowCode } from './follow-code.server.tsx';
import { loadManifest, loadRobots } from './site-files.server.ts';
import { loadSitemapFile, loadSitemapIndex } from './sitemap.server.ts';

/**
 * What programs read: feeds, sitemaps, calendars, robots.txt, the manifest, what the menu requests.
 *
 * @param sitemapPaths paths of the pages that are no entry
 */
export const createResources = (sitemapPaths: readonly string[]): readonly (Resource<RequestScope> & Cacheable)[] => [
  { path: '/robots.txt', respond: loadRobots },
  { path: '/manifest.webmanifest', respond: loadManifest },
  { path: '/sitemap.xml', respond: loadSitemapIndex },
  { path: '/sitemap/:file', respond: (visit: PageVisit) => loadSitemapFile(visit, sitemapPaths) },
  { path: '/rss', respond: (visit: PageVisit) => loadFeed(visit, 'rss') },
  { path: '/rss/:by/:of', respond: (visit: PageVisit) => loadFeed(visit, 'rss') },
  { path: '/atom', respond: (visit: PageVisit) => loadFeed(visit, 'atom') },
  { path: '/atom/:by/:of', respond: (visit: PageVisit) => loadFeed(visit, 'atom') },
  { path: '/tradeshow/info/:id/calendar.ics', respond: loadCalendar },
  // A path as it is requested: as many images as there are paths.
  { path: '/share-image/:kind/:file', cache: false, respond: loadShareImage },
  { path: '/menu-highlights/i/:path', respond: loadMenuHighlights },
  { path: '/follow-code/:edition/:file', respond: loadFollowCode },
];
