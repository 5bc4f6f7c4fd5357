import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/bootstrap.mjs';
import { isWidgetName, widgetFiles, withEntry } from '../lib/widget-template.mjs';

const manifest = readFileSync(join(root, 'packages/ui/package.json'), 'utf8');

describe('a new widget', () => {
  it.each(['price-table', 'a', 'top10-list'])('may be called %s', (name) => expect(isWidgetName(name)).toBe(true));

  it.each(['PriceTable', 'price_table', '../price', '-price', 'price-', '', undefined])(
    'may not be called %s',
    (name) => expect(isWidgetName(name)).toBe(false),
  );

  it('has one file for each role', () => {
    expect(Object.keys(widgetFiles('price-table'))).toEqual([
      'price-table.tsx',
      'price-table.css.ts',
      'price-table.stories.tsx',
      'price-table.docs.mdx',
      'price-table.test.tsx',
      'index.ts',
    ]);
  });

  it('gets an entry in its place, and leaves the others as they are', () => {
    const changed = JSON.parse(withEntry(manifest, 'price-table'));
    const { './price-table': entry, ...others } = changed.exports;
    expect(entry['@millwright/source']).toBe('./src/widgets/price-table/index.ts');
    expect(others).toEqual(JSON.parse(manifest).exports);
    const keys = Object.keys(changed.exports);
    expect(keys).toEqual([...keys].sort((a, b) => a.localeCompare(b, 'en')));
  });
});
