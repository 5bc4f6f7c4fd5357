import { type View, type Views } from '../pen.ts';
import { cabinet, machineBed, shell, slab } from './parts.ts';

const electrodeLine: View = (p, v) => {
  const w = v.of('Film width');
  machineBed(p, 0, 9000, 700);
  p.box(300, 700, 1200, 2600, 'body');
  p.poly([500, 3300, 1300, 3300, 1500, 4100, 300, 4100], 'soft');
  p.each(4, (n) => {
    const x = 2200 + n * 1350;
    for (const y of [1150, 1830]) p.disc(x + 400, y, 340, n === 2 ? 'soft' : 'body');
    p.box(x, 2200, 800, 320, 'dark');
  });
  p.line([1500, 1500, 2600, 1490, 6700, 1490, 8000, 1700], 'thick');
  p.disc(8300, 1500, 520, 'accent');
  p.disc(8300, 1500, 120, 'paper');
  p.person(10_000);
  p.across(0, 9000, 0, '9,000');
  p.note(8300, 1800, v.text('Film width'), [40, -110]);
  p.note(5000, 1490, v.text('Line speed'), [-20, -170]);
  if (w > 600) p.box(7300, 700, 300, 1600, 'soft');
};

const rack: View = (p, v) => {
  const n = v.of('Channels');
  const columns = Math.round(n / 48) + 1;
  cabinet(p, -900, 800, 2300, 1);
  p.box(0, 0, columns * 760, 120, 'dark');
  p.each(columns, (at) => {
    p.box(at * 760, 120, 740, 2200, 'body');
    p.each(8, (row) => {
      p.box(at * 760 + 50, 190 + row * 262, 640, 220, 'soft');
      p.each(5, (cell) =>
        p.box(at * 760 + 80 + cell * 118, 210 + row * 262, 90, 130, (cell + row + at) % 7 === 3 ? 'accent' : 'paper'),
      );
    });
  });
  p.across(0, columns * 760, 0, v.mm(columns * 760));
  p.up(0, 2320, -900, '2,320');
  p.note(columns * 760 - 300, 1500, v.text('Current'), [50, -140]);
};

const cell: View = (p, v) => {
  const w = v.at(174, 352);
  p.box(0, 0, w, 207, 'body');
  p.box(0, 200, w, 7, 'dark');
  for (const x of [0.14, 0.8]) p.box(w * x, 207, w * 0.08, 8, x < 0.5 ? 'accent' : 'soft');
  p.disc(w / 2, 204, 5, 'paper');
  p.box(w * 0.12, 50, w * 0.76, 90, 'paper');
  p.ribs(w * 0.16, 64, w * 0.3, 60, 12, 'thick');
  p.across(0, w, 0, v.mm(w));
  p.up(0, 207, 0, '207');
  p.note(w * 0.7, 96, v.text('Capacity'), [110, -60]);
};

const container: View = (p, v) => {
  const l = v.at(3000, 6058);
  p.box(0, 0, l, 160, 'dark');
  p.box(0, 160, l, 2430, 'body');
  const doors = Math.round(l / 1000);
  p.each(doors, (n) => {
    p.box((l / doors) * n + 40, 240, l / doors - 80, 2250, n === doors - 1 ? 'soft' : 'body');
    p.box((l / doors) * (n + 1) - 180, 1200, 40, 320, 'dark');
    if (n < doors - 1)
      p.each(6, (row) =>
        p.box((l / doors) * n + 110, 380 + row * 330, l / doors - 340, 230, (row + n) % 5 ? 'soft' : 'accent'),
      );
  });
  p.rows((l / doors) * (doors - 1) + 90, 700, l / doors - 300, 1400, 10, 'thick');
  p.person(l + 700);
  p.across(0, l, 0, v.mm(l));
  p.up(0, 2590, 0, '2,590');
  p.note(l * 0.35, 1500, v.text('Energy'), [60, -150]);
};

/** How the products of this industry are drawn, by series. */
export const battery: Readonly<Record<string, Views>> = {
  JT: {
    elevation: electrodeLine,
    section: (p, v) => {
      slab(p, 300, [
        [70, 'accent'],
        [12, 'cut'],
        [70, 'accent'],
      ]);
      for (const y of [-130, 282]) {
        p.disc(150, y, 130, 'cut2');
        p.disc(150, y, 40, 'paper');
      }
      p.up(0, 152, 0, v.text('Areal weight'));
      p.note(260, 110, v.text('Line speed'), [60, -60]);
    },
  },
  ZK: {
    elevation: rack,
    section: (p, v) => {
      shell(p, 0, 0, 740, 900, 20);
      p.each(5, (n) => p.box(70 + n * 124, 240, 96, 320, n === 2 ? 'accent' : 'cut2'));
      p.box(50, 640, 640, 60, 'dark');
      p.each(5, (n) => p.line([118 + n * 124, 560, 118 + n * 124, 640], 'thick'));
      p.across(0, 740, 0, '740');
      p.note(366, 480, v.text('Voltage accuracy'), [150, -150]);
    },
  },
  SJ: {
    elevation: cell,
    section: (p, v) => {
      shell(p, 0, 0, 72, 207, 1.6);
      p.each(22, (n) => p.box(5 + n * 2.8, 12, 1.6, 172, n % 2 ? 'accent' : 'cut2'));
      p.box(8, 186, 56, 8, 'dark');
      p.across(0, 72, 0, '72');
      p.up(0, 207, 0, '207');
      p.note(50, 120, v.text('Energy density'), [110, -60]);
    },
  },
  LY: {
    elevation: container,
    section: (p, v) => {
      shell(p, 0, 0, 2438, 2590, 70);
      for (const x of [160, 1330]) p.each(6, (n) => p.box(x, 200 + n * 370, 940, 300, n === 3 ? 'accent' : 'cut2'));
      p.box(1120, 200, 190, 2150, 'soft');
      p.across(0, 2438, 0, '2,438');
      p.up(0, 2590, 0, '2,590');
      p.note(700, 1500, v.text('Cooling power'), [-40, -150]);
    },
  },
};
