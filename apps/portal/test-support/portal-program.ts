import { createServer } from 'node:http';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
// oxlint-disable-next-line no-restricted-imports -- the pages are tested on the real API
import { createApi, openDatabase, prepareDatabase } from '@millwright/api';
import { fixtureNow, seedFixture } from '../../api/test-support/fixture.ts';
import { builtAssets } from '../server/built-assets.ts';
import { readBuiltFiles } from '../server/built-files.ts';
import { builtPages } from '../server/built-pages.ts';
import { readConfig } from '../server/config.ts';
import { createPortalServer } from '../server/portal-server.ts';

const clock = () => fixtureNow;

/**
 * Puts a database that holds the fixture into a folder: a copy of the one that another program of this run made, or one
 * that is cached for the others.
 */
async function fill(folder: string): Promise<void> {
  const stored = process.env.E2E_FIXTURE;
  if (stored && existsSync(stored)) return cpSync(stored, folder, { recursive: true });
  const database = await openDatabase({ dataDir: folder });
  await prepareDatabase(database, { seed: seedFixture, clock });
  await database.close();
  if (!stored) return;
  cpSync(folder, `${folder}-kept`, { recursive: true });
  try {
    renameSync(`${folder}-kept`, stored);
  } catch {
    // Another program was faster.
    rmSync(`${folder}-kept`, { recursive: true });
  }
}

type Database = Awaited<ReturnType<typeof openDatabase>>['db'];

/** A program that handles the messages of its parent. */
export interface PortalProgram<Requested, Reported extends object> {
  /** Part of the name of the folder of its data. */
  name: string;
  /**
   * Changes the content. Returns what its parent learns in addition to the port, and what else the API and the portal
   * are made with.
   */
  change: (
    db: Database,
    requested: Requested,
  ) => Promise<{
    reported: Reported;
    api?: Partial<Parameters<typeof createApi>[0]>;
    settings?: Record<string, string>;
  }>;
}

/**
 * Runs a program: the built portal over a database of its own. Whatever its parent sends changes the content, after
 * which a portal that has seen nothing of the former responds at the port that is reported to the parent. It ends
 * with its parent.
 */
export async function runPortalProgram<Input, Report extends object>({
  name,
  change,
}: PortalProgram<Input, Report>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), `millwright-${name}-`));
  await fill(folder);
  const database = await openDatabase({ dataDir: folder });

  const build = await import(join(import.meta.dirname, '../build/server/index.js'));
  const client = join(import.meta.dirname, '../build/client');
  const pages = builtPages(build, await readBuiltFiles(client));
  const assets = builtAssets(client);
  let listener: ReturnType<typeof getRequestListener> = (_, response) => Promise.resolve(void response.end());
  const http = createServer((incoming, outgoing) => void listener(incoming, outgoing)).listen(0);

  const begin = async (requested: Input): Promise<void> => {
    const { reported, api, settings } = await change(database.db, requested);
    const { port } = http.address() as AddressInfo;
    const { fetch } = createApi({ db: database.db, clock, isLocalDemo: true, ...api });
    const config = readConfig({ PORT: String(port), ...settings });
    listener = getRequestListener(
      createPortalServer({ config, api: { fetch, close: () => Promise.resolve() }, pages, assets }).fetch,
    );
    process.send!({ port, ...reported });
  };

  process.on('message', (requested) => void begin(requested as Input));
  process.on('disconnect', () => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });
  process.send!('ready');
}
