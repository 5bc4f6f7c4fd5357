import { listArticles, listSitemapEntries, listSitemapKinds } from '@millwright/api-client';
import { Readable } from 'node:stream';
import {
  ARTICLE_TYPES,
  articleLink,
  childIndustryPath,
  detailPath,
  htmlLang,
  industriesInMenu,
  industryPath,
  SITEMAP_KINDS,
  type DetailKind,
  counterpartIn,
  type Counterpart,
  type EditionKey,
  type SitemapEntry,
  type SitemapKind,
} from '@millwright/domain';
import { SitemapIndexStream, SitemapStream, streamToPromise, type SitemapItemLoose } from 'sitemap';
import { baseInfoOf, mainBudget, mainItem, notFound } from '../../shell/page/calls.server.ts';
import { hreflang, editionUrls, lastChange } from '../../shell/page/page-head.server.tsx';
import type { PageVisit } from '../../shell/page/page.server.tsx';
import { urlOf } from '../catalog/entry-visit.server.ts';
import type { RequestScope } from '../../shell/page/request-scope.server.tsx';
import { hasPage } from '../../shell/page/site-editions.server.ts';
import { textResponse } from './text-response.server.ts';

/**
 * The most URLs of one file, a tenth of what the protocol allows: as many as the API returns at once, so that a
 * file is one call, holds up nobody while it is made, and has room among the cached pages.
 */
const mostUrls = 5000;
/** News site maps list what is at most two days old. */
const newsAge = 2 * 24 * 60 * 60 * 1000;
const hour = 3600;

const kinds: Readonly<Record<Exclude<SitemapKind, 'article' | 'post'>, DetailKind>> = {
  video: 'video',
  issue: 'magazineIssue',
  paper: 'whitePaper',
  supplier: 'supplier',
  product: 'product',
  show: 'tradeShow',
  release: 'pressRelease',
};

/** The library refuses a file without any URL, as that of a portal without articles is. */
const emptyFile =
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- a format that machines read
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>';

const asXml = async (items: readonly SitemapItemLoose[]): Promise<Response> =>
  textResponse(
    items.length === 0 ? emptyFile : String(await streamToPromise(Readable.from(items).pipe(new SitemapStream()))),
    'application/xml',
    hour,
  );

/** A URL with its counterparts, for all of which the same file stands. */
function group(
  scope: RequestScope,
  path: string,
  pathIn: (edition: EditionKey) => string | null,
  modifiedAt?: string,
): SitemapItemLoose {
  const { canonical, alternates } = editionUrls(scope, path, pathIn);
  const links = hreflang(alternates).map(([lang, url]) => ({ lang, url }));
  return { url: canonical, lastmod: lastChange(modifiedAt), links };
}

const articlePath = ({ id, urlName }: { id: number; urlName: string | null }) =>
  articleLink({ id, urlName, externalUrl: null });

function itemOf(scope: RequestScope, kind: SitemapKind, entry: SitemapEntry): SitemapItemLoose {
  const pathOf = (item: Counterpart | SitemapEntry) =>
    kind === 'article'
      ? articlePath(item)
      : detailPath(kind === 'post' ? (entry.side ?? 'supply') : kinds[kind], entry.id);
  return group(
    scope,
    pathOf(entry),
    (edition) => {
      const there = counterpartIn(entry, edition);
      return there && pathOf(there);
    },
    entry.modifiedAt,
  );
}

/** After which ids the files of a kind begin, as far as that is known; by edition and kind. */
const begins = new Map<string, number[]>();
const listOf = ({ site }: RequestScope, kind: SitemapKind): string => `${site.editionKey} ${kind}`;

/** Lines, and the id after which the next ones begin; null where there are none. */
interface Lines {
  entries: SitemapEntry[];
  next: number | null;
}

/** The lines of a file that begins after an id, and after which the next one does. */
async function linesAfter(scope: RequestScope, kind: SitemapKind, begin: number): Promise<Lines> {
  const entries: SitemapEntry[] = [];
  let next: number | null = begin;
  // An API may return fewer at once than ours.
  while (next !== null && entries.length < mostUrls) {
    const chunk: { items: SitemapEntry[]; next: number | null } = await mainItem(
      scope,
      'sitemap',
      listSitemapEntries(scope.client, kind, next || undefined, mainBudget),
    );
    entries.push(...chunk.items);
    next = chunk.next;
  }
  return { entries, next };
}

