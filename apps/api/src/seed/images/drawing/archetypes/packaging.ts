import { arc, upTo, type View, type Views } from '../pen.ts';
import { floorPlan, slab } from './parts.ts';
import { carousel } from './shared-machines.ts';

const reel: View = (p, v) => {
  p.disc(0, 0, 500, 'body');
  for (const r of [440, 380, 320, 260, 200]) p.line(arc([0, 0], [r, r], 0, 350, 40), 'thin');
  p.disc(0, 0, 90, 'soft');
  p.disc(0, 0, 76, 'paper');
  p.poly([0, -500, 1300, -500, 1300, -490, 60, -488], 'accent');
  p.box(1300, -620, 320, 400, 'soft');
  p.axes(-560, 560, 0, [0, -560, 560]);
  p.up(-500, 500, -500, '⌀ 1,000');
  p.note(900, -490, v.text('Grammage'), [20, -100]);
};

const cartoner: View = (p, v) => {
  const l = 3200 + v.of('Speed') * 6;
  p.feet(0, l, 160, 6);
  p.box(0, 0, l, 760, 'body');
  p.belt(-600, 900, l + 1200, 60);
  p.each(9, (n) => p.box((l * (n + 0.5)) / 9 - 60, 970, 120, 220, n === 4 ? 'accent' : 'paper'));
  p.poly([l * 0.1, 1300, l * 0.3, 1300, l * 0.34, 2100, l * 0.14, 2100], 'soft');
  p.ribs(l * 0.14, 1400, l * 0.16, 600, 12, 'thin');
  p.box(l * 0.4, 1250, l * 0.5, 800, 'body');
  p.box(l * 0.43, 1320, l * 0.2, 640, 'soft');
  p.box(l * 0.66, 1320, l * 0.2, 640, 'soft');
  p.across(0, l, -160, v.mm(Math.round(l)));
  p.up(0, 2100, -600, '2,100');
  p.note(l * 0.6, 1600, v.text('Speed'), [70, -150]);
};

const carton: View = (p, v) => {
  const s = 500 + v.of('Load') * 0.5;
  p.poly([0, 0, s, s * 0.1, s, s * 0.95, 0, s * 0.85], 'body');
  p.poly([s, s * 0.1, s * 1.6, -s * 0.06, s * 1.6, s * 0.78, s, s * 0.95], 'soft');
  p.poly([0, s * 0.85, s, s * 0.95, s * 1.6, s * 0.78, s * 0.62, s * 0.7], 'paper');
  p.poly([s, s * 0.95, s * 1.6, s * 0.78, s * 1.9, s * 1.02, s * 1.3, s * 1.2], 'body');
  p.poly([s * 0.1, s * 0.18, s * 0.5, s * 0.22, s * 0.5, s * 0.42, s * 0.1, s * 0.38], 'accent');
  p.across(0, s, 0, v.mm(Math.round(s)));
  p.up(0, s * 0.85, 0, v.mm(Math.round(s * 0.85)));
  p.note(s * 0.7, s * 0.6, v.text('Load'), [-60, -170]);
};

const flutes: View = (p, v) => {
  const n = Math.round((v.of('Layers') - 1) / 2);
  p.each(n, (row) => {
    p.box(0, row * 9, 90, 0.9, 'cut');
    p.poly(
      [
        ...upTo(46).flatMap((at) => [at * 2, row * 9 + 4.9 + 3.6 * Math.sin(at * 0.9)]),
        ...upTo(46).flatMap((at) => [90 - at * 2, row * 9 + 4 + 3.6 * Math.sin((45 - at) * 0.9)]),
      ],
      row === 1 ? 'accent' : 'cut2',
    );
  });
  p.box(0, n * 9, 90, 0.9, 'cut');
  p.up(0, n * 9 + 0.9, 0, (n * 9 * 0.6).toFixed(1));
  p.note(60, n * 9, v.text('Edge crush'), [60, -90]);
};

/** How the products of this industry are drawn, by series. */
export const packaging: Readonly<Record<string, Views>> = {
  WP: {
    elevation: reel,
    section: (p, v) => {
      slab(p, 120, [
        [8, 'accent'],
        [v.of('Grammage') * 0.4, 'cut'],
        [2, 'dark'],
        [5, 'cut2'],
      ]);
      p.up(8, 8 + v.of('Grammage') * 0.4, 0, v.text('Grammage'));
      p.note(80, 4, v.text('Seal'), [50, 70]);
      p.note(60, 12 + v.of('Grammage') * 0.4, v.text('Water vapour'), [50, -90]);
    },
  },
  XF: {
    elevation: carousel('pouch'),
    section: (p, v) => {
      p.poly([0, 0, 120, 0, 130, 180, 80, 200, 80, 240, 40, 240, 40, 200, -10, 180], 'cut2');
      p.poly([6, 6, 114, 6, 123, 150, -3, 150], 'accent');
      p.box(44, 170, 32, 240, 'cut');
      p.box(54, 170, 12, 240, 'paper');
      p.up(0, 240, -10, v.text('Pouch volume'));
      p.note(60, 320, v.text('Holding time'), [90, -40]);
    },
  },
  TX: {
    elevation: cartoner,
    section: (p, v) => floorPlan(p, 3200 + v.of('Speed') * 6, 2100, 6, v.text('Changeover')),
  },
  HB: { elevation: carton, section: flutes },
};
