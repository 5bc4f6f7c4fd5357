import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeFixture } from '../../apps/api/test-support/global-setup.ts';

/** All projects of the process share one fixture: making it takes longer than most of their tests. */
const shared = globalThis as { mutationChecksFixture?: Promise<string> };

const make = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-mutation-checks-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  await makeFixture({ dataDir: join(folder, 'pglite') });
  return folder;
};

/** The setup of the API's tests, on the embedded database alone: a missing check is missing on both. */
export async function setup(project: TestProject): Promise<void> {
  const folder = await (shared.mutationChecksFixture ??= make());
  project.provide('runFolder', folder);
  project.provide('pgliteFixture', join(folder, 'pglite'));
  project.provide('postgresFixture', '');
}
