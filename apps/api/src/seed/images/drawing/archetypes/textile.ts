import { arc, upTo, type View, type Views } from '../pen.ts';
import { cabinet, floorPlan, machineBed, rings, turned, vessel } from './parts.ts';

const spunbond: View = (p, v) => {
  const width = v.of('Web width');
  const high = 7200;
  p.belt(0, 1500, 9000, 260);
  for (const x of [1500, 4300]) {
    p.box(x, high * 0.62, 1300, 700, 'dark');
    p.poly([x + 400, high * 0.62, x + 900, high * 0.62, x + 740, 2300, x + 560, 2300], 'accent');
    p.box(x - 200, high * 0.44, 500, 900, 'soft');
    p.box(x + 1000, high * 0.44, 500, 900, 'soft');
    p.box(x + 100, high * 0.74, 500, 1400, 'body');
    p.poly([x + 100, 2300, x + 1200, 2300, x + 900, 1800, x + 400, 1800], 'body');
  }
  p.box(600, high * 0.6, 6000, 120, 'soft');
  for (const x of [700, 3600, 6300]) p.box(x, 1500, 180, high * 0.6 - 1500, 'soft');
  for (const y of [1400, 2160]) p.disc(9700, y, 380, 'body');
  p.disc(11_600, 1300, 900, 'soft');
  p.line([8900, 1760, 9700, 1780, 11_000, 2000], 'thick');
  p.person(13_400);
  p.across(0, 12_500, 0, v.mm(12_500));
  p.up(0, high * 0.74 + 1400, 0, v.mm(high * 0.74 + 1400));
  p.note(11_600, 1900, v.text('Web width'), [40, -80]);
  if (width > 2500) p.box(7000, 1760, 900, 1600, 'soft');
};

const jetDyeing: View = (p, v) => {
  const s = 0.6 + v.of('Capacity') / 2200;
  vessel(p, 0, 900 * s, 5200 * s, 1900 * s);
  p.disc(600 * s, 1850 * s, 420 * s, 'soft');
  p.disc(600 * s, 1850 * s, 300 * s, 'dark');
  p.poly([3600 * s, 2700 * s, 4400 * s, 2700 * s, 4700 * s, 3600 * s, 3800 * s, 3700 * s], 'soft');
  p.line([4200 * s, 3500 * s, 2300 * s, 3900 * s, 700 * s, 3200 * s, 400 * s, 2400 * s], 'thick');
  p.box(1400 * s, 250 * s, 900 * s, 420 * s, 'accent');
  p.line([2300 * s, 460 * s, 4900 * s, 460 * s, 4900 * s, 3000 * s, 4500 * s, 3100 * s], 'thick');
  for (const x of [500, 3000, 4400]) p.box(x * s, 0, 180 * s, 950 * s, 'soft');
  p.person(6200 * s);
  p.across(0, 5200 * s, 0, v.mm(5200 * s));
  p.up(0, 2800 * s, 0, v.mm(2800 * s));
  p.note(2500 * s, 2000 * s, v.text('Capacity'), [20, -140]);
  p.note(1800 * s, 500 * s, v.text('Liquor ratio'), [-30, 110]);
};

const longFrame =
  (label: string, per: (value: number) => number): View =>
  (p, v) => {
    const l = per(v.of(label));
    const n = Math.min(40, Math.round(l / 520));
    cabinet(p, -1500, 1450, 2100, 2);
    machineBed(p, 0, l, 500);
    p.each(n, (at) => {
      const x = (l * (at + 0.5)) / n;
      p.box(x - 90, 500, 180, 620, at % 6 === 3 ? 'accent' : 'soft');
      p.disc(x, 1500, 150, 'body');
      p.line([x, 1350, x, 1120], 'thin');
    });
    p.box(0, 1680, l, 180, 'body');
    p.box(l, 0, 900, 1900, 'body');
    p.across(0, l, 0, v.mm(Math.round(l)));
    p.note(l * 0.5, 1600, v.text('Rotor speed'), [60, -130]);
  };

const loom: View = (p, v) => {
  const w = v.of('Reed width') * 10;
  for (const x of [-420, w + 40]) p.poly([x, 0, x + 380, 0, x + 380, 1300, x + 300, 1500, x, 1500], 'body');
  p.box(0, 300, w, 640, 'accent');
  p.ribs(0, 300, w, 640, 40, 'thin');
  p.box(-60, 940, w + 120, 90, 'dark');
  p.ribs(0, 1030, w, 560, 60, 'thin');
  p.box(-40, 1590, w + 80, 120, 'soft');
  p.box(-40, 1030, w + 80, 60, 'soft');
  for (const n of upTo(3)) p.disc(-900 - n * 20, 700 + n * 480, 190, 'soft');
  p.line([-800, 900, -420, 1050, 0, 1010, w, 1010], 'thick');
  p.box(w + 460, 500, 420, 900, 'soft');
  p.across(0, w, 0, v.text('Reed width'));
  p.up(0, 1710, -1130, '1,710');
  p.note(w * 0.5, 1300, v.text('Speed'), [70, -150]);
};

/** How the products of this industry are drawn, by series. */
export const textile: Readonly<Record<string, Views>> = {
  NW: {
    elevation: spunbond,
    section: (p, v) => floorPlan(p, 12_500, v.of('Web width') + 2400, 5, v.text('Web width')),
  },
  XD: {
    elevation: jetDyeing,
    section: (p, v) => {
      rings(p, [
        [950, 'cut'],
        [910, 'paper'],
      ]);
      p.poly(arc([0, 0], [905, 905], 205, 335, 20), 'soft');
      p.disc(0, 480, 190, 'accent');
      p.poly([...arc([0, -100], [700, 560], 190, 350, 16)], 'cut2');
      p.up(-950, 950, -950, '⌀ 1,900');
      p.note(0, 480, v.text('Heating rate'), [150, -90]);
    },
  },
  JZ: {
    elevation: longFrame('Positions', (value) => value * 26),
    section: (p, v) => {
      turned(p, [
        [0, 10, 20, 8],
        [10, 8, 19, 15, 'cut2'],
        [-50, 50, 4, 0, 'body'],
      ]);
      p.box(24, -3, 40, 6, 'accent');
      p.across(0, 18, -20, '18');
      p.up(-19, 19, -50, '⌀ 38');
      p.note(50, 2, v.text('Delivery'), [10, -110]);
    },
  },
  SJ: {
    elevation: loom,
    section: (p, v) => {
      p.disc(0, 0, 400, 'cut2');
      p.disc(0, 0, 110, 'paper');
      p.line([0, 400, 700, 620, 1300, 420, 1900, 520, 2300, 420], 'thick');
      p.line([700, 620, 1300, 620, 1900, 520], 'thick');
      for (const x of [1180, 1280]) p.box(x, 200, 30, 700, 'body');
      p.poly([1700, 200, 1760, 200, 1790, 760, 1750, 760], 'accent');
      p.disc(2400, 200, 220, 'cut');
      p.disc(700, 560, 70, 'soft');
      p.across(0, 2400, -400, '2,400');
      p.note(1770, 640, v.text('Air use'), [60, -130]);
    },
  },
};
