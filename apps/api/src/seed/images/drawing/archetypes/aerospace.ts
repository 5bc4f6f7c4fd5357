import { type View, type Views } from '../pen.ts';
import { turned } from './parts.ts';
import { slotted, bladed } from './shared-parts.ts';

const rib: View = (p, v) => {
  const l = v.of('Length');
  p.poly(
    [
      0,
      l * 0.05,
      l * 0.3,
      0,
      l * 0.8,
      0.02 * l,
      l,
      l * 0.08,
      l,
      l * 0.2,
      l * 0.7,
      l * 0.3,
      l * 0.3,
      l * 0.32,
      0,
      l * 0.24,
    ],
    'body',
  );
  for (const x of [0.16, 0.38, 0.6, 0.82]) {
    p.disc(l * x, l * (0.155 - Math.abs(x - 0.45) * 0.03), l * (0.075 - Math.abs(x - 0.4) * 0.05), 'soft');
    p.disc(l * x, l * (0.155 - Math.abs(x - 0.45) * 0.03), l * (0.06 - Math.abs(x - 0.4) * 0.05), 'paper');
  }
  p.line([0, l * 0.065, l * 0.3, l * 0.018, l * 0.8, l * 0.04, l, l * 0.1], 'thin');
  p.line([0, l * 0.225, l * 0.3, l * 0.3, l * 0.7, l * 0.285, l, l * 0.185], 'thin');
  p.box(l * 0.97, l * 0.09, l * 0.03, l * 0.1, 'accent');
  p.across(0, l, 0, v.text('Length'));
  p.note(l * 0.5, l * 0.29, v.text('Lap shear strength'), [60, -80]);
};

const coat =
  (label: string, note: string): View =>
  (p, v) => {
    turned(p, [
      [0, 300, 70, 52],
      [0, 300, 73, 70, 'accent'],
      [60, 280, 46, 30, 'cut2'],
    ]);
    p.across(0, 300, -73, '300');
    p.up(-70, 70, 0, '⌀ 140');
    p.note(200, 72, v.text(label), [30, -80]);
    p.note(80, 72, v.text(note), [-60, -80]);
  };

const landingGear: View = (p, v) => {
  p.poly([-160, 1500, 160, 1500, 110, 700, -110, 700], 'body');
  p.box(-70, 260, 140, 460, 'accent');
  p.box(-440, 190, 880, 120, 'dark');
  for (const x of [-420, 420]) {
    p.disc(x, 250, 250, 'dark');
    p.disc(x, 250, 130, 'soft');
    p.disc(x, 250, 40, 'paper');
  }
  p.line([110, 900, 330, 1320, 560, 1500], 'thick');
  p.line([-70, 620, -260, 520, -70, 330], 'thick');
  p.box(-260, 1500, 1000, 90, 'soft');
  p.up(0, 1590, -670, '1,590');
  p.across(-420, 420, 0, '840');
  p.note(40, 500, v.text('Roughness'), [150, -60]);
};

/** How the products of this industry are drawn, by series. */
export const aerospace: Readonly<Record<string, Views>> = {
  NF: {
    elevation: (p, v) => {
      const r = 70 + v.of('Power') * 0.9;
      p.box(0, -r, r * 0.7, 2 * r, 'body');
      p.rows(0, -r, r * 0.7, 2 * r, 18);
      p.box(-r * 0.2, -r * 0.8, r * 0.2, r * 1.6, 'soft');
      p.box(r * 0.7, -r * 0.5, r * 0.2, r, 'soft');
      p.box(r * 0.9, -r * 0.2, r * 0.5, r * 0.4, 'dark');
      p.poly([r * 1.4, -r * 0.1, r * 1.55, -r * 0.1, r * 1.5, r * 2, r * 1.42, r * 2], 'accent');
      p.poly([r * 1.4, r * 0.1, r * 1.55, r * 0.1, r * 1.5, -r * 2, r * 1.42, -r * 2], 'accent');
      p.axes(-r * 0.4, r * 1.8, 0);
      p.up(-r, r, -r * 0.2, `⌀ ${v.mm(Math.round(2 * r))}`);
      p.note(r * 0.3, r * 0.8, v.text('Power'), [-90, -60]);
      p.note(r * 0.5, -r * 0.8, v.text('Mass'), [-90, 60]);
    },
    section: slotted(24, true),
  },
  WB: bladed('Diameter', (count) => count),
  DC: {
    elevation: rib,
    section: (p, v) => {
      p.poly([0, 0, 60, 0, 60, 4, 4, 4, 4, 90, 60, 90, 60, 94, 0, 94], 'cut');
      p.each(5, (n) => p.line([0.6 + n * 0.7, 6, 0.6 + n * 0.7, 88], 'thin'));
      p.box(60, -2, 40, 4, 'cut2');
      p.box(56, 1, 8, 3, 'accent');
      p.up(0, 94, 0, '94');
      p.note(40, 2, v.text('Matrix'), [20, 80]);
    },
  },
  LA: { elevation: landingGear, section: coat('Layer', 'Turnaround') },
};
