import { arc, around, type Views } from '../pen.ts';
import { rings, turned } from './parts.ts';

const bearing: Views = {
  elevation: (p, v) => {
    const d = v.of('Bore');
    rings(p, [
      [d, 'body'],
      [d * 0.88, 'soft'],
      [d * 0.66, 'body'],
      [d * 0.5, 'paper'],
    ]);
    p.each(9, (n) => p.disc(...around([0, 0], d * 0.77, n * 40), d * 0.13, 'accent'));
    p.across(-d * 0.5, d * 0.5, -d, `⌀ ${v.text('Bore')}`);
    p.up(-d, d, -d, `⌀ ${v.mm(2 * d)}`);
    p.note(d * 0.55, d * 0.55, v.text('Balls'), [60, -60]);
  },
  section: (p, v) => {
    const d = v.of('Bore');
    turned(p, [
      [0, d * 0.5, d, d * 0.86],
      [0, d * 0.5, d * 0.68, d * 0.5, 'cut2'],
    ]);
    for (const y of [1, -1]) p.disc(d * 0.25, y * d * 0.77, d * 0.13, 'accent');
    p.across(0, d * 0.5, -d, v.mm(Math.round(d * 0.5)));
    p.up(-d / 2, d / 2, 0, `⌀ ${v.text('Bore')}`);
    p.note(d * 0.3, d * 0.8, v.text('Limiting speed'), [70, -60]);
  },
};

const planetary: Views = {
  elevation: (p, v) => {
    const r = 30 * v.of('Output torque') ** (1 / 3) + 60;
    for (const [x, w, k, look] of [
      [0, 0.5, 1.15, 'body'],
      [0.5, 1.1, 1, 'body'],
      [1.6, 0.25, 1.1, 'soft'],
      [1.85, 0.8, 0.8, 'body'],
      [2.65, 0.2, 0.9, 'soft'],
      [2.85, 0.7, 0.5, 'dark'],
    ] as const)
      p.box(r * x, -r * k, r * w, 2 * r * k, look);
    p.rows(r * 0.5, -r, r * 1.1, 2 * r, 7);
    p.box(-r * 0.9, -r * 0.4, r * 0.9, r * 0.8, 'accent');
    p.axes(-r * 1.1, r * 3.8, 0);
    p.across(-r * 0.9, r * 3.55, -r * 1.15, v.mm(r * 4.45));
    p.up(-r * 1.15, r * 1.15, -r * 0.9, `⌀ ${v.mm(r * 2.3)}`);
    p.note(-r * 0.4, r * 0.4, v.text('Output torque'), [-10, -90]);
  },
  section: (p, v) => {
    const r = 30 * v.of('Output torque') ** (1 / 3) + 60;
    p.disc(0, 0, r * 1.15, 'cut');
    p.gear(0, 0, r * 0.98, 60, 'paper', 0);
    p.gear(0, 0, r * 0.3, 16, 'accent', 0.35);
    p.each(3, (n) => p.gear(...around([0, 0], r * 0.62, 90 + n * 120), r * 0.32, 18, 'cut2', 0.4));
    p.axes(-r * 1.25, r * 1.25, 0, [0, -r * 1.25, r * 1.25]);
    p.up(-r * 1.15, r * 1.15, -r * 1.15, `⌀ ${v.mm(r * 2.3)}`);
    p.note(r * 0.2, r * 0.2, `i ${v.text('Ratio')}`, [180, -130]);
  },
};

const rollerScrew: Views = {
  elevation: (p, v) => {
    const d = v.of('Diameter');
    p.box(-d * 4, -d / 2, d * 11, d, 'body');
    p.each(44, (n) => p.line([-d * 4 + d * n * 0.25, -d / 2, -d * 4 + d * n * 0.25 + d * 0.12, d / 2], 'thin'));
    p.box(0, -d * 1.1, d * 2.6, d * 2.2, 'soft');
    p.box(d * 2.6, -d * 1.6, d * 0.5, d * 3.2, 'accent');
    p.box(d * 7, -d * 0.36, d, d * 0.72, 'dark');
    p.axes(-d * 4.4, d * 8.3, 0);
    p.up(-d / 2, d / 2, -d * 4, `⌀ ${v.text('Diameter')}`);
    p.across(0, d * 3.1, -d * 1.6, v.mm(Math.round(d * 3.1)));
    p.note(d * 1.2, d, v.text('Dynamic load'), [-40, -80]);
  },
  section: (p, v) => {
    const r = v.of('Diameter') / 2;
    p.disc(0, 0, r * 2.2, 'cut');
    p.disc(0, 0, r * 1.72, 'paper');
    p.each(9, (n) => p.disc(...around([0, 0], r * 1.36, n * 40 + 10), r * 0.36, 'accent'));
    p.disc(0, 0, r, 'cut2');
    p.axes(-r * 2.4, r * 2.4, 0, [0, -r * 2.4, r * 2.4]);
    p.up(-r, r, -r * 2.2, `⌀ ${v.text('Diameter')}`);
    p.note(r * 0.9, r, v.text('Lead'), [130, -60]);
  },
};