/**
 * The lines of one file of a kind. Where it begins is known from the file before it, or looked for from the last that
 * is known.
 */
async function entriesOf(scope: RequestScope, kind: SitemapKind, part: number): Promise<SitemapEntry[]> {
  const key = listOf(scope, kind);
  const known = begins.get(key) ?? [0];
  begins.set(key, known);
  for (let file = Math.min(part, known.length); ; file += 1) {
    const { entries, next } = await linesAfter(scope, kind, known[file - 1]!);
    if (next !== null) known[file] = next;
    if (file === part) return entries;
    if (next === null) return [];
  }
}

/** Pages that are no entry: lists, editorial pages, the sub-sites of the industries. */
async function pages(scope: RequestScope, fixed: readonly string[]): Promise<SitemapItemLoose[]> {
  const industries = industriesInMenu((await baseInfoOf(scope))?.industries ?? []);
  const subSites = industries.flatMap((industry) => [
    industryPath(industry),
    ...industry.children.map(({ id }) => childIndustryPath(industry, id)),
  ]);
  return [
    ...fixed.filter((path) => hasPage(scope.ownSite ?? null, path)),
    ...ARTICLE_TYPES.map((type) => `/articles/${type}`),
    ...subSites,
  ].map((path) => group(scope, path, () => path));
}

/** Responds with the index: a file for the pages, one for the latest news, one or more for each kind. */
export async function loadSitemapIndex({ scope }: PageVisit): Promise<Response> {
  const counts = await mainItem(scope, 'sitemap', listSitemapKinds(scope.client, mainBudget));
  // Entries that are gone have moved those after them into other files.
  for (const { kind } of counts) begins.delete(listOf(scope, kind));
  const parts = counts
    .filter(({ total }) => total > 0)
    .flatMap(({ kind, total, modifiedAt }) =>
      Array.from({ length: Math.ceil(total / mostUrls) }, (_, index) => ({
        url: urlOf(scope, `/sitemap/${kind}-${index + 1}.xml`),
        lastmod: lastChange(modifiedAt),
      })),
    );
  const files = [{ url: urlOf(scope, '/sitemap/pages.xml') }, { url: urlOf(scope, '/sitemap/news.xml') }, ...parts];
  const stream = new SitemapIndexStream();
  return textResponse(String(await streamToPromise(Readable.from(files).pipe(stream))), 'application/xml', hour);
}

/** The articles of the last two days, as search engines for news want them. */
async function news(scope: RequestScope): Promise<SitemapItemLoose[]> {
  const { edition, i18n } = scope;
  const { items } = await mainItem(scope, 'articles', listArticles(scope.client, { rows: 50 }, mainBudget));
  const isFresh = ({ publishedAt }: { publishedAt: string }) => Date.now() - Date.parse(publishedAt) <= newsAge;
  const ours = items.filter(({ externalUrl }) => externalUrl === null);
  const fresh = ours.filter(isFresh);
  // A file without any URL is against its schema: after a quiet weekend it names the newest.
  return (fresh.length > 0 ? fresh : ours.slice(0, 1)).map((article) => ({
    url: urlOf(scope, articleLink(article)),
    news: {
      publication: { name: i18n._(edition.siteName), language: newsLanguage(edition.key) },
      publication_date: article.publishedAt,
      title: article.title,
    },
  }));
}

/** How news site maps write a language. */
const newsLanguage = (key: EditionKey): string => htmlLang(key).toLowerCase();

const isKind = (name: string | undefined): name is SitemapKind => SITEMAP_KINDS.some((kind) => kind === name);

/** Responds with one file of the index. */
export async function loadSitemapFile({ scope, params }: PageVisit, fixed: readonly string[]): Promise<Response> {
  const { file = '' } = params;
  if (file === 'pages.xml') return asXml(await pages(scope, fixed));
  if (file === 'news.xml') return asXml(await news(scope));
  const [, kind, part] = /^([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(file) ?? [];
  if (!isKind(kind)) throw notFound();
  const entries = await entriesOf(scope, kind, Number(part));
  if (entries.length === 0) throw notFound();
  return asXml(entries.map((entry) => itemOf(scope, kind, entry)));
}
