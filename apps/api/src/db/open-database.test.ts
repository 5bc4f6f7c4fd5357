import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError } from '../config.ts';
import { openDatabase, type DatabaseLocation } from './open-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'millwright-open-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const mistakeOf = async (location: DatabaseLocation): Promise<string> => {
  const error = await openDatabase(location).then(
    () => null,
    (error: unknown) => error,
  );
  return error instanceof ConfigError ? error.message : `no mistake of the settings: ${String(error)}`;
};

describe('a database that cannot be opened as it is configured', () => {
  it('is reported in one line with the name of the setting, where the data folder is none', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await mistakeOf({ dataDir: file })).toMatch(/^DATA_DIR cannot be used: ENOTDIR: .+$/);
  });

  it('is reported without the password, where no server responds, one hangs up, or another speaks', async () => {
    const others = [
      createServer((socket) => void socket.end()),
      createServer((socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')),
    ];
    const ports = await Promise.all(
      others.map(
        (other) =>
          new Promise<number>(
            (resolve) => void other.listen(0, '127.0.0.1', () => resolve((other.address() as AddressInfo).port)),
          ),
      ),
    );
    for (const port of [1, ...ports]) {
      const reported = await mistakeOf({ databaseUrl: `postgres://millwright:secret@127.0.0.1:${port}/millwright` });
      expect(reported).toMatch(/^DATABASE_URL cannot be used: .+$/);
      expect(reported).not.toContain('secret');
    }
    for (const other of others) other.close();
  });
});