const chain: Views = {
  elevation: (p, v) => {
    const t = v.of('Pitch');
    p.each(5, (n) => {
      const look = n % 2 ? 'soft' : 'body';
      p.poly(
        [
          ...arc([t * n, 0], [t * 0.36, t * 0.36], 90, 270, 8),
          ...arc([t * (n + 1), 0], [t * 0.36, t * 0.36], -90, 90, 8),
        ],
        look,
      );
    });
    p.each(6, (n) => {
      p.disc(t * n, 0, t * 0.2, 'dark');
      p.disc(t * n, 0, t * 0.1, 'accent');
    });
    p.axes(-t * 0.6, t * 5.6, 0);
    p.across(t, t * 2, -t * 0.36, v.text('Pitch'));
    p.note(t * 3.5, t * 0.3, v.text('Breaking load'), [50, -80]);
  },
  section: (p, v) => {
    const t = v.of('Pitch');
    for (const y of [-0.62, -0.46, 0.36, 0.52]) p.box(-t * 0.4, t * y, t * 0.8, t * 0.1, 'cut');
    p.box(-t * 0.2, -t * 0.36, t * 0.4, t * 0.72, 'cut2');
    p.box(-t * 0.12, -t * 0.7, t * 0.24, t * 1.4, 'accent');
    p.axes(0, 0, 0, [0, -t * 0.85, t * 0.85]);
    p.up(-t * 0.36, t * 0.36, -t * 0.4, v.mm(Math.round(t * 7.2) / 10));
    p.note(t * 0.1, t * 0.6, v.text('Pin coating'), [80, -30]);
  },
};

const gearmotor: Views = {
  elevation: (p, v) => {
    const d = 70 * v.of('Power') ** 0.3 + 40;
    p.box(0, -d * 0.6, d * 2, d * 1.2, 'body');
    p.rows(0, -d * 0.6, d * 2, d * 1.2, 9);
    p.box(-d * 0.45, -d * 0.55, d * 0.45, d * 1.1, 'soft');
    p.box(d * 0.7, d * 0.6, d * 0.8, d * 0.4, 'dark');
    p.poly([d * 2, d * 0.6, d * 3.1, d * 0.5, d * 3.1, -d * 1.3, d * 2, -d * 1.3], 'body');
    p.box(d * 3.1, -d * 0.95, d * 0.6, d * 0.34, 'accent');
    p.box(d * 1.9, -d * 1.45, d * 1.3, d * 0.15, 'dark');
    p.axes(-d * 0.6, d * 3.2, 0);
    p.across(-d * 0.45, d * 3.7, -d * 1.45, v.mm(d * 4.15));
    p.up(-d * 1.45, d, -d * 0.45, v.mm(d * 2.45));
    p.note(d, d * 0.2, v.text('Power'), [-70, -110]);
  },
  section: (p, v) => {
    const d = 70 * v.of('Power') ** 0.3 + 40;
    turned(p, [
      [0, d * 2, d * 0.6, d * 0.54],
      [d * 0.3, d * 1.3, d * 0.52, d * 0.36, 'cut2'],
      [d * 0.3, d * 1.3, d * 0.33, d * 0.12, 'accent'],
      [-d * 0.2, d * 2.6, d * 0.11, 0, 'body'],
    ]);
    for (const x of [0.16, 1.6])
      for (const y of [0.52, -0.52]) p.box(d * x, d * y - d * 0.09, d * 0.14, d * 0.18, 'dark');
    p.across(d * 0.3, d * 1.6, -d * 0.6, v.mm(d * 1.3));
    p.up(-d * 0.6, d * 0.6, -d * 0.2, `⌀ ${v.mm(d * 1.2)}`);
    p.note(d * 1.2, d * 0.25, v.text('Efficiency class'), [80, -130]);
  },
};

/** How the products of this industry are drawn, by series. */
export const powerTransmission: Readonly<Record<string, Views>> = {
  JL: bearing,
  LC: planetary,
  JD: rollerScrew,
  QL: chain,
  BY: gearmotor,
};
