import type { Bilingual } from '@millwright/domain';
import type { Company, ProductLine, StoryTable } from './content.types.ts';
import { both } from './both.ts';

export { both };

const cells = (row: string): Bilingual[] => row.split(';').map(both);

/**
 * A table in shorthand: cells are separated by `;`, languages by `|`.
 *
 * @param caption `English|中文`
 * @param columns for example `Machine|机型; Force (kN)|锁模力（kN）`
 * @param rows one string a row, with as many cells as there are columns
 */
export function table(caption: string, columns: string, ...rows: string[]): StoryTable {
  const heads = cells(columns);
  const body = rows.map(cells);
  for (const row of body) {
    if (row.length !== heads.length)
      throw new Error(`Table "${caption}": a row has ${row.length} cells of ${heads.length}.`);
  }
  return { caption: both(caption), columns: heads, rows: body };
}

/**
 * A company in shorthand.
 *
 * @param names `English|中文`
 * @param city `English|中文`
 * @param region key of `regions.ts`
 * @param line `English|中文`
 */
export function company(
  names: string,
  city: string,
  region: string,
  founded: number,
  staff: number,
  line: string,
): Company {
  return { names: both(names), city: both(city), region, founded, staff, line: both(line) };
}

/**
 * A product line in shorthand. A parameter is `Label|标签 = 100..900 kN` (a range that models step through),
 * `Label|标签 = 45/60/80 mm` (what comes in sizes, model by model) or `Label|标签 = text|文字`.
 */
export function product(
  names: string,
  series: string,
  child: string,
  brief: string,
  ...parameters: string[]
): ProductLine {
  return {
    names: both(names),
    series,
    child,
    brief: both(brief),
    parameters: parameters.map((parameter) => {
      const [label = '', value = ''] = parameter.split('=').map((part) => part.trim());
      const [, numbers, unit] = /^([\d.]+(?:\.\.[\d.]+|(?:\/[\d.]+){2,}))(?:\s+(.+))?$/.exec(value) ?? [];
      if (numbers === undefined) return { label: both(label), text: both(value) };
      return { label: both(label), range: numbers.split(/\.\.|\//).map(Number), ...(unit !== undefined && { unit }) };
    }),
  };
}
