import { describe, expect, it } from 'vitest';
import type { StaticRenderer } from '../../runtime/render-static.server.tsx';
import { firstChart, withCharts } from './article-chart.server.tsx';

const tableOf = (attributes: string, ...cells: string[]) =>
  `<div class="article-table" tabindex="0"><table ${attributes}><caption>Lines</caption><thead><tr><th>Line<th>Cycle (s)</thead><tbody>` +
  `${cells.map((cell, row) => `<tr><td>${row}. line<td>${cell}`).join('')}</table></div>`;

/** Names what is rendered, where it would be. */
const statics = {
  render: (name) => ({ html: `<figure>${name}</figure>`, preloads: [] }),
} satisfies Pick<StaticRenderer, 'render'> as unknown as StaticRenderer;

const placesOf = (html: string) =>
  withCharts(html, 'en', statics).match(/<figure>chart\d<\/figure>|<div class="article-table"|<p>/g);

describe('charts of an article', () => {
  it('stand above the tables that can be drawn, each with ids of its own', () => {
    const html = `<p>a</p>${tableOf('', '1', '2')}<p>b</p>${tableOf('', 'x', 'y')}${tableOf('', '3', '4')}`;
    const box = '<div class="article-table"';
    expect(placesOf(html)).toEqual(['<p>', '<figure>chart0</figure>', box, '<p>', box, '<figure>chart2</figure>', box]);
  });

  it('are left out where the editor wants none, and where there is no table', () => {
    expect(placesOf(tableOf('data-chart="none"', '1', '2'))).toEqual(['<div class="article-table"']);
    expect(withCharts('<p>a</p>', 'en', statics)).toBe('<p>a</p>');
  });

  it('are drawn as the editor says: columns are counted from 1', () => {
    const html = `${tableOf('', 'x', 'y')}${tableOf('data-chart="ranked 2" data-chart-title="Slower"', '1', '2')}`;
    expect(firstChart(html, 'en')).toMatchObject({
      kind: 'ranked',
      columns: [1],
      title: 'Slower',
      table: { caption: 'Lines', columns: [{ name: 'Line' }, { name: 'Cycle', unit: 's' }] },
    });
    expect(firstChart('<p>a</p>', 'en')).toBeNull();
  });

  it('read their numbers in the language of the article', () => {
    const html = tableOf('', '7.850,5', '1.250');
    expect(firstChart(html, 'en')).toBeNull();
    expect(firstChart(html, 'de')?.table.lang).toBe('de');
  });
});
