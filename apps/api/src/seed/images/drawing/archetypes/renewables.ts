import { type View, type Views } from '../pen.ts';
import { cabinet, floorPlan, rings, slab, vessel } from './parts.ts';
import { aerofoil } from './shared-parts.ts';

const blade: View = (p, v) => {
  p.unit = 1000;
  const l = v.of('Length');
  p.poly(
    [
      0,
      -l * 0.02,
      l * 0.04,
      -l * 0.02,
      l * 0.2,
      -l * 0.06,
      l * 0.6,
      -l * 0.035,
      l,
      l * 0.004,
      l * 0.98,
      l * 0.014,
      l * 0.5,
      l * 0.024,
      l * 0.12,
      l * 0.026,
      0,
      l * 0.02,
    ],
    'body',
  );
  p.line([l * 0.05, 0, l * 0.97, l * 0.006], 'axis');
  p.line([l * 0.1, -l * 0.018, l * 0.7, -l * 0.012], 'thick');
  p.box(-l * 0.012, -l * 0.026, l * 0.014, l * 0.052, 'dark');
  p.poly([l * 0.86, -l * 0.012, l, l * 0.004, l * 0.98, l * 0.014, l * 0.86, l * 0.016], 'accent');
  p.across(0, l, -l * 0.06, v.text('Length'));
  p.note(l * 0.3, 0, v.text(v.text('Mass') ? 'Mass' : 'Thickness scatter'), [40, -90]);
};

const tower: View = (p, v) => {
  p.unit = 1000;
  const h = v.of('Hub height');
  p.box(-11, -3, 22, 3, 'cut');
  p.poly([-6.5, 0, 6.5, 0, 3.4, h * 0.62, -3.4, h * 0.62], 'body');
  p.each(Math.min(30, v.of('Concrete rings')), (n) => {
    const y = (h * 0.62 * (n + 1)) / Math.min(30, v.of('Concrete rings'));
    const r = 6.5 - (3.1 * y) / (h * 0.62);
    p.line([-r, y, r, y], 'thin');
  });
  p.poly([-2.6, h * 0.62, 2.6, h * 0.62, 2, h - 2, -2, h - 2], 'soft');
  p.box(-3, h * 0.61, 6, 2.4, 'accent');
  p.box(-5, h - 2, 14, 4.4, 'dark');
  p.poly([-6, h - 1, -7.5, h + 26, -6, h + 62, -5.2, h + 20], 'body');
  p.poly([-6, h, -7.5, h - 26, -6, h - 62, -5.2, h - 20], 'body');
  p.up(0, h, 11, v.text('Hub height'), 1);
  p.across(-6.5, 6.5, -3, '⌀ 13 m');
  p.note(4, h * 0.3, v.text('Concrete rings'), [-110, -60]);
};

const solar: View = (p, v) => {
  const [w, h] = [v.at(1134, 1303), v.at(2278, 2384)];
  p.box(0, 0, h, w, 'dark');
  p.each(12, (n) =>
    p.each(6, (row) =>
      p.box(
        20 + ((h - 60) / 12) * n + (n > 5 ? 20 : 0),
        20 + ((w - 40) / 6) * row,
        (h - 60) / 12 - 8,
        (w - 40) / 6 - 8,
        n === 7 && row === 3 ? 'accent' : 'soft',
      ),
    ),
  );
  p.across(0, h, 0, v.mm(h));
  p.up(0, w, 0, v.mm(w));
  p.note(h * 0.66, w * 0.58, v.text('Power'), [60, -130]);
};

const electrolyser: View = (p, v) => {
  const l = 2400 + v.of('Hydrogen') * 1.2;
  p.box(-500, 0, l + 1000, 200, 'dark');
  for (const x of [-400, l + 100]) p.box(x, 200, 300, 2200, 'body');
  p.box(-100, 500, l + 200, 1700, 'soft');
  p.ribs(-100, 500, l + 200, 1700, 34, 'thin');
  p.each(3, (n) => p.box(-400, 600 + n * 700, l + 800, 70, 'dark'));
  p.box(l / 2 - 120, 400, 240, 1900, 'accent');
  vessel(p, 100, 3000, l * 0.4, 800);
  vessel(p, l * 0.55, 3000, l * 0.4, 800);
  for (const x of [0.2, 0.75]) p.line([l * x, 2200, l * x, 3000], 'thick');
  p.person(l + 1600);
  p.across(-500, l + 500, 0, v.mm(l + 1000));
  p.up(0, 3800, -500, '3,800');
  p.note(l * 0.3, 3500, v.text('Hydrogen'), [-30, -60]);
};

const inverter: View = (p, v) => {
  const n = Math.max(2, Math.round(v.of('Rated power') / 1000));
  cabinet(p, 0, n * 900, 2250, n);
  p.each(n, (at) => {
    p.box(at * 900 + 150, 2250, 600, 220, at === 0 ? 'accent' : 'soft');
    p.rows(at * 900 + 150, 2250, 600, 220, 3);
  });
  p.box(n * 900 + 200, 0, 1800, 1500, 'soft');
  p.ribs(n * 900 + 200, 150, 1800, 1200, 16, 'thick');
  p.each(3, (at) => p.box(n * 900 + 500 + at * 500, 1500, 110, 500, 'body'));
  p.across(0, n * 900, 0, v.mm(n * 900));
  p.up(0, 2250, 0, '2,250');
  p.note(n * 450, 1700, v.text('Rated power'), [90, -130]);
};

/** How the products of this industry are drawn, by series. */
export const renewables: Readonly<Record<string, Views>> = {
  HF: { elevation: blade, section: aerofoil('Length') },
  SH: {
    elevation: tower,
    section: (p, v) => {
      rings(p, [
        [4300, 'cut'],
        [3950, 'paper'],
      ]);
      p.each(10, (n) => p.disc(3700 * Math.cos(n * 0.628), 3700 * Math.sin(n * 0.628), 130, 'accent'));
      p.box(-500, -500, 1000, 1000, 'soft');
      p.up(-4300, 4300, -4300, '⌀ 8,600');
      p.note(2900, 2900, v.text('Concrete strength'), [60, -50]);
    },
  },
  WH: {
    elevation: solar,
    section: (p, v) => {
      slab(p, 40, [
        [2, 'cut'],
        [0.9, 'soft'],
        [0.5, 'accent'],
        [0.9, 'soft'],
        [2, 'cut2'],
      ]);
      p.up(0, 2, 0, '2.0');
      p.note(30, 2.6, v.text('Efficiency'), [50, -130]);
      p.note(14, 5.4, v.text('Hail test'), [-20, -90]);
    },
  },
  LZ: {
    elevation: electrolyser,
    section: (p, v) => {
      p.each(7, (n) => {
        p.box(n * 60, 0, 14, 420, 'cut');
        p.box(n * 60 + 14, 30, 18, 360, 'soft');
        p.box(n * 60 + 32, 0, 6, 420, n === 3 ? 'accent' : 'cut2');
        p.box(n * 60 + 38, 30, 22, 360, 'soft');
      });
      p.across(0, 60, 0, '60');
      p.note(215, 300, v.text('Specific energy'), [60, -150]);
    },
  },
  FD: {
    elevation: inverter,
    section: (p, v) =>
      floorPlan(p, Math.max(2, Math.round(v.of('Rated power') / 1000)) * 900 + 2200, 2400, 4, v.text('Efficiency')),
  },
};
