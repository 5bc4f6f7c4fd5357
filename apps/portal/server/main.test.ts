import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '@millwright/api';
import { runChild } from '../../api/test-support/child.ts';

const folder = mkdtempSync(join(tmpdir(), 'millwright-portal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the portal as `npm start` does. What is looked at here comes before any page, so that no build is needed. */
const start = (environment: Record<string, string>) =>
  runChild('../../portal/server/main.ts', [], { DATABASE_URL: '', API_ORIGIN: '', PORT: '0', ...environment });

describe('the portal', () => {
  it('refuses a data folder that another process has, with one clear line, and leaves it as it is', async () => {
    const dataDir = join(folder, 'shared');
    const owner = await openDatabase({ dataDir });
    const before = readdirSync(dataDir).sort();
    const second = start({ DATA_DIR: dataDir });
    expect(await second.ended).toBe(1);
    expect(second.errors().trim().split('\n')).toEqual([
      expect.stringMatching(new RegExp(`^The data folder ${dataDir} is in use by process ${process.pid} on .+\\.$`)),
    ]);
    expect(second.output()).toBe('');
    expect(readdirSync(dataDir).sort()).toEqual(before);
    await owner.close();
  }, 90_000);

  it('does not start with mistakes in its settings, and says each in a line without a secret', async () => {
    const child = start({
      PORT: 'x',
      DATABASE_URL: 'mysql://user:secret@db/x',
      EDITION_HOSTS: 'fr=https://example.fr',
      DATA_DIR: join(folder, 'none'),
    });
    expect(await child.ended).toBe(1);
    const lines = child.errors().trim().split('\n');
    expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual(['DATABASE_URL', 'EDITION_HOSTS', 'PORT']);
    expect(child.errors()).not.toContain('secret');
    expect(readdirSync(folder)).not.toContain('none');
  }, 60_000);
});
