import { type View, type Views } from '../pen.ts';
import { turned } from './parts.ts';
import { screws } from './shared-machines.ts';

const pump: View = (p, v) => {
  const d = 42 * v.of('Displacement') ** (1 / 3);
  p.box(-d * 0.16, -d * 0.72, d * 0.2, d * 1.44, 'soft');
  p.box(-d * 0.7, -d * 0.16, d * 0.55, d * 0.32, 'dark');
  p.poly([0, -d * 0.55, d * 1.5, -d * 0.5, d * 1.5, d * 0.5, 0, d * 0.55], 'body');
  p.box(d * 1.5, -d * 0.56, d * 0.4, d * 1.12, 'body');
  p.box(d * 0.5, d * 0.5, d * 0.9, d * 0.3, 'soft');
  p.box(d * 1.45, d * 0.5, d * 0.45, d * 0.42, 'accent');
  p.disc(d * 1.7, 0, d * 0.2, 'paper');
  p.each(4, (n) => p.disc(d * (1.58 + (n % 2) * 0.24), d * (0.32 - Math.floor(n / 2) * 0.64), d * 0.04, 'dark'));
  p.axes(-d * 0.85, d * 2.05, 0);
  p.across(-d * 0.7, d * 1.9, -d * 0.72, v.mm(d * 2.6));
  p.up(-d * 0.72, d * 0.72, -d * 0.7, v.mm(d * 1.44));
  p.note(d * 0.9, d * 0.3, v.text('Displacement'), [-60, -120]);
};

const pumpSection: View = (p, v) => {
  const d = 42 * v.of('Displacement') ** (1 / 3);
  turned(p, [
    [0, d * 1.5, d * 0.55, d * 0.44],
    [d * 1.5, d * 0.4, d * 0.56, 0.01],
  ]);
  p.box(-d * 0.7, -d * 0.12, d * 2.1, d * 0.24, 'body');
  p.box(d * 0.66, -d * 0.36, d * 0.78, d * 0.22, 'cut2');
  p.box(d * 0.66, d * 0.14, d * 0.78, d * 0.22, 'cut2');
  for (const [y, x] of [
    [0.25, 0.36],
    [-0.25, 0.56],
  ] as const) {
    p.box(d * (x + 0.1), d * (y - 0.06), d * 0.62, d * 0.12, 'accent');
    p.disc(d * (x + 0.06), d * y, d * 0.08, 'accent');
  }
  p.poly([d * 0.18, d * 0.4, d * 0.3, d * 0.42, d * 0.52, -d * 0.42, d * 0.4, -d * 0.44], 'cut2');
  for (const y of [0.25, -0.25]) p.box(d * 1.46, d * (y - 0.07), d * 0.44, d * 0.14, 'paper');
  p.up(-d * 0.25, d * 0.25, d * 1.9, `⌀ ${v.mm(d * 0.5)}`, 1);
  p.note(d * 0.44, d * 0.1, v.text('Peak pressure'), [-40, -170]);
  p.note(-d * 0.4, d * 0.06, v.text('Speed'), [-10, -110]);
};

const valveTerminal: View = (p, v) => {
  const n = v.of('Valve positions');
  const w = 18 * n;
  p.box(-90, 0, 90, 130, 'dark');
  p.each(3, (row) => p.disc(-45, 25 + row * 38, 11, 'paper'));
  p.box(0, 0, w, 50, 'soft');
  p.each(n, (at) => {
    p.box(18 * at + 1, 50, 16, 70, 'body');
    p.box(18 * at + 5, 104, 8, 8, at % 5 === 2 ? 'accent' : 'paper');
    p.disc(18 * at + 9, 14, 5, 'paper');
    p.disc(18 * at + 9, 36, 5, 'paper');
  });
  p.box(w, 0, 34, 130, 'body');
  p.across(-90, w + 34, 0, v.mm(w + 124));
  p.up(0, 130, -90, '130');
  p.note(w * 0.7, 90, v.text('Flow'), [30, -90]);
};

const spoolSection: View = (p, v) => {
  p.box(0, 0, 150, 60, 'cut');
  p.box(0, 22, 150, 16, 'paper');
  for (const x of [18, 66, 114]) p.box(x, 0, 18, 30, 'paper');
  for (const x of [42, 90]) p.box(x, 32, 18, 28, 'paper');
  for (const x of [4, 48, 96, 138]) p.box(x, 23, x === 48 || x === 96 ? 20 : 10, 14, 'accent');
  p.box(0, 27, 150, 6, 'accent');
  p.box(150, 6, 40, 48, 'cut2');
  p.box(158, 20, 24, 20, 'paper');
  p.axes(-8, 200, 30);
  p.across(0, 190, 0, '190');
  p.note(75, 33, v.text('Switching time'), [40, -130]);
};

