import { type View, type Views } from '../pen.ts';
import { cabinet, grains, machineBed, rings, shell, slab, turned } from './parts.ts';
import { powderDrum } from './shared-machines.ts';

/** Tanks or basins one behind the other, with carriers above them. */
const tankLine =
  (tanks: number, label: string, length: (volume: number) => number): View =>
  (p, v) => {
    const l = length(v.of(label));
    const t = l / tanks;
    p.each(tanks, (n) => {
      p.box(t * n + t * 0.04, 0, t * 0.92, 1700, n === 2 ? 'accent' : n % 2 ? 'soft' : 'body');
      p.box(t * n, 1700, t, 120, 'dark');
    });
    p.box(-600, 4600, l + 1200, 240, 'soft');
    for (const x of [-500, l + 300]) p.box(x, 0, 200, 4600, 'soft');
    p.each(tanks - 1, (n) => {
      const x = t * (n + 0.7);
      const y = n % 2 ? 2100 : 900;
      p.line([x, 4600, x, y + 1300], 'thick');
      p.poly([x - t * 0.28, y, x + t * 0.28, y, x + t * 0.22, y + 1300, x - t * 0.22, y + 1300], 'body');
    });
    p.person(l + 1200);
    p.across(0, l, 0, v.mm(l));
    p.note(t * 2.5, 800, v.text(label), [30, 100]);
  };

/** How the products of this industry are drawn, by series. */
export const surface: Readonly<Record<string, Views>> = {
  CH: {
    elevation: tankLine(6, 'Tank volume', (volume) => 9000 + volume * 90),
    section: (p, v) => {
      p.poly([0, 0, 3200, 0, 3200, 3000, 3060, 3000, 3060, 140, 140, 140, 140, 3000, 0, 3000], 'cut');
      p.box(140, 140, 2920, 2500, 'soft');
      p.poly([900, 700, 2300, 700, 2200, 1400, 1950, 2100, 1250, 2100, 1000, 1400], 'body');
      for (const x of [300, 2800]) p.box(x, 500, 100, 1900, 'accent');
      p.across(0, 3200, 0, '3,200');
      p.note(2000, 1700, v.text('Film thickness'), [130, -110]);
    },
  },
  JY: {
    elevation: powderDrum,
    section: (p, v) => {
      p.unit = 0.001;
      slab(p, 320, [
        [120, 'cut'],
        [70, 'accent'],
      ]);
      grains(p, 20, 196, 280, 60, 14, 'soft');
      p.up(120, 190, 0, '70 µm');
      p.note(220, 150, v.text('Gloss'), [70, -110]);
    },
  },
  XH: {
    elevation: (p, v) => {
      const d = v.of('Chamber diameter');
      cabinet(p, d * 1.3, d * 0.9, d * 1.9, 1);
      p.box(-d * 0.7, 0, d * 1.4, d * 0.4, 'dark');
      p.disc(0, d * 1.1, d * 0.72, 'body');
      p.disc(0, d * 1.1, d * 0.6, 'soft');
      p.disc(0, d * 1.1, d * 0.14, 'paper');
      p.box(-d * 0.95, d * 0.5, d * 0.2, d * 1.2, 'body');
      p.box(d * 0.72, d * 0.9, d * 0.5, d * 0.34, 'accent');
      p.across(-d * 0.5, d * 0.5, 0, `⌀ ${v.text('Chamber diameter')}`);
      p.up(0, d * 1.9, -d * 0.95, v.mm(d * 1.9));
      p.note(0, d * 1.1, v.text('Batch time'), [-120, -130]);
    },
    section: (p, v) => {
      const r = v.of('Chamber diameter') / 2;
      rings(p, [
        [r * 1.08, 'cut'],
        [r, 'paper'],
      ]);
      p.each(v.of('Cathodes'), (n) => {
        const t = (n * 2 * Math.PI) / v.of('Cathodes');
        p.disc(r * 0.9 * Math.cos(t), r * 0.9 * Math.sin(t), r * 0.08, 'accent');
      });
      p.each(8, (n) => {
        const t = (n * Math.PI) / 4;
        p.disc(r * 0.52 * Math.cos(t), r * 0.52 * Math.sin(t), r * 0.15, 'cut2');
      });
      p.disc(0, 0, r * 0.1, 'dark');
      p.across(-r, r, -r * 1.08, `⌀ ${v.text('Chamber diameter')}`);
      p.note(r * 0.52, r * 0.1, v.text('Cathodes'), [140, -130]);
    },
  },
  GJ: {
    elevation: (p, v) => {
      const n = v.of('Spindles');
      machineBed(p, 0, 1100 + n * 30, 1000);
      p.box(200, 1000, 700 + n * 30, 360, 'soft');
      p.box(100, 1000, 90, 1200, 'body');
      p.box(100, 2050, 700 + n * 30, 240, 'body');
      p.each(Math.min(n, 9), (at) => {
        const x = 300 + ((500 + n * 25) * at) / Math.min(n, 9);
        p.box(x, 1400, 40, 650, 'dark');
        p.box(x - 10, 1260, 60, 150, 'accent');
      });
      p.across(0, 1100 + n * 30, 0, v.mm(1100 + n * 30));
      p.up(0, 2290, 0, '2,290');
      p.note(500, 1300, v.text('Edge radius'), [60, 130]);
    },
    section: (p, v) => {
      shell(p, 0, 0, 600, 420, 16);
      grains(p, 20, 20, 560, 300, 14, 'soft');
      for (const x of [170, 400]) {
        p.box(x, 140, 26, 400, 'cut2');
        p.box(x - 6, 120, 38, 60, 'accent');
      }
      p.axes(0, 600, -20, [300, -20, 560]);
      p.across(0, 600, 0, `⌀ ${v.text('Drum')}`);
      p.note(190, 150, v.text('Media'), [90, -140]);
    },
  },
  YP: {
    elevation: (p, v) => {
      p.box(0, -60, 210, 120, 'body');
      p.box(210, -42, 60, 84, 'dark');
      p.box(270, -18, 190, 36, 'soft');
      p.poly([460, -10, 460, 10, 760, 70, 760, -70], 'accent');
      p.box(760, -180, 60, 360, 'body');
      p.line([20, 60, 20, 140, -120, 140], 'thick');
      p.line([70, 60, 70, 180, -120, 180], 'thick');
      p.box(60, -140, 90, 80, 'soft');
      p.across(0, 460, -140, '460');
      p.note(600, 20, v.text('Feed rate'), [-20, -120]);
      p.note(790, 120, v.text('Porosity'), [-70, -70]);
    },
    section: (p, v) => {
      turned(p, [
        [0, 150, 60, 22],
        [150, 60, 42, 12, 'cut2'],
        [210, 190, 18, 8],
      ]);
      p.poly([20, -20, 150, -20, 180, -8, 400, -6, 400, 6, 180, 8, 150, 20, 20, 20], 'accent');
      p.across(210, 400, -60, '190');
      p.up(-8, 8, 400, '⌀ 16', 1);
      p.note(120, 16, v.text('Fuel'), [20, -130]);
    },
  },
};
