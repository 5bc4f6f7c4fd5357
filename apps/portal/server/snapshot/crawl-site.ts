import { setTimeout } from 'node:timers/promises';
import type { EditionKey } from '@millwright/domain';
import { rewritePage, rewriteStyles } from './rewrite-page.ts';
import {
  createCrawl,
  isFile,
  type Crawl,
  type Job,
  type SnapshotContents,
  type SnapshotLimits,
} from './snapshot-contents.ts';
import { fileOfAsset, fileOfPage, linkTo } from './snapshot-paths.ts';
import { writeLinks } from './write-links.ts';

/** How a site is crawled. */
export interface CrawlOptions {
  /** Responds as the portal does. */
  fetch: (request: Request) => Promise<Response>;
  /** The origin of each edition that is wanted. */
  origins: ReadonlyMap<EditionKey, string>;
  /** An empty folder for it. */
  folder: string;
  limits: SnapshotLimits;
  /** Milliseconds before what could not be rendered whole is requested again; each time longer. @default 1000 */
  pause?: number;
  /** Told now and then how many pages are stored, and how many URLs wait. */
  onProgress?: (pages: number, waiting: number) => void;
}

/** Requests at once: the portal renders on one core, and what waits may come too late for its page. */
const atOnce = 2;
/** Pages between two words on the progress. */
const reported = 250;

/** How often a URL is requested whose page could not be rendered whole. */
const mostTries = 4;
/** Statuses that pass. */
const passing = new Set([429, 502, 503, 504]);

/** Requests a URL, again where a part of it came too late: an archive should not store the fault of a moment. */
async function request({ fetch, pause = 1000 }: CrawlOptions, url: URL, accept: string): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(new Request(url, { headers: { accept } }));
    const isWhole = !response.headers.has('x-degraded') && !passing.has(response.status);
    if (isWhole || tries === mostTries) return response;
    await setTimeout(pause * tries);
  }
}

/** Stores an image, a download or a stylesheet, whose own files are wanted too. */
async function takeFile(crawl: Crawl, job: Job, response: Response): Promise<void> {
  const { url } = job;
  const file = fileOfAsset(url);
  let bytes: Buffer = Buffer.from(await response.arrayBuffer());
  if ((response.headers.get('content-type') ?? '').startsWith('text/css')) {
    const styles = rewriteStyles(bytes.toString(), (written) => {
      crawl.want(written, url);
      const target = URL.parse(written, url);
      return target && crawl.editionOf(target) ? linkTo(file, fileOfAsset(target)) : null;
    });
    bytes = Buffer.from(styles);
  }
  await crawl.store(file, bytes);
  crawl.contents.files.push({ url: url.href, file, bytes: bytes.length });
  crawl.stored(job, file);
}

/** Stores a page as it came; its links are written once it is known what they lead to. */
async function takePage(crawl: Crawl, job: Job, response: Response, elsewhere: Set<string>): Promise<void> {
  const { edition, url } = job;
  const html = await response.text();
  const { facts } = rewritePage(html, {
    page: (written) => (crawl.want(written, url), written),
    asset(written) {
      crawl.want(written, url);
      const target = URL.parse(written, url);
      if (target && !crawl.editionOf(target)) elsewhere.add(target.host);
      return null;
    },
    form: (action, method) => ({ action, method }),
  });
  for (const host of facts.frames) elsewhere.add(host);
  for (const alternate of facts.alternates.values()) crawl.want(alternate, url);
  const file = fileOfPage(edition, url);
  await crawl.store(file, html);
  crawl.contents.pages.push({ url: url.href, file, title: facts.title, sha256: '' });
  crawl.stored(job, file);
}

/** Notes a redirect within the site; a URL that leads elsewhere is no page. */
function takeRedirect(crawl: Crawl, job: Job, location: string): void {
  const target = URL.parse(location, job.url);
  if (!target || !crawl.editionOf(target)) return;
  crawl.want(target.href, job.url);
  const file = fileOfPage(job.edition, job.url);
  crawl.contents.redirects.push({ url: job.url.href, file, to: target.href });
  crawl.stored(job, file);
}

/** Requests a URL and stores what it leads to, or names it as missing. */
async function take(crawl: Crawl, job: Job, options: CrawlOptions, elsewhere: Set<string>): Promise<void> {
  const isPage = !isFile(job.url);
  const miss = (reason: string): void =>
    void crawl.contents.missing.push({ url: job.url.href, from: job.from, reason });
  if (crawl.isFull(isPage)) {
    crawl.contents.leftOut += 1;
    return;
  }
  try {
    const response = await request(options, job.url, isPage ? 'text/html' : '*/*');
    const location = response.headers.get('location');
    const type = response.headers.get('content-type') ?? '';
    if (location !== null && response.status < 400) takeRedirect(crawl, job, location);
    else if (response.status !== 200) miss(`the site responds with the status ${response.status}`);
    else if (isPage && !type.startsWith('text/html')) miss(`it is no page but ${type}`);
    else if (isPage) await takePage(crawl, job, response, elsewhere);
    else await takeFile(crawl, job, response);
    if (response.headers.has('x-degraded')) miss('parts of it could not be rendered');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw error;
    miss((error as Error).message);
  }
}

/** Requests the URLs of the sitemaps of each edition. */
async function readSitemaps({ fetch, origins }: CrawlOptions, crawl: Crawl): Promise<void> {
  const locations = async (url: URL): Promise<string[]> => {
    const response = await fetch(new Request(url));
    if (response.status !== 200) throw new Error(`${url.href} responds with the status ${response.status}`);
    const found = (await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
    return [...found].map(([, location]) => location!.replaceAll('&amp;', '&'));
  };
  for (const origin of origins.values())
    for (const file of await locations(new URL('/sitemap.xml', origin)))
      for (const page of await locations(new URL(file))) crawl.want(page, new URL(file));
}

/** Crawls a site into a folder: every page that its sitemaps and pages lead to, with what they show. */
export async function crawlSite(options: CrawlOptions): Promise<SnapshotContents> {
  const { origins, folder, limits, onProgress } = options;
  const crawl = createCrawl(origins, folder, limits);
  const { contents, jobs } = crawl;
  const elsewhere = new Set<string>();
  for (const origin of origins.values()) crawl.want('/', new URL(origin));
  await readSitemaps(options, crawl);
  const work = async (): Promise<void> => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const before = contents.pages.length;
      await take(crawl, job, options, elsewhere);
      if (contents.pages.length > before && contents.pages.length % reported === 0)
        onProgress?.(contents.pages.length, jobs.length);
    }
  };
  // Who found nothing to do looks again while others may still find more.
  while (jobs.length > 0) await Promise.all(Array.from({ length: atOnce }, work));
  await writeLinks(crawl, folder);
  contents.elsewhere = [...elsewhere].sort();
  return contents;
}
