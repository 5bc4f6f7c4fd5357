import { arc, upTo, type Look, type Pen } from '../pen.ts';

/** The bed of a machine on its feet, with covers. */
export function machineBed(p: Pen, x: number, length: number, height: number, look: Look = 'body'): void {
  const foot = height * 0.12;
  p.box(x, foot, length, height - foot, look);
  p.each(5, (n) => p.box(x + length * (0.04 + n * 0.21), 0, length * 0.06, foot, 'dark'));
  p.ribs(x, foot, length, height - foot, 4);
}

/** A layer of a section. */
export type Layer = readonly [thickness: number, look: Look];

/** Layers on each other, from below; the ends are broken off. */
export function slab(p: Pen, width: number, layers: readonly Layer[]): void {
  let y = 0;
  for (const [thickness, look] of layers) {
    const bend = width * 0.015;
    const at = (share: number): number => y + thickness * share;
    p.poly([0, at(0), width, at(0), width + bend, at(0.5), width, at(1), 0, at(1), -bend, at(0.5)], look);
    y += thickness;
  }
}

/** A line seen from above: foundation cut, stations one behind the other, way of the goods. */
export function floorPlan(p: Pen, length: number, width: number, stations: number, label: string): void {
  const wall = width * 0.07;
  p.box(0, 0, length, width, 'cut');
  p.box(wall, wall, length - 2 * wall, width - 2 * wall, 'paper');
  const step = (length - 4 * wall) / stations;
  p.each(stations, (n) => {
    const deep = (width - 4 * wall) * (0.55 + ((n * 7) % 5) * 0.1);
    const look = n === Math.floor(stations / 2) ? 'accent' : n % 2 ? 'soft' : 'body';
    p.box(2 * wall + step * (n + 0.08), width / 2 - deep / 2, step * 0.84, deep, look);
    p.box(2 * wall + step * (n + 0.3), width / 2 - deep * 0.18, step * 0.4, deep * 0.36, 'cut2');
  });
  p.axes(-wall, length + wall, width / 2);
  p.across(0, length, 0, Math.round(length).toLocaleString('en'));
  p.up(0, width, 0, Math.round(width).toLocaleString('en'));
  p.note(2 * wall + step * (Math.floor(stations / 2) + 0.5), width * 0.6, label, [50, -80]);
}

/** One band of a turned part: where it begins, its length and its radii. */
export type Band = readonly [x: number, length: number, outer: number, inner: number, look?: Look];

/** The section through a part that is turned, with its axis. */
export function turned(p: Pen, bands: readonly Band[]): void {
  for (const [x, length, outer, inner, look = 'cut'] of bands) {
    if (inner <= 0) p.box(x, -outer, length, 2 * outer, look);
    else for (const side of [inner, -outer]) p.box(x, side, length, outer - inner, look);
  }
  const from = Math.min(...bands.map(([x]) => x));
  const to = Math.max(...bands.map(([x, length]) => x + length));
  p.axes(from - (to - from) * 0.06, to + (to - from) * 0.06, 0);
}

/** Rings around one centre, from the outermost: radius and look. */
export function rings(p: Pen, circles: readonly (readonly [radius: number, look: Look])[]): void {
  for (const [radius, look] of circles) p.disc(0, 0, radius, look);
  const reach = circles[0]![0] * 1.12;
  p.axes(-reach, reach, 0, [0, -reach, reach]);
}

/** A housing cut open: walls hatched, empty inside. */
export function shell(
  p: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  wall: number,
  look: Look = 'cut',
): void {
  p.box(x, y, width, height, look);
  p.box(x + wall, y + wall, width - 2 * wall, height - 2 * wall, 'paper');
}

/** A cabinet with doors, vents and a sign. */
export function cabinet(p: Pen, x: number, width: number, height: number, doors: number): void {
  p.box(x, 0, width, height * 0.05, 'dark');
  p.box(x, height * 0.05, width, height * 0.95, 'body');
  const door = width / doors;
  p.each(doors, (n) => {
    const at = x + door * n;
    p.box(at + door * 0.04, height * 0.08, door * 0.92, height * 0.88, 'body');
    p.box(at + door * 0.86, height * 0.46, door * 0.04, height * 0.1, 'dark');
    p.rows(at + door * 0.15, height * 0.12, door * 0.6, height * 0.12, 4);
  });
  p.box(x + door * 0.2, height * 0.74, door * 0.5, height * 0.1, 'soft');
}

/** A lying or standing vessel with rounded ends. */
export function vessel(p: Pen, x: number, y: number, width: number, height: number, look: Look = 'body'): void {
  if (width > height) {
    const bulge = height * 0.28;
    p.poly(
      [
        ...arc([x + bulge, y + height / 2], [bulge, height / 2], 90, 270, 10),
        ...arc([x + width - bulge, y + height / 2], [bulge, height / 2], -90, 90, 10),
      ],
      look,
    );
  } else {
    const bulge = width * 0.28;
    p.poly(
      [
        ...arc([x + width / 2, y + height - bulge], [width / 2, bulge], 0, 180, 10),
        ...arc([x + width / 2, y + bulge], [width / 2, bulge], 180, 360, 10),
      ],
      look,
    );
  }
}

/** Grains in a rectangle, always the same ones. */
export function grains(p: Pen, x: number, y: number, width: number, height: number, radius: number, look: Look): void {
  const columns = Math.max(1, Math.floor(width / (radius * 2.2)));
  const rows = Math.max(1, Math.floor(height / (radius * 2.2)));
  for (const row of upTo(rows))
    for (const column of upTo(columns)) {
      const size = radius * (0.55 + ((row * 7 + column * 13) % 9) / 20);
      p.disc(
        x + (width * (column + 0.5 + (row % 2) * 0.2)) / (columns + 0.2),
        y + (height * (row + 0.5)) / rows,
        size,
        look,
      );
    }
}
