import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
// oxlint-disable-next-line no-restricted-imports -- the pages are tested on the real API
import { createApi, openDatabase } from '@millwright/api';
import { copyDatabase } from '../../api/test-support/copy-database.ts';
import { fixtureNow } from '../../api/test-support/fixture.ts';
import { storedDatabases } from '../../api/test-support/stored-databases.ts';
import { builtAssets } from '../server/built-assets.ts';
import { readBuiltFiles } from '../server/built-files.ts';
import { builtPages } from '../server/built-portal.ts';
import { readConfig } from '../server/config.ts';
import { createPortalServer } from '../server/portal-server.ts';

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
  copyDatabase(join(await storedDatabases(), 'fixture/database'), join(folder, 'database'), 'none');
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
    const { fetch } = createApi({ db: database.db, clock: () => fixtureNow, isLocalDemo: true, ...api });
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
