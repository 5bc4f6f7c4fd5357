import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// oxlint-disable-next-line no-restricted-imports -- the pages are tested on the real API
import type { StartedApi } from '@millwright/api';
import { inject } from 'vitest';
import { copyDatabase } from '../../api/test-support/copy-database.ts';
import { copyOnServer } from '../../api/test-support/test-api.ts';

/**
 * Starts the API on a copy of the seeded content, which goes when it is closed: on the server where there is one, which
 * costs half of the embedded database and serves the same (`hostile-input.test.ts`).
 */
export async function startSeededApi(): Promise<{ api: StartedApi; close: () => Promise<void> }> {
  // oxlint-disable-next-line no-restricted-imports -- the pages are tested on the real API
  const { startApi } = await import('@millwright/api');
  const dataDir = await mkdtemp(join(tmpdir(), 'millwright-portal-'));
  const hasServer = inject('postgresFixture') !== '';
  if (!hasServer) copyDatabase(join(inject('seededFolder'), 'database'), join(dataDir, 'database'), 'none');
  const api = await startApi({
    dataDir,
    databaseUrl: hasServer ? await copyOnServer('seeded') : null,
    imagePrefix: '',
    playerHosts: [],
    allowedOrigins: [],
    isLocalDemo: true,
  });
  return {
    api,
    async close() {
      await api.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
