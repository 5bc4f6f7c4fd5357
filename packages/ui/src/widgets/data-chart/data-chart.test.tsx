import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInOwn } from '../../testing/own-edition.tsx';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { seriesOf, valueOf, type ChartTable } from '../../parts/tables/chart-table.ts';
import { chooseChart } from './choose-chart.ts';
import { tables } from '../../testing/data-chart.fixtures.ts';
import { DataChart } from './data-chart.tsx';
import { apart, linesOf } from './scale.ts';

const tableOf = (columns: string[], ...rows: string[]): ChartTable => ({
  caption: 'Numbers',
  columns: columns.map((column) => {
    const [name = '', unit] = column.split('/');
    return { name, ...(unit && { unit }) };
  }),
  rows: rows.map((row) => row.split(' ')),
});

describe('cells', () => {
  it.each([
    ['7,850', 7850, 7850],
    ['−4.2', -4.2, -4.2],
    ['-4.2', -4.2, -4.2],
    ['+38', 38, 38],
    ['40 – 120', 40, 120],
    ['38 %', 38, 38],
  ])('%s is a number or a range', (text, from, to) => {
    expect(valueOf(text)).toMatchObject({ from, to });
  });

  it.each(['–', '', '31 of 36', '0.4 s/spot', 'None'])('“%s” is none', (text) => {
    expect(valueOf(text)).toBeNull();
  });

  it.each([
    ['de', '4,2', 4.2],
    ['de', '7.850', 7850],
    ['de', '1.250,5', 1250.5],
    ['de', '−12,6 %', -12.6],
    ['de-CH', "1'250.5", 1250.5],
    ['de-CH', '1’250.5', 1250.5],
    ['fr', '7\u202F850,5', 7850.5],
    ['hi', '1,23,456', 123456],
    ['ar-AE', '1,250.5', 1250.5],
    ['ar', '٧٬٨٥٠', 7850],
    ['ar-EG', '\u061C-٤٫٢٪', -4.2],
    ['fa', '۱٬۲۵۰٫۵', 1250.5],
  ])('in %s: %s is read with the separators of the language', (lang, text, value) => {
    expect(valueOf(text, lang)).toMatchObject({ from: value, to: value });
  });

  it.each([
    ['de', '40,5 – 120', 40.5, 120],
    ['ar', '٤٠ – ١٢٠', 40, 120],
  ])('in %s: %s is a range', (lang, text, from, to) => {
    expect(valueOf(text, lang)).toMatchObject({ from, to });
  });

  it.each([
    ['en', '4,2'],
    ['en', '1.250,5'],
    ['de', '4.2'],
    ['de', '1,250.5'],
  ])('in %s: “%s” is of another language, and no number', (lang, text) => {
    expect(valueOf(text, lang)).toBeNull();
  });

  it('in Arabic keep their own digits where they are shown', () => {
    expect(valueOf('\u061C-٤٫٢', 'ar')?.text).toBe('−٤٫٢');
  });

  it('of changes have signs always, and zero has none', () => {
    const series = seriesOf(tableOf(['a', 'b'], 'x 1.4', 'y −2', 'z 0'), 1);
    expect(series?.values.map((value) => value?.text)).toEqual(['+1.4', '−2', '0']);
  });
});

describe('the rule', () => {
  const chosen = (table: ChartTable) => {
    const choice = chooseChart(table);
    return choice && [choice.kind, ...choice.series.map(({ column }) => column)];
  };

  it.each([
    ['a scale and columns of one unit are lines', tables.cutting.en, ['line', 1, 2, 3]],
    ['changes are ranked', tables.prices.en, ['ranked', 2]],
    ['ranges are dots', tables.signs.en, ['range', 1]],
    ['a pair of four rows is a slope', tables.cooling.en, ['slope', 1, 2]],
    ['a pair of more is dumbbells', tables.leadTimes.en, ['dumbbell', 1, 2]],
    ['anything else is bars', tables.reject.en, ['bar', 1]],
    ['what never differs is passed over', tableOf(['a', 'b', 'c'], 'x 1 5', 'y 1 6'), ['bar', 2]],
  ])('%s', (_, table, expected) => {
    expect(chosen(table)).toEqual(expected);
  });

  it.each([
    ['of one row', tableOf(['a', 'b'], 'x 1')],
    ['of thirteen rows', tableOf(['a', 'b'], ...Array.from({ length: 13 }, (_, row) => `x ${row}`))],
    ['without numbers', tableOf(['a', 'b'], 'x none', 'y some')],
  ])('a table %s is not drawn', (_, table) => {
    expect(chooseChart(table)).toBeNull();
  });

  it('gives way to what the author says, where the numbers are there', () => {
    expect(chooseChart(tables.reject.en, 'multiples', [2, 3])?.series.map(({ column }) => column)).toEqual([2, 3]);
    expect(chooseChart(tables.reject.en, 'dumbbell', [2])?.kind).toBe('bar');
    expect(chooseChart(tables.reject.en, 'bar', [9])?.kind).toBe('bar');
  });
});

