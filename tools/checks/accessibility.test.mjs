import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/bootstrap.mjs';

const text = readFileSync(join(root, 'docs/accessibility.md'), 'utf8');
const criteria = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| (A|AA) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, id, level, , evidence]) => ({ id, level, answer: evidence.trim() }),
);
const contracts = [...text.matchAll(/^\| (?:[A-Z][^|]*) \| ([^|]+) \| (`[^|]+) \|$/gm)]
  .map(([, contract, evidence]) => ({ contract, answer: evidence.trim() }))
  .filter(({ answer: evidence }) => evidence.includes('packages/ui/'));

/** How many criteria each guideline of WCAG 2.2 has at the levels A and AA. */
const ofGuideline = {
  1.1: 1,
  1.2: 5,
  1.3: 5,
  1.4: 9,
  2.1: 3,
  2.2: 2,
  2.3: 1,
  2.4: 8,
  2.5: 6,
  3.1: 2,
  3.2: 5,
  3.3: 6,
  4.1: 2,
};

/** What the evidence lacks; nothing where its test or story exists, or where it is a reason. */
const lacking = (evidence) => {
  const [, file, words] = /^`([^`]+)`: (.+)$/.exec(evidence) ?? [];
  if (!file) return /^Reason: .{10,}/.test(evidence) ? '' : 'neither a test nor a reason';
  if (!existsSync(join(root, file))) return `no file ${file}`;
  const source = readFileSync(join(root, file), 'utf8');
  if (file.endsWith('.stories.tsx'))
    return new RegExp(`^export const ${words}\\b`, 'm').test(source) ? '' : `no story ${words}`;
  // A long title stands on the lines after its test begins.
  const titles = [...source.matchAll(/\b(?:it|test)\b[\w.]*\((?=([^]{0,300}))/g)];
  return titles.some(([, title]) => title.includes(words)) ? '' : `no test of ${words}`;
};

describe('the page on accessibility', () => {
  it('answers each criterion of WCAG 2.2 A and AA once, in order', () => {
    const counts = {};
    for (const { id } of criteria) counts[id.replace(/\.\d+$/, '')] = (counts[id.replace(/\.\d+$/, '')] ?? 0) + 1;
    expect(counts).toEqual(ofGuideline);
    expect(new Set(criteria.map(({ id }) => id)).size).toBe(55);
    const order = criteria.map(({ id }) => id.split('.').reduce((sum, part) => sum * 100 + Number(part), 0));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
  });

  it.each(criteria)('$id has a test or story that exists, or a reason', ({ answer: evidence }) => {
    expect(lacking(evidence)).toBe('');
  });

  it('names for each contract of the keys a story or test that exists, and counts them', () => {
    expect(contracts.map(({ answer: evidence }) => lacking(evidence)).filter(Boolean)).toEqual([]);
    expect(text).toContain(`${contracts.length} contracts`);
    expect(contracts.length).toBeGreaterThan(60);
  });

  it('would not take a test, a story or a file that is not there', () => {
    expect(
      [
        lacking('`tools/no.test.mjs`: a'),
        lacking('`tools/checks/lock.test.mjs`: no such words'),
        lacking('`packages/ui/src/primitives/tabs/tabs.stories.tsx`: Nothing'),
        lacking('soon'),
      ].map(Boolean),
    ).toEqual([true, true, true, true]);
  });
});
