import { arc, upTo, type View, type Views } from '../pen.ts';
import { shell, slab, vessel } from './parts.ts';
import { injection, mouldAndBarrel } from './injection.ts';

const filmTower: View = (p, v) => {
  const width = v.of('Film width');
  const high = width * 4.6;
  p.box(-width * 1.5, 0, width * 0.9, width * 0.5, 'body');
  p.poly(
    [-width * 1.3, width * 0.5, -width * 1.05, width * 0.5, -width * 0.95, width * 0.85, -width * 1.4, width * 0.85],
    'soft',
  );
  p.box(-width * 0.6, width * 0.2, width * 0.5, width * 0.14, 'soft');
  p.box(-width * 0.16, 0, width * 0.32, width * 0.55, 'dark');
  p.poly(
    [
      -width * 0.12,
      width * 0.55,
      width * 0.12,
      width * 0.55,
      width * 0.31,
      width * 1.2,
      width * 0.31,
      high * 0.62,
      0,
      high * 0.86,
      -width * 0.31,
      high * 0.62,
      -width * 0.31,
      width * 1.2,
    ],
    'accent',
  );
  for (const x of [-0.75, 0.7]) p.box(width * x, 0, width * 0.06, high * 0.9, 'soft');
  for (const y of [0.32, 0.5, 0.68]) p.box(-width * 0.8, high * y, width * 1.6, width * 0.05, 'soft');
  for (const x of [-0.08, 0.08]) p.disc(width * x, high * 0.88, width * 0.08, 'body');
  p.line(
    [width * 0.02, high * 0.88, width * 0.75, high * 0.93, width * 1.3, high * 0.9, width * 1.6, width * 0.4],
    'thick',
  );
  for (const x of [0.75, 1.3]) p.disc(width * x, high * 0.915, width * 0.05, 'body');
  p.disc(width * 1.7, width * 0.42, width * 0.32, 'soft');
  p.box(width * 1.3, 0, width * 0.8, width * 0.14, 'body');
  p.person(width * 2.5);
  p.up(0, high, -width * 1.5, v.mm(high));
  p.across(width * 1.38, width * 2.02, 0, v.text('Film width'));
  p.note(width * 0.25, high * 0.5, v.text('Output'), [70, -30]);
};

const twinScrew: View = (p, v) => {
  const d = v.of('Screw diameter');
  const long = d * v.of('Screw length');
  const y = d * 9;
  p.box(-d * 16, 0, d * 15, d * 4, 'body');
  p.box(-d * 15.5, d * 6.5, d * 7, d * 5, 'dark');
  p.box(-d * 8, d * 6, d * 6.5, d * 6, 'body');
  p.box(-d * 15, d * 4, d * 13, d * 2.4, 'soft');
  p.each(11, (n) => p.box((long * n) / 11, y - d * 1.6, long / 11 - d * 0.3, d * 3.2, n === 4 ? 'accent' : 'body'));
  p.poly([long * 0.03, y + d * 1.6, long * 0.08, y + d * 1.6, long * 0.1, y + d * 5, long * 0.01, y + d * 5], 'soft');
  p.poly([long * 0.39, y + d * 1.6, long * 0.43, y + d * 1.6, long * 0.45, y + d * 4, long * 0.37, y + d * 4], 'soft');
  p.box(long * 0.74, y + d * 1.6, long * 0.04, d * 3, 'soft');
  for (const at of [0.15, 0.5, 0.85]) p.box(long * at, 0, d * 1.4, y - d * 1.6, 'soft');
  p.box(-d, 0, long + d, d, 'soft');
  p.poly([long, y - d * 1.8, long + d * 4, y - d, long + d * 4, y + d, long, y + d * 1.8], 'dark');
  p.across(0, long, 0, `${v.text('Screw length')} = ${v.mm(long)}`);
  p.up(0, y, -d * 16, v.mm(y));
  p.note(long * 0.88, y + d, v.text('Output'), [20, -60]);
};

