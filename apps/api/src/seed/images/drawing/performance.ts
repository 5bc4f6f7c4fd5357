import { shareOf, valueText, type ProductModel } from '../../product-models.ts';
import { letters, svgOf, tones } from '../inks.ts';
import { boundsOf } from './pen.ts';
import { hatchings, renderShapes } from './render.ts';
import { drawModel } from './series.ts';
import { sheetSize, titleBlock } from './sheet.ts';

const ink = tones.sheet;

/** Where the models of a series are in its leading parameters, with one of them marked. */
export function drawPerformance(model: ProductModel, series: readonly ProductModel[]): string {
  const rows = model.line.parameters.filter(({ range }) => range).slice(0, 4);
  const [left, right, top, bottom] = [60, 740, 56, 470];
  const step = (bottom - top) / Math.max(rows.length, 1);
  const at = (share: number): number => left + 30 + (right - left - 60) * share;
  const content = rows.map(({ label, range, unit }, row) => {
    const y = top + step * row + step * 0.62;
    const marks = series.map((one) => {
      const share = shareOf(one);
      const isThis = one.model === model.model;
      const x = Math.round(at(share));
      const anchor = share > 0.9 ? 'end' : 'middle';
      return (
        `<circle cx="${x}" cy="${y}" r="${isThis ? 13 : 8}" fill="${isThis ? ink.accent : ink.blank}" stroke="${ink.line}" stroke-width="2"/>` +
        letters(valueText(range!, share, isThis ? unit : undefined), share > 0.9 ? x + 14 : x, y - 22, {
          size: isThis ? 24 : 18,
          fill: ink.line,
          anchor,
          bold: isThis,
        }) +
        (row === rows.length - 1
          ? letters(one.name, share > 0.9 ? x + 14 : x, y + 38, { size: 18, fill: ink.line, anchor, bold: isThis })
          : '')
      );
    });
    return (
      letters(`${label.cn} · ${label.en}`, left, top + step * row + 14, { size: 18, fill: ink.line, most: 400 }) +
      `<path d="M${left} ${y}H${right}M${left} ${y - 7}v14M${right} ${y - 7}v14" stroke="${ink.line}" stroke-width="1.5"/>` +
      `<path d="M${at(0)} ${y}H${at(shareOf(model))}" stroke="${ink.accent}" stroke-width="5"/>` +
      marks.join('')
    );
  });
  return svgOf(
    sheetSize,
    'sheet',
    `<path d="M0 0H800V600H0z" fill="${ink.paper}"/>${content.join('')}${titleBlock(model, `${series.length} ×`, 3)}`,
  );
}

/** All models of a series beside each other at one scale, with their names. */
export function drawSeries(series: readonly ProductModel[]): string {
  const drawings = series.flatMap((model) => {
    const drawing = drawModel(model, 'elevation');
    return drawing ? [{ model, shapes: drawing.shapes, bounds: boundsOf(drawing.shapes) }] : [];
  });
  const widths = drawings.map(({ bounds }) => bounds[2] - bounds[0]);
  const heights = drawings.map(({ bounds }) => bounds[3] - bounds[1]);
  const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
  const gaps = 30 * (drawings.length + 1);
  const beside = Math.min((sheetSize[0] - gaps) / sum(widths), 430 / Math.max(...heights));
  const below = Math.min(620 / Math.max(...widths), (sheetSize[1] - gaps - 50) / sum(heights));
  const isRow = beside >= below;
  const scale = Math.max(beside, below);
  let at = isRow ? (sheetSize[0] - sum(widths) * scale - 30 * (drawings.length - 1)) / 2 : 50;
  const content = drawings.map(({ model, shapes, bounds }, index) => {
    const [wide, high] = [widths[index]! * scale, heights[index]! * scale];
    const [x, ground] = isRow ? [at, 300 + (Math.max(...heights) * scale) / 2] : [40, at + high];
    at += isRow ? wide + 30 : high + (sheetSize[1] - 80 - sum(heights) * scale) / drawings.length;
    const look = { size: 24, fill: index === drawings.length - 1 ? ink.accent : ink.line, bold: true };
    return (
      `<path d="M${isRow ? x - 10 : 24} ${ground + 3}h${isRow ? wide + 20 : 752}" stroke="${ink.line}" stroke-width="2.5"/>` +
      renderShapes(shapes, { scale, left: x - bounds[0] * scale, base: ground + bounds[1] * scale }, ink) +
      (isRow
        ? letters(model.name, x + wide / 2, ground + 54, { ...look, anchor: 'middle' })
        : letters(model.name, 776, ground - 12, { ...look, anchor: 'end' }))
    );
  });
  return svgOf(
    sheetSize,
    'sheet',
    `<path d="M0 0H800V600H0z" fill="${ink.paper}"/>${hatchings('sheet')}${content.join('')}`,
  );
}
