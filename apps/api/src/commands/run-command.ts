import {
  editionId,
  editionKeysOf,
  editionOfId,
  languagesOf,
  setEditionLanguages,
  type EditionKey,
} from '@millwright/domain';
import { readConfig, type ApiConfig } from '../config.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { prepareDatabase, type PrepareOptions } from '../db/prepare-database.ts';
import { UsageError } from '../operator-error.ts';
import { runToEnd } from './run-to-end.ts';

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

/** Runs a command that reads the settings. */
export const runCommand = (command: (config: ApiConfig) => Promise<void | number>): Promise<void> =>
  runToEnd(async () => {
    const config = readConfig(process.env);
    setEditionLanguages(languagesOf(config.site));
    return command(config);
  });

/**
 * Opens the configured database with the present schema, for as long as the work takes; nobody else may have the
 * folder.
 */
export async function withDatabase<T>(
  config: ApiConfig,
  work: (database: OpenDatabase) => Promise<T>,
  options?: PrepareOptions,
): Promise<T> {
  const database = await openDatabase(config);
  try {
    await prepareDatabase(database, options);
    return await work(database);
  } finally {
    await database.close();
  }
}
