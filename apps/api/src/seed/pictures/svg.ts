import type { Random } from '../random.ts';

/** The colours that a picture is drawn with. */
export interface Ink {
  paper: string;
  /** A second paper, for large calm areas. */
  shade: string;
  /** Main outlines. */
  line: string;
  /** Bodies of machines. */
  body: string;
  /** Lighter bodies. */
  soft: string;
  /** The one thing to look at. */
  accent: string;
}

/** What a motif is drawn with: colours and the choices of this picture. */
export interface Brush {
  ink: Ink;
  random: Random;
}

/** Draws a motif around the origin, about 400 wide and 280 high. */
export type Motif = (brush: Brush) => string;

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** Numbers of a picture, rounded to a tenth and joined by spaces. */
export const numbers = (...values: number[]): string => values.map(round).join(' ');

/** Attributes of fill and outline. */
export const paint = (fill: string, line = 'none', width = 2): string =>
  `fill="${fill}"${line === 'none' ? '' : ` stroke="${line}" stroke-width="${width}"`}`;

/** A rectangle with its top left corner at x, y. */
export const rect = (x: number, y: number, width: number, height: number, style: string, radius = 0): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${radius ? ` rx="${radius}"` : ''} ${style}/>`;

/** Many rectangles of one style as one path: x, y, width, height each. */
export const boxes = (items: readonly (readonly [number, number, number, number])[], style: string): string =>
  path(
    items
      .map(([x, y, width, height]) => `M${numbers(x, y)}h${round(width)}v${round(height)}h${round(-width)}z`)
      .join(''),
    style,
  );

/** A circle. */
export const circle = (x: number, y: number, radius: number, style: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" ${style}/>`;

/** A path from its commands. */
export const path = (commands: string, style: string): string => `<path d="${commands}" ${style}/>`;

/** A closed polygon through the points x1, y1, x2, y2… */
export const polygon = (points: number[], style: string): string => `<path d="M${numbers(...points)}z" ${style}/>`;

/** An open line through the points x1, y1, x2, y2… */
export const line = (points: number[], colour: string, width = 2, dash = ''): string =>
  `<path d="M${numbers(...points)}" fill="none" stroke="${colour}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;

/** A group that is moved, and turned and scaled where asked. */
export const place = (content: string, x: number, y: number, scale = 1, angle = 0): string =>
  `<g transform="translate(${numbers(x, y)})${angle ? ` rotate(${round(angle)})` : ''}${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}">${content}</g>`;

/** Repeats a drawing; `draw` gets the index. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Two coordinates on a circle around the origin; the angle in degrees. */
export const polar = (radius: number, angle: number): [number, number] => {
  const turn = (angle * Math.PI) / 180;
  return [Math.cos(turn) * radius, Math.sin(turn) * radius];
};

/** A gear wheel with its bore around the origin. */
export function gear(radius: number, teeth: number, style: string, bore: string): string {
  const depth = Math.min(16, (radius * 5) / teeth + 3);
  const points: number[] = [];
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    const step = 360 / teeth;
    for (const [share, reach] of [
      [0, radius - depth],
      [0.28, radius],
      [0.55, radius],
      [0.8, radius - depth],
    ] as const) {
      points.push(...polar(reach, (tooth + share) * step));
    }
  }
  return polygon(points, style) + circle(0, 0, radius * 0.28, bore);
}

/** Slanted section lines inside a rectangle. */
export function hatch(x: number, y: number, width: number, height: number, colour: string, gap = 12): string {
  let commands = '';
  for (let at = gap; at < width + height; at += gap) {
    const x1 = Math.min(at, width);
    const y1 = Math.max(0, at - width);
    const x2 = Math.max(0, at - height);
    const y2 = Math.min(at, height);
    commands += `M${numbers(x + x1, y + y1)}L${numbers(x + x2, y + y2)}`;
  }
  return `<path d="${commands}" stroke="${colour}" stroke-width="1" fill="none"/>`;
}
