/* oxlint-disable lingui/no-unlocalized-strings -- formats that machines read */
import { shareSize, shareType } from '../../shell/page/drawn-images.ts';
import { element, escapeXml, xmlDocument } from './xml.server.ts';

/** An article in a feed. All URLs are absolute. */
export interface FeedEntry {
  /** The same for ever, whatever becomes of the article's URL. */
  id: string;
  url: string;
  title: string;
  /** Plain text. */
  summary: string;
  /** ISO 8601 instant. */
  publishedAt: string;
  /** Who published it; empty where it is not named. */
  source: string;
  /** Names of its tags. */
  tags: readonly string[];
  /** Its shared image: a PNG, which every reader shows. */
  image: string;
}

/** A feed, whatever it is written in. */
export interface FeedFacts {
  title: string;
  description: string;
  /** The feed's own URL. */
  self: string;
  /** The page with the same articles. */
  page: string;
  siteName: string;
  icon: string;
  lang: string;
  /** ISO 8601 instant. */
  updatedAt: string;
  entries: readonly FeedEntry[];
}

/** Writes a feed as Atom (RFC 4287). */
export function writeAtom(feed: FeedFacts): string {
  const link = (rel: string, href: string, type?: string) => element('link', { rel, href, type });
  const entries = feed.entries.map(({ id, url, title, summary, publishedAt, source, tags, image }) =>
    element('entry', {}, [
      element('id', {}, id),
      element('title', {}, title),
      link('alternate', url),
      link('enclosure', image, shareType),
      element('published', {}, publishedAt),
      element('updated', {}, publishedAt),
      source ? element('author', {}, [element('name', {}, source)]) : undefined,
      ...tags.map((term) => element('category', { term })),
      summary ? element('summary', {}, summary) : undefined,
    ]),
  );
  return xmlDocument(
    element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.lang }, [
      element('id', {}, feed.self),
      element('title', {}, feed.title),
      element('subtitle', {}, feed.description),
      link('self', feed.self, 'application/atom+xml'),
      link('alternate', feed.page, 'text/html'),
      element('updated', {}, feed.updatedAt),
      element('author', {}, [element('name', {}, feed.siteName)]),
      element('icon', {}, feed.icon),
      element('rights', {}, feed.siteName),
      ...entries,
    ]),
  );
}

/** A date as RSS writes it (RFC 822). */
const rssDate = (instant: string): string => new Date(instant).toUTCString();

/**
 * Writes a feed as RSS 2.0. Images are of Media RSS: an `enclosure` has to state its bytes, which are not known before
 * the image is drawn.
 */
export function writeRss(feed: FeedFacts): string {
  const items = feed.entries.map(({ id, url, title, summary, publishedAt, source, tags, image }) =>
    element('item', {}, [
      element('title', {}, title),
      element('link', {}, url),
      element('guid', { isPermaLink: 'false' }, id),
      element('pubDate', {}, rssDate(publishedAt)),
      source ? element('dc:creator', {}, source) : undefined,
      ...tags.map((tag) => element('category', {}, tag)),
      // A description is HTML.
      summary ? element('description', {}, escapeXml(summary)) : undefined,
      element('media:content', { url: image, type: shareType, medium: 'image', ...shareSize }),
    ]),
  );
  const namespaces = {
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    'xmlns:media': 'http://search.yahoo.com/mrss/',
  };
  return xmlDocument(
    element('rss', { version: '2.0', ...namespaces }, [
      element('channel', {}, [
        element('title', {}, feed.title),
        element('link', {}, feed.page),
        element('description', {}, feed.description),
        element('language', {}, feed.lang),
        element('copyright', {}, feed.siteName),
        element('lastBuildDate', {}, rssDate(feed.updatedAt)),
        element('atom:link', { rel: 'self', href: feed.self, type: 'application/rss+xml' }),
        ...items,
      ]),
    ]),
  );
}