const screwSection: View = (p, v) => {
  const d = v.of('Screw diameter');
  const [a, wall] = [d * 0.41, d * 0.75];
  p.box(-a - d / 2 - wall, -d / 2 - wall, 2 * (a + d / 2 + wall), d + 2 * wall, 'cut');
  for (const x of [-a, a]) p.disc(x, 0, d * 0.52, 'paper');
  for (const [x, turn] of [
    [-a, 0],
    [a, 90],
  ] as const) {
    const lens = [...arc([x, 0], [d * 0.49, d * 0.27], turn ? 0 : 0, 345, 23)];
    p.poly(turn ? upTo(lens.length / 2).flatMap((n) => [x - lens[2 * n + 1]!, lens[2 * n]! - x]) : lens, 'cut2');
    p.disc(x, 0, d * 0.13, 'paper');
  }
  for (const x of [-1, 1]) for (const y of [-1, 1]) p.disc(x * (a + d * 0.85), y * d * 0.85, d * 0.14, 'paper');
  p.axes(-a - d * 1.5, a + d * 1.5, 0);
  p.across(-a, a, -d / 2 - wall, v.mm(Math.round(2 * a)));
  p.up(-d / 2, d / 2, -a - d / 2 - wall, `⌀ ${v.mm(d)}`);
  p.note(a, d * 0.3, v.text('Specific torque'), [60, -70]);
};

const washLine: View = (p, v) => {
  const s = v.at(0.8, 1.25);
  p.poly([0, 2600 * s, 1300 * s, 2600 * s, 1000 * s, 1700 * s, 300 * s, 1700 * s], 'soft');
  p.box(350 * s, 0, 600 * s, 1700 * s, 'body');
  p.poly([900 * s, 500 * s, 1100 * s, 400 * s, 2600 * s, 2500 * s, 2400 * s, 2600 * s], 'body');
  p.poly([2200 * s, 300 * s, 5000 * s, 300 * s, 5400 * s, 2200 * s, 2200 * s, 2200 * s], 'accent');
  vessel(p, 6000 * s, 400 * s, 1500 * s, 3600 * s);
  vessel(p, 7800 * s, 400 * s, 1500 * s, 3600 * s, 'soft');
  p.box(9800 * s, 700 * s, 2600 * s, 1000 * s, 'body');
  p.ribs(9800 * s, 700 * s, 2600 * s, 1000 * s, 8);
  p.box(12_700 * s, 0, 900 * s, 4200 * s, 'soft');
  p.poly([12_500 * s, 4200 * s, 13_800 * s, 4200 * s, 13_400 * s, 5200 * s, 12_900 * s, 5200 * s], 'body');
  p.line([5400 * s, 1600 * s, 6000 * s, 2800 * s], 'thick');
  p.line([9300 * s, 1200 * s, 9800 * s, 1200 * s], 'thick');
  p.person(-800);
  p.across(0, 13_800 * s, 0, v.mm(13_800 * s));
  p.note(3600 * s, 1700 * s, v.text('Capacity'), [20, -120]);
  p.note(6700 * s, 3200 * s, v.text('Wash temperature'), [40, -70]);
};

/** How the products of this industry are drawn, by series. */
export const plastics: Readonly<Record<string, Views>> = {
  HX: { elevation: injection(false), section: mouldAndBarrel },
  HD: { elevation: injection(true), section: mouldAndBarrel },
  CE: {
    elevation: filmTower,
    section: (p, v) => {
      p.unit = 0.001;
      slab(
        p,
        180,
        upTo(v.of('Layers')).map(
          (n) => [n === 4 ? 6 : 9 + (n % 3) * 2, n === 4 ? 'accent' : n % 2 ? 'cut2' : 'cut'] as const,
        ),
      );
      p.up(
        0,
        upTo(v.of('Layers')).reduce((sum, n) => sum + (n === 4 ? 6 : 9 + (n % 3) * 2), 0),
        0,
        `${v.at(70, 95).toFixed(0)} µm`,
      );
      p.note(120, 50, v.text('Gauge tolerance, 2 sigma'), [40, -110]);
    },
  },
  TC: { elevation: twinScrew, section: screwSection },
  BW: {
    elevation: washLine,
    section: (p, v) => {
      shell(p, 0, 0, 1500, 1500, 40);
      p.poly([40, 700, 1460, 700, 1460, 40, 40, 40], 'soft');
      p.disc(750, 700, 520, 'cut2');
      p.disc(750, 700, 480, 'paper');
      for (const turn of upTo(6))
        p.line([750, 700, 750 + 470 * Math.cos(turn * 1.047), 700 + 470 * Math.sin(turn * 1.047)], 'thick');
      p.disc(750, 700, 90, 'accent');
      p.across(0, 1500, 0, '1,500');
      p.note(900, 300, v.text('Fresh water'), [100, -20]);
    },
  },
};
