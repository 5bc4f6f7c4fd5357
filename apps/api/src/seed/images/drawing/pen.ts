/** How a shape is drawn: bodies, what is cut (hatched one way or the other), thin lines and axes. */
export type Look = 'body' | 'soft' | 'dark' | 'accent' | 'paper' | 'thin' | 'thick' | 'axis' | 'cut' | 'cut2';

/** A point in millimetres; `y` counts upwards. */
export type Point = readonly [number, number];

/** A part of a drawing, in millimetres. */
export type Shape =
  | { kind: 'path'; points: readonly Point[]; closed: boolean; look: Look }
  | { kind: 'disc'; at: Point; radius: number; look: Look };

/** What is written at a drawing: a dimension between two points, or words at a leader. */
export type Mark =
  | { kind: 'across'; from: number; to: number; at: number; text: string; side: 1 | -1 }
  | { kind: 'up'; from: number; to: number; at: number; text: string; side: 1 | -1 }
  | { kind: 'note'; at: Point; shift: Point; text: string };

/** A drawing without scale or colours. */
export interface Drawing {
  shapes: readonly Shape[];
  marks: readonly Mark[];
  /** Millimetres of a unit, where it is not drawn in millimetres. */
  unit: number;
}

/** Left, bottom, right and top of shapes. */
export type Bounds = readonly [left: number, bottom: number, right: number, top: number];

/** What all shapes are within. */
export function boundsOf(shapes: readonly Shape[]): Bounds {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const shape of shapes) {
    const reach = shape.kind === 'disc' ? shape.radius : 0;
    for (const [x, y] of shape.kind === 'disc' ? [shape.at] : shape.points) {
      xs.push(x - reach, x + reach);
      ys.push(y - reach, y + reach);
    }
  }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** A point at a radius and an angle in degrees around another. */
export const around = ([x, y]: Point, radius: number, angle: number): Point => [
  x + radius * Math.cos((angle * Math.PI) / 180),
  y + radius * Math.sin((angle * Math.PI) / 180),
];

/** The points x1, y1, x2, y2 … along an arc of an ellipse, from one angle to another. */
export const arc = ([x, y]: Point, [rx, ry]: Point, from: number, to: number, steps = 14): number[] =>
  upTo(steps + 1).flatMap((step) => {
    const turn = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [x + rx * Math.cos(turn), y + ry * Math.sin(turn)];
  });

/** Whole numbers from 0. */
export const upTo = (count: number): number[] => Array.from({ length: Math.max(0, Math.round(count)) }, (_, n) => n);

/** Points of their coordinates in turn. */
const paired = (values: readonly number[]): Point[] =>
  upTo(values.length / 2).map((at) => [values[2 * at]!, values[2 * at + 1]!]);

