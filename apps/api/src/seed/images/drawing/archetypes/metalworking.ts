import { arc, around, type View, type Views } from '../pen.ts';
import { machineBed, turned } from './parts.ts';

const pressBrake: View = (p, v) => {
  const [length, high] = [v.of('Bending length'), v.at(2200, 3100)];
  for (const x of [-260, length]) p.poly([x, 0, x + 260, 0, x + 260, high, x, high], 'body');
  p.box(-60, 0, length + 120, high * 0.3, 'soft');
  p.box(0, high * 0.3, length, high * 0.04, 'dark');
  p.poly(
    [
      0,
      high * 0.46,
      length,
      high * 0.46,
      length,
      high * 0.86,
      length * 0.6,
      high * 0.93,
      length * 0.4,
      high * 0.93,
      0,
      high * 0.86,
    ],
    'body',
  );
  p.box(0, high * 0.38, length, high * 0.08, 'dark');
  p.each(4, (n) => p.box(length * (0.08 + n * 0.25), high * 0.82, length * 0.1, high * 0.2, 'soft'));
  p.box(length + 330, high * 0.45, 330, 420, 'soft');
  p.line([length + 260, high * 0.86, length + 480, high * 0.86, length + 480, high * 0.6], 'thick');
  p.box(length * 0.3, high * 0.343, length * 0.4, 14, 'accent');
  p.person(length + 900);
  p.across(0, length, 0, v.text('Bending length'));
  p.up(0, high, -260, v.mm(high));
  p.note(length * 0.5, high * 0.66, v.text('Force'), [60, -90]);
};

const bendSection: View = (p, v) => {
  const t = v.at(3, 6);
  p.poly([-30, 0, 30, 0, 30, 40, 14, 40, 0, 14, -14, 40, -30, 40], 'cut');
  p.poly([-34, 46 + t, -34, 46, -1, 14, 1, 14, 34, 46, 34, 46 + t, 30, 48 + t, 0, 18 + t, -30, 48 + t], 'accent');
  p.poly([0, 18 + t, 12, 40, 12, 90, 30, 96, 30, 130, -12, 130, -12, 40], 'cut2');
  p.axes(-50, 50, -6, [0, -6, 140]);
  p.across(-14, 14, 0, 'V 28');
  p.up(0, 40, -34, '40');
  p.note(8, 60, v.text('Accuracy'), [70, -30]);
};

const fiveAxis: View = (p, v) => {
  const x = v.of('Travel X');
  const [wide, high] = [x * 1.7 + 900, x * 0.9 + 1800];
  machineBed(p, 0, wide, 620);
  p.box(0, 620, wide * 0.12, high - 620, 'body');
  p.box(wide * 0.88, 620, wide * 0.12, high - 620, 'body');
  p.box(0, high - 420, wide, 320, 'soft');
  p.box(wide * 0.4, high - 620, wide * 0.2, 620, 'body');
  p.box(wide * 0.44, high - 900, wide * 0.12, 280, 'dark');
  p.poly(
    [wide * 0.47, high - 900, wide * 0.53, high - 900, wide * 0.51, high - 1060, wide * 0.49, high - 1060],
    'accent',
  );
  p.poly(
    [
      wide * 0.2,
      660,
      wide * 0.28,
      660,
      wide * 0.33,
      940,
      wide * 0.67,
      940,
      wide * 0.72,
      660,
      wide * 0.8,
      660,
      wide * 0.72,
      1020,
      wide * 0.28,
      1020,
    ],
    'soft',
  );
  p.box(wide * 0.36, 1020, wide * 0.28, 70, 'dark');
  p.box(wide + 160, 900, 360, 520, 'soft');
  p.line([wide, high - 260, wide + 340, high - 260, wide + 340, 1420], 'thick');
  p.across(wide / 2 - x / 2, wide / 2 + x / 2, 0, `X ${v.text('Travel X')}`);
  p.up(0, high, 0, v.mm(high));
  p.note(wide * 0.5, high - 980, v.text('Spindle speed'), [110, 20]);
};

const spindle: View = (p, v) => {
  const d = v.at(70, 110);
  turned(p, [
    [0, d * 5, d * 1.5, d * 1.05],
    [d * 0.6, d * 3.8, d * 1.02, d * 0.62, 'soft'],
    [d * 1.4, d * 2, d * 0.95, d * 0.64, 'accent'],
    [-d * 0.6, d * 6.4, d * 0.55, d * 0.22, 'cut2'],
    [-d * 0.5, d * 0.5, d * 1.6, d * 0.6],
  ]);
  for (const x of [0.1, 0.5, 4.2, 4.6]) for (const y of [1, -1]) p.disc(d * (x + 0.1), y * d * 0.79, d * 0.15, 'paper');
  p.poly([-d * 0.6, d * 0.2, -d * 0.6, -d * 0.2, -d * 2.2, -d * 0.14, -d * 2.2, d * 0.14], 'dark');
  p.up(-d * 0.55, d * 0.55, d * 5.8, `⌀ ${v.mm(d * 1.1)}`, 1);
  p.across(0, d * 5, -d * 1.6, v.mm(d * 5));
  p.note(d * 2.4, d * 0.8, v.text('Spindle speed'), [30, -90]);
};

