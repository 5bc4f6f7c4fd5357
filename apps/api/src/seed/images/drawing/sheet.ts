import type { Bilingual } from '@millwright/domain';
import { parameterValue, shareOf, type ProductModel } from '../../product-models.ts';
import { letters, svgOf, tones, widthOfText, type Ink } from '../inks.ts';
import { boundsOf, type Drawing, type Mark } from './pen.ts';
import { hatchings, placed, renderShapes, type Placing } from './render.ts';

/** The size of a product's sheet. */
export const sheetSize = [800, 600] as const;

const ink = tones.sheet;
const block = { top: 488, bottom: 584, left: 16, right: 784 };
/** What a drawing stands on: its place, the size of its figures, and the distance of its dimensions. */
interface Ground {
  area: { left: number; top: number; right: number; bottom: number };
  size: number;
  step: number;
}

const sheetGround: Ground = { area: { left: 34, top: 34, right: 766, bottom: 470 }, size: 22, step: 42 };
/** An image in a list is a third as large as a sheet: its figures are larger, and it has no title block. */
const cardGround: Ground = { area: { left: 20, top: 20, right: 780, bottom: 556 }, size: 38, step: 58 };
/** Pixels of a sheet that is printed 297 millimetres wide. */
const pixelsOfMillimetre = sheetSize[0] / 297;

/** The scales of drawings, as parts of ten. */
const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 8, 10];

/** The largest usual scale at which a drawing fits: as a factor and as it is written. */
export function usualScale(most: number): { factor: number; text: string } {
  const inverse = 1 / most;
  const power = 10 ** Math.floor(Math.log10(inverse));
  const step = steps.find((one) => one * power >= inverse * 0.9999) ?? 10;
  const factor = 1 / (step * power);
  const rounded = (value: number): string => String(Number(value.toPrecision(2)));
  return { factor, text: factor > 1 ? `${rounded(factor)}:1` : `1:${rounded(1 / factor)}` };
}

/** Where words stand: left, top, right, bottom. */
type Place = readonly [number, number, number, number];

const arrow = (x: number, y: number, dx: number, dy: number): string =>
  `M${x} ${y}l${dx * 11 - dy * 4} ${dy * 11 + dx * 4}l${dy * 8} ${-dx * 8}z`;

/** Which of the dimensions on one side a mark is, counted from the drawing outwards. */
function placesOf(marks: readonly Mark[]): Map<Mark, number> {
  const counts = new Map<string, number>();
  return new Map(
    marks.map((mark) => {
      const side = mark.kind === 'note' ? 'note' : `${mark.kind}${mark.side}`;
      const count = counts.get(side) ?? 0;
      counts.set(side, count + 1);
      return [mark, count];
    }),
  );
}

function across(
  mark: Extract<Mark, { kind: 'across' }>,
  placing: Placing,
  edge: number,
  { area, size }: Ground,
  taken: Place[],
): string {
  const [x1, y] = placed(placing, [mark.from, mark.at]);
  const [x2] = placed(placing, [mark.to, mark.at]);
  const wide = widthOfText(mark.text) * size;
  const inside = x2 - x1 > wide + 30;
  const middle = inside
    ? (x1 + x2) / 2
    : Math.min(Math.max(x2 + wide / 2 + 14, area.left + wide / 2), area.right - wide / 2);
  taken.push([middle - wide / 2, edge - 6 - size, middle + wide / 2, edge - 6]);
  const ends = `M${x1} ${y + 4 * -mark.side}V${edge - 6 * mark.side}M${x2} ${y + 4 * -mark.side}V${edge - 6 * mark.side}M${x1} ${edge}H${inside ? x2 : middle + wide / 2}`;
  return (
    `<path d="${ends}" stroke="${ink.line}" fill="none"/>` +
    `<path d="${arrow(x1, edge, 1, 0)}${arrow(x2, edge, -1, 0)}" fill="${ink.line}"/>` +
    letters(mark.text, middle, edge - 6, { size, fill: ink.line, anchor: 'middle' })
  );
}

function upwards(
  mark: Extract<Mark, { kind: 'up' }>,
  placing: Placing,
  edge: number,
  { area, size }: Ground,
  taken: Place[],
): string {
  const [x, y1] = placed(placing, [mark.at, mark.from]);
  const [, y2] = placed(placing, [mark.at, mark.to]);
  const ends = `M${x + 4 * mark.side} ${y1}H${edge + 6 * mark.side}M${x + 4 * mark.side} ${y2}H${edge + 6 * mark.side}M${edge} ${y1}V${y2}`;
  const wide = widthOfText(mark.text) * size;
  const middle = Math.min(Math.max((y1 + y2) / 2, area.top + wide / 2), area.bottom - wide / 2);
  taken.push([edge - 7 - size, middle - wide / 2, edge - 7, middle + wide / 2]);
  return (
    `<path d="${ends}" stroke="${ink.line}" fill="none"/>` +
    `<path d="${arrow(edge, y1, 0, -1)}${arrow(edge, y2, 0, 1)}" fill="${ink.line}"/>` +
    letters(mark.text, edge - 7, middle, { size, fill: ink.line, anchor: 'middle', upright: true })
  );
}