describe('the chart', () => {
  it('writes every number at its mark, the largest first', () => {
    const { container } = renderIn('en', <DataChart table={tables.prices.en} />);
    const texts = [...container.querySelectorAll('svg svg')].map((row) =>
      [...row.querySelectorAll('text')].map(({ textContent }) => textContent).join(' '),
    );
    expect(texts).toEqual(['POM +5.4', 'PC +1.4', 'ABS −3.8', 'HDPE −4.2', 'PP −6.1', 'PA6 −12.6']);
  });

  it.each([
    ['cn', 'negative'],
    ['en', 'positive'],
  ] as const)('what rises has the colour of the edition (%s)', (edition, color) => {
    const { container } = renderIn(edition, <DataChart table={tables.prices[edition]} />);
    expect(container.querySelectorAll(`rect[fill="var(--mw-color-${color})"]`)).toHaveLength(2);
  });

  it('is the table for assistive technology, with the columns that it shows', () => {
    renderIn('en', <DataChart table={tables.prices.en} data="hidden" />);
    const table = within(screen.getByRole('table', { name: tables.prices.en.caption }));
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Resin', 'Year (%)']);
    expect(table.getAllByRole('row', { name: 'PC 1.4' })).toHaveLength(1);
  });

  it.each(editionKeys)('of every kind hydrates without a difference in %s', (edition) =>
    expectCleanHydration(
      edition,
      <>
        {Object.values(tables).map((table, index) => (
          <DataChart key={index} table={table[edition]} />
        ))}
        <DataChart table={tables.reject[edition]} kind="multiples" source="Survey" />
      </>,
    ),
  );

  it('reads its table and writes its scale as the edition does', () => {
    const table = tableOf(['Druck/bar', 'Fluss/l'], '1,5 1.000', '2,5 2.000', '10 4.000');
    const { container } = renderInOwn({ key: 'de' }, <DataChart table={table} />);
    const texts = [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent);
    expect(texts).toEqual(expect.arrayContaining(['0', '2.000', '4.000', '1,5', '2,5']));
    const places = [...container.querySelectorAll('circle')].map((dot) => Number.parseFloat(dot.getAttribute('cx')!));
    expect(places.map((place) => Math.round(place))).toEqual([10, 16, 62]);
  });

  it('mirrors its marks where text goes from the right', () => {
    const marks = (direction: 'ltr' | 'rtl') => {
      const { container, unmount } = renderIn('en', <DataChart table={tables.prices.en} direction={direction} />);
      const places = [...container.querySelectorAll('rect')].map((rect) => Number.parseFloat(rect.getAttribute('x')!));
      const widths = [...container.querySelectorAll('rect')].map((rect) =>
        Number.parseFloat(rect.getAttribute('width')!),
      );
      unmount();
      return places.map((place, index) => (direction === 'ltr' ? place : 100 - place - widths[index]!));
    };
    for (const [index, place] of marks('rtl').entries()) expect(place).toBeCloseTo(marks('ltr')[index]!, 1);
  });
});

describe('labels', () => {
  it('take a second line between words, or between Chinese characters', () => {
    expect(linesOf('Angle measuring and learnt springback', 12)).toEqual(['Angle measuring and', 'learnt springback']);
    expect(linesOf('角度测量与回弹学习，折弯', 9)).toEqual(['角度测量与回弹学习，', '折弯']);
  });

  it('move apart where they would meet, and stay within the plot', () => {
    const placed = apart([5, 5.1, 9.9], [1, 1, 1], 10);
    expect(placed[1]! - placed[0]!).toBeGreaterThanOrEqual(1);
    expect(placed[2]).toBe(9.5);
  });
});