const drill: View = (p, v) => {
  const [d, l] = [v.of('Diameter'), v.of('Drilling depth')];
  p.poly([0, 0, d * 0.3, d / 2, l, d / 2, l, -d / 2, d * 0.3, -d / 2], 'body');
  p.each(6, (n) =>
    p.poly(
      [
        l * (n / 6) + d * 0.2,
        -d / 2,
        l * (n / 6) + l * 0.09,
        -d / 2,
        l * ((n + 1) / 6) + d * 0.1,
        d / 2,
        l * ((n + 1) / 6) - l * 0.02,
        d / 2,
      ],
      'soft',
    ),
  );
  p.box(0, d * 0.1, d * 0.5, d * 0.42, 'accent');
  p.box(d * 0.15, -d * 0.36, d * 0.5, d * 0.4, 'accent');
  p.box(l, -d * 0.75, d * 0.5, d * 1.5, 'dark');
  p.box(l + d * 0.5, -d * 0.55, d * 2.2, d * 1.1, 'body');
  p.poly([l + d * 1.2, d * 0.3, l + d * 2, d * 0.3, l + d * 2, d * 0.55, l + d * 1.2, d * 0.55], 'soft');
  p.axes(-d * 0.4, l + d * 3, 0);
  p.across(0, l, -d / 2, v.text('Drilling depth'));
  p.up(-d / 2, d / 2, 0, `⌀ ${v.text('Diameter')}`);
  p.note(l + d * 1.5, 0, v.text('Coolant'), [-40, -100]);
};

const drillSection: View = (p, v) => {
  const r = v.of('Diameter') / 2;
  p.disc(0, 0, r, 'cut');
  for (const turn of [0, 180]) {
    const at = [...around([0, 0], r * 0.5, turn + 20)] as const;
    p.poly([...arc(at, [r * 0.62, r * 0.62], turn - 70, turn + 110, 10)], 'paper');
    const [x, y] = around([0, 0], r * 0.62, turn + 100);
    p.disc(x, y, r * 0.11, 'accent');
  }
  p.axes(-r * 1.2, r * 1.2, 0, [0, -r * 1.2, r * 1.2]);
  p.across(-r, r, -r, `⌀ ${v.text('Diameter')}`);
  p.note(...around([0, 0], r * 0.62, 100), v.text('Coolant'), [70, -70]);
};

const gearGrinder: View = (p, v) => {
  const r = v.of('Workpiece diameter') / 2;
  const teeth = Math.round((2 * r) / v.of('Module'));
  p.box(-r * 3, -r * 2.4, r * 8.4, r * 0.9, 'body');
  p.box(-r * 1.1, -r * 1.5, r * 2.2, r * 0.5, 'soft');
  p.gear(0, 0, r, Math.min(teeth, 60), 'soft', 0.28);
  p.box(r * 1.9, -r * 1.5, r * 2.6, r * 4, 'body');
  p.box(r * 1.5, -r * 0.5, r * 0.7, r, 'dark');
  p.disc(r * 1.98, 0, r * 1.02, 'accent');
  p.disc(r * 1.98, 0, r * 0.4, 'dark');
  p.box(r * 2.6, r * 1.2, r * 1.4, r * 0.8, 'soft');
  p.box(-r * 2.8, -r * 1.5, r * 1.2, r * 2.6, 'body');
  p.across(-r, r, -r * 2.4, `⌀ ${v.text('Workpiece diameter')}`);
  p.note(-r * 0.5, r * 0.8, `z ${teeth}, m ${v.text('Module')}`, [-50, -70]);
};

const toothSection: View = (p, v) => {
  const m = v.of('Module');
  p.poly(
    [
      -m * 4,
      -m * 3,
      m * 4,
      -m * 3,
      m * 4,
      0,
      m * 2.4,
      0,
      m * 1.9,
      m * 2.2,
      m * 1.2,
      m * 2.2,
      m * 0.75,
      0,
      -m * 0.75,
      0,
      -m * 1.2,
      m * 2.2,
      -m * 1.9,
      m * 2.2,
      -m * 2.4,
      0,
      -m * 4,
      0,
    ],
    'cut',
  );
  p.poly(
    [
      -m * 0.6,
      m * 0.15,
      m * 0.6,
      m * 0.15,
      m * 1.15,
      m * 2.6,
      m * 3.6,
      m * 2.6,
      m * 3.6,
      m * 5,
      -m * 3.6,
      m * 5,
      -m * 3.6,
      m * 2.6,
      -m * 1.15,
      m * 2.6,
    ],
    'cut2',
  );
  p.axes(-m * 4.5, m * 4.5, m, [0, -m * 3.2, m * 5.2]);
  p.across(-m * 1.55, m * 1.55, -m * 3, `π·${v.text('Module')}`);
  p.up(0, m * 2.2, -m * 4, v.mm(Math.round(m * 2.25 * 10) / 10));
  p.note(m * 0.9, m * 1.2, v.text('Quality'), [110, -10]);
};

/** How the products of this industry are drawn, by series. */
export const metalworking: Readonly<Record<string, Views>> = {
  TB: { elevation: pressBrake, section: bendSection },
  VX: { elevation: fiveAxis, section: spindle },
  XD: { elevation: drill, section: drillSection },
  HG: { elevation: gearGrinder, section: toothSection },
};
