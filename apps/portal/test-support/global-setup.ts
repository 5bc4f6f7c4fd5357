import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// oxlint-disable-next-line no-restricted-imports -- the pages are tested on the real API
import { startApi } from '@millwright/api';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Data folder of a closed embedded database with the content of a first start; tests copy it. */
    seededFolder: string;
  }
}

/** Makes the content of a first start once for the whole run: every file that tests pages on it starts from a copy. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-seeded-'));
  const seeded = join(folder, 'seeded');
  const api = await startApi({
    dataDir: seeded,
    databaseUrl: null,
    imagePrefix: '',
    playerHosts: [],
    allowedOrigins: [],
    isLocalDemo: true,
  });
  await api.close();
  project.provide('seededFolder', seeded);
  return () => rmSync(folder, { recursive: true, force: true });
}
