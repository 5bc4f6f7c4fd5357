import { upTo, type View, type Views } from '../pen.ts';
import { slab, turned } from './parts.ts';
import { slotted } from './shared-parts.ts';

/** The outline of a mould insert, by its size in millimetres. */
const outlineOf = (s: number): number[] => [
  0,
  0,
  s * 1.6,
  0,
  s * 1.6,
  s * 0.4,
  s * 1.3,
  s * 0.4,
  s * 1.2,
  s * 2,
  s * 0.8,
  s * 2.5,
  s * 0.4,
  s * 2,
  s * 0.3,
  s * 0.4,
  0,
  s * 0.4,
];

const insert: View = (p, v) => {
  const s = 46 * v.of('Insert mass') ** 0.33;
  p.poly(outlineOf(s), 'body');
  p.line(
    upTo(60).flatMap((n) => [s * (0.8 + (0.34 - n * 0.002) * Math.cos(n * 0.72)), s * (0.5 + n * 0.026)]),
    'thick',
  );
  for (const x of [0.2, 1.4]) p.disc(s * x, s * 0.2, s * 0.07, 'accent');
  p.across(0, s * 1.6, 0, v.mm(Math.round(s * 1.6)));
  p.up(0, s * 2.5, 0, v.mm(Math.round(s * 2.5)));
  p.note(s * 1.1, s * 1.4, `⌀ ${v.text('Channel diameter')}`, [110, -40]);
};

const insertSection: View = (p, v) => {
  const s = 46 * v.of('Insert mass') ** 0.33;
  p.poly(outlineOf(s), 'cut');
  p.each(8, (n) => {
    for (const side of [-1, 1])
      p.disc(
        s * (0.8 + side * (0.34 - n * 0.016)),
        s * (0.5 + n * 0.21 + side * 0.05),
        v.of('Channel diameter') * 0.5,
        'accent',
      );
  });
  p.axes(s * 0.8, s * 0.8, 0, [s * 0.8, -s * 0.1, s * 2.7]);
  p.up(0, s * 0.4, 0, v.mm(Math.round(s * 0.4)));
  p.note(s * 1.13, s * 0.9, `⌀ ${v.text('Channel diameter')}`, [90, -60]);
  p.note(s * 1.45, s * 0.2, v.text('Hardness'), [60, -70]);
};

const hotRunner: View = (p, v) => {
  const n = Math.min(8, v.of('Drops'));
  const w = n * 90;
  p.box(-40, 0, w + 80, 70, 'body');
  p.rows(-40, 0, w + 80, 70, 1);
  p.box(w / 2 - 36, 70, 72, 60, 'soft');
  p.each(n, (at) => {
    const x = 45 + at * 90;
    p.box(x - 14, -150, 28, 150, 'soft');
    p.each(6, (coil) => p.line([x - 14, -140 + coil * 22, x + 14, -130 + coil * 22], 'thick'));
    p.poly([x - 14, -150, x + 14, -150, x + 4, -170, x - 4, -170], 'accent');
    p.box(x - 20, 70, 40, 46, 'dark');
  });
  p.across(45, 135, -170, '90');
  p.up(-170, 116, -40, '286');
  p.note(w - 40, -60, v.text('Shot per drop'), [60, 60]);
  p.note(w / 2, 120, `${v.text('Drops')} ×`, [-40, -70]);
};

const cavity: View = (p, v) => {
  const s = Math.sqrt(v.of('Cavity area')) * 900;
  p.box(0, 0, s * 1.5, s * 1.05, 'body');
  p.poly(
    [s * 0.2, s * 0.2, s * 1.1, s * 0.16, s * 1.32, s * 0.5, s * 1.2, s * 0.88, s * 0.3, s * 0.86, s * 0.16, s * 0.5],
    'soft',
  );
  p.each(12, (row) =>
    p.each(17, (n) => {
      const [x, y] = [s * (0.26 + n * 0.058), s * (0.24 + row * 0.05)];
      p.line([x, y, x + s * 0.02, y + s * 0.022, x + s * 0.042, y], 'thin');
    }),
  );
  for (const [x, y] of [
    [0.08, 0.08],
    [1.42, 0.08],
    [1.42, 0.97],
    [0.08, 0.97],
  ] as const)
    p.disc(s * x, s * y, s * 0.045, 'accent');
  p.across(0, s * 1.5, 0, v.mm(Math.round(s * 1.5)));
  p.note(s * 0.8, s * 0.6, v.text('Cavity area'), [120, -150]);
};

/** How the products of this industry are drawn, by series. */
export const moulds: Readonly<Record<string, Views>> = {
  TD: {
    elevation: slotted(36, false),
    section: (p, v) => {
      p.unit = 0.125;
      slab(
        p,
        60,
        upTo(14).map((n) => [0.27 * 8, n === 9 ? 'accent' : n % 2 ? 'cut' : 'cut2'] as const),
      );
      p.up(0, 2.16, 0, v.text('Sheet'));
      p.note(40, 20, v.text('Strokes per minute'), [60, -120]);
    },
  },
  JX: { elevation: insert, section: insertSection },
  LR: {
    elevation: hotRunner,
    section: (p, v) => {
      turned(p, [
        [0, 150, 26, 12],
        [150, 16, 22, 3, 'cut2'],
        [20, 120, 31, 26, 'soft'],
      ]);
      p.box(-40, -2.6, 204, 5.2, 'accent');
      p.across(0, 166, -31, '166');
      p.note(100, 2, v.text('Pin control'), [60, -150]);
    },
  },
  NT: {
    elevation: cavity,
    section: (p, v) => {
      p.unit = 0.001;
      const d = v.of('Depth');
      p.poly(
        [
          0,
          -d * 2,
          ...upTo(41).flatMap((n) => [n * d * 0.4, n % 4 < 2 ? 0 : -d * (0.8 + (n % 3) * 0.1)]),
          d * 16,
          -d * 2,
        ].flat(),
        'cut',
      );
      p.up(-d, 0, 0, v.text('Depth'));
      p.note(d * 9, -d * 0.8, v.text('Depth tolerance'), [60, -110]);
    },
  },
};
