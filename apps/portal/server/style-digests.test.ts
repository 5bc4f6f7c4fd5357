import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readStyleDigests, withStyleDigests } from './style-digests.ts';

const folder = mkdtempSync(join(tmpdir(), 'millwright-digests-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets/page-1.css'), 'p{}');
writeFileSync(join(folder, 'assets/page-1.css.br'), 'x');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a document names what each of its style sheets holds, and no other file', async () => {
  const digests = await readStyleDigests(folder);
  const digest = `sha256-${createHash('sha256').update('p{}').digest('base64')}`;
  expect([...digests]).toEqual([['/assets/page-1.css', digest]]);
  expect(
    withStyleDigests(
      '<link rel="stylesheet" href="/assets/page-1.css"/><link rel="stylesheet" href="/assets/page-1.css#"/><link rel="stylesheet" href="/other.css"/><link rel="icon" href="/a.svg"/><script src="/b.js"></script>',
      digests,
    ),
  ).toBe(
    `<link rel="stylesheet" href="/assets/page-1.css" integrity="${digest}"/><link rel="stylesheet" href="/assets/page-1.css#" integrity="${digest}"/><link rel="stylesheet" href="/other.css"/><link rel="icon" href="/a.svg"/><script src="/b.js"></script>`,
  );
});
