import { arc, around, upTo, type View, type Views } from '../pen.ts';
import { structuralCasting, ribbed, slotted } from './shared-parts.ts';

const stator: View = (p, v) => {
  const [l, r] = [v.of('Stack length'), 110];
  p.box(0, -r, l, 2 * r, 'body');
  p.ribs(0, -r, l, 2 * r, 24);
  for (const x of [-1, 1])
    p.each(15, (n) => {
      const y = -r * 0.85 + (r * 1.7 * n) / 14;
      const from = x < 0 ? 0 : l;
      p.line([from, y, from + x * 26, y + 9, from + x * 46, y], x < 0 ? 'thick' : 'thick');
    });
  p.box(l * 0.2, r, l * 0.6, 34, 'accent');
  p.axes(-80, l + 80, 0);
  p.across(0, l, -r, v.text('Stack length'));
  p.up(-r, r, -46, '⌀ 220');
  p.note(l / 2, r + 20, v.text('Cycle'), [80, -60]);
};

const brake: View = (p, v) => {
  const f = v.of('Clamping force') / 30;
  p.disc(0, 0, 175, 'soft');
  p.disc(0, 0, 100, 'body');
  p.disc(0, 0, 34, 'paper');
  p.each(5, (n) => p.disc(...around([0, 0], 66, n * 72), 8, 'dark'));
  p.poly([...arc([0, 0], [190, 190], -10, 62, 12), ...arc([0, 0], [112, 112], 62, -10, 10)], 'body');
  p.box(150, -10, 120 * f, 120, 'dark');
  p.box(150 + 120 * f, 14, 70, 70, 'accent');
  p.line([220 + 120 * f, 50, 260 + 120 * f, 50, 280 + 120 * f, 130], 'thick');
  p.axes(-200, 240, 0, [0, -200, 200]);
  p.up(-175, 175, -175, '⌀ 350');
  p.note(150, 90, v.text('Clamping force'), [70, -110]);
};

const brakeSection: View = (p, v) => {
  p.box(0, -180, 10, 320, 'cut');
  p.box(18, -180, 10, 320, 'cut');
  p.each(9, (n) => p.box(10, -176 + n * 36, 8, 14, 'cut'));
  p.box(-16, 30, 15, 96, 'accent');
  p.box(29, 30, 15, 96, 'accent');
  p.poly([-16, 20, -60, 20, -60, 176, 92, 176, 92, 20, 44, 20, 44, 140, -16, 140], 'cut2');
  p.box(92, 52, 150, 52, 'body');
  p.box(50, 62, 50, 32, 'dark');
  p.box(130, 40, 112, 76, 'soft');
  p.axes(-80, 270, 78);
  p.across(0, 28, -180, '28');
  p.note(180, 100, v.text('Response'), [40, -100]);
  p.note(-8, 110, v.text('Supply'), [-90, -70]);
};

const lightGuide: View = (p, v) => {
  const l = v.of('Length');
  const t = l * 0.025;
  p.poly(
    [
      ...upTo(21).flatMap((n) => [(l * n) / 20, l * 0.16 * Math.sin((n / 20) * 2.6)]),
      ...upTo(21).flatMap((n) => [l - (l * n) / 20, l * 0.16 * Math.sin((1 - n / 20) * 2.6) - t]),
    ],
    'body',
  );
  p.each(60, (n) => {
    const x = (n + 0.5) / 60;
    p.line([l * x, l * 0.16 * Math.sin(x * 2.6), l * x - t * 0.4, l * 0.16 * Math.sin(x * 2.6) - t * 0.5], 'thin');
  });
  p.box(-t * 3, -t * 1.5, t * 3, t * 2, 'dark');
  p.box(-t * 0.6, -t, t * 0.6, t, 'accent');
  p.across(0, l, -t * 1.5, v.text('Length'));
  p.note(l * 0.6, l * 0.155, v.text('Retardation'), [40, -80]);
};

/** How the products of this industry are drawn, by series. */
export const auto: Readonly<Record<string, Views>> = {
  HL: { elevation: structuralCasting('Part mass'), section: ribbed('Wall thickness') },
  YH: { elevation: stator, section: slotted(48, false) },
  TE: { elevation: brake, section: brakeSection },
  JL: {
    elevation: lightGuide,
    section: (p, v) => {
      p.poly([...arc([0, 0], [6, 6], -40, 220, 20), -4, -6, 4, -6], 'cut');
      p.each(7, (n) => p.poly([-3.5 + n, -6, -3 + n, -5, -2.5 + n, -6], 'accent'));
      p.axes(-8, 8, 0, [0, -8, 8]);
      p.across(-6, 6, -6, '12');
      p.note(0.5, -5.4, v.text('Prisms'), [130, -30]);
    },
  },
};
