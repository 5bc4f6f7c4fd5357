import { type View, type Views } from '../pen.ts';
import { slab } from './parts.ts';
import { screws } from './shared-machines.ts';

const blockPress: View = (p, v) => {
  const force = v.of('Press force');
  const wide = 420 + force * 1.3;
  p.box(0, 0, wide, 780, 'body');
  p.rows(40, 40, wide - 80, 260, 6);
  for (const x of [0.06, 0.86]) p.box(wide * x, 780, wide * 0.08, 760, 'soft');
  p.box(wide * 0.02, 1540, wide * 0.96, 260, 'body');
  p.box(wide * 0.36, 1360, wide * 0.28, 180, 'soft');
  p.box(wide * 0.2, 1230, wide * 0.6, 130, 'dark');
  p.box(wide * 0.2, 800, wide * 0.6, 150, 'dark');
  p.each(v.of('Substrates per cycle'), (n) =>
    p.box(
      wide * 0.22 + ((wide * 0.56) / v.of('Substrates per cycle')) * n,
      950,
      (wide * 0.44) / v.of('Substrates per cycle'),
      24,
      'accent',
    ),
  );
  p.box(wide + 60, 900, 300, 420, 'soft');
  p.across(0, wide, 0, v.mm(wide));
  p.up(0, 1800, 0, v.mm(1800));
  p.note(wide * 0.5, 1290, v.text('Press force'), [80, -80]);
};

const sinterSection: View = (p, v) => {
  const wide = 40 * v.of('Substrates per cycle');
  slab(p, wide, [
    [60, 'cut'],
    [12, 'soft'],
    [4, 'accent'],
    [9, 'cut2'],
    [16, 'soft'],
    [60, 'cut'],
  ]);
  p.across(0, wide, 0, v.mm(wide));
  p.note(wide * 0.3, 74, v.text('Temperature'), [-20, -90]);
  p.note(wide * 0.8, 130, v.text('Press force'), [20, -60]);
};

const waferCleaner: View = (p, v) => {
  const n = v.of('Chambers');
  const l = 1800 + (n / 2) * 520;
  p.box(0, 100, 1500, 2200, 'body');
  p.each(3, (at) => {
    p.box(90 + at * 460, 900, 380, 460, 'soft');
    p.rows(120 + at * 460, 940, 320, 380, 8);
  });
  p.each(Math.round(n / 4) * 2, (at) => {
    const [x, y] = [1560 + Math.floor(at / 2) * 760, at % 2 ? 1250 : 220];
    p.box(x, y, 720, 960, at === 2 ? 'accent' : 'body');
    p.disc(x + 360, y + 420, 210, 'paper');
    p.box(x + 330, y + 420, 60, 400, 'dark');
  });
  p.feet(0, l, 100, 5);
  p.across(0, l, -100, v.mm(l));
  p.up(0, 2300, 0, '2,300');
  p.note(700, 1500, v.text('Throughput'), [-40, -150]);
};

const prober: View = (p, v) => {
  const w = v.of('Wafer size') * 5.2;
  p.box(0, 0, w, 1000, 'body');
  p.box(-w * 0.34, 0, w * 0.34, 1250, 'soft');
  p.rows(-w * 0.3, 820, w * 0.24, 330, 8);
  p.box(w * 0.05, 1000, w * 0.9, 90, 'dark');
  p.poly([w * 0.2, 1150, w * 0.9, 1150, w * 0.98, 1500, w * 0.3, 1560], 'body');
  p.box(w * 0.3, 1090, w * 0.4, 60, 'accent');
  p.box(w * 1.02, 700, w * 0.1, 900, 'soft');
  p.box(w * 0.1, 300, w * 0.5, 420, 'soft');
  p.across(-w * 0.34, w, 0, v.mm(Math.round(w * 1.34)));
  p.up(0, 1560, -w * 0.34, '1,560');
  p.note(w * 0.5, 1120, v.text('Placing accuracy'), [70, -110]);
};

const chipPackage: View = (p, v) => {
  p.box(0, 0, 16, 21, 'dark');
  p.box(0, 15, 16, 6, 'soft');
  p.disc(8, 18, 1.8, 'paper');
  p.box(3, 4, 10, 6, 'accent');
  p.each(4, (n) => p.box(1.4 + n * 3.9, -20, 1.3, 20, 'body'));
  p.across(0, 16, -20, '15.9');
  p.up(0, 21, 0, '20.9');
  p.note(10, 8, v.text('Blocking voltage'), [140, -50]);
};

/** How the products of this industry are drawn, by series. */
export const semiconductor: Readonly<Record<string, Views>> = {
  LB: { elevation: blockPress, section: sinterSection },
  HN: screws('vacuum'),
  TW: {
    elevation: waferCleaner,
    section: (p, v) => {
      p.poly([0, 0, 520, 0, 480, 300, 440, 300, 460, 60, 60, 60, 80, 300, 40, 300], 'cut');
      p.box(110, 170, 300, 4, 'accent');
      p.box(240, -160, 40, 320, 'cut2');
      p.line([260, 420, 260, 300, 230, 180], 'thick');
      p.axes(0, 520, -180, [260, -180, 440]);
      p.across(110, 410, 0, '⌀ 300');
      p.note(300, 174, v.text('Added particles at 45 nm'), [20, -150]);
    },
  },
  SS: {
    elevation: prober,
    section: (p, v) => {
      const w = v.of('Wafer size');
      p.box(-w * 0.1, -60, w * 1.2, 60, 'cut');
      p.box(0, 0, w, 6, 'accent');
      p.each(13, (n) => p.line([w * (0.3 + n * 0.035), 7, w * (0.22 + n * 0.046), 60], 'thick'));
      p.box(w * 0.1, 60, w * 0.8, 22, 'cut2');
      p.box(w * 0.4, -160, w * 0.2, 100, 'soft');
      p.across(0, w, -60, `⌀ ${v.text('Wafer size')}`);
      p.note(w * 0.5, 10, v.text('Index time'), [120, -150]);
    },
  },
  XJ: {
    elevation: chipPackage,
    section: (p, v) => {
      p.box(0, 0, 100, 14, 'cut2');
      p.box(0, 14, 100, 46, 'cut');
      for (const x of [6, 60]) {
        p.poly([x, 60, x + 34, 60, x + 28, 46, x + 6, 46], 'accent');
        p.box(x + 4, 60, 26, 6, 'dark');
      }
      p.box(42, 62, 16, 8, 'soft');
      p.up(14, 60, 0, 'n⁻ SiC');
      p.note(50, 66, v.text('On-resistance'), [60, -100]);
    },
  },
};
