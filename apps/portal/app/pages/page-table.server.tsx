import { msg } from '@lingui/core/macro';
import { loadAppDownload } from '../editorial/app-download.server.tsx';
import { aboutPage, editorial, privacyChoices } from '../editorial/editorial.server.tsx';
import {
  issueKind,
  paperKind,
  pressReleaseKind,
  productKind,
  showKind,
  supplierKind,
} from '../entries/entry-kinds.server.tsx';
import { loadEntryList } from '../entries/entry-list.server.tsx';
import { toList } from '../entries/entry-visit.server.ts';
import { loadIssue } from '../entries/issue.server.tsx';
import { loadPaper } from '../entries/paper.server.tsx';
import { loadPost } from '../entries/post.server.tsx';
import { loadPressRelease } from '../entries/press-release.server.tsx';
import { loadProduct } from '../entries/product.server.tsx';
import { loadShow } from '../entries/show.server.tsx';
import { loadSupplier } from '../entries/supplier.server.tsx';
import { loadSupplierVideo, loadVideo, loadVideoBlock, loadVideos } from '../entries/video.server.tsx';
import { loadOffline } from '../offline/offline.server.tsx';
import { loadRedirect, loadUpload } from '../leaving/leaving.server.tsx';
import { loadPlatform } from '../showroom/platform.server.tsx';
import { loadShowDirectory } from '../showroom/show-directory.server.tsx';
import { loadShowroom, showroomCrumb } from '../showroom/showroom.server.tsx';
import { notFound } from '../site/calls.server.ts';
import type { LoadedPage, PageLoader, PageVisit } from '../site/page.server.tsx';
import { loadSubsiteHome } from '../subsite/subsite-home.server.tsx';
import { loadSubsiteList } from '../subsite/subsite-lists.server.tsx';
import { errorPage } from './error-pages.server.tsx';
import { loadFavourites } from './favourites.server.tsx';
import type { PrintedPath } from './printed-paths.ts';
import { loadSitemaps } from './sitemaps.server.tsx';

/** The loader of each page. */
const pages: Readonly<Record<PrintedPath, PageLoader>> = {
  '/videos': loadVideos,
  '/videos/block': toList('/videos'),
  '/videos/block/:id': loadVideoBlock,
  '/videos/info': toList('/videos'),
  '/videos/info/:id': loadVideo,
  '/magazines': (visit) => loadEntryList(visit, issueKind),
  '/magazines/info': toList('/magazines'),
  '/magazines/info/:id': loadIssue,
  '/whitepapers': (visit) => loadEntryList(visit, paperKind),
  '/whitepapers/info': toList('/whitepapers'),
  '/whitepapers/info/:id': loadPaper,
  '/whitepapers/policy': editorial('/whitepapers/policy', {
    above: (i18n) => [{ name: i18n._(paperKind.name), path: paperKind.path }],
  }),
  '/tradeshow': (visit) => loadEntryList(visit, showKind),
  '/tradeshow/directories': (visit) => loadShowDirectory(visit),
  '/tradeshow/info': toList('/tradeshow'),
  '/tradeshow/info/:id': loadShow,
  '/meeting/innovation': editorial('/meeting/innovation'),
  '/showroom': loadShowroom,
  '/showroom/suppliers': (visit) => loadEntryList(visit, supplierKind, { above: [showroomCrumb(visit.scope)] }),
  '/showroom/suppliers/info': toList('/showroom/suppliers'),
  '/showroom/suppliers/info/:id': loadSupplier,
  '/showroom/suppliers/info/video': toList('/showroom/suppliers'),
  '/showroom/suppliers/info/video/:id': loadSupplierVideo,
  '/showroom/products': (visit) => loadEntryList(visit, productKind, { above: [showroomCrumb(visit.scope)] }),
  '/showroom/products/info': toList('/showroom/products'),
  '/showroom/products/info/:id': loadProduct,
  '/showroom/platform': loadPlatform,
  '/showroom/supply': toList('/showroom/platform?side=supply'),
  '/showroom/supply/:id': loadPost('supply'),
  '/showroom/demand': toList('/showroom/platform?side=demand'),
  '/showroom/demand/:id': loadPost('demand'),
  '/media': (visit) => loadEntryList(visit, pressReleaseKind, { name: msg`Media centre` }),
  '/media/:id': loadPressRelease,
  '/about': aboutPage('/about'),
  '/about/index': aboutPage('/about/index'),
  '/about/accessibility': aboutPage('/about/accessibility'),
  '/about/careers': aboutPage('/about/careers'),
  '/about/contact': aboutPage('/about/contact', null, 'contact'),
  '/about/history': aboutPage('/about/history'),
  '/about/intro': aboutPage('/about/intro'),
  '/about/management': aboutPage('/about/management'),
  '/about/policy': aboutPage('/about/policy', privacyChoices),
  '/redirect': loadRedirect,
  '/uploads': loadUpload,
  '/i/:path': loadSubsiteHome,
  '/i/:path/:subpath': loadSubsiteHome,
  '/subsite': loadSubsiteList,
  '/subsite/*': loadSubsiteList,
  '/appdownload': loadAppDownload,
  '/sitemaps': loadSitemaps,
  '/favourites': loadFavourites,
  '/offline': loadOffline,
  '/error': errorPage('/error'),
  '/error1': errorPage('/error1'),
};

/** Loads the page of a pattern of the route table. */
export async function loadPage(pattern: string, visit: PageVisit): Promise<LoadedPage> {
  const path = `/${pattern.replaceAll(/^\/+|\/+$/g, '')}`;
  if (!Object.hasOwn(pages, path)) throw notFound();
  return pages[path as PrintedPath](visit);
}
