import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageWithEntries } from '../entries.mjs';
import { root } from '../lib/bootstrap.mjs';

const page = readFileSync(join(root, 'docs/reuse.md'), 'utf8');

describe('the table of entries in docs/reuse.md', () => {
  it('is the one that `npm run update -- contracts` writes', () => {
    expect(page).toBe(pageWithEntries(page));
  });

  it('says what each component is', () => {
    const rows = [...page.matchAll(/^\| `([\w-]+)` \| (.+?) \| [\d.–]+ \| [\d.–]+ \| (.+) \|$/gm)];
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(([, , , line]) => line === '–').map(([, name]) => name)).toEqual([]);
  });

  it('needs its marks', () => {
    expect(() => pageWithEntries('# Without a table')).toThrow('marks');
  });
});
