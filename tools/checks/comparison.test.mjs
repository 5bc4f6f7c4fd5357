import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/bootstrap.mjs';

const text = readFileSync(join(root, 'docs/comparison.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const sections = text.split(/^## /m).slice(1);
const sites = sections.find((section) => section.startsWith('Sites where buyers ask suppliers')) ?? '';
const points = sections.filter((section) => section !== sites && !section.startsWith('Where they are better'));
const isThread = /\]\(https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/(?:issues|pull)\/\d+\)/;

describe('the page that compares us with other libraries', () => {
  it.each(points.map((section) => [section.split('\n')[0], section]))(
    'names public threads and our proof: %s',
    (_, section) => {
      const items = section.split(/^- /m).slice(1);
      const ours = items.filter((item) => item.startsWith('**Here:**'));
      expect(ours).toHaveLength(1);
      expect(items.length).toBeGreaterThan(1);
      for (const item of items) if (!ours.includes(item)) expect(item).toMatch(isThread);
      expect(ours[0]).toMatch(/`(?:npm (?:run|test)|(?:npx node )?(?:tools|apps|packages|docs)\/)[^`]*`/);
    },
  );

  it('names only files and commands that are there', () => {
    for (const [, file] of text.matchAll(/`((?:tools|apps|packages|docs)\/[^`]+)`/g))
      expect(existsSync(join(root, file)), file).toBe(true);
    for (const [, command] of text.matchAll(/`npm run ([\w:]+)/g)) expect(scripts, command).toHaveProperty([command]);
  });

  it('says where they are better', () => {
    expect(text).toMatch(/^## Where they are better\n\n(?:- \*\*[\s\S]+){4}/m);
  });

  it.each(
    sites
      .split(/^### /m)
      .slice(1)
      .map((part) => [part.split('\n')[0], part]),
  )('says of other sites what was read, what was not, our proof and what we lack: %s', (_, part) => {
    const items = part.split(/^- /m).slice(1);
    const ours = items.filter((item) => /^\*\*(?:Here:|We lack)/.test(item));
    expect(ours).toHaveLength(2);
    expect(ours[0]).toMatch(/`(?:apps|packages)\/[^`]+`/);
    expect(items.length).toBeGreaterThan(2);
    for (const item of items) if (!ours.includes(item)) expect(item).toMatch(/\]\(https:|not looked at/);
  });

  it('has a part for each purpose of the sites with accounts', () => {
    expect(sites.match(/^### /gm)).toHaveLength(4);
  });
});
