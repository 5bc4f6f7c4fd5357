import { createConcurrencyLimit } from '../http/concurrency-limit.ts';
import { FetchError, fetchImage, type FetchLimits } from '../media/fetch-image.ts';
import type { MediaStore } from '../media/media-store.ts';
import { foreignUrl, urlsOfBody, writeStoredPaths } from './body-images.ts';
import { nestedImages, withNestedPaths } from './nested-images.ts';
import { oneLine, withoutWww, type FileRecord } from './file-record.ts';

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
  /** Told after each medium how many are through; of how many, once every record was read. */
  onProgress?: (done: number, of: number | null) => void;
}

/** Where an image is stored, or why it is not; neither in a trial run that would fetch it. */
interface Outcome {
  path?: string;
  lost?: string;
}

type Written = Extract<FileRecord, { record: unknown }>;

const atOnce = 4;
/**
 * Records that are read while media of those before them are fetched, and characters of their bodies: of most files, so
 * that their media are counted early.
 */
const readAhead = { records: 500, characters: 8 * 1024 * 1024 };

/** Columns that hold the URL of an image. */
const imageColumns = ['image', 'image2'];

/** What a record is called in a report; an entry has a title for each edition. */
const titleOf = ({ title, titleEn, titleCn, titleDe }: Record<string, unknown>): string =>
  oneLine(String(title ?? titleEn ?? titleCn ?? titleDe ?? ''), 80);

/** About how much memory a record takes. */
const charactersOf = (entry: FileRecord): number =>
  'record' in entry && typeof entry.record.body === 'string' ? entry.record.body.length : 0;

/** Gives records the paths of stored images, and stores those that are missing. A trial run fetches nothing. */
export function storeImages(options: StoreImagesOptions, dryRun: boolean) {
  const { mode, store, limits, onLost, onProgress } = options;
  const counts: ImageCounts = { fetched: 0, present: 0, lost: 0, origins: new Set() };
  const outcomes = new Map<string, Promise<Outcome>>();
  let done = 0;
  let isWhole = false;
  let isOver = false;
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
      const path = await withinLimit(async () => {
        if (isOver) throw new Error('The import is over');
        return store.put(url, await fetchImage(url, limits));
      });
      if (path === null) throw new FetchError('it is no image, audio, video or document that the site stores');
      counts.fetched += 1;
      return { path };
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      counts.lost += 1;
      return { lost: error.message };
    }
  };
  /** Each image once, however many records show it. */
  const outcomeOf = (url: string): Promise<Outcome> => {
    const known = outcomes.get(url);
    if (known) return known;
    const outcome = fetchInto(url).finally(() => {
      done += 1;
      onProgress?.(done, isWhole ? outcomes.size : null);
    });
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
    const waiting: { result: Promise<FileRecord>; characters: number }[] = [];
    let characters = 0;
    const first = (): Promise<FileRecord> => {
      const { result, characters: its } = waiting.shift()!;
      characters -= its;
      return result;
    };
    try {
      for await (const record of records) {
        const result = take(record);
        // Its error is met where the record is awaited.
        result.catch(() => undefined);
        waiting.push({ result, characters: charactersOf(record) });
        characters += charactersOf(record);
        while (waiting.length >= readAhead.records || characters > readAhead.characters) yield await first();
      }
      isWhole = true;
      while (waiting.length > 0) yield await first();
    } finally {
      // What an error leaves waiting is not fetched any more.
      isOver = true;
      await Promise.allSettled(waiting.map(({ result }) => result));
    }
  }
  return { records: all, counts };
}
