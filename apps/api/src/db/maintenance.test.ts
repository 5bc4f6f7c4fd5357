import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyDataFolder } from '../../test-support/test-api.ts';
import { openPglite } from './pglite-client.ts';
import { startMaintenance } from './maintenance.ts';

const folderSize = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce(
    (sum, entry) => sum + (entry.isFile() ? statSync(join(folder, entry.name)).size : 0),
    0,
  );

it('the log of the embedded database does not grow without end, and nothing is done where nothing was written', async () => {
  const folder = join(copyDataFolder(), 'database');
  const client = await openPglite(folder);
  const statements: string[] = [];
  const maintenance = startMaintenance({
    query: client.query,
    exec: (statement) => {
      statements.push(statement);
      return client.exec(statement);
    },
    checkpoint: () => {
      statements.push('checkpoint');
      return client.checkpoint();
    },
  });
  await maintenance.run();
  statements.length = 0;
  await maintenance.run();
  expect(statements).toEqual([]);
  for (let round = 0; round < 8; round += 1) {
    await client.exec(
      `create table if not exists filler (text text); insert into filler select repeat('x', 1000) from generate_series(1, 20000)`,
    );
    await maintenance.run();
  }
  expect(statements.filter((statement) => statement === 'checkpoint')).toHaveLength(8);
  expect(statements).toContain('vacuum (analyze) filler');
  maintenance.stop();
  await client.close();
  // 8 rounds wrote more than 160 MB of log.
  expect(folderSize(join(folder, 'pg_wal'))).toBeLessThan(130 * 1024 * 1024);
});
