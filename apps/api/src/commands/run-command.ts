import { isAbsolute, resolve } from 'node:path';
import {
  editionId,
  editionKeysOf,
  editionOfId,
  languagesOf,
  setEditionLanguages,
  type EditionKey,
} from '@millwright/domain';
import { ConfigError, readConfig, type ApiConfig } from '../config.ts';
import type { OpenDatabase } from '../db/database.ts';
import { DamagedDatabaseError } from '../db/data-folder.ts';
import { SchemaMismatchError } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { DataFolderInUseError } from '../db/owner-lock.ts';
import { prepareDatabase, type PrepareOptions } from '../db/prepare-database.ts';
import { MediaBucketError } from '../media/media-bucket.ts';
import { makeFilesPrivate } from '../private-files.ts';
import { TransferError } from '../transfer/transfer-error.ts';

/** Thrown where a command was called in a way that it does not understand. */
export class UsageError extends Error {
  override name = 'UsageError';
}

const expected = [
  ConfigError,
  DamagedDatabaseError,
  DataFolderInUseError,
  MediaBucketError,
  SchemaMismatchError,
  TransferError,
];

/** A path as the caller meant it: npm runs scripts in the folder of the project. */
export const pathFromCaller = (path: string): string =>
  isAbsolute(path) ? path : resolve(process.env.INIT_CWD ?? process.cwd(), path);

/** A text of a member without what a terminal would take for an order. */
export const plainText = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ');

/** A whole number of a flag. */
export function readNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new UsageError(`--${name} must be a whole number from 1 to 99999.`);
  return Number(text);
}

/** The edition of the site that `--edition` names. */
export function readEdition(named: string, site: ApiConfig['site']): EditionKey {
  const keys = editionKeysOf(site);
  const edition = editionOfId(named);
  if (edition === null || !keys.includes(edition))
    throw new UsageError(`--edition must be one of ${keys.map(editionId).join(', ')}.`);
  return edition;
}

/** The exit code where a command was called in a way that it does not understand. */
const misused = 2;

/** Runs a command to its end: what a person can put right is said in one line, and the exit code tells scripts. */
export async function runCommand(command: (config: ApiConfig) => Promise<void | number>): Promise<void> {
  makeFilesPrivate();
  try {
    const config = readConfig(process.env);
    setEditionLanguages(languagesOf(config.site));
    process.exitCode = (await command(config)) ?? 0;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const isMisuse = error instanceof UsageError || code?.startsWith('ERR_PARSE_ARGS_') === true;
    const isReported =
      isMisuse ||
      expected.some((type) => error instanceof type) ||
      /^(EACCES|EEXIST|EISDIR|ENOENT|ENOSPC|ENOTDIR|EROFS)$/.test(code ?? '');
    console.error(isReported ? (error as Error).message.split('\n')[0] : error);
    process.exitCode = isMisuse ? misused : 1;
  }
}

/**
 * Opens the configured database with the present schema, for as long as the work takes; nobody else may have the
 * folder.
 */
export async function withDatabase<T>(
  config: ApiConfig,
  work: (database: OpenDatabase) => Promise<T>,
  options?: PrepareOptions,
): Promise<T> {
  const database = await openDatabase(
    config.databaseUrl === null ? { dataDir: config.dataDir } : { databaseUrl: config.databaseUrl },
  );
  try {
    await prepareDatabase(database, options);
    return await work(database);
  } finally {
    await database.close();
  }
}
