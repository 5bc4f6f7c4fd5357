import { arc, around, upTo, type View, type Views } from '../pen.ts';
import { machineBed, rings, slab, type Layer } from './parts.ts';

const board: View = (p, v) => {
  p.box(0, 0, 620, 540, 'body');
  p.each(4, (row) =>
    p.each(3, (n) => {
      const [x, y] = [40 + n * 190, 40 + row * 120];
      p.box(x, y, 160, 100, 'soft');
      p.box(x + 50, y + 30, 44, 44, row === 1 && n === 1 ? 'accent' : 'dark');
      p.each(5, (at) => p.line([x + 50 + at * 10, y + 30, x + 20 + at * 26, y + 8], 'thin'));
      p.each(5, (at) => p.disc(x + 14 + at * 32, y + 90, 4, 'paper'));
    }),
  );
  p.across(0, 620, 0, v.text('Panel'));
  p.up(0, 540, 0, '540');
  p.note(262, 212, v.text('Via diameter'), [150, -150]);
};

const harness: View = (p, v) => {
  const d = 5 + v.of('Cross-section') ** 0.5 * 1.6;
  const path = (y: number): number[] => upTo(25).flatMap((n) => [n * 26, y + 60 * Math.sin(n * 0.32)]);
  for (const y of [0, d * 2.2]) {
    const top = path(y + d);
    const low = path(y - d);
    const back = upTo(low.length / 2).flatMap((n) => [low[low.length - 2 - 2 * n]!, low[low.length - 1 - 2 * n]!]);
    p.poly([...top, ...back], 'accent');
  }
  for (const x of [-110, 624]) {
    p.box(x, -30 + (x > 0 ? 54 : 0), 110, 90, 'dark');
    p.box(x + (x < 0 ? -40 : 110), -10 + (x > 0 ? 54 : 0), 40, 50, 'soft');
  }
  p.across(-150, 774, -60, '924');
  p.note(300, 60, v.text('Cross-section'), [40, -120]);
};

const mounter: View = (p, v) => {
  const l = 1400 + v.of('Capacity') / 60;
  machineBed(p, 0, l, 800);
  p.box(0, 800, l, 120, 'dark');
  p.poly([0, 920, l, 920, l, 1500, l * 0.9, 1620, l * 0.1, 1620, 0, 1500], 'body');
  p.box(l * 0.12, 1000, l * 0.76, 420, 'soft');
  p.each(3, (n) => {
    p.box(l * (0.2 + n * 0.22), 1150, l * 0.12, 180, 'dark');
    p.each(4, (at) => p.box(l * (0.21 + n * 0.22 + at * 0.026), 1060, l * 0.01, 90, 'body'));
  });
  p.box(l * 0.15, 1020, l * 0.7, 16, 'accent');
  p.each(18, (n) => p.box(l * (0.03 + n * 0.052), 560, l * 0.04, 220, n % 3 ? 'body' : 'soft'));
  p.across(0, l, 0, v.mm(Math.round(l)));
  p.up(0, 1620, 0, '1,620');
  p.note(l * 0.5, 1240, v.text('Capacity'), [70, -120]);
};

const powerModule: View = (p, v) => {
  const w = v.at(62, 140);
  p.box(0, 0, w, w * 0.6, 'body');
  p.each(4, (n) => p.disc(w * (n % 2 ? 0.94 : 0.06), w * (n > 1 ? 0.53 : 0.07), w * 0.035, 'paper'));
  p.each(3, (n) => p.box(w * (0.14 + n * 0.26), w * 0.48, w * 0.18, w * 0.14, 'accent'));
  p.box(w * 0.12, w * 0.1, w * 0.76, w * 0.3, 'soft');
  p.each(9, (n) => p.box(w * (0.16 + n * 0.08), -w * 0.04, w * 0.025, w * 0.08, 'dark'));
  p.across(0, w, -w * 0.04, v.mm(Math.round(w)));
  p.up(0, w * 0.6, 0, v.mm(Math.round(w * 0.6)));
  p.note(w * 0.5, w * 0.26, v.text('Rated current'), [120, -150]);
};

/** How the products of this industry are drawn, by series. */
export const electronics: Readonly<Record<string, Views>> = {
  XV: {
    elevation: powerModule,
    section: (p, v) => {
      slab(
        p,
        62,
        [
          [3, 'cut'],
          [0.3, 'soft'],
          [0.32, 'cut2'],
          [0.4, 'soft'],
          [0.3, 'cut2'],
        ].map(([t, look]) => [Number(t) * 4, look as 'cut'] as const),
      );
      p.each(4, (n) => p.box(6 + n * 14, 17.3, 9, 2, 'accent'));
      p.each(3, (n) => p.line(arc([18 + n * 14, 19], [7, 9], 180, 0, 8), 'thick'));
      p.across(0, 62, 0, '62');
      p.note(24, 18, v.text('Void area'), [60, -140]);
    },
  },
  LC: {
    elevation: board,
    section: (p, v) => {
      const n = v.of('Layers');
      slab(
        p,
        60,
        upTo(n).flatMap((at): Layer[] => [
          [1.2, at % 2 ? 'cut' : 'cut2'],
          [0.5, 'dark'],
        ]),
      );
      for (const x of [16, 38]) {
        p.box(x, 0, 1.6, n * 1.7, 'accent');
        p.box(x + 0.4, 0, 0.8, n * 1.7, 'paper');
      }
      p.up(0, n * 1.7, 0, `${v.text('Layers')} ×`);
      p.note(38.8, n * 1.2, `⌀ ${v.text('Via diameter')}`, [50, -90]);
    },
  },
  WH: {
    elevation: harness,
    section: (p, v) => {
      const r = 5 + v.of('Cross-section') ** 0.5 * 0.8;
      rings(p, [
        [r * 1.5, 'accent'],
        [r * 1.3, 'dark'],
        [r * 1.24, 'cut'],
        [r, 'paper'],
      ]);
      p.each(19, (n) =>
        p.disc(...around([0, 0], n ? (n < 7 ? r * 0.42 : r * 0.82) : 0, n < 7 ? n * 60 : n * 30), r * 0.19, 'cut2'),
      );
      p.up(-r * 1.5, r * 1.5, -r * 1.5, `⌀ ${(3 * r).toFixed(1)}`);
      p.note(0, r * 0.3, v.text('Cross-section'), [170, -110]);
    },
  },
  SP: {
    elevation: mounter,
    section: (p, v) => {
      slab(p, 60, [
        [4, 'cut'],
        [0.6, 'dark'],
      ]);
      for (const x of [10, 34]) {
        p.box(x, 4.6, 3, 1, 'accent');
        p.box(x + 11, 4.6, 3, 1, 'accent');
        p.box(x, 5.6, 14, 6, 'cut2');
      }
      p.poly([38, 12, 46, 12, 44, 24, 40, 24], 'body');
      p.across(34, 48, 0, v.text('Smallest chip'));
      p.note(44, 20, v.text('Accuracy'), [60, -60]);
    },
  },
};
