import { tones, type Ink, type Tone } from '../inks.ts';
import { boundsOf, type Bounds, type Look, type Point, type Shape } from './pen.ts';

/** Where a drawing stands on its sheet: pixels of a millimetre, and the place of the origin. */
export interface Placing {
  scale: number;
  left: number;
  /** Where `y` is 0; upwards on the sheet is less. */
  base: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A point of a drawing in the pixels of the sheet. */
export const placed = ({ scale, left, base }: Placing, [x, y]: Point): Point => [
  round(left + x * scale),
  round(base - y * scale),
];

/** The placing that fits a drawing into a rectangle, in its middle. */
export function fit(
  [left, bottom, right, top]: Bounds,
  [x, y, width, height]: readonly [number, number, number, number],
): Placing {
  const scale = Math.min(width / Math.max(right - left, 1e-6), height / Math.max(top - bottom, 1e-6));
  return {
    scale,
    left: x + (width - (right - left) * scale) / 2 - left * scale,
    base: y + (height - (top - bottom) * scale) / 2 + top * scale,
  };
}

/** Hatchings in two directions, of this image's inks. */
export const hatchings = (tone: Tone, gap = 9): string =>
  `<defs>${[
    ['h1', 45],
    ['h2', -45],
  ]
    .map(
      ([id, angle]) =>
        `<pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><path d="M0 0h${gap}v${gap}H0z" fill="${tones[tone].blank}"/><path d="M0 0V${gap}" stroke="${tones[tone].line}" stroke-width="1.6"/></pattern>`,
    )
    .join('')}</defs>`;

const styleOf = (look: Look, ink: Ink): string =>
  ({
    body: `fill="${ink.body}"`,
    soft: `fill="${ink.soft}"`,
    dark: `fill="${ink.dark}"`,
    accent: `fill="${ink.accent}"`,
    paper: `fill="${ink.blank}"`,
    thin: 'fill="none" stroke-width="1"',
    thick: 'fill="none" stroke-width="3.5"',
    axis: 'fill="none" stroke-width="1" stroke-dasharray="16 4 3 4"',
    cut: 'fill="url(#h1)"',
    cut2: 'fill="url(#h2)"',
  })[look];

const lines = new Set<Look>(['thin', 'thick', 'axis']);

function commandsOf(shape: Shape, placing: Placing): string {
  if (shape.kind === 'disc') {
    const [x, y] = placed(placing, shape.at);
    const r = round(shape.radius * placing.scale);
    return `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${round(2 * r)} 0a${r} ${r} 0 1 0 ${round(-2 * r)} 0z`;
  }
  const points = shape.points.map((point) => placed(placing, point));
  const [first, second, third, fourth] = points;
  const isBox =
    points.length === 4 &&
    shape.closed &&
    first![1] === second![1] &&
    second![0] === third![0] &&
    third![1] === fourth![1];
  if (isBox)
    return `M${first!.join(' ')}h${round(second![0] - first![0])}v${round(third![1] - second![1])}h${round(first![0] - second![0])}z`;
  return `M${points.map((point) => point.join(' ')).join('L')}${shape.closed ? 'z' : ''}`;
}

/** Whether two shapes are apart from each other, so that their order does not matter. */
const areApart = (one: Bounds, other: Bounds): boolean =>
  one[2] < other[0] || other[2] < one[0] || one[3] < other[1] || other[3] < one[1];

/** Shapes as SVG; neighbours that look alike are one path where none covers another. */
export function renderShapes(shapes: readonly Shape[], placing: Placing, ink: Ink): string {
  const paths: { look: Look; commands: string; within: Bounds[] }[] = [];
  for (const shape of shapes) {
    const bounds = boundsOf([shape]);
    const last = paths.at(-1);
    const joins =
      last?.look === shape.look && (lines.has(shape.look) || last.within.every((other) => areApart(other, bounds)));
    if (last && joins) {
      last.commands += commandsOf(shape, placing);
      last.within.push(bounds);
    } else paths.push({ look: shape.look, commands: commandsOf(shape, placing), within: [bounds] });
  }
  return `<g stroke="${ink.line}" stroke-width="1.8" stroke-linejoin="round">${paths
    .map(({ look, commands }) => `<path d="${commands}" ${styleOf(look, ink)}/>`)
    .join('')}</g>`;
}
