import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { storedDatabases } from '../../apps/api/test-support/stored-databases.ts';

/** All projects of the process share one fixture. */
const shared = globalThis as { mutationChecksFixture?: Promise<string> };

const copy = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-mutation-checks-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(await storedDatabases(), 'fixture'), join(folder, 'fixture'), { recursive: true });
  return folder;
};

/** The setup of the API's tests, on the embedded database alone: a missing check is missing on both. */
export async function setup(project: TestProject): Promise<void> {
  const folder = await (shared.mutationChecksFixture ??= copy());
  project.provide('runFolder', folder);
  project.provide('pgliteFixture', join(folder, 'fixture'));
  project.provide('postgresFixture', '');
}
