import type { View } from '../pen.ts';
import { machineBed } from './parts.ts';

/** An injection moulding machine: clamp with toggle or two platens, mould, injection unit. */
export const injection =
  (twoPlaten: boolean): View =>
  (p, v) => {
    const force = v.of('Clamping force');
    const high = 260 * force ** 0.24;
    const long = high * (twoPlaten ? 3.4 : 4.2);
    machineBed(p, 0, long, high * 0.34);
    const base = high * 0.34;
    const [platen, thick] = [high * 0.66, long * 0.045];
    p.each(2, (n) => p.box(long * 0.05, base + platen * (0.2 + n * 0.56), long * 0.46, high * 0.05, 'soft'));
    for (const at of twoPlaten ? [0.3, 0.5] : [0.05, 0.3, 0.5]) p.box(long * at, base, thick, platen, 'body');
    if (twoPlaten) p.box(long * 0.05, base + platen * 0.3, long * 0.25, platen * 0.4, 'soft');
    else {
      const [y, x] = [base + platen / 2, long * 0.095];
      for (const up of [1, -1])
        p.line(
          [x, y + up * platen * 0.3, x + long * 0.1, y + up * platen * 0.16, long * 0.3, y + up * platen * 0.32],
          'thick',
        );
      p.box(x, y - platen * 0.07, long * 0.14, platen * 0.14, 'soft');
    }
    p.box(long * 0.3 + thick, base + platen * 0.14, long * 0.075, platen * 0.72, 'dark');
    p.box(long * 0.42, base + platen * 0.14, long * 0.08, platen * 0.72, 'dark');
    const y = base + platen * 0.5;
    p.box(long * 0.545, y - high * 0.05, long * 0.24, high * 0.1, 'body');
    p.ribs(long * 0.57, y - high * 0.05, long * 0.2, high * 0.1, 7);
    p.box(long * 0.72, base, long * 0.04, y - base - high * 0.05, 'soft');
    p.box(long * 0.78, base + high * 0.02, long * 0.14, platen * 0.72, 'body');
    p.poly(
      [
        long * 0.72,
        y + high * 0.05,
        long * 0.75,
        y + high * 0.05,
        long * 0.78,
        y + high * 0.3,
        long * 0.69,
        y + high * 0.3,
      ],
      'soft',
    );
    p.box(long * 0.53, base + platen * 0.8, long * 0.05, high * 0.2, 'accent');
    p.across(0, long, 0, v.mm(long));
    p.up(0, high, 0, v.mm(high));
    p.note(long * 0.42, base + platen * 0.86, v.text('Clamping force'), [-20, -46]);
  };

export const mouldAndBarrel: View = (p, v) => {
  const size = 120 * v.of('Clamping force') ** 0.18;
  p.box(0, 0, size * 0.5, size * 2, 'cut');
  p.box(size * 0.5, size * 0.3, size * 0.55, size * 1.4, 'cut2');
  p.box(size * 1.05, size * 0.3, size * 0.55, size * 1.4, 'cut');
  p.box(size * 1.6, 0, size * 0.5, size * 2, 'cut2');
  p.poly(
    [
      size * 0.9,
      size * 0.55,
      size * 1.12,
      size * 0.55,
      size * 1.12,
      size * 1.45,
      size * 0.9,
      size * 1.45,
      size * 0.9,
      size * 1.36,
      size * 1.04,
      size * 1.36,
      size * 1.04,
      size * 0.64,
      size * 0.9,
      size * 0.64,
    ],
    'accent',
  );
  const [x, y] = [size * 2.1, size];
  p.poly(
    [
      x - size * 0.5,
      y,
      x,
      y + size * 0.26,
      x + size * 3,
      y + size * 0.26,
      x + size * 3,
      y + size * 0.14,
      x,
      y + size * 0.14,
    ],
    'cut',
  );
  p.poly(
    [
      x - size * 0.5,
      y,
      x,
      y - size * 0.26,
      x + size * 3,
      y - size * 0.26,
      x + size * 3,
      y - size * 0.14,
      x,
      y - size * 0.14,
    ],
    'cut',
  );
  p.box(x + size * 0.2, y - size * 0.08, size * 2.8, size * 0.16, 'body');
  p.each(16, (n) =>
    p.line([x + size * (0.25 + n * 0.17), y - size * 0.14, x + size * (0.37 + n * 0.17), y + size * 0.14], 'thick'),
  );
  p.axes(-size * 0.2, x + size * 3.2, y);
  p.across(size * 0.5, size * 1.6, 0, v.mm(size * 1.1));
  p.up(y - size * 0.14, y + size * 0.14, x + size * 3, `⌀ ${v.mm(size * 0.28)}`, 1);
  p.note(size * 1.08, size * 1.4, v.text('Clamping force'), [30, -60]);
};