/** Records a drawing in millimetres. */
export function createPen() {
  const shapes: Shape[] = [];
  const marks: Mark[] = [];
  const pen = {
    shapes,
    marks,
    /** Millimetres of a unit: 1,000 for what is drawn in metres. */
    unit: 1,
    /** A closed outline through the points x1, y1, x2, y2 … */
    poly(points: readonly number[], look: Look = 'body') {
      shapes.push({ kind: 'path', points: paired(points), closed: true, look });
    },
    /** A line through points, not closed. */
    line(points: readonly number[], look: Look = 'thin') {
      shapes.push({ kind: 'path', points: paired(points), closed: false, look });
    },
    /** A rectangle by its lower left corner. */
    box(x: number, y: number, width: number, height: number, look: Look = 'body') {
      pen.poly([x, y, x + width, y, x + width, y + height, x, y + height], look);
    },
    disc(x: number, y: number, radius: number, look: Look = 'body') {
      shapes.push({ kind: 'disc', at: [x, y], radius, look });
    },
    ellipse(x: number, y: number, rx: number, ry: number, look: Look = 'body') {
      pen.poly(arc([x, y], [rx, ry], 0, 345, 23), look);
    },
    /** The same at equal distances; `draw` gets the place. */
    each(count: number, draw: (index: number) => void) {
      for (const index of upTo(count)) draw(index);
    },
    /** Upright lines at equal distances in a rectangle. */
    ribs(x: number, y: number, width: number, height: number, count: number, look: Look = 'thin') {
      pen.each(count, (n) => {
        const at = x + (width * (n + 1)) / (count + 1);
        pen.line([at, y, at, y + height], look);
      });
    },
    /** Level lines at equal distances in a rectangle. */
    rows(x: number, y: number, width: number, height: number, count: number, look: Look = 'thin') {
      pen.each(count, (n) => {
        const at = y + (height * (n + 1)) / (count + 1);
        pen.line([x, at, x + width, at], look);
      });
    },
    /** Machine feet under a length. */
    feet(x: number, width: number, height: number, count: number) {
      pen.each(count, (n) =>
        pen.box(x + (width * (n + 0.5)) / count - height * 0.7, -height, height * 1.4, height, 'dark'),
      );
    },
    /** A level axis and, where a length across is given, an upright one. */
    axes(x1: number, x2: number, y: number, across?: readonly [x: number, y1: number, y2: number]) {
      pen.line([x1, y, x2, y], 'axis');
      if (across) pen.line([across[0], across[1], across[0], across[2]], 'axis');
    },
    /** A toothed wheel with its bore. */
    gear(x: number, y: number, radius: number, teeth: number, look: Look = 'body', bore = 0.3) {
      const depth = Math.min(radius * 0.16, (radius * 5) / teeth);
      const points = upTo(teeth).flatMap((tooth) =>
        (
          [
            [0, radius - depth],
            [0.25, radius],
            [0.5, radius],
            [0.75, radius - depth],
          ] as const
        ).flatMap(([share, reach]) => around([x, y], reach, ((tooth + share) * 360) / teeth)),
      );
      pen.poly(points, look);
      if (bore > 0) pen.disc(x, y, radius * bore, 'paper');
    },
    /** A belt over two drums on legs. */
    belt(x: number, y: number, length: number, drum: number) {
      pen.each(Math.max(2, Math.round(length / Math.max(drum * 14, 1200))), (n) => {
        const count = Math.max(2, Math.round(length / Math.max(drum * 14, 1200)));
        pen.box(x + drum + ((length - 3 * drum) * n) / (count - 1), 0, drum * 0.7, y - drum, 'soft');
      });
      pen.poly(
        [...arc([x + drum, y], [drum, drum], 90, 270, 8), ...arc([x + length - drum, y], [drum, drum], -90, 90, 8)],
        'body',
      );
      pen.disc(x + drum, y, drum * 0.55, 'soft');
      pen.disc(x + length - drum, y, drum * 0.55, 'soft');
    },
    /** Somebody of 1,750 mm, for the scale. */
    person(x: number) {
      pen.disc(x, 1630, 115, 'soft');
      pen.poly([x - 210, 1440, x + 210, 1440, x + 190, 800, x + 110, 0, x - 110, 0, x - 190, 800], 'soft');
    },
    /** A dimension across; below the drawing, or above it. */
    across(from: number, to: number, at: number, text: string, side: 1 | -1 = -1) {
      marks.push({ kind: 'across', from, to, at, text, side });
    },
    /** A dimension upwards; at the left of the drawing, or at its right. */
    up(from: number, to: number, at: number, text: string, side: 1 | -1 = -1) {
      marks.push({ kind: 'up', from, to, at, text, side });
    },
    /** Words at a leader; `shift` is in the pixels of the sheet. */
    note(x: number, y: number, text: string, shift: Point = [50, 44]) {
      marks.push({ kind: 'note', at: [x, y], shift, text });
    },
  };
  return pen;
}

/** What records a drawing. */
export type Pen = ReturnType<typeof createPen>;

/** The values of one model that a drawing is made of. */
export interface Values {
  /** A parameter of the model by its English label; the middle of a range's figures where it is the same for all. */
  of(label: string): number;
  /** A parameter as the catalogue writes it. */
  text(label: string): string;
  /** A size that grows with the series. */
  at(low: number, high: number): number;
  /** A length as a drawing writes it, in millimetres. */
  mm(length: number): string;
}

/** Draws one view of a product. */
export type View = (pen: Pen, values: Values) => void;

/** The views that are drawn of a product. */
export interface Views {
  elevation: View;
  section: View;
}
