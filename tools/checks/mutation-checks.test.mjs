import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mutationChecks } from '../mutation-checks/mutation-checks.mjs';
import { root } from '../lib/bootstrap.mjs';

describe('the mutation checks that are switched off in turn', () => {
  it('are twenty or more, each another', () => {
    expect(mutationChecks.length).toBeGreaterThanOrEqual(20);
    expect(new Set(mutationChecks.map(({ name }) => name)).size).toBe(mutationChecks.length);
    expect(new Set(mutationChecks.map(({ file, search }) => file + search)).size).toBe(mutationChecks.length);
  });

  it.each(mutationChecks)(
    'stand where it is said, once, with their tests: $name',
    ({ file, search, replacement, test }) => {
      const source = readFileSync(join(root, file), 'utf8');
      expect(source.split(search)).toHaveLength(2);
      expect(replacement).not.toBe(search);
      expect(existsSync(join(root, test))).toBe(true);
    },
  );
});
