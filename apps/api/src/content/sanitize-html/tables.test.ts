import { describe, expect, it } from 'vitest';
import { parse } from '../../../test-support/inspect-html.ts';
import { articleTables, withTableRoles } from './tables.ts';

/** A table with a head of two columns, of which the second holds some cells. */
const tableOf = (cells: readonly string[], head = 'Value'): string =>
  `<table><thead><tr><th>Name</th><th>${head}</th></tr></thead><tbody>` +
  `${cells.map((cell, at) => `<tr><td>n${at}</td><td>${cell}</td></tr>`).join('')}</tbody></table>`;

const isNumeric = (...cells: string[]): boolean =>
  parse(withTableRoles(tableOf(cells))).querySelector('th.article-number') !== null;

describe('a column of numbers', () => {
  it.each(
    [
      ['1', '12', '1,234.5', '1 234', '+3', '−4.2', '-4', '12%', '12 %', '3 ‰', '90°', '<5', '≤ 5', '≈5', '± 0.2'],
      ['3–5', '3 – 5', '−3–−1', '4:3', '1920×1080', '1/2', '5±0.1', '5 ± 0.1', '−3–+12', '3–1,000.5 %'],
    ].flat(),
  )('holds %s', (cell) => {
    expect(isNumeric(cell)).toBe(true);
  });

  it.each(
    [
      ['x', 'x1', '1x', '12 kg', 'M12', '=5', '<', '≤ x', '%', '3–', '3–x', '1920 by 1080', '5±', '–', '', 'ab 3'],
      ['1;2', '3*5', '90°C', '5 %%', '1–2–x', '12.x'],
    ].flat(),
  )('is not recognised by %j alone', (cell) => {
    expect(isNumeric(cell)).toBe(false);
  });

  it('may hold dashes, and words in up to a third of its cells', () => {
    expect(isNumeric('1', '–', '—', '-')).toBe(true);
    expect(isNumeric('1', '2', 'none')).toBe(true);
    expect(isNumeric('1', 'none')).toBe(false);
    expect(isNumeric('1', '2', '3', 'none', 'none')).toBe(false);
    expect(isNumeric('–', '—')).toBe(false);
    expect(isNumeric('1', '––', '2')).toBe(true);
    expect(isNumeric('1', '––')).toBe(false);
  });

  it('is marked from its name on, and cells that have a class stay as they are', () => {
    const root = parse(withTableRoles(tableOf(['1', '2']).replace('<td>2', '<td class="article-align-left">2')));
    expect([...root.querySelectorAll('.article-number')].map(({ textContent }) => textContent)).toEqual(['Value', '1']);
    expect(root.querySelector('.article-align-left')?.className).toBe('article-align-left');
  });

  it('is recognised by its text without the elements and spaces in it', () => {
    expect(isNumeric(' <b>1</b>2 ')).toBe(true);
  });
});

describe('the rows of a table', () => {
  it('are named by their first cells, once', () => {
    const named = '<table><thead><tr><th>A<th>B</thead><tbody><tr><th>one<td>x<tr><td>two<td>y</tbody></table>';
    const root = parse(withTableRoles(named));
    const names = [...root.querySelectorAll('tbody tr')].map((row) => row.firstElementChild!);
    expect(names.map((cell) => [cell.localName, cell.getAttribute('scope')])).toEqual([
      ['th', null],
      ['th', 'row'],
    ]);
    expect(root.querySelectorAll('thead [scope]')).toHaveLength(0);
  });

  it('are those of its body and its foot', () => {
    const footed = tableOf(['1']).replace('</tbody>', '</tbody><tfoot><tr><td>all</td><td>1</td></tr></tfoot>');
    expect(articleTables(footed)[0]?.rows).toEqual([
      ['n0', '1'],
      ['all', '1'],
    ]);
  });

  it.each([
    ['without a head', '<table><tbody><tr><td>a</td><td>1</td></tr><tr><td>b</td><td>2</td></tr></tbody></table>'],
    ['of its head alone', '<table><thead><tr><th>a</th><th>b</th></tr></thead></table>'],
    ['of one column', '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>'],
    ['with a row that is shorter', tableOf(['1']).replace('</tbody>', '<tr><td>b</td></tr></tbody>')],
    ['with a cell over two columns', tableOf(['1', '2']).replace('<td>1', '<td colspan="1">1')],
    ['with a cell over two rows', tableOf(['1', '2']).replace('<td>1', '<td rowspan="1">1')],
    ['with a name over two columns', tableOf(['1', '2']).replace('<th>Value', '<th colspan="1">Value')],
  ])('are not returned for a table %s', (_name, html) => {
    expect(articleTables(html)).toEqual([null]);
    expect(withTableRoles(html)).not.toContain('scope');
  });

  it('may be two columns wide', () => {
    expect(articleTables(tableOf(['1']))).toHaveLength(1);
    expect(articleTables(tableOf(['1']))[0]).not.toBeNull();
  });
});

describe('the tables of an article', () => {
  it.each([
    ['Force (kN)', { name: 'Force', unit: 'kN' }],
    ['Force(kN)', { name: 'Force', unit: 'kN' }],
    ['Force  (kN)', { name: 'Force', unit: 'kN' }],
    ['合模力（千牛）', { name: '合模力', unit: '千牛' }],
    ['Flow (l (n) per min)', { name: 'Flow', unit: 'l (n) per min' }],
    ['Flow (l () per min)', { name: 'Flow', unit: 'l () per min' }],
    ['Price (net) in yuan', { name: 'Price (net) in yuan' }],
    ['(kN)', { name: '(kN)' }],
    ['Force', { name: 'Force' }],
  ])('have a column %j', (head, column) => {
    expect(articleTables(tableOf(['1'], head))[0]?.columns[1]).toEqual(column);
  });

  it('are none of a text without them', () => {
    expect(articleTables('<p>x</p>')).toEqual([]);
    expect(withTableRoles('<p>x')).toBe('<p>x');
  });

  it('stand anywhere in it, with one space for several', () => {
    const html = `<p>before</p>${tableOf(['1'])}<p>between</p>${tableOf(['a \n  b'])}<p>after</p>`;
    expect(articleTables(html).map((table) => table?.rows)).toEqual([[['n0', '1']], [['n0', 'a b']]]);
  });

  it('say what their caption and their editor say', () => {
    const html = tableOf(['1']).replace(
      '<table>',
      '<table data-chart="bar 2" data-chart-title="A title"><caption> Two   lines </caption>',
    );
    expect(articleTables(html)[0]).toMatchObject({ caption: 'Two lines', chart: 'bar 2', chartTitle: 'A title' });
    expect(articleTables(tableOf(['1']))[0]).toMatchObject({ caption: '', chart: '', chartTitle: '' });
  });

  it('inside another are not returned', () => {
    expect(articleTables(`<table><tr><td>${tableOf(['1'])}</td></tr></table>`)).toEqual([null]);
  });
});
