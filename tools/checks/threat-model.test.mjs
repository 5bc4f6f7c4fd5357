import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/bootstrap.mjs';

const text = readFileSync(join(root, 'docs/security/threat-model.md'), 'utf8');
const partOf = (heading) => text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
const [applying = '', others = ''] = partOf('ASVS 5.0').split('### What does not apply');
const rows = [...applying.matchAll(/^\| (\d+\.\d+\.\d+) \| ([123]) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, id, level, what, evidence]) => ({ id, level, what, answer: evidence.trim() }),
);

/** How many requirements each section of each chapter of ASVS 5.0.0 has. */
const asvs = [
  [2, 10, 12, 3, 3],
  [3, 3, 5, 2],
  [1, 3, 5, 8, 8, 1, 5],
  [5, 5, 2, 4],
  [1, 6, 3, 3],
  [3, 12, 8, 6, 8, 4, 2, 4],
  [3, 4, 2, 5, 3, 2],
  [4, 4, 3, 2],
  [3, 4],
  [2, 3, 5, 16, 5, 2, 3],
  [4, 5, 5, 4, 2, 2, 2],
  [5, 2, 5],
  [4, 6, 4, 7],
  [2, 8, 3],
  [5, 5, 7, 4],
  [1, 5, 4, 3, 4],
  [2, 8, 2],
].flatMap((sections, chapter) =>
  sections.flatMap((count, section) =>
    Array.from({ length: count }, (_, at) => `${chapter + 1}.${section + 1}.${at + 1}`),
  ),
);

/** `1.2.6–1.2.8, 1.3.1` as what it stands for. */
const spread = (list) =>
  list.split(', ').flatMap((range) => {
    const [, section, first, lastSection = section, last = first] =
      /^(\d+\.\d+)\.(\d+)(?:–(\d+\.\d+)\.(\d+))?$/.exec(range) ?? [];
    if (section !== lastSection) throw new Error(`${range} is no range within a section`);
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => `${section}.${Number(first) + at}`);
  });
const without = [...others.matchAll(/^\| (\d[^|]*) \| ([^|]{8,}) \|$/gm)].flatMap(([, list]) => spread(list));

/**
 * The lines of a test file that hold titles of tests that run. The formatter may put a title on the line after the call
 * that it belongs to.
 */
const titles = (source) =>
  source
    .replaceAll(/\(\n\s+(?=['"`])/g, '(')
    .split('\n')
    .filter(
      (line) =>
        !/\b(?:it|test|describe)\.(?:skip|todo)\b/.test(line) &&
        /\b(it|test|describe|describeOn(?:Each|One)Database)\b[\w.]*\(|^\s*['"`[].*=>|^\s*'.*',|^\s*\]\)\(/.test(line),
    )
    .join('\n');

const inOrder = (ids) => ids.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** Sources of what runs, without tests and what only helps them. */
const sources = [
  'apps/api/src',
  'apps/portal/server',
  'apps/portal/app',
  ...['api-client', 'domain', 'i18n', 'ui'].map((name) => `packages/${name}/src`),
]
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter(
    (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(?:test|stories|fixtures)\.tsx?$/.test(entry.name),
  )
  .map(({ parentPath, name }) => ({
    path: relative(root, join(parentPath, name)).split(sep).join('/'),
    code: readFileSync(join(parentPath, name), 'utf8'),
  }));

describe('the threat model', () => {
  it('answers each of the 345 requirements of ASVS 5.0 once, in order', () => {
    expect(asvs).toHaveLength(345);
    expect(rows.map(({ id }) => id)).toEqual(inOrder(rows.map(({ id }) => id)));
    expect(inOrder([...rows.map(({ id }) => id), ...without])).toEqual(inOrder(asvs));
    // Every line of the tables is one of them.
    expect(applying.split('\n').filter((line) => /^\| \d/.test(line))).toHaveLength(rows.length);
  });

  it.each(rows)('$id is proven by a test that exists, or by a reason', ({ answer: evidence }) => {
    const [, file, words] = /^`([^`]+)`: (.+)$/.exec(evidence) ?? [];
    if (!file) return expect(evidence).toMatch(/^Reason: .{10,}/);
    expect(existsSync(join(root, file))).toBe(true);
    expect(titles(readFileSync(join(root, file), 'utf8'))).toContain(words);
  });

  it('names every file that encrypts, signs or hashes, and none that does not', () => {
    const known = partOf('What is encrypted, signed and hashed');
    const named = [...known.matchAll(/`((?:apps|packages)\/[^`]+)`/g)].map(([, path]) => path);
    const kept = [
      /\b(?:createHmac|randomInt|randomBytes|timingSafeEqual|publicEncrypt|generateKeyPair|argon2)\(/i,
      /\b(?:createCipheriv|createSign|scrypt|pbkdf2)\(|promisify\((?:argon2|generateKeyPair)\)/i,
      /\bsubtle\.|\bjsencrypt\b|createHash\('sha1'|'?sha256-\$\{/i,
    ];
    const found = sources.filter(({ code }) => kept.some((use) => use.test(code))).map(({ path }) => path);
    expect(found.length).toBeGreaterThan(15);
    expect(found.filter((path) => !named.includes(path))).toEqual([]);
    expect(
      named.filter((path) => !sources.some((source) => source.path === path && /crypto|jsencrypt/.test(source.code))),
    ).toEqual([]);
  });

  it('can say that the project nowhere switches off the check of certificates, nor Node’s strict parser', () => {
    const careless =
      /rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED|insecureHTTPParser:\s*true|security-revert/;
    expect(careless.test('rejectUnauthorized: false')).toBe(true);
    expect(sources.filter(({ code }) => careless.test(code)).map(({ path }) => path)).toEqual([]);
  });
});
