import { arc, type View, type Views } from '../pen.ts';
import { cabinet, machineBed, rings, shell, slab, turned } from './parts.ts';

const gantry =
  (kind: 'glass' | 'plate'): View =>
  (p, v) => {
    const long = kind === 'plate' ? v.of('Working area') * 1000 : 1400;
    const [bed, high] = kind === 'plate' ? [760, 1900] : [850, 1650];
    machineBed(p, 0, long, bed);
    if (kind === 'plate') p.ribs(0, bed, long, 90, Math.min(36, Math.round(long / 260)), 'thick');
    else p.box(long * 0.05, bed, long * 0.9, 120, 'dark');
    p.box(long * 0.02, bed + 100, long * 0.96, kind === 'plate' ? 24 : v.of('Glass thickness') * 12, 'accent');
    const [x, wide] = [long * 0.55, kind === 'plate' ? 900 : 420];
    p.box(x - wide / 2, bed, wide, high - bed, 'body');
    p.box(x - wide * 0.34, bed + 240, wide * 0.68, high - bed - 340, 'soft');
    p.box(x - wide * 0.14, bed + 190, wide * 0.28, high - bed - 300, 'dark');
    p.poly([x - 40, bed + 190, x + 40, bed + 190, x + 8, bed + 118, x - 8, bed + 118], 'body');
    p.line([x + wide / 2, high - 80, long, high - 80, long + 250, high - 300], 'thick');
    cabinet(p, long + 160, kind === 'plate' ? 1200 : 620, 1700, kind === 'plate' ? 2 : 1);
    if (kind === 'plate') p.person(-700);
    p.across(0, long, 0, kind === 'plate' ? v.text('Working area') : v.mm(long));
    p.up(0, high, 0, v.mm(high));
    p.note(x, bed + 150, v.text(kind === 'plate' ? 'Laser power' : 'Cutting speed'), [-120, -50]);
  };

const glassSection: View = (p, v) => {
  const t = v.of('Glass thickness');
  slab(p, t * 5, [
    [t * 0.5, 'soft'],
    [t, 'cut'],
  ]);
  p.poly([t * 2.4, t * 3, t * 2.6, t * 3, t * 2.53, t * 0.5, t * 2.47, t * 0.5], 'accent');
  p.each(9, (n) => p.disc(t * 2.5, t * (0.58 + n * 0.105), t * 0.03, 'paper'));
  p.up(t * 0.5, t * 1.5, 0, v.text('Glass thickness'));
  p.note(t * 2.5, t * 2.4, v.text('Edge strength'), [80, -20]);
};

const plateSection: View = (p, v) => {
  shell(p, 0, 0, 2600, 760, 60);
  p.box(120, 120, 2360, 220, 'soft');
  p.ribs(60, 560, 2480, 200, 14, 'thick');
  p.box(100, 780, 2400, 26, 'accent');
  p.box(-180, 500, 180, 420, 'cut2');
  p.box(2600, 500, 180, 420, 'cut2');
  p.box(-180, 1200, 2960, 340, 'cut2');
  p.box(-180, 920, 180, 280, 'body');
  p.box(2600, 920, 180, 280, 'body');
  p.box(1500, 900, 180, 560, 'dark');
  p.across(100, 2500, 0, '2,400');
  p.note(1590, 840, v.text('Laser power'), [90, -130]);
  p.note(700, 230, v.text('Floor'), [-30, 120]);
};

const claddingLathe: View = (p, v) => {
  const l = v.of('Shaft length') * 1000;
  machineBed(p, -900, l + 2100, 700);
  p.box(-900, 700, 800, 900, 'body');
  p.box(-100, 980, 160, 360, 'dark');
  p.box(0, 1040, l, 240, 'soft');
  p.box(0, 1040, l * 0.55, 240, 'accent');
  p.poly([l, 1100, l + 160, 1150, l + 160, 1170, l, 1220], 'dark');
  p.box(l + 160, 700, 480, 640, 'body');
  p.box(l * 0.55 - 260, 1560, 520, 620, 'body');
  p.poly([l * 0.55 - 110, 1560, l * 0.55 + 110, 1560, l * 0.55 + 26, 1330, l * 0.55 - 26, 1330], 'dark');
  p.box(-700, 2180, l + 1500, 160, 'soft');
  p.person(l + 1700);
  p.across(0, l, 0, v.text('Shaft length'));
  p.note(l * 0.3, 1280, v.text('Deposition'), [-20, -100]);
  p.note(l * 0.55 + 200, 1900, v.text('Laser power'), [80, -40]);
};