const ballValve: Views = {
  elevation: (p, v) => {
    const d = v.of('Nominal size');
    p.poly(
      [
        -d * 1.1,
        d * 0.62,
        -d * 0.5,
        d * 0.8,
        d * 0.5,
        d * 0.8,
        d * 1.1,
        d * 0.62,
        d * 1.1,
        -d * 0.62,
        d * 0.5,
        -d * 0.8,
        -d * 0.5,
        -d * 0.8,
        -d * 1.1,
        -d * 0.62,
      ],
      'body',
    );
    for (const x of [-1.3, 1.1]) p.box(d * x, -d * 0.95, d * 0.2, d * 1.9, 'soft');
    p.box(-d * 0.22, d * 0.8, d * 0.44, d * 2, 'soft');
    p.each(5, (n) => p.box(-d * 0.28, d * (1 + n * 0.36), d * 0.56, d * 0.06, 'dark'));
    p.box(-d * 0.5, d * 2.8, d, d * 0.25, 'body');
    p.box(-d * 0.1, d * 3.05, d * 1.9, d * 0.12, 'accent');
    p.axes(-d * 1.5, d * 1.5, 0);
    p.up(-d * 0.5, d * 0.5, -d * 1.3, v.text('Nominal size'));
    p.across(-d * 1.3, d * 1.3, -d * 0.95, v.mm(d * 2.6));
    p.note(d * 0.2, d * 1.9, v.text('Lowest temperature'), [80, 0]);
  },
  section: (p, v) => {
    const d = v.of('Nominal size');
    turned(p, [
      [-d * 1.3, d * 0.2, d * 0.95, d / 2],
      [-d * 1.1, d * 0.55, d * 0.7, d / 2],
      [d * 0.55, d * 0.55, d * 0.7, d / 2],
      [d * 1.1, d * 0.2, d * 0.95, d / 2],
      [-d * 0.55, d * 1.1, d * 1.02, d * 0.84],
    ]);
    p.disc(0, 0, d * 0.82, 'cut2');
    p.box(-d * 0.72, -d / 2, d * 1.44, d, 'paper');
    for (const x of [-0.72, 0.6]) for (const y of [0.5, -0.66]) p.box(d * x, d * y, d * 0.12, d * 0.16, 'accent');
    p.box(-d * 0.12, d * 0.7, d * 0.24, d * 1.6, 'cut2');
    p.up(-d / 2, d / 2, -d * 1.3, v.text('Nominal size'));
    p.note(d * 0.66, d * 0.58, v.text('Seat'), [40, -110]);
  },
};

const seal: Views = {
  elevation: (p, v) => {
    const d = v.of('Rod diameter');
    const w = d * 0.12 + 8;
    p.box(-d * 0.8, -d / 2, d * 3.4, d, 'soft');
    for (const [x, look] of [
      [0, 'accent'],
      [0.55, 'body'],
      [1.1, 'dark'],
    ] as const)
      p.box(d * x, -d / 2 - w, d * 0.24 + 6, d + 2 * w, look);
    p.axes(-d, d * 2.8, 0);
    p.up(-d / 2, d / 2, -d * 0.8, `⌀ ${v.text('Rod diameter')}`);
    p.note(d * 0.1, d / 2 + w, v.text('Pressure'), [-30, -70]);
    p.note(d * 1.2, d / 2 + w, v.text('Speed'), [50, -50]);
  },
  section: (p, v) => {
    const d = v.of('Rod diameter');
    const s = d * 0.09 + 6;
    p.box(-s * 2, 0, s * 12, s * 2, 'cut2');
    p.poly(
      [
        -s * 2,
        s * 2.3,
        0,
        s * 2.3,
        0,
        s * 3.6,
        s * 2,
        s * 3.6,
        s * 2,
        s * 2.3,
        s * 3,
        s * 2.3,
        s * 3,
        s * 3.6,
        s * 5.4,
        s * 3.6,
        s * 5.4,
        s * 2.3,
        s * 6.4,
        s * 2.3,
        s * 6.4,
        s * 3.6,
        s * 8.2,
        s * 3.6,
        s * 8.2,
        s * 2.3,
        s * 10,
        s * 2.3,
        s * 10,
        s * 5.5,
        -s * 2,
        s * 5.5,
      ],
      'cut',
    );
    p.box(0.1 * s, s * 2, s * 1.8, s * 1.5, 'soft');
    p.poly(
      [s * 3.1, s * 3.5, s * 5.2, s * 3.5, s * 5.2, s * 2, s * 4.7, s * 2.5, s * 3.8, s * 2.5, s * 3.2, s * 1.9],
      'accent',
    );
    p.poly([s * 6.5, s * 3.5, s * 8.1, s * 3.5, s * 8.1, s * 2.5, s * 8.8, s * 1.95, s * 6.5, s * 2.3], 'dark');
    p.axes(-s * 2.5, s * 11, -s * 0.4);
    p.across(s * 3, s * 5.4, 0, v.mm(Math.round(s * 24) / 10));
    p.up(s * 2, s * 3.6, -s * 2, v.mm(Math.round(s * 16) / 10));
    p.note(s * 4.2, s * 3, v.text('Pressure'), [40, -150]);
  },
};

/** How the products of this industry are drawn, by series. */
export const fluidPower: Readonly<Record<string, Views>> = {
  BL: { elevation: pump, section: pumpSection },
  YQ: { elevation: valveTerminal, section: spoolSection },
  RK: screws('compressor'),
  OB: ballValve,
  MD: seal,
};
