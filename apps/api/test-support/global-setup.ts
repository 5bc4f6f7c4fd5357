import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres, type PostgresServer } from './postgres-server.ts';
import { storedDatabases } from './stored-databases.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of this run, for what tests write. */
    runFolder: string;
    /** Data folder of a closed embedded database that holds the fixture; tests copy it. Empty where no test uses it. */
    pgliteFixture: string;
    /** Data folder of a closed embedded database that holds nothing, not even tables: making one takes seconds. */
    emptyPglite: string;
    /** Data folder of a closed embedded database with the content of a first start; tests copy it. */
    seededFolder: string;
    /**
     * Address of the database `fixture` on the server of this run, which has one `seeded`, too; empty where there is no
     * server.
     */
    postgresFixture: string;
  }
}

/** What a run has of databases: copies of the stored ones, so that no test can change these. */
interface Copied {
  folder: string;
  server: PostgresServer | null;
}

/** Projects of a run are set up in one process: what is copied for the first serves the last. */
const shared = globalThis as { databasesOfRun?: { copied: Promise<Copied>; users: number } };

async function copy(): Promise<Copied> {
  const stored = await storedDatabases();
  const folder = mkdtempSync(join(tmpdir(), 'millwright-'));
  chmodSync(folder, 0o755);
  for (const name of ['empty', 'fixture', 'seeded'])
    cpSync(join(stored, name), join(folder, name), { recursive: true });
  const source = join(stored, 'postgres');
  return { folder, server: existsSync(source) ? await startPostgres(join(folder, 'postgres'), source) : null };
}

/** Gives a run databases to copy: embedded ones, and those of a PostgreSQL server of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const databases = (shared.databasesOfRun ??= { copied: copy(), users: 0 });
  databases.users += 1;
  const { folder, server } = await databases.copied;
  project.provide('runFolder', folder);
  project.provide('pgliteFixture', join(folder, 'fixture'));
  project.provide('emptyPglite', join(folder, 'empty'));
  project.provide('seededFolder', join(folder, 'seeded'));
  project.provide('postgresFixture', server?.urlOf('fixture') ?? '');
  return async () => {
    databases.users -= 1;
    if (databases.users > 0) return;
    delete shared.databasesOfRun;
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
