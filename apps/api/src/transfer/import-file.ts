import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { tagNameKey, type EditionKey } from '@millwright/domain';
import { eq } from 'drizzle-orm';
import { finishContent } from '../content/finish-content.ts';
import type { ArticleHtmlSettings } from '../content/article-html.ts';
import type { Database } from '../db/database.ts';
import { entry, industry } from '../db/schema.ts';
import { readCsvEntries, type CsvSettings } from './csv-entries.ts';
import { urlsOfBody } from './body-images.ts';
import { decodeFile } from './decode-file.ts';
import type { BlockLoss } from './gutenberg-blocks.ts';
import { continueIds, importRecords, type ImportCounts } from './import-records.ts';
import { readJsonLines } from './json-lines.ts';
import { readFeed, surveyFeed, type FeedSettings } from './read-feed.ts';
import { isGhost, readGhost } from './read-ghost.ts';
import { storeImages, type ImageCounts, type StoreImagesOptions } from './store-images.ts';
import { oneLine, type FileRecord } from './file-record.ts';
import { OperatorError } from '../operator-error.ts';

/** How a file is imported. */
export interface ImportFileOptions {
  dryRun?: boolean;
  /** The edition of a feed's articles. @default by the language that it names */
  edition?: EditionKey;
  /**
   * The URL under which the feed's images are. @default the site itself and where its attachments are, with a
   * image prefix
   */
  imageBase?: string;
  /** The URL of the site that a Ghost export comes from, which the file does not hold. */
  site?: string;
  /** How images of other sites are stored. @default they stay where they are */
  images?: StoreImagesOptions;
  html: ArticleHtmlSettings;
  clock: () => Date;
  onBad: (file: string, number: number, reason: string) => void;
  /** Told of each block that is not as it was. */
  onLoss?: (number: number, title: string, loss: BlockLoss) => void;
  /** Told how many records are through, of how many where that is known. */
  onProgress?: (done: number, of: number | null) => void;
}

/** What became of the records of a file, and of their images. */
export interface FileCounts extends ImportCounts {
  /** Absent where images were to stay where they are. */
  images?: ImageCounts;
}

/** Imports a WordPress export, an RSS or Atom feed, JSON lines, or a folder of files that an export has written. */
export async function importFile(db: Database, path: string, options: ImportFileOptions): Promise<FileCounts> {
  const total: FileCounts = { added: 0, changed: 0, unchanged: 0, bad: 0, skipped: new Map() };
  let isWritten = false;
  try {
    const files: { name: string; records: AsyncIterable<FileRecord>; count: number | null }[] = [];
    // Every file is looked through before the first is brought in, so that a file that is not whole changes nothing.
    for (const name of filesOf(path)) files.push({ name, ...(await openRecords(db, name, options)) });
    const all = async function* (): AsyncGenerator<FileRecord> {
      const unused = createUnusedMedia();
      for (const { records } of files)
        for await (const entry of records) {
          tellLosses(entry, options.onLoss);
          unused.look(entry);
          yield entry;
        }
      unused.tell(options.onLoss);
    };
    isWritten = options.dryRun !== true;
    const [only] = files;
    const records = all();
    const images = options.images && storeImages(options.images, options.dryRun ?? false);
    const counts = await importRecords(db, images ? images.records(records) : records, {
      dryRun: options.dryRun ?? false,
      onBad: (number, reason) => options.onBad(files.length === 1 ? only!.name : path, number, reason),
      onProgress: (done) => options.onProgress?.(done, files.length === 1 ? only!.count : null),
    });
    Object.assign(total, counts, images && { images: images.counts });
  } finally {
    // What was stored before an error is completed too.
    if (isWritten) {
      await continueIds(db);
      await finishContent(db, options.html, options.clock());
    }
  }
  return total;
}

/** Other sizes of an image have its name with their width and height. */
const withoutSize = (url: string): string => url.replace(/^https?:/, '').replace(/(?:-\d+x\d+|-scaled)?(\.\w+)$/, '$1');

/** Finds media of an export that no article shows, plays or links to. */
function createUnusedMedia() {
  const media = new Map<string, { number: number; title: string; url: string }>();
  const used = new Set<string>();
  return {
    look(entry: FileRecord): void {
      if ('skipped' in entry && entry.url !== undefined)
        media.set(withoutSize(entry.url), { number: entry.number, title: entry.title ?? '', url: entry.url });
      if (!('record' in entry)) return;
      const { image, body } = entry.record;
      const urls = typeof body === 'string' ? urlsOfBody(body, entry.ownHosts) : [];
      for (const url of [...urls, String(image ?? '')]) used.add(withoutSize(url));
    },
    tell(onLoss: ImportFileOptions['onLoss']): void {
      for (const [name, { number, title, url }] of media)
        if (!used.has(name))
          onLoss?.(number, oneLine(title, 80), { block: 'unused medium', what: `no article shows it: ${url}` });
    },
  };
}

