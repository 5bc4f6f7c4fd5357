import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/bootstrap.mjs';

describe('a command that writes files', () => {
  it.each(['release', 'tarballs', 'size', 'screenshots'])(
    'says in one line how it is called, and does nothing, where it is asked for help: %s',
    (name) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, `tools/${name}.mjs`), '--help'], {
        encoding: 'utf8',
        timeout: 60_000,
      });
      expect([status, stdout, stderr.trim().split('\n')]).toEqual([
        2,
        '',
        [expect.stringMatching(`^Usage: npm run ${name}`)],
      ]);
    },
    60_000,
  );
});
