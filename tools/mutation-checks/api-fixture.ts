import type { TestProject } from 'vitest/node';
import setUpDatabases from '../../apps/api/test-support/global-setup.ts';

/**
 * The setup of the API's tests, on one database alone: a missing check is missing on both. On the server where there is
 * one, for opening the embedded one takes longer than most of these tests.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const end = await setUpDatabases(project);
  if (project.getProvidedContext().postgresFixture !== '') project.provide('pgliteFixture', '');
  return end;
}