/** The first height of a line of words, next to the wanted one, at which they cover none of the others. */
function freeShelf(
  wanted: number,
  [left, right]: readonly [number, number],
  taken: readonly Place[],
  ground: Ground,
): number {
  const { area, size } = ground;
  const isFree = (shelf: number): boolean =>
    shelf >= area.top + size &&
    shelf <= area.bottom - 4 &&
    !taken.some((other) => left < other[2] && right > other[0] && shelf - size < other[3] && shelf > other[1]);
  const steps = [0, -1, 1, -2, 2, -3, 3].map((step) => wanted + (step * (size + 8)) / 2);
  return steps.find(isFree) ?? wanted;
}

function note(mark: Extract<Mark, { kind: 'note' }>, placing: Placing, ground: Ground, taken: Place[]): string {
  if (mark.text === '') return '';
  const { area, size } = ground;
  const [x, y] = placed(placing, mark.at);
  const wide = Math.min(widthOfText(mark.text) * size + 6, 360);
  const toLeft = mark.shift[0] < 0;
  const bend = Math.min(
    Math.max(x + mark.shift[0], toLeft ? area.left + wide : area.left),
    toLeft ? area.right : area.right - wide,
  );
  const from = toLeft ? bend - wide : bend;
  const wanted = Math.min(Math.max(y + mark.shift[1], area.top + size), area.bottom - 4);
  const shelf = freeShelf(wanted, [from, from + wide], taken, ground);
  taken.push([from, shelf - size, from + wide, shelf]);
  return (
    `<path d="M${from} ${shelf - size - 2}h${wide}v${size + 2}h${-wide}z" fill="${ink.paper}" fill-opacity=".86"/>` +
    `<path d="M${x} ${y}L${bend} ${shelf}h${toLeft ? -wide : wide}" stroke="${ink.accent}" stroke-width="1.6" fill="none"/><circle cx="${x}" cy="${y}" r="4" fill="${ink.accent}"/>` +
    letters(mark.text, from + 3, shelf - 6, { size, fill: ink.line, bold: true, most: wide - 6 })
  );
}

/** Marks of dimensions, each outside the ones before it, then notes, which keep clear of all words. */
function renderMarks(
  marks: readonly Mark[],
  placing: Placing,
  box: { left: number; right: number; top: number; bottom: number },
  ground: Ground,
): string {
  const places = placesOf(marks);
  const taken: Place[] = [];
  return marks
    .toSorted((one, other) => Number(one.kind === 'note') - Number(other.kind === 'note'))
    .map((mark) => {
      const out = ground.size + 8 + places.get(mark)! * ground.step;
      if (mark.kind === 'across')
        return across(mark, placing, Math.round(mark.side < 0 ? box.bottom + out : box.top - out), ground, taken);
      if (mark.kind === 'up')
        return upwards(mark, placing, Math.round(mark.side < 0 ? box.left - out + 6 : box.right + out), ground, taken);
      return note(mark, placing, ground, taken);
    })
    .join('');
}

const count = (marks: readonly Mark[], kind: 'across' | 'up', side: 1 | -1): number =>
  marks.filter((mark) => mark.kind === kind && mark.side === side).length;

/** A value in words: in both languages where they differ. */
function textCell(value: Bilingual, x: number, top: number, most: number, inks: Ink): string {
  if (value.cn === value.en) return letters(value.en, x, top + 78, { size: 22, fill: inks.line, bold: true, most });
  return (
    letters(value.cn, x, top + 68, { size: 16, fill: inks.line, bold: true, most }) +
    letters(value.en, x, top + 87, { size: 14, fill: inks.line, bold: true, most })
  );
}

