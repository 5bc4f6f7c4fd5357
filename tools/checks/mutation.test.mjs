import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/bootstrap.mjs';
import { digestOf, readRecord, writtenRecord } from '../mutation/record.mjs';
import { scoreOf, survivorsOf } from '../mutation/run-stryker.mjs';
import { leastScore, scopes } from '../mutation/scopes.mjs';

const mutant = (status, more = {}) => ({ line: 3, mutator: 'BooleanLiteral', replacement: 'false', status, ...more });

describe('the scopes of mutation testing', () => {
  it.each(scopes)('$name has files and tests', ({ folder, files, tests }) => {
    const count = (patterns) =>
      globSync(
        patterns.filter((one) => !one.startsWith('!')),
        { cwd: join(root, folder) },
      ).length;
    expect([count(files) > 0, count(tests) > 0]).toEqual([true, true]);
  });
});

describe('the score of a file', () => {
  it('is the share of its mutants that a test noticed; a test that never ends has noticed', () => {
    const mutants = ['Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage'].map((status) => mutant(status));
    expect(scoreOf(mutants)).toEqual({ mutants: 5, killed: 3, score: 60 });
    expect(survivorsOf(mutants).map(({ status }) => status)).toEqual(['Survived', 'NoCoverage']);
  });

  it('does not count what cannot be loaded', () => {
    expect(scoreOf([mutant('Killed'), mutant('CompileError'), mutant('RuntimeError')]).mutants).toBe(1);
    expect(scoreOf([]).score).toBe(100);
  });
});

describe('the record of scores', () => {
  const texts = { 'packages/domain/src/tags.ts': 'a', 'packages/domain/src/tags.test.ts': 'b' };
  const file = 'packages/domain/src/tags.ts';

  it('is of the text of a file and of its test', () => {
    const digest = digestOf(file, (path) => texts[path]);
    expect(digestOf(file, (path) => ({ ...texts, [file]: 'c' })[path])).not.toBe(digest);
    expect(digestOf(file, (path) => ({ ...texts, 'packages/domain/src/tags.test.ts': 'c' })[path])).not.toBe(digest);
    expect(digestOf(file, (path) => `// A comment.\nimport 'x';\n${texts[path]}`)).toBe(digest);
  });

  it('keeps the reason of a survivor that is still there, wherever its line went', () => {
    const survivor = { line: 9, mutator: 'BooleanLiteral', replacement: 'false' };
    const before = { [file]: { survivors: [{ ...survivor, line: 3, reason: 'both mean none' }] } };
    const outcome = { file, scope: 'domain', mutants: 2, killed: 1, survivors: [survivor] };
    const other = { file, scope: 'domain', mutants: 2, killed: 1, survivors: [{ ...survivor, replacement: 'true' }] };
    const written = (one) => JSON.parse(writtenRecord(before, [one], new Date('2026-11-23'), () => 'd'))[file];
    expect(written(outcome).survivors).toEqual([{ ...survivor, reason: 'both mean none' }]);
    expect(written(other).survivors).toEqual([{ ...survivor, replacement: 'true' }]);
  });

  it('has no file below the least score, and counts that fit', () => {
    for (const [path, { mutants, killed, survivors }] of Object.entries(readRecord())) {
      expect([path, survivors.length]).toEqual([path, mutants - killed]);
      expect([path, (100 * killed) / mutants >= leastScore]).toEqual([path, true]);
      expect(() => readFileSync(join(root, path))).not.toThrow();
    }
  });
});
