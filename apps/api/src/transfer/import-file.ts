import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { tagNameKey, type EditionKey } from '@millwright/domain';
import { finishContent } from '../content/finish-content.ts';
import type { ArticleHtmlSettings } from '../content/article-html.ts';
import type { Database } from '../db/database.ts';
import { industry, tag } from '../db/schema.ts';
import { decodeFile } from './decode-file.ts';
import { continueIds, importRecords, type ImportCounts } from './import-records.ts';
import { readJsonLines } from './json-lines.ts';
import { readFeed, surveyFeed, type FeedSettings } from './read-feed.ts';
import { storeImages, type ImageCounts, type StoreImagesOptions } from './store-images.ts';
import { oneLine, TransferError, type FileRecord } from './transfer-error.ts';

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
  /** How images of other sites are stored. @default they stay where they are */
  images?: StoreImagesOptions;
  html: ArticleHtmlSettings;
  clock: () => Date;
  onBad: (file: string, number: number, reason: string) => void;
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
      for (const { records } of files) yield* records;
    };
    const [only] = files;
    isWritten = options.dryRun !== true;
    const records = files.length === 1 ? only!.records : all();
    const images = options.images && storeImages(options.images, options.dryRun ?? false);
    const counts = await importRecords(db, images ? images.records(records) : records, {
      dryRun: options.dryRun ?? false,
      onBad: (number, reason) => options.onBad(files.length === 1 ? only!.name : path, number, reason),
      onProgress: (done) => options.onProgress?.(done, files.length === 1 ? only!.count : null),
    });
    Object.assign(total, counts, images && { images: images.counts });
  } finally {
    // What was kept before an error is made whole too.
    if (isWritten) {
      await continueIds(db);
      await finishContent(db, options.html);
    }
  }
  return total;
}

/** The file itself, or the files of a folder in the order of their names. */
function filesOf(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
  const files = readdirSync(path)
    .filter((name) => /\.(jsonl|ndjson)$/.test(name))
    .sort();
  if (files.length === 0) throw new TransferError(`The folder ${path} holds no file of JSON lines.`);
  return files.map((name) => join(path, name));
}

async function openRecords(
  db: Database,
  path: string,
  options: ImportFileOptions,
): Promise<{ records: AsyncIterable<FileRecord>; count: number | null }> {
  let start = '';
  for await (const piece of decodeFile(path)) {
    start += piece;
    if (start.length > 64 && start.trim() !== '') break;
  }
  const isLines = /\.(jsonl|ndjson)$/.test(path);
  const [first = ''] = start.replace(/^\uFEFF/, '').trim();
  if (first === '{' || (isLines && first !== '' && first !== '<')) {
    let lines = 0;
    for await (const piece of decodeFile(path)) lines += piece.split('\n').length - 1;
    return { records: readJsonLines(path), count: lines };
  }
  if (first === '' && isLines) return { records: readJsonLines(path), count: 0 };
  if (first !== '<')
    throw new TransferError(
      first === ''
        ? `${path} is empty.`
        : `${path} is neither a WordPress export nor RSS, Atom or JSON lines; it begins with “${oneLine(start, 40)}”.`,
    );
  const { edition, imageBase, html, clock } = options;
  const settings: FeedSettings = {
    edition,
    imageBase,
    hasImagePrefix: html.imagePrefix !== '',
    now: clock(),
    topics: await topicsOf(db),
  };
  const survey = await surveyFeed(path, settings);
  return { records: readFeed(path, survey, settings), count: survey.count };
}

/** The names of tags and industries, in both languages, and what they stand for. */
async function topicsOf(db: Database): Promise<FeedSettings['topics']> {
  const tags = await db.select().from(tag);
  const industries = await db.select().from(industry);
  const named = (id: number, ...names: (string | null)[]) =>
    names.flatMap((name) => (name ? [[tagNameKey(name), id] as const] : []));
  return {
    tags: new Map(tags.flatMap(({ id, nameCn, nameEn }) => named(id, nameCn, nameEn))),
    industries: new Map(industries.flatMap(({ id, nameCn, nameEn, seoPath }) => named(id, nameCn, nameEn, seoPath))),
  };
}
