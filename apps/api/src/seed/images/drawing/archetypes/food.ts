import { upTo, type View, type Views } from '../pen.ts';
import { grains, shell, vessel } from './parts.ts';
import { carousel } from './shared-machines.ts';

const freezer: View = (p, v) => {
  const l = 4000 + v.of('Capacity') * 2.6;
  p.box(-1400, 900, l + 2800, 80, 'soft');
  p.box(0, 300, l, 2500, 'body');
  p.ribs(0, 300, l, 2500, Math.round(l / 1600));
  p.each(Math.round(l / 1700), (n) => {
    p.box(500 + n * 1650, 2800, 900, 600, 'soft');
    p.disc(950 + n * 1650, 3100, 240, n % 2 ? 'paper' : 'accent');
  });
  p.feet(0, l, 300, 6);
  for (const x of [-1300, l + 1200]) p.box(x, -300, 120, 1200, 'soft');
  p.person(l + 2200);
  p.across(0, l, -300, v.mm(l));
  p.note(l * 0.4, 1800, v.text('Air temperature'), [60, -150]);
};

const pasteuriser: View = (p, v) => {
  const s = v.at(0.8, 1.3);
  p.box(0, 0, 6400 * s, 160 * s, 'dark');
  p.box(300 * s, 160 * s, 160 * s, 2100 * s, 'dark');
  p.box(460 * s, 300 * s, 1300 * s, 1800 * s, 'soft');
  p.ribs(460 * s, 300 * s, 1300 * s, 1800 * s, 26);
  p.box(1760 * s, 160 * s, 160 * s, 2100 * s, 'dark');
  p.each(4, (n) => p.line([2200 * s, (500 + n * 320) * s, 3700 * s, (500 + n * 320) * s], 'thick'));
  p.box(4000 * s, 160 * s, 1500 * s, 1500 * s, 'accent');
  p.disc(4500 * s, 700 * s, 300 * s, 'paper');
  vessel(p, 5700 * s, 300 * s, 600 * s, 1700 * s, 'body');
  p.line([1920 * s, 1900 * s, 4700 * s, 1900 * s, 4700 * s, 1660 * s], 'thick');
  p.across(0, 6400 * s, 0, v.mm(6400 * s));
  p.up(0, 2260 * s, 0, v.mm(2260 * s));
  p.note(4800 * s, 1300 * s, v.text('Capacity'), [60, -110]);
  p.note(1000 * s, 1900 * s, v.text('Heat recovery'), [-30, -90]);
};

const sorter: View = (p, v) => {
  const w = 1100 + v.of('Capacity') * 0.5;
  p.poly([-700, 2500, 500, 2500, 250, 2100, -500, 2100], 'soft');
  p.poly([-400, 2100, 100, 2000, 900, 1350, 760, 1250, -400, 1900], 'body');
  p.box(400, 500, w, 1500, 'body');
  p.poly([700, 1300, 900, 1350, 1300, 620, 1100, 620], 'accent');
  for (const y of [900, 1500]) p.box(w * 0.75, y, 260, 260, 'dark');
  p.poly([900, 500, 1300, 500, 1200, 0, 1000, 0], 'soft');
  p.poly([1400, 500, 1800, 500, 1700, 0, 1500, 0], 'soft');
  p.feet(400, w, 0.1, 2);
  p.across(400, 400 + w, 0, v.mm(w));
  p.up(0, 2500, -700, '2,500');
  p.note(1050, 950, v.text('Capacity'), [-140, 70]);
};

/** How the products of this industry are drawn, by series. */
export const food: Readonly<Record<string, Views>> = {
  ZF: {
    elevation: freezer,
    section: (p, v) => {
      shell(p, 0, 0, 3000, 2500, 150);
      p.box(600, 760, 1800, 60, 'cut2');
      for (const x of upTo(12))
        p.poly([640 + x * 145, 1500, 700 + x * 145, 1500, 690 + x * 145, 880, 650 + x * 145, 880], 'accent');
      p.box(500, 1500, 2000, 300, 'soft');
      p.disc(1500, 2040, 210, 'cut2');
      p.across(600, 2400, 0, v.text('Belt width'));
      p.note(1000, 1100, v.text('Air temperature'), [-100, -80]);
    },
  },
  YP: {
    elevation: pasteuriser,
    section: (p, v) => {
      p.each(9, (n) => {
        p.poly(
          [
            n * 12,
            0,
            n * 12 + 2,
            0,
            n * 12 + (n % 2 ? 6 : -2),
            40,
            n * 12 + 2,
            80,
            n * 12 + (n % 2 ? 6 : -2),
            120,
            n * 12 + 2,
            160,
            n * 12,
            160,
            n * 12 + (n % 2 ? 4 : -4),
            120,
            n * 12,
            80,
            n * 12 + (n % 2 ? 4 : -4),
            40,
          ],
          n % 2 ? 'accent' : 'cut',
        );
      });
      p.box(-30, -6, 22, 172, 'cut2');
      p.box(110, -6, 22, 172, 'cut2');
      p.across(-30, 132, -6, '162');
      p.note(60, 120, v.text('Holding'), [100, -80]);
    },
  },
  LO: {
    elevation: sorter,
    section: (p, v) => {
      p.poly([0, 120, 20, 110, 90, 0, 75, 0], 'cut');
      grains(p, 14, 40, 70, 80, 5, 'soft');
      p.box(110, 30, 60, 24, 'cut2');
      p.poly([110, 40, 110, 44, 84, 46, 84, 38], 'accent');
      p.across(110, 170, 0, '60');
      p.note(100, 42, v.text('Nozzles'), [40, -110]);
    },
  },
  JG: {
    elevation: carousel('bottle'),
    section: (p, v) => {
      for (const s of [1, -1]) {
        p.poly([s * 14, 300, s * 14, 262, s * 34, 210, s * 36, 0, s * 60, 0, s * 60, 320, s * 20, 320], 'cut');
        p.poly(
          [
            s * 14,
            300,
            s * 14,
            262,
            s * 34,
            210,
            s * 34,
            2,
            0,
            8,
            0,
            5,
            s * 32,
            0,
            s * 36,
            0,
            s * 36,
            210,
            s * 15,
            264,
            s * 15,
            300,
          ],
          'accent',
        );
      }
      p.box(-5, 60, 10, 340, 'body');
      p.axes(0, 0, 0, [0, -20, 420]);
      p.across(-35, 35, 0, '⌀ 70');
      p.note(34, 150, v.text('Lightest bottle'), [120, -50]);
    },
  },
};
