import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/bootstrap.mjs';

const text = readFileSync(join(root, 'docs/security/threat-model.md'), 'utf8');
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([123]) \| ([^|]+) \| ([^|]+) \|$/gm)].map(([, id, level, what, answer]) => ({ id, level, what, answer: answer.trim() }));
const titles = (source) => source.split('\n').filter((line) => /\b(it|test|describe|describeOnEachDatabase)\b[\w.]*\(|^\s*['"`[].*=>|^\s*'.*', /.test(line)).join('\n');

describe('the threat model', () => {
  it('answers each requirement once, in order', () => {
    expect(rows.length).toBeGreaterThan(110);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const order = rows.map(({ id }) => id.split('.').reduce((sum, part) => sum * 100 + Number(part), 0));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    // Every line of the table is one of them.
    expect(text.split('\n').filter((line) => /^\| \d/.test(line))).toHaveLength(rows.length);
  });

  it.each(rows)('$id is answered by a test that exists, or by a reason', ({ answer }) => {
    const [, file, words] = /^`([^`]+)`: (.+)$/.exec(answer) ?? [];
    if (!file) return expect(answer).toMatch(/^Reason: .{10,}/);
    expect(existsSync(join(root, file))).toBe(true);
    expect(titles(readFileSync(join(root, file), 'utf8'))).toContain(words);
  });
});