const cuttingHead: View = (p, v) => {
  const s = v.at(0.9, 1.15);
  p.box(-45 * s, 300 * s, 90 * s, 150 * s, 'body');
  p.box(-60 * s, 170 * s, 120 * s, 130 * s, 'body');
  p.box(-60 * s, 225 * s, 120 * s, 12 * s, 'dark');
  p.box(-50 * s, 60 * s, 100 * s, 110 * s, 'soft');
  p.poly([-50 * s, 60 * s, 50 * s, 60 * s, 26 * s, 20 * s, -26 * s, 20 * s], 'dark');
  p.poly([-16 * s, 20 * s, 16 * s, 20 * s, 5 * s, 0, -5 * s, 0], 'accent');
  p.disc(-70 * s, 260 * s, 15 * s, 'soft');
  p.box(-14 * s, 450 * s, 28 * s, 70 * s, 'dark');
  p.line([0, 520 * s, 0, 560 * s, 120 * s, 600 * s], 'thick');
  p.box(60 * s, 100 * s, 30 * s, 160 * s, 'soft');
  p.axes(0, 0, 0, [0, -20 * s, 560 * s]);
  p.up(0, 520 * s, -85 * s, v.mm(520 * s));
  p.across(-60 * s, 60 * s, 0, v.mm(120 * s));
  p.note(10 * s, 120 * s, v.text('Laser power'), [130, -20]);
};

const headSection: View = (p, v) => {
  const s = v.at(0.9, 1.15);
  for (const side of [-1, 1]) {
    p.poly([side * 60 * s, 170 * s, side * 60 * s, 450 * s, side * 40 * s, 450 * s, side * 40 * s, 170 * s], 'cut');
    p.poly(
      [
        side * 50 * s,
        170 * s,
        side * 50 * s,
        60 * s,
        side * 26 * s,
        20 * s,
        side * 9 * s,
        0,
        side * 5 * s,
        0,
        side * 32 * s,
        66 * s,
        side * 36 * s,
        170 * s,
      ],
      'cut2',
    );
  }
  p.poly(
    [-4 * s, 450 * s, 4 * s, 450 * s, 32 * s, 340 * s, 32 * s, 215 * s, 0, -14 * s, -32 * s, 215 * s, -32 * s, 340 * s],
    'accent',
  );
  for (const y of [340, 215])
    p.poly(
      [...arc([0, y * s], [38 * s, 10 * s], 0, 180, 8), ...arc([0, y * s], [38 * s, 10 * s], 180, 360, 8)],
      'paper',
    );
  p.box(-38 * s, 90 * s, 76 * s, 5 * s, 'paper');
  p.axes(0, 0, 0, [0, -30 * s, 480 * s]);
  p.across(-60 * s, 60 * s, 0, v.mm(120 * s));
  p.note(30 * s, 216 * s, v.text('Focus drift'), [110, -20]);
  p.note(2 * s, 2 * s, v.text('Nozzle'), [110, -16]);
};

const powerSource: View = (p, v) => {
  const w = v.at(620, 900);
  cabinet(p, 0, w, 1500, 1);
  p.box(w * 0.12, 1180, w * 0.5, 200, 'soft');
  p.disc(w * 0.78, 1290, 55, 'accent');
  p.each(4, (n) => p.disc(w * (0.14 + n * 0.24), -45, 45, 'dark'));
  p.line([w, 400, w + 180, 340, w + 260, 700, w + 380, 1150], 'thick');
  p.box(w + 320, 1150, 120, 340, 'body');
  p.poly([w + 330, 1150, w + 430, 1150, w + 395, 1070, w + 365, 1070], 'accent');
  p.across(0, w, -90, v.mm(w));
  p.up(0, 1500, 0, '1,500');
  p.note(w * 0.4, 700, v.text('Blue power'), [-50, -160]);
  p.note(w + 380, 1300, v.text('Infrared power'), [-20, -90]);
};

/** How the products of this industry are drawn, by series. */
export const laser: Readonly<Record<string, Views>> = {
  GP: { elevation: gantry('glass'), section: glassSection },
  CL: { elevation: gantry('plate'), section: plateSection },
  JC: {
    elevation: claddingLathe,
    section: (p, v) => {
      rings(p, [
        [120, 'accent'],
        [117, 'cut'],
        [40, 'paper'],
      ]);
      p.across(-120, 120, -120, '⌀ 240');
      p.note(80, 84, v.text('Powder efficiency'), [60, -50]);
    },
  },
  HS: { elevation: cuttingHead, section: headSection },
  WB: {
    elevation: powerSource,
    section: (p, v) => {
      turned(p, [
        [0, 240, 60, 50],
        [40, 10, 48, 0, 'soft'],
        [150, 10, 40, 0, 'soft'],
      ]);
      p.poly([0, -30, 155, -34, 240, 0, 155, 34, 0, 30], 'accent');
      p.poly([0, -14, 155, -16, 240, 0, 155, 16, 0, 14], 'dark');
      p.across(0, 240, -60, '240');
      p.note(238, 0, v.text('Spot'), [20, -110]);
    },
  },
};
