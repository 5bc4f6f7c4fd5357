import { inks, type Frame } from './frames.ts';
import { circle, line, numbers, paint, path, polygon, rect, repeat } from './svg.ts';

/** Blocks of houses between streets; some are left open as squares and parks. */
function blocks({ width, height, ink, random }: Frame): string {
  const [columns, rows] = [6, 4];
  const [across, down] = [width / columns, height / rows];
  return repeat(columns * rows, (n) => {
    const [x, y] = [(n % columns) * across + 9, Math.floor(n / columns) * down + 9];
    const isPark = random.chance(0.16);
    const ground = rect(x, y, across - 18, down - 18, paint(isPark ? '#cfe3cf' : ink.shade), 4);
    const houses = isPark
      ? ''
      : repeat(random.int(2, 5), (at) =>
          rect(
            x + 8 + (at % 3) * (across / 3.4),
            y + 8 + Math.floor(at / 3) * (down / 2.4),
            random.int(22, 40),
            random.int(20, 44),
            paint(ink.soft),
            2,
          ),
        );
    return ground + houses;
  });
}

/** A street map with a river, a main road and the one place that it is about. */
export function streetMap(frame: Frame): string {
  const { width, height, random } = frame;
  const light = { ...frame, ink: inks[0]! };
  const { ink } = light;
  const bank = random.int(Math.round(height * 0.55), Math.round(height * 0.8));
  const [x, y] = [
    random.int(Math.round(width * 0.3), Math.round(width * 0.7)),
    random.int(Math.round(height * 0.25), Math.round(height * 0.45)),
  ];
  return (
    rect(0, 0, width, height, paint(ink.paper)) +
    blocks(light) +
    path(
      `M0 ${bank}q${numbers(width * 0.25, -90, width * 0.5, 0)}t${numbers(width * 0.5, -20)}v64q${numbers(-width * 0.25, 90, -width * 0.5, 20)}t${numbers(-width * 0.5, 0)}z`,
      paint('#a9c4da'),
    ) +
    line([0, y + 60, width, y - 30], '#ffffff', 20) +
    line([0, y + 60, width, y - 30], ink.soft, 2, '14 10') +
    line([x + 70, 0, x - 20, height], '#ffffff', 14) +
    circle(x, y, 46, `fill="${ink.accent}" opacity=".22"`) +
    path(`M${x} ${y}q-30 -38 -30 -58a30 30 0 1 1 60 0q0 20 -30 58z`, paint(ink.accent, ink.line, 2)) +
    circle(x, y - 58, 11, paint(ink.paper)) +
    polygon([width - 46, 70, width - 34, 34, width - 22, 70, width - 34, 60], paint(ink.line))
  );
}
