import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getReleaseLine, inTwoLanguages, isBilingual } from '../changelog/changelog.mjs';
import { root } from '../lib/bootstrap.mjs';

const waiting = globSync('.changeset/*.md', { cwd: root }).filter((file) => !file.endsWith('README.md'));

it.each(waiting)('%s is written in English and in Chinese', (file) => {
  const [, summary = ''] = /^---\n[\s\S]*?\n---\n([\s\S]*)$/.exec(readFileSync(join(root, file), 'utf8')) ?? [];
  expect(isBilingual(summary)).toBe(true);
});

describe('a changeset', () => {
  it('has both languages, each in paragraphs of its own, English first', () => {
    expect(isBilingual('A button is wider.\n\n按钮更宽。')).toBe(true);
    expect(isBilingual('A button is wider.\n\nMuch wider.\n\n按钮更宽。\n\n宽得多。')).toBe(true);
  });

  it.each([
    'A button is wider.',
    '按钮更宽。',
    '按钮更宽。\n\nA button is wider.',
    'A button is wider.\n按钮更宽。',
    'A button.\n\n按钮。\n\nMore.',
    '',
  ])('is refused as %j', (summary) => {
    expect(isBilingual(summary)).toBe(false);
  });
});

it('changes are described in the changelog of each language', async () => {
  const lines = await Promise.all(
    [
      'A button is wider.\n\n按钮更宽。',
      'A card has a date.\n\nIt is the last one.\n\n卡片有日期。\n\n取最后一个。',
    ].map((summary) => getReleaseLine({ summary })),
  );
  const { en, zh } = inTwoLanguages(`## 0.2.0\n\n### Minor Changes\n\n${lines.join('\n')}\n`);
  expect(en).toBe(
    '## 0.2.0\n\n### Minor Changes\n\n- A button is wider.\n\n- A card has a date.\n\n  It is the last one.\n',
  );
  expect(zh).toBe('## 0.2.0\n\n### 新增与变更\n\n- 按钮更宽。\n\n- 卡片有日期。\n\n  取最后一个。\n');
});
