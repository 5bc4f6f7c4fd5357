import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withTable } from '../hardening/lib/report.mjs';
import { root } from '../lib/bootstrap.mjs';

const folder = join(root, 'tools/hardening');
const files = readdirSync(folder).filter((name) => /^g\d.*\.mjs$/.test(name));

describe('the goals of reliability', () => {
  it.each(files)('%s has the form of one', async (file) => {
    const { goal, name, seconds, run } = await import(join(folder, file));
    expect(goal).toMatch(new RegExp(`^G${Number(/^g(\d+)/.exec(file)[1])}\\b`));
    expect([typeof name, typeof seconds.short, typeof seconds.full, typeof run]).toEqual(['string', 'number', 'number', 'function']);
  });

  it('have a place for their figures, which says how they were made', () => {
    const text = readFileSync(join(root, 'docs/reliability.md'), 'utf8');
    const about = { date: '2026-01-01', cores: 4, load: 1, node: 'v24' };
    const outcome = { goal: 'G2', name: 'a | b', count: 3, passed: 3, detail: 'fine', isHeld: true, seconds: 1.4 };
    const first = withTable(text, [outcome, { ...outcome, goal: 'G10', passed: 1, isHeld: false }], { ...about, full: false });
    const second = withTable(first, [{ ...outcome, count: 4, passed: 4 }, { ...outcome, goal: 'G9', count: 0, passed: 0, skipped: 'no browser', isHeld: false }], { ...about, full: false });
    const rows = second.split('\n').filter((line) => /^\| G(2|9|10) /.test(line));
    expect(rows).toEqual([
      '| G2 | a \\| b | 4 | 4 | fine | 1 |', '| G9 | a \\| b | – | – | not run: no browser | 1 |', '| G10 | a \\| b | 3 | 1 **not held** | fine | 1 |',
    ]);
    expect(second).toContain('The last of 2026-01-01, on 4 cores with 1 other tasks waiting or running, Node v24.');
    expect(() => withTable('nothing', [outcome], { ...about, full: true })).toThrow(/no place/);
  });
});
