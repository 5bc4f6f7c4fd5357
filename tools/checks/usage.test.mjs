import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/bootstrap.mjs';

describe('a command that writes files', () => {
  it.each([
    ['update', ['version'], 'npm run update --'],
    ['update', ['everything'], 'npm run update --'],
    ['update', [], 'npm run update --'],
    ['tarballs', [], 'npx node tools/tarballs.mjs'],
    ['size', [], 'npx node tools/size.mjs'],
    ['screenshots', [], 'npx node tools/screenshots.mjs'],
  ])(
    'says in one line how it is called, and does nothing, where it is requested help: %s %j',
    (name, words, usage) => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [join(root, `tools/${name}.mjs`), ...words, '--help'],
        { encoding: 'utf8', timeout: 60_000 },
      );
      expect([status, stdout, stderr.trim().split('\n')]).toEqual([2, '', [expect.stringMatching(`^Usage: ${usage}`)]]);
    },
    60_000,
  );
});
