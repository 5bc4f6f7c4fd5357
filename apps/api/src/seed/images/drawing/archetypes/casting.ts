import { arc, type View, type Views } from '../pen.ts';
import { turned } from './parts.ts';
import { structuralCasting, ribbed, aerofoil, bladed } from './shared-parts.ts';

const valveBody: View = (p, v) => {
  const d = v.of('Nominal width');
  p.poly(
    [
      -d * 1.2,
      -d * 0.6,
      -d * 0.5,
      -d * 0.9,
      d * 0.5,
      -d * 0.9,
      d * 1.2,
      -d * 0.6,
      d * 1.2,
      d * 0.6,
      d * 0.6,
      d * 0.7,
      d * 0.5,
      d * 1.6,
      -d * 0.5,
      d * 1.6,
      -d * 0.6,
      d * 0.7,
      -d * 1.2,
      d * 0.6,
    ],
    'body',
  );
  for (const x of [-1.45, 1.2]) p.box(d * x, -d * 0.95, d * 0.25, d * 1.9, 'soft');
  p.box(-d * 0.8, d * 1.6, d * 1.6, d * 0.22, 'soft');
  p.each(4, (n) => p.box(d * (-0.7 + n * 0.42), d * 1.82, d * 0.12, d * 0.12, 'dark'));
  p.box(-d * 0.3, -d * 0.2, d * 0.6, d * 0.4, 'accent');
  p.axes(-d * 1.6, d * 1.6, 0, [0, -d, d * 2.1]);
  p.up(-d / 2, d / 2, -d * 1.45, `DN ${v.mm(d)}`);
  p.across(-d * 1.45, d * 1.45, -d * 0.95, v.mm(Math.round(d * 2.9)));
  p.note(d * 0.2, d * 1.1, v.text('Mass'), [130, -30]);
};

const forgedBlade: View = (p, v) => {
  const l = v.of('Length');
  p.poly(
    [
      0,
      l * 0.24,
      l * 0.06,
      l * 0.08,
      l * 0.14,
      l * 0.18,
      l * 0.24,
      l * 0.02,
      l * 0.24,
      -l * 0.02,
      l * 0.34,
      -l * 0.02,
      l * 0.34,
      l * 0.4,
      l * 0.24,
      l * 0.4,
      l * 0.24,
      l * 0.36,
      l * 0.14,
      l * 0.24,
      l * 0.06,
      l * 0.34,
    ],
    'dark',
  );
  p.poly(
    [l * 0.34, l * 0.04, l * 0.34, l * 0.34, l * 0.7, l * 0.38, l, l * 0.42, l * 0.98, l * 0.1, l * 0.7, l * 0.06],
    'body',
  );
  p.line([l * 0.34, l * 0.2, l * 0.98, l * 0.28], 'thin');
  p.line([l * 0.34, l * 0.12, l * 0.98, l * 0.18], 'thin');
  p.poly([l * 0.62, l * 0.055, l * 0.68, l * 0.06, l * 0.68, l * 0.375, l * 0.62, l * 0.37], 'accent');
  p.across(0, l, -l * 0.02, v.text('Length'));
  p.note(l * 0.82, l * 0.25, v.text('Thickness scatter'), [20, -120]);
};

/** How the products of this industry are drawn, by series. */
export const casting: Readonly<Record<string, Views>> = {
  WD: { elevation: structuralCasting('Mass'), section: ribbed('Wall') },
  HP: {
    elevation: valveBody,
    section: (p, v) => {
      const d = v.of('Nominal width');
      turned(p, [
        [-d * 1.45, d * 0.25, d * 0.95, d / 2],
        [-d * 1.2, d * 0.85, d * 0.68, d / 2],
        [d * 0.35, d * 0.85, d * 0.68, d / 2],
        [d * 1.2, d * 0.25, d * 0.95, d / 2],
      ]);
      for (const x of [-0.5, 0.34]) p.box(d * x, d * 0.5, d * 0.16, d * 1.2, 'cut2');
      p.poly(
        [
          ...arc([0, -d * 0.45], [d * 0.5, d * 0.4], 180, 360, 10),
          ...arc([0, -d * 0.45], [d * 0.36, d * 0.26], 360, 180, 10),
        ],
        'cut',
      );
      p.box(-d * 0.12, -d * 0.5, d * 0.24, d * 2, 'accent');
      p.up(-d / 2, d / 2, -d * 1.45, `DN ${v.mm(d)}`);
      p.note(d * 0.8, d * 0.6, v.text('Material'), [30, -130]);
    },
  },
  TF: { elevation: forgedBlade, section: aerofoil('Length') },
  QC: bladed('Mass', () => 9),
};
