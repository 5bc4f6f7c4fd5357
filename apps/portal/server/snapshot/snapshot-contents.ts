import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { EditionKey } from '@millwright/domain';

/** A page of a snapshot. */
export interface SnapshotPage {
  /** Its URL on the site. */
  url: string;
  file: string;
  title: string;
  /** SHA-256 of the file, in hexadecimal digits. */
  sha256: string;
}

/** What a snapshot does not hold, although the site names it. */
interface MissingFile {
  url: string;
  /** The first page that names it. */
  from: string;
  reason: string;
}

/** What a snapshot holds. */
export interface SnapshotContents {
  pages: SnapshotPage[];
  /** URLs that lead to others, and where. */
  redirects: { url: string; file: string; to: string }[];
  /** Images, styles and downloads. */
  files: { url: string; file: string; bytes: number }[];
  missing: MissingFile[];
  /** How many URLs are left out because the limits were reached. */
  leftOut: number;
  /** Hosts of frames and media that stay where they are, and need the network. */
  elsewhere: string[];
  bytes: number;
}

/** What a snapshot may cost. */
export interface SnapshotLimits {
  /** Pages of all editions. */
  pages: number;
  /** Bytes of pages and files. */
  bytes: number;
}

/** A URL of the site that is to be requested. */
export interface Job {
  edition: EditionKey;
  url: URL;
  from: string;
}

/** Pages that are of a visitor, of the moment, or as many as there are URLs. */
const notArchived =
  /^\/(?:search|favourites|redirect|uploads|offline|error1?|edition|api|memberApi|banner|appdownload|share-image|rss|atom)(?:\/|$)/;

/** Whether a page is part of a snapshot: it, or a further page of a list, but none of the filters of a list. */
function isArchived({ pathname, searchParams }: URL): boolean {
  const names = [...searchParams.keys()];
  return !notArchived.test(pathname) && (names.length === 0 || (names.length === 1 && names[0] === 'page'));
}

/** Whether a URL leads to an image, a stylesheet or a download, and not to a page. */
export const isFile = ({ pathname }: URL): boolean =>
  /^\/(?:img|image|assets|follow-code)\/|\.(?:ics|svg|png|ico)$/.test(pathname);

/** The state of a crawl: what is stored, and what is still to be requested. */
export type Crawl = ReturnType<typeof createCrawl>;

/** Begins a crawl of the editions at these origins into an empty folder. */
export function createCrawl(origins: ReadonlyMap<EditionKey, string>, folder: string, limits: SnapshotLimits) {
  const contents: SnapshotContents = {
    pages: [],
    redirects: [],
    files: [],
    missing: [],
    leftOut: 0,
    elsewhere: [],
    bytes: 0,
  };
  /** Every URL that was seen; null until it is stored, and for ever where it cannot be. */
  const seen = new Map<string, string | null>();
  const jobs: Job[] = [];
  const editions = new Map([...origins].map(([edition, origin]) => [origin, edition]));
  /** Files are the same in all editions. */
  const nameOf = (edition: EditionKey, url: URL): string =>
    `${isFile(url) ? '' : edition} ${url.pathname}${url.search}`;
  return {
    contents,
    jobs,
    /** The edition of a URL of the site; undefined for URLs elsewhere. */
    editionOf: (url: URL | null): EditionKey | undefined => (url ? editions.get(url.origin) : undefined),
    /** Requests a URL that a page names, once. */
    want(written: string, from: URL): void {
      const url = URL.parse(written, from);
      const edition = url && editions.get(url.origin);
      if (!url || !edition) return;
      url.hash = '';
      const name = nameOf(edition, url);
      if (seen.has(name) || (!isFile(url) && !isArchived(url))) return;
      seen.set(name, null);
      jobs.push({ edition, url, from: from.href });
    },
    async store(file: string, bytes: Buffer | string): Promise<void> {
      const path = join(folder, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, bytes);
      contents.bytes += Buffer.byteLength(bytes);
    },
    /** Notes where a URL is stored. */
    stored: ({ edition, url }: Job, file: string): void => void seen.set(nameOf(edition, url), file),
    /** The file of a URL; null where the snapshot has none. */
    fileOf: (edition: EditionKey, url: URL): string | null => seen.get(nameOf(edition, url)) ?? null,
    isFull: (isPage: boolean): boolean =>
      contents.bytes >= limits.bytes || (isPage && contents.pages.length >= limits.pages),
  };
}
