import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { Writable } from 'node:stream';
import { afterEach, expect, it, vi } from 'vitest';
import { copyDataFolder } from '../../test-support/test-api.ts';
import { openDatabase } from '../db/open-database.ts';
import { exportJsonLines } from './json-lines.ts';

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

it('a disk that is full while rows are read ends an export with its error, and the file is closed', async () => {
  const { db, close } = await openDatabase({ dataDir: copyDataFolder() });
  const full = new Writable({ write: (_chunk, _encoding, done) => void setTimeout(done, 1, new Error('disk full')) });
  vi.spyOn(fs, 'createWriteStream').mockReturnValue(full as fs.WriteStream);
  syncBuiltinESMExports();
  await expect(exportJsonLines(db, () => '/export.jsonl')).rejects.toThrow('disk full');
  expect(full.destroyed).toBe(true);
  await close();
});
