import { arc, type View, type Views } from '../pen.ts';
import { floorPlan, shell } from './parts.ts';

const craneElevation: View = (p, v) => {
  const high = v.of('Height') * 1000;
  const wide = 4200;
  p.box(-700, 0, wide + 1400, 260, 'dark');
  for (const x of [0, wide - 420]) p.box(x, 260, 420, high - 700, 'body');
  p.box(-200, high - 500, wide + 400, 320, 'soft');
  p.box(420, high * 0.46, wide - 840, 520, 'soft');
  p.box(900, high * 0.46 + 520, wide - 1800, 1350, 'accent');
  p.box(-900, 300, 780, 1700, 'body');
  p.each(Math.round(high / 2100), (n) => {
    p.box(wide + 1100, n * 2100, 2600, 120, 'soft');
    if (n % 3) p.box(wide + 1300, n * 2100 + 120, 1000, 1300, 'body');
    if (n % 4) p.box(wide + 2500, n * 2100 + 120, 1000, 1300, 'soft');
  });
  p.person(-2300);
  p.up(0, high, -900, v.text('Height'));
  p.note(wide / 2, high * 0.46 + 1400, v.text('Load'), [-100, -110]);
  p.note(wide / 2, 130, v.text('Travel speed'), [60, 70]);
};

const agv: View = (p, v) => {
  const l = 600 + v.of('Payload') * 0.45;
  p.poly([0, 60, 40, 30, l - 40, 30, l, 60, l, 200, l - 40, 240, 40, 240, 0, 200], 'body');
  for (const x of [0.14, 0.5, 0.86]) p.disc(l * x, 0.5 * (x === 0.5 ? 110 : 70) - 2, x === 0.5 ? 62 : 38, 'dark');
  p.box(l * 0.25, 240, l * 0.5, 34, 'soft');
  p.box(l * 0.02, 150, l * 0.08, 34, 'accent');
  p.box(-l * 0.1, 290, l * 1.2, 50, 'soft');
  for (const x of [-0.08, 1.02]) p.box(l * x, 0, l * 0.06, 290, 'soft');
  p.box(0, 340, l * 0.46, 420, 'body');
  p.box(l * 0.5, 340, l * 0.46, 600, 'body');
  p.across(0, l, -10, v.mm(l));
  p.up(0, 240, -l * 0.1, '240');
  p.note(l * 0.73, 640, v.text('Payload'), [130, -40]);
};

const reachTruck: View = (p, v) => {
  const lift = v.of('Lift height');
  const mast = lift * 0.42 + 900;
  p.poly([900, 300, 900, 2200, 1000, 2300, 1900, 2300, 2050, 1200, 2250, 1150, 2250, 300], 'body');
  p.poly([1020, 1250, 1020, 2150, 1820, 2150, 1930, 1250], 'paper');
  p.box(900, 160, 1350, 180, 'dark');
  p.box(-900, 90, 1900, 150, 'soft');
  p.disc(-700, 150, 150, 'dark');
  p.disc(1850, 170, 180, 'dark');
  for (const x of [640, 770]) p.box(x, 240, 90, mast, x === 640 ? 'soft' : 'body');
  p.box(560, mast * 0.7, 120, 620, 'dark');
  p.box(-560, mast * 0.7, 1140, 60, 'accent');
  p.box(-560, mast * 0.7 + 60, 1000, 900, 'soft');
  p.up(0, mast + 240, -900, v.mm(mast + 240));
  p.across(-900, 2250, 0, '3,150');
  p.note(0, mast * 0.7 + 600, v.text('Capacity'), [-40, -90]);
  p.note(700, mast + 100, `↑ ${v.text('Lift height')}`, [90, -10]);
};

const loopSorter: View = (p, v) => {
  const l = 14_000 + v.of('Throughput') / 4;
  const [r, w] = [2600, 900];
  const oval = (reach: number): number[] => [
    ...arc([0, 0], [reach, reach], 90, 270, 16),
    ...arc([l, 0], [reach, reach], -90, 90, 16),
  ];
  p.poly(oval(r), 'body');
  p.poly(oval(r - w), 'paper');
  const cells = Math.round(l / 1100);
  p.each(cells, (n) => {
    for (const y of [r - w, -r])
      p.box((l * n) / cells + 100, y + 100, 620, w - 200, (n * 3 + (y < 0 ? 1 : 0)) % 4 ? 'soft' : 'accent');
    if (n % 2)
      p.poly(
        [
          (l * n) / cells,
          r,
          (l * n) / cells + 700,
          r,
          (l * n) / cells + 1100,
          r + 1500,
          (l * n) / cells + 400,
          r + 1500,
        ],
        'body',
      );
    else
      p.poly(
        [
          (l * n) / cells,
          -r,
          (l * n) / cells + 700,
          -r,
          (l * n) / cells + 300,
          -r - 1500,
          (l * n) / cells - 400,
          -r - 1500,
        ],
        'body',
      );
  });
  p.across(-r, l + r, -r - 1500, v.mm(l + 2 * r));
  p.up(-r, r, -r, v.mm(2 * r));
  p.note(l * 0.5, r - w / 2, v.text('Throughput'), [60, -150]);
};

/** How the products of this industry are drawn, by series. */
export const logistics: Readonly<Record<string, Views>> = {
  HY: { elevation: craneElevation, section: (p, v) => floorPlan(p, 9000, 4200, 4, v.text('Load')) },
  LD: {
    elevation: agv,
    section: (p, v) => {
      const l = 600 + v.of('Payload') * 0.45;
      shell(p, 0, 0, l, l * 0.62, 30);
      for (const y of [0.02, 0.48]) p.box(l * 0.42, l * y, l * 0.16, l * 0.12, 'dark');
      p.box(l * 0.1, l * 0.16, l * 0.24, l * 0.3, 'accent');
      p.box(l * 0.66, l * 0.16, l * 0.22, l * 0.3, 'soft');
      p.disc(l * 0.5, l * 0.31, l * 0.13, 'cut2');
      p.axes(-60, l + 60, l * 0.31);
      p.across(0, l, 0, v.mm(l));
      p.up(0, l * 0.62, 0, v.mm(l * 0.62));
      p.note(l * 0.2, l * 0.4, v.text('Charging'), [-30, -110]);
    },
  },
  JF: {
    elevation: reachTruck,
    section: (p, v) => {
      for (const x of [0, 190])
        p.poly(
          [x, 0, x + 170, 0, x + 170, 40, x + 40, 40, x + 40, 160, x + 170, 160, x + 170, 200, x, 200],
          x ? 'cut2' : 'cut',
        );
      p.disc(110, 100, 52, 'accent');
      p.disc(110, 100, 18, 'paper');
      p.axes(-30, 400, 100);
      p.across(0, 360, 0, '360');
      p.note(150, 130, v.text('Capacity'), [60, -120]);
    },
  },
  TS: {
    elevation: loopSorter,
    section: (p, v) => {
      p.box(0, 0, 1200, 60, 'cut');
      for (const x of [120, 1000]) p.box(x, 60, 80, 260, 'cut2');
      for (const x of [160, 1040]) p.disc(x, 360, 70, 'dark');
      p.box(60, 430, 1080, 120, 'cut');
      for (const x of [140, 1060]) p.disc(x, 660, 90, 'soft');
      p.box(140, 740, 920, 18, 'accent');
      p.box(360, 760, 460, 300, 'body');
      p.across(0, 1200, 0, '1,200');
      p.note(600, 900, v.text('Item weight'), [130, -60]);
    },
  },
};