/** What WordPress stores among the posts that is none: parts of what it belongs to, and its own settings. */
const internalTypes =
  /^(?:attachment|nav_menu_item|wp_\w+|custom_css|customize_changeset|revision|oembed_cache|user_request|trash|auto-draft|acf-[\w-]+)$/;

function tellLosses(entry: FileRecord, onLoss: ImportFileOptions['onLoss']): void {
  // Pages are the site's own to write, and so is what a plugin made up.
  if ('skipped' in entry && !internalTypes.test(entry.skipped))
    onLoss?.(entry.number, oneLine(entry.title ?? '', 80), {
      block: entry.skipped,
      what: 'it is no post: it is not imported',
    });
  if (!('record' in entry)) return;
  const title = oneLine(String(entry.record.title ?? ''), 80);
  for (const loss of entry.losses ?? []) onLoss?.(entry.number, title, loss);
}

/** The file itself, or the files of a folder in the order of their names. */
function filesOf(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new OperatorError(`There is no file ${path}.`);
  if (!found.isDirectory()) return [path];
  const files = readdirSync(path)
    .filter((name) => /\.(jsonl|ndjson)$/.test(name))
    .sort();
  if (files.length === 0) throw new OperatorError(`The folder ${path} holds no file of JSON lines.`);
  return files.map((name) => join(path, name));
}

async function openRecords(
  db: Database,
  path: string,
  options: ImportFileOptions,
): Promise<{ records: AsyncIterable<FileRecord>; count: number | null }> {
  if (/\.(csv|tsv)$/i.test(path)) {
    const rows = readCsvEntries(path, await csvSettingsOf(db, options.edition));
    return { records: listed(rows), count: rows.length };
  }
  let start = '';
  for await (const piece of decodeFile(path)) {
    start += piece;
    if (start.length > 64 && start.trim() !== '') break;
  }
  const isLines = /\.(jsonl|ndjson)$/.test(path);
  const [first = ''] = start.replace(/^\uFEFF/, '').trim();
  const feedSettings = async (): Promise<FeedSettings> => ({
    edition: options.edition,
    imageBase: options.imageBase,
    hasImagePrefix: options.html.imagePrefix !== '',
    now: options.clock(),
    playerHosts: options.html.playerHosts,
    industries: await industriesOf(db),
  });
  if (isGhost(start)) {
    const posts = readGhost(path, await feedSettings(), options.site);
    return { records: listed(posts), count: posts.length };
  }
  if (first === '{' || (isLines && first !== '' && first !== '<')) {
    let lines = 0;
    for await (const piece of decodeFile(path)) lines += piece.split('\n').length - 1;
    return { records: readJsonLines(path), count: lines };
  }
  if (first === '' && isLines) return { records: readJsonLines(path), count: 0 };
  if (first !== '<')
    throw new OperatorError(
      first === ''
        ? `${path} is empty.`
        : `${path} is neither an export of WordPress or Ghost nor RSS, Atom, JSON lines or CSV; ` +
            `it begins with “${oneLine(start, 40)}”.`,
    );
  const settings = await feedSettings();
  const survey = await surveyFeed(path, settings);
  return { records: readFeed(path, survey, settings), count: survey.count };
}

async function* listed(rows: readonly FileRecord[]): AsyncGenerator<FileRecord> {
  yield* rows;
}

async function csvSettingsOf(db: Database, edition: EditionKey | undefined): Promise<CsvSettings> {
  const industries = await industriesOf(db);
  const suppliers = await db.select().from(entry).where(eq(entry.kind, 'supplier'));
  const named = suppliers.flatMap(({ id, titleCn, titleEn, titleDe }) =>
    [titleCn, titleEn, titleDe].flatMap((title) => (title ? [[title, id] as const] : [])),
  );
  return { edition, industries, suppliers: new Map(named) };
}

/** The ids of industries by their names, in each language, and by their slugs. */
async function industriesOf(db: Database): Promise<Map<string, number>> {
  const rows = await db.select().from(industry);
  return new Map(
    rows.flatMap(({ id, nameCn, nameEn, nameDe, seoPath }) =>
      [nameCn, nameEn, nameDe, seoPath].flatMap((name) => (name ? [[tagNameKey(name), id] as const] : [])),
    ),
  );
}
