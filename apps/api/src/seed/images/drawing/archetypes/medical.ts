import { arc, around, type View, type Views } from '../pen.ts';
import { grains, rings, turned } from './parts.ts';

const implant: View = (p, v) => {
  const r = v.of('Diameter') / 2;
  p.poly([...arc([0, 0], [r, r], 0, 180, 24)], 'body');
  grains(p, -r * 0.7, r * 0.12, r * 1.4, r * 0.52, r * 0.06, 'soft');
  p.box(-r, -r * 0.08, 2 * r, r * 0.08, 'accent');
  for (const x of [-0.4, 0.1, 0.45]) p.disc(r * x, r * (0.66 - Math.abs(x) * 0.5), r * 0.1, 'paper');
  p.axes(-r * 1.2, r * 1.2, 0, [0, -r * 0.2, r * 1.2]);
  p.across(-r, r, -r * 0.08, `⌀ ${v.text('Diameter')}`);
  p.note(r * 0.6, r * 0.5, v.text('Pore size'), [80, -70]);
};

const syringe: View = (p, v) => {
  const r = 2.6 + v.of('Volume') ** 0.45 * 2;
  const l = 36 + v.of('Volume') * 7;
  p.box(0, -r, l, 2 * r, 'body');
  p.box(-2.2, -r * 2.1, 2.4, r * 4.2, 'soft');
  p.poly(
    [l, r, l + r * 0.6, r * 0.4, l + r * 0.6 + 9, r * 0.3, l + r * 0.6 + 9, -r * 0.3, l + r * 0.6, -r * 0.4, l, -r],
    'soft',
  );
  p.box(l * 0.5, -r * 0.92, 6, r * 1.84, 'dark');
  p.box(-l * 0.5, -r * 0.35, l, r * 0.7, 'paper');
  p.box(-l * 0.5 - 2, -r, 2, 2 * r, 'body');
  p.each(9, (n) => p.line([l * (0.6 + n * 0.04), r, l * (0.6 + n * 0.04), r * (n % 2 ? 0.6 : 0.2)], 'thin'));
  p.box(l * 0.62, -r * 0.9, l * 0.36, r * 0.5, 'accent');
  p.axes(-l * 0.6, l + r + 14, 0);
  p.across(0, l, -r * 2.1, v.mm(Math.round(l)));
  p.up(-r, r, -l * 0.5 - 2, `⌀ ${(2 * r).toFixed(1)}`);
  p.note(l * 0.8, -r * 0.7, v.text('Volume'), [80, 60]);
};

const tube: View = (p, v) => {
  const r = v.of('Outer diameter') / 2;
  p.poly([-r * 14, -r, r * 10, -r, r * 10, r, -r * 14, r], 'body');
  p.line([-r * 14, r * 0.35, r * 10, r * 0.35], 'axis');
  p.line([-r * 14, -r * 0.4, r * 10, -r * 0.4], 'axis');
  p.poly([r * 10, -r, r * 13, -r * 0.4, r * 13, r * 0.4, r * 10, r], 'accent');
  p.box(-r * 18, -r * 2, r * 4, r * 4, 'soft');
  p.up(-r, r, -r * 14, `⌀ ${v.text('Outer diameter')}`);
  p.across(r * 10, r * 13, -r, v.mm(Math.round(r * 30) / 10));
  p.note(0, r * 0.5, v.text('Hardness'), [50, -90]);
};

const lumens: View = (p, v) => {
  const r = v.of('Outer diameter') / 2;
  rings(p, [
    [r, 'cut'],
    [r * 0.9, 'cut2'],
  ]);
  p.disc(0, r * 0.3, r * 0.42, 'paper');
  for (const x of [-0.5, 0, 0.5]) p.disc(r * x, -r * (x ? 0.38 : 0.55), r * 0.19, x ? 'paper' : 'accent');
  p.up(-r, r, -r, `⌀ ${v.text('Outer diameter')}`);
  p.note(r * 0.93, r * 0.1, v.text('Wall tolerance'), [70, -90]);
};

const endoscope: View = (p, v) => {
  const d = v.of('Diameter');
  p.box(-40, -14, 40, 28, 'dark');
  p.box(0, -20, 34, 40, 'body');
  p.poly([34, -16, 60, -d / 2, 60, d / 2, 34, 16], 'soft');
  p.box(60, -d / 2, 175, d, 'body');
  p.poly([235, d / 2, 235 + d * 0.5, -d / 2, 235, -d / 2], 'accent');
  p.box(10, 20, 14, 44, 'soft');
  p.poly([236, 0, 300, 40, 310, -34], 'paper');
  p.axes(-50, 300, 0);
  p.across(60, 235, -20, '175');
  p.up(-d / 2, d / 2, 235, `⌀ ${v.text('Diameter')}`, 1);
  p.note(290, 24, v.text('Field of view'), [-60, -90]);
};

/** How the products of this industry are drawn, by series. */
export const medical: Readonly<Record<string, Views>> = {
  YL: {
    elevation: implant,
    section: (p, v) => {
      const r = v.of('Diameter') / 2;
      p.poly([...arc([0, 0], [r, r], 0, 180, 20), ...arc([0, 0], [r * 0.9, r * 0.9], 180, 0, 20)], 'cut');
      p.poly(
        [...arc([0, 0], [r * 0.9, r * 0.9], 0, 180, 20), ...arc([0, 0], [r * 0.64, r * 0.64], 180, 0, 20)],
        'cut2',
      );
      p.poly([...arc([0, 0], [r * 1.04, r * 1.04], 20, 160, 20), ...arc([0, 0], [r, r], 160, 20, 20)], 'accent');
      p.axes(-r * 1.2, r * 1.2, 0, [0, -r * 0.2, r * 1.2]);
      p.across(-r * 0.64, r * 0.64, 0, `⌀ ${v.mm(Math.round(r * 1.28))}`);
      p.note(-r * 0.7, r * 0.76, v.text('Material'), [-20, -70]);
    },
  },
  GY: {
    elevation: syringe,
    section: (p, v) => {
      const r = 2.6 + v.of('Volume') ** 0.45 * 2;
      turned(p, [
        [0, 40, r + 1.1, r],
        [40, 4, r + 0.6, r * 0.3],
        [44, 9, r * 0.5, r * 0.2],
        [14, 6, r, 0, 'accent'],
      ]);
      p.up(-r, r, 0, `⌀ ${(2 * r).toFixed(1)}`);
      p.note(32, r + 0.5, v.text('Inner diameter tolerance'), [20, -90]);
    },
  },
  CM: { elevation: tube, section: lumens },
  FC: {
    elevation: endoscope,
    section: (p, v) => {
      const r = v.of('Diameter') / 2;
      rings(p, [
        [r, 'cut'],
        [r * 0.9, 'paper'],
      ]);
      p.disc(0, r * 0.15, r * 0.56, 'cut2');
      p.disc(0, r * 0.15, r * 0.42, 'paper');
      p.each(13, (n) => p.disc(...around([0, 0], r * 0.79, 200 + n * 11.5), r * 0.07, 'accent'));
      p.up(-r, r, -r, `⌀ ${v.text('Diameter')}`);
      p.note(r * 0.5, -r * 0.6, v.text('Sterilisation'), [80, 60]);
    },
  },
};
