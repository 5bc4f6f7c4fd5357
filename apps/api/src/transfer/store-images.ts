import { createConcurrencyLimit } from '../http/concurrency-limit.ts';
import { FetchError, fetchImage, type FetchLimits } from '../media/fetch-image.ts';
import type { MediaStore } from '../media/media-store.ts';
import { foreignUrl, urlsOfBody, writeStoredPaths } from './body-images.ts';
import { nestedImages, withNestedPaths } from './nested-images.ts';
import { oneLine, withoutWww, type FileRecord } from './transfer-error.ts';

/** What became of the images of a file, each counted once. */
export interface ImageCounts {
  /** Fetched and stored; in a trial run, those that would be fetched. */
  fetched: number;
  /** Stored by an earlier import. */
  present: number;
  /** Not stored: the records have their URLs. */
  lost: number;
  /** Origins of images that stay where they are. */
  origins: Set<string>;
}

/** An image that was not stored. */
export interface LostImage {
  /** Which record of the file shows it, and its title. */
  number: number;
  title: string;
  url: string;
  reason: string;
}

/** How the images of records are stored. */
export interface StoreImagesOptions {
  /** `keep` leaves them where they are and names their origins. */
  mode: 'fetch' | 'keep';
  store: MediaStore;
  limits?: FetchLimits;
  onLost?: (image: LostImage) => void;
  /** Told now and then how many images were fetched. */
  onProgress?: (fetched: number) => void;
}

/** Where an image is stored, or why it is not; neither in a trial run that would fetch it. */
interface Outcome {
  path?: string;
  lost?: string;
}

type Written = Extract<FileRecord, { record: unknown }>;

const atOnce = 4;
/** Records whose images are fetched while those before them are. */
const readAhead = 16;
/** Images between two words on the progress. */
const reported = 25;

/** Columns that hold the URL of an image. */
const imageColumns = ['image', 'image2'];

/** Gives records the paths of stored images, and stores those that are missing. A trial run fetches nothing. */
/** What a record is called in a report; an entry has a title for each edition. */
const titleOf = ({ title, titleEn, titleCn }: Record<string, unknown>): string =>
  oneLine(String(title ?? titleEn ?? titleCn ?? ''), 80);

/** Gives records the paths of stored images, and stores those that are missing. A trial run fetches nothing. */
/** What a record is called in a report; an entry has a title for each edition. */
const titleOf = ({ title, titleEn, titleCn }: Record<string, unknown>): string =>
  oneLine(String(title ?? titleEn ?? titleCn ?? ''), 80);

/** About how much memory a record takes. */
const charactersOf = (entry: FileRecord): number =>
  'record' in entry && typeof entry.record.body === 'string' ? entry.record.body.length : 0;

export function storeImages(options: StoreImagesOptions, dryRun: boolean) {
  const { mode, store, limits, onLost, onProgress } = options;
  const counts: ImageCounts = { fetched: 0, present: 0, lost: 0, origins: new Set() };
  const outcomes = new Map<string, Promise<Outcome>>();
  const withinLimit = createConcurrencyLimit({ running: atOnce, waiting: Infinity });

  const fetchInto = async (url: string): Promise<Outcome> => {
    const present = await store.find(url);
    if (present !== null) {
      counts.present += 1;
      return { path: present };
    }
    if (dryRun) {
      counts.fetched += 1;
      return {};
    }
    try {
      const path = await withinLimit(async () => store.put(url, await fetchImage(url, limits)));
      if (path === null) throw new FetchError('it is no image, audio, video or document that the site stores');
      counts.fetched += 1;
      if (counts.fetched % reported === 0) onProgress?.(counts.fetched);
      return { path };
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      counts.lost += 1;
      return { lost: error.message };
    }
  };
  /** Each image once, however many records show it. */
  const outcomeOf = (url: string): Promise<Outcome> => {
    const outcome = outcomes.get(url) ?? fetchInto(url);
    outcomes.set(url, outcome);
    return outcome;
  };

  const take = async (entry: FileRecord): Promise<FileRecord> => {
    if (!('record' in entry)) return entry;
    const { record, number, ownHosts = [] } = entry;
    const body = typeof record.body === 'string' ? record.body : '';
    const urls = [
      ...new Set([
        ...imageColumns.flatMap((name) => foreignUrl(record[name]) ?? []),
        ...nestedImages(record),
        ...urlsOfBody(body, ownHosts),
      ]),
    ];
    if (mode === 'keep') {
      for (const url of urls) counts.origins.add(new URL(url).origin);
      return entry;
    }
    const paths = new Map<string, string>();
    await Promise.all(
      urls.map(async (url) => {
        const { path, lost } = await outcomeOf(url);
        if (path !== undefined) paths.set(url, path);
        if (lost !== undefined) onLost?.({ number, title: titleOf(record), url, reason: oneLine(lost) });
      }),
    );
    const isOwn = (url: string): boolean => ownHosts.some((host) => withoutWww(host) === withoutWww(new URL(url).host));
    const oldMedia = [...paths].flatMap(([url, file]) => (isOwn(url) ? [{ url, file }] : []));
    return { ...withPaths(entry, (url) => paths.get(url) ?? null), oldMedia };
  };

  const withPaths = (entry: Written, pathOf: (url: string) => string | null): Written => {
    const record = { ...entry.record, ...withNestedPaths(entry.record, pathOf) };
    for (const name of imageColumns) {
      const path = pathOf(foreignUrl(record[name]) ?? '');
      if (path !== null) record[name] = path;
    }
    if (typeof record.body === 'string') record.body = writeStoredPaths(record.body, pathOf);
    return { ...entry, record };
  };

  async function* all(records: AsyncIterable<FileRecord>): AsyncGenerator<FileRecord> {
    const waiting: Promise<FileRecord>[] = [];
    try {
      for await (const record of records) {
        waiting.push(take(record));
        // Its error is met where the record is awaited.
        waiting.at(-1)!.catch(() => undefined);
        if (waiting.length === readAhead) yield await waiting.shift()!;
      }
      while (waiting.length > 0) yield await waiting.shift()!;
    } finally {
      await Promise.allSettled(waiting);
    }
  }
  return { records: all, counts };
}
