import { arc, type View, type Views } from '../pen.ts';
import { cabinet, grains } from './parts.ts';
import { powderDrum } from './shared-machines.ts';

const printer: View = (p, v) => {
  const b = v.of('Build plate');
  const w = b * 4;
  cabinet(p, 0, w * 0.3, b * 4.4, 1);
  p.box(w * 0.3, 0, w * 0.55, b * 4.4, 'body');
  p.box(w * 0.4, b * 1.9, b * 1.4, b * 1.2, 'dark');
  p.each(Math.min(6, v.of('Lasers')), (n) =>
    p.line(
      [w * 0.4 + (b * 1.4 * (n + 0.5)) / Math.min(6, v.of('Lasers')), b * 3.1, w * 0.4 + b * (0.4 + 0.12 * n), b * 2.1],
      'axis',
    ),
  );
  p.box(w * 0.4 + b * 0.2, b * 1.95, b, b * 0.14, 'accent');
  p.box(w * 0.4 + b * 0.4, b * 2.09, b * 0.3, b * 0.24, 'soft');
  p.box(w * 0.85, 0, w * 0.22, b * 2.4, 'soft');
  p.poly([w * 0.87, b * 2.4, w * 1.05, b * 2.4, w, b * 3.4, w * 0.92, b * 3.4], 'body');
  p.across(w * 0.4 + b * 0.2, w * 0.4 + b * 1.2, 0, v.text('Build plate'));
  p.up(0, b * 4.4, 0, v.mm(Math.round(b * 4.4)));
  p.note(w * 0.5, b * 3, `${v.text('Lasers')} × λ`, [60, -110]);
};

const bracket: View = (p, v) => {
  const s = 9 * v.of('Mass') ** 0.33 + 6;
  p.poly(
    [
      ...arc([0, 0], [s, s], 40, 320, 16),
      s * 3,
      -s * 0.64,
      ...arc([s * 3.4, 0], [s * 0.7, s * 0.7], -110, 110, 10),
      s * 0.77,
      s * 0.64,
    ],
    'body',
  );
  p.gear(0, 0, s * 0.66, 14, 'soft', 0.45);
  p.disc(s * 3.4, 0, s * 0.34, 'paper');
  p.poly([s * 1.2, -s * 0.3, s * 2.5, -s * 0.26, s * 2.5, s * 0.26, s * 1.2, s * 0.3], 'accent');
  p.axes(-s * 1.2, s * 4.3, 0, [0, -s * 1.2, s * 1.2]);
  p.across(0, s * 3.4, -s, v.mm(Math.round(s * 34) / 10));
  p.note(s * 2, s * 0.1, v.text('Mass'), [50, -110]);
};

const lattice: View = (p, v) => {
  const t = v.of('Thickness');
  const n = 12;
  p.box(0, 0, t * n * 0.5, t * 0.08, 'dark');
  p.each(2, (row) =>
    p.each(n, (at) => {
      const [x, y, s] = [at * t * 0.5, t * (0.08 + row * 0.42), t * 0.42];
      p.line(
        [x, y, x + t * 0.25, y + s / 2, x + t * 0.5, y, x + t * 0.5, y + s, x + t * 0.25, y + s / 2, x, y + s, x, y],
        at % 5 === 2 ? 'thick' : 'thin',
      );
      p.disc(x + t * 0.25, y + s / 2, t * 0.03, 'accent');
    }),
  );
  p.box(0, t * 0.92, t * n * 0.5, t * 0.08, 'dark');
  p.up(0, t, 0, v.text('Thickness'));
  p.across(0, t * n * 0.5, 0, v.mm(Math.round(t * n * 0.5)));
  p.note(t * 4, t * 0.6, v.text('Energy return'), [60, -110]);
};

/** How the products of this industry are drawn, by series. */
export const additive: Readonly<Record<string, Views>> = {
  WT: {
    elevation: powderDrum,
    section: (p, v) => {
      grains(p, 0, 0, 260, 160, 17, 'cut');
      p.across(0, 40, 0, v.text('Particle size'));
      p.note(120, 90, v.text('Flow'), [90, -110]);
    },
  },
  YA: {
    elevation: printer,
    section: (p, v) => {
      const b = v.of('Build plate');
      p.poly(
        [
          0,
          0,
          0,
          b * 1.4,
          -b * 0.1,
          b * 1.4,
          -b * 0.1,
          -b * 0.1,
          b * 1.1,
          -b * 0.1,
          b * 1.1,
          b * 1.4,
          b,
          b * 1.4,
          b,
          0,
        ],
        'cut',
      );
      grains(p, 0, b * 0.4, b, b * 0.7, b * 0.035, 'soft');
      p.box(0, b * 0.28, b, b * 0.1, 'cut2');
      p.box(b * 0.44, -b * 0.3, b * 0.12, b * 0.58, 'body');
      p.poly(
        [b * 0.3, b * 0.4, b * 0.7, b * 0.4, b * 0.6, b * 0.8, b * 0.72, b * 1.1, b * 0.28, b * 1.1, b * 0.4, b * 0.8],
        'accent',
      );
      p.across(0, b, -b * 0.3, v.text('Build plate'));
      p.note(b * 0.6, b * 1.05, v.text('Layer'), [110, -90]);
    },
  },
  DJ: {
    elevation: bracket,
    section: (p, v) => {
      const s = 9 * v.of('Mass') ** 0.33 + 6;
      p.box(-s, 0, s * 0.6, s * 0.9, 'cut');
      p.box(s * 0.4, 0, s * 2.7, s * 0.9, 'cut');
      p.box(s * 1.2, s * 0.65, s * 1.3, s * 0.25, 'paper');
      p.box(s * 3.7, 0, s * 0.4, s * 0.9, 'cut');
      p.axes(0, 0, 0, [0, -s * 0.3, s * 1.2]);
      p.axes(0, 0, 0, [s * 3.4, -s * 0.3, s * 1.2]);
      p.up(0, s * 0.9, -s, v.mm(Math.round(s * 9) / 10));
      p.across(0, s * 3.4, 0, v.mm(Math.round(s * 34) / 10));
      p.note(s * 1.5, s * 0.3, v.text('Density'), [70, -140]);
    },
  },
  ML: {
    elevation: lattice,
    section: (p, v) => {
      p.each(5, (row) =>
        p.each(8, (n) => {
          p.disc(n * 12 + (row % 2) * 6, row * 11, 7, 'cut');
          p.disc(n * 12 + (row % 2) * 6, row * 11, 4.6, (row + n) % 6 ? 'paper' : 'accent');
        }),
      );
      p.across(0, 12, -7, '12');
      p.note(60, 30, v.text('Hardness'), [90, -110]);
    },
  },
};