/** The block at the foot of a sheet: model and maker, leading values, scale and number of the sheet. */
export function titleBlock(model: ProductModel, scale: string, sheet: number, inks: Ink = ink): string {
  const { top, bottom, left, right } = block;
  const byRange = model.line.parameters.toSorted((one, other) => Number(!one.range) - Number(!other.range));
  const cells = byRange.slice(0, 3);
  const first = 276;
  const cell = (right - 92 - first) / 3;
  const rules = [first, first + cell, first + 2 * cell, first + 3 * cell]
    .map((x) => `M${Math.round(x)} ${top}V${bottom}`)
    .join('');
  const values = cells.map(({ label, ...rest }, n) => {
    const value = parameterValue({ label, ...rest }, shareOf(model));
    const x = first + cell * n + 10;
    return (
      letters(label.cn, x, top + 24, { size: 15, fill: inks.line, most: cell - 18 }) +
      letters(label.en, x, top + 43, { size: 13, fill: inks.line, most: cell - 18 }) +
      (typeof value === 'string'
        ? letters(value, x, top + 78, { size: 24, fill: inks.line, bold: true, most: cell - 18 })
        : textCell(value, x, top, cell - 18, inks))
    );
  });
  const { names } = model.company;
  return (
    `<path d="M${left} ${top}H${right}V${bottom}H${left}z" fill="${inks.blank}"/>` +
    `<path d="M16 16H784V584H16zM${left} ${top}H${right}${rules}" stroke="${inks.line}" stroke-width="1.8" fill="none"/>` +
    letters(model.name, left + 14, top + 40, { size: 32, fill: inks.line, bold: true, most: first - 50 }) +
    letters(names.cn, left + 14, top + 63, { size: 16, fill: inks.line, most: first - 46 }) +
    letters(names.en, left + 14, top + 84, { size: 14, fill: inks.line, most: first - 46 }) +
    values.join('') +
    letters(scale, right - 46, top + 33, { size: 22, fill: inks.line, anchor: 'middle', most: 80 }) +
    // The sign of the first-angle projection and the number of the sheet.
    `<path d="M${right - 92} 30l22 6v12l-22 6z" fill="none" stroke="${inks.line}" stroke-width="1.5"/><circle cx="${right - 52}" cy="42" r="12" fill="none" stroke="${inks.line}" stroke-width="1.5"/><circle cx="${right - 52}" cy="42" r="6" fill="none" stroke="${inks.line}" stroke-width="1.5"/>` +
    letters(`${sheet}/3`, right - 10, 48, { size: 17, fill: inks.line, anchor: 'end' })
  );
}

/** A drawing with its dimensions and notes, as large as its ground allows at a usual scale, and that scale. */
function drawOn(ground: Ground, { shapes, marks, unit }: Drawing): { svg: string; scale: string } {
  const { area, step } = ground;
  const [left, bottom, right, top] = boundsOf(shapes);
  const margin = {
    left: 16 + count(marks, 'up', -1) * step,
    right: 16 + count(marks, 'up', 1) * step,
    top: (marks.some(({ kind }) => kind === 'note') ? 18 + ground.size : 10) + count(marks, 'across', 1) * step,
    bottom: 12 + count(marks, 'across', -1) * step,
  };
  const width = area.right - area.left - margin.left - margin.right;
  const height = area.bottom - area.top - margin.top - margin.bottom;
  const most = Math.min(width / (right - left), height / (top - bottom));
  const usual = usualScale(most / pixelsOfMillimetre / unit);
  // An image in a list says no scale, and has none to keep.
  const scale = ground === sheetGround ? usual.factor * pixelsOfMillimetre * unit : most;
  const placing = {
    scale,
    left: area.left + margin.left + (width - (right - left) * scale) / 2 - left * scale,
    base: area.top + margin.top + (height - (top - bottom) * scale) / 2 + top * scale,
  };
  const [x1, y1] = placed(placing, [left, top]);
  const [x2, y2] = placed(placing, [right, bottom]);
  const svg =
    `<path d="M0 0H800V600H0z" fill="${ink.paper}"/>` +
    hatchings('sheet') +
    renderShapes(shapes, placing, ink) +
    renderMarks(marks, placing, { left: x1, right: x2, top: y1, bottom: y2 }, ground);
  return { svg, scale: usual.text };
}

/** A drawing on its sheet, with dimensions, notes and the title block. */
export function drawSheet(model: ProductModel, drawing: Drawing, sheet: 1 | 2): string {
  const { svg, scale } = drawOn(sheetGround, drawing);
  return svgOf(sheetSize, 'sheet', svg + titleBlock(model, scale, sheet));
}

/** A drawing for lists, with the model: what is read there is as large as the text around it. */
export const drawCard = (model: ProductModel, drawing: Drawing): string =>
  svgOf(
    sheetSize,
    'sheet',
    drawOn(cardGround, drawing).svg +
      letters(model.name, 784, 584, { size: 28, fill: ink.dark, bold: true, anchor: 'end' }),
  );
