import { type View, type Views } from '../pen.ts';
import { floorPlan, grains, rings, shell, vessel } from './parts.ts';

const evaporator: View = (p, v) => {
  const s = 0.6 + v.of('Evaporation') ** 0.5 * 0.18;
  vessel(p, 0, 900 * s, 1500 * s, 7600 * s);
  p.ribs(150 * s, 2500 * s, 1200 * s, 4200 * s, 7);
  vessel(p, 2300 * s, 1600 * s, 1900 * s, 4400 * s, 'soft');
  p.box(1500 * s, 2000 * s, 800 * s, 360 * s, 'body');
  p.box(5000 * s, 0, 1900 * s, 900 * s, 'dark');
  p.disc(5700 * s, 1700 * s, 820 * s, 'accent');
  p.disc(5700 * s, 1700 * s, 300 * s, 'paper');
  p.line([3250 * s, 6000 * s, 3250 * s, 7000 * s, 5700 * s, 7000 * s, 5700 * s, 2500 * s], 'thick');
  p.line([5000 * s, 1500 * s, 4500 * s, 1500 * s, 4500 * s, 9000 * s, 750 * s, 9000 * s, 750 * s, 8500 * s], 'thick');
  p.box(200 * s, 0, 200 * s, 900 * s, 'soft');
  p.box(1100 * s, 0, 200 * s, 900 * s, 'soft');
  p.person(8000 * s);
  p.up(0, 9000 * s, 0, v.mm(9000 * s));
  p.note(5700 * s, 2200 * s, v.text('Power per tonne'), [50, -90]);
  p.note(700 * s, 4000 * s, v.text('Evaporation'), [100, -40]);
};

const oxidiser: View = (p, v) => {
  const s = 0.5 + v.of('Air volume') ** 0.5 / 280;
  p.each(3, (n) => {
    p.box(2600 * s * n, 900 * s, 2200 * s, 4200 * s, 'body');
    p.box(2600 * s * n + 200 * s, 2000 * s, 1800 * s, 2300 * s, 'soft');
    p.ribs(2600 * s * n + 200 * s, 2000 * s, 1800 * s, 2300 * s, 6);
    p.poly(
      [
        2600 * s * n,
        900 * s,
        2600 * s * n + 2200 * s,
        900 * s,
        2600 * s * n + 1500 * s,
        200 * s,
        2600 * s * n + 700 * s,
        200 * s,
      ],
      'soft',
    );
  });
  p.box(0, 5100 * s, 7400 * s, 1500 * s, 'accent');
  for (const x of [2400, 5000]) p.box(x * s - 250 * s, 5600 * s, 500 * s, 500 * s, 'dark');
  p.box(-400 * s, 0, 8400 * s, 220 * s, 'dark');
  p.box(8700 * s, 0, 900 * s, 9200 * s, 'body');
  p.box(7400 * s, 300 * s, 1300 * s, 500 * s, 'soft');
  p.person(-1500 * s);
  p.up(0, 9200 * s, 9600 * s, v.mm(9200 * s), 1);
  p.across(0, 9600 * s, 0, v.mm(9600 * s));
  p.note(3600 * s, 6000 * s, v.text('Oxidation temperature'), [-100, -70]);
};

const bagFilter: View = (p, v) => {
  const n = Math.max(2, Math.min(6, Math.round(v.of('Filter area') / 700)));
  const h = 7800;
  p.each(n, (at) => {
    const x = at * 2600;
    p.box(x, 3600, 2600, h - 3600, 'body');
    p.ribs(x + 150, 3900, 2300, 2900, 7, 'thin');
    p.poly([x, 3600, x + 2600, 3600, x + 1550, 1500, x + 1050, 1500], 'soft');
    p.box(x + 1100, 1200, 400, 300, 'dark');
    p.box(x + 200, h, 2200, 420, at === 1 ? 'accent' : 'soft');
    for (const leg of [60, 2380]) p.box(x + leg, 0, 160, 3600, 'soft');
  });
  p.box(-1800, 4200, 1800, 1000, 'body');
  p.box(n * 2600, h - 900, 1500, 800, 'body');
  p.box(n * 2600 + 1500, 0, 1000, h + 2200, 'soft');
  p.person(-1500);
  p.across(0, n * 2600, 0, v.mm(n * 2600));
  p.up(0, h, -1800, v.mm(h));
  p.note(3900, 5600, v.text('Filter area'), [-90, -180]);
};

const membrane: View = (p, v) => {
  const h = 1000 + v.of('Area per module') * 22;
  p.box(0, 0, 600, 140, 'dark');
  p.box(0, h - 140, 600, 140, 'dark');
  p.box(60, 140, 480, h - 280, 'body');
  p.ribs(60, 140, 480, h - 280, 18, 'thin');
  p.box(250, h, 100, 180, 'accent');
  p.box(-140, 30, 140, 80, 'soft');
  p.each(3, (n) => p.box(40, h * (0.25 + n * 0.25), 520, 30, 'soft'));
  p.up(0, h, 0, v.mm(h));
  p.across(0, 600, 0, '600');
  p.note(300, h * 0.6, v.text('Area per module'), [120, -60]);
};

/** How the products of this industry are drawn, by series. */
export const environment: Readonly<Record<string, Views>> = {
  QY: {
    elevation: evaporator,
    section: (p, v) => {
      rings(p, [
        [750, 'cut'],
        [720, 'paper'],
      ]);
      p.each(7, (row) =>
        p.each(7, (n) => {
          const [x, y] = [(n - 3) * 180 + (row % 2) * 90 - 45, (row - 3) * 170];
          if (Math.hypot(x, y) < 640) {
            p.disc(x, y, 62, 'cut2');
            p.disc(x, y, 48, 'paper');
          }
        }),
      );
      p.across(-750, 750, -750, '⌀ 1,500');
      p.note(90, 180, v.text('Wetted parts'), [130, -120]);
    },
  },
  LH: {
    elevation: membrane,
    section: (p, v) => {
      rings(p, [
        [1, 'cut'],
        [0.86, 'cut2'],
        [0.48, 'paper'],
      ]);
      grains(p, -0.4, -0.3, 0.8, 0.6, 0.07, 'accent');
      p.across(-1, 1, -1, '⌀ 2.0');
      p.note(0.66, 0.3, v.text('Pore size'), [80, -80]);
    },
  },
  HT: { elevation: oxidiser, section: (p, v) => floorPlan(p, 9600, 3600, 3, v.text('Heat recovery')) },
  HD: {
    elevation: bagFilter,
    section: (p, v) => {
      shell(p, 0, 0, 2600, 2600, 80);
      p.each(5, (row) => p.each(5, (n) => p.disc(440 + n * 430, 440 + row * 430, 80, row === 2 ? 'accent' : 'cut2')));
      p.across(0, 2600, 0, '2,600');
      p.up(0, 2600, 0, '2,600');
      p.note(440, 2160, v.text('Emission'), [-40, -110]);
    },
  },
};
