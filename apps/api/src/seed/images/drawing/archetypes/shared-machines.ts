import { arc, type View, type Views } from '../pen.ts';
import { grains } from './parts.ts';

export const screws = (kind: 'compressor' | 'vacuum'): Views => ({
  elevation: (p, v) => {
    const power = kind === 'compressor' ? v.of('Motor power') : v.of('Pumping speed') / 20;
    const w = 900 + 14 * power ** 0.92;
    const h = w * 0.72;
    p.box(0, 0, w, h * 0.12, 'dark');
    p.box(w * 0.03, h * 0.12, w * 0.94, h * 0.88, 'body');
    if (kind === 'compressor') {
      p.ribs(w * 0.03, h * 0.12, w * 0.94, h * 0.88, 3);
      p.rows(w * 0.06, h * 0.25, w * 0.19, h * 0.5, 10);
      p.box(w * 0.74, h * 0.6, w * 0.16, h * 0.16, 'accent');
      p.box(w * 0.4, h, w * 0.3, h * 0.12, 'soft');
    } else {
      p.box(w * 0.08, h * 0.3, w * 0.4, h * 0.5, 'soft');
      p.ribs(w * 0.08, h * 0.3, w * 0.4, h * 0.5, 12);
      p.box(w * 0.52, h * 0.3, w * 0.34, h * 0.4, 'dark');
      p.box(w * 0.2, h, w * 0.16, h * 0.22, 'body');
      p.box(w * 0.15, h * 1.22, w * 0.26, h * 0.05, 'accent');
    }
    p.across(0, w, 0, v.mm(w));
    p.up(0, h, 0, v.mm(h));
    p.note(w * 0.55, h * 0.8, v.text(kind === 'compressor' ? 'Delivery at 8 bar' : 'Pumping speed'), [70, -130]);
  },
  section: (p, v) => {
    const r = kind === 'compressor' ? v.at(90, 210) : v.at(60, 110);
    p.poly(
      [
        ...arc([-r * 0.75, 0], [r * 1.3, r * 1.3], 70, 290, 16),
        ...arc([r * 0.75, 0], [r * 1.3, r * 1.3], -110, 110, 16),
      ],
      'cut',
    );
    for (const x of [-0.75, 0.75]) p.disc(x * r, 0, r * 1.03, 'paper');
    p.gear(-r * 0.75, 0, r, kind === 'compressor' ? 4 : 2, 'cut2', 0.24);
    p.gear(r * 0.75, 0, r * 0.98, kind === 'compressor' ? 6 : 2, 'accent', 0.24);
    p.axes(-r * 2.2, r * 2.2, 0, [0, -r * 1.3, r * 1.3]);
    p.across(-r * 0.75, r * 0.75, -r * 1.3, v.mm(r * 1.5));
    p.up(-r, r, -r * 2.05, `⌀ ${v.mm(r * 2)}`);
    p.note(r, r * 0.6, v.text(kind === 'compressor' ? 'Specific power' : 'Ultimate pressure'), [60, -70]);
  },
});

export const powderDrum: View = (p, v) => {
  p.box(-250, 0, 500, 620, 'body');
  p.rows(-250, 0, 500, 620, 2, 'thick');
  p.box(-268, 620, 536, 50, 'dark');
  p.box(-180, 180, 360, 250, 'paper');
  p.box(-180, 380, 360, 50, 'accent');
  grains(p, 330, 0, 330, 90, 16, 'soft');
  p.across(-250, 250, 0, '⌀ 500');
  p.up(0, 670, -268, '670');
  p.note(0, 300, v.text(v.text('Oxygen') ? 'Oxygen' : 'Curing temperature'), [120, -90]);
};

export const carousel =
  (kind: 'pouch' | 'bottle'): View =>
  (p, v) => {
    const r = kind === 'bottle' ? 700 + v.of('Output') / 26 : 600 + v.of('Output') / 9;
    const n = kind === 'bottle' ? 14 : 8;
    p.box(-r * 1.2, 0, r * 2.4, 700, 'body');
    p.ribs(-r * 1.2, 0, r * 2.4, 700, 5);
    p.box(-r, 700, 2 * r, 120, 'dark');
    p.each(n, (at) => {
      const x = -r * 0.9 + (r * 1.8 * at) / (n - 1);
      if (kind === 'bottle')
        p.poly(
          [
            x - 45,
            820,
            x + 45,
            820,
            x + 45,
            1040,
            x + 16,
            1120,
            x + 16,
            1170,
            x - 16,
            1170,
            x - 16,
            1120,
            x - 45,
            1040,
          ],
          at === 4 ? 'accent' : 'paper',
        );
      else
        p.poly(
          [
            x - 80,
            820,
            x + 80,
            820,
            x + 66,
            1130,
            x + 14,
            1130,
            x + 14,
            1170,
            x - 14,
            1170,
            x - 14,
            1130,
            x - 66,
            1130,
          ],
          at === 4 ? 'accent' : 'paper',
        );
      p.box(x - 12, 1190, 24, 300, 'soft');
    });
    p.box(-r, 1490, 2 * r, 420, 'body');
    p.box(-160, 1910, 320, 300, 'soft');
    p.belt(r * 1.2, 900, r * 1.2, 60);
    p.person(-r * 1.2 - 800);
    p.across(-r, r, 0, `⌀ ${v.mm(Math.round(2 * r))}`);
    p.note(r * 0.5, 1700, v.text('Output'), [60, -130]);
  };
