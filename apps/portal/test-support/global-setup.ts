import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// oxlint-disable-next-line no-restricted-imports -- the pages are tested on the real API
import { startApi } from '@millwright/api';
import type { TestProject } from 'vitest/node';
import { makeFixture } from '../../api/test-support/global-setup.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Data folder of a closed embedded database with the content of a first start; tests copy it. */
    seededFolder: string;
    /** Data folder of a closed embedded database with the fixture of the API's own tests; tests copy it. */
    fixtureFolder: string;
  }
}

/** Makes the content and the fixture once for the whole run: every file that tests pages on them starts from a copy. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-seeded-'));
  const [seeded, fixture] = [join(folder, 'seeded'), join(folder, 'fixture')];
  const makeSeeded = async (): Promise<void> => {
    const api = await startApi({ dataDir: seeded, databaseUrl: null, imagePrefix: '', playerHosts: [], allowedOrigins: [] });
    await api.close();
  };
  await Promise.all([makeSeeded(), makeFixture({ dataDir: fixture })]);
  project.provide('seededFolder', seeded);
  project.provide('fixtureFolder', fixture);
  return () => rmSync(folder, { recursive: true, force: true });
}
