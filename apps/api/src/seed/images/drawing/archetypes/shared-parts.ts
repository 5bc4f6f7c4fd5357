import { around, upTo, type View, type Views } from '../pen.ts';
import { rings } from './parts.ts';

/** A ribbed structural casting with bosses. */
export const structuralCasting =
  (mass: string): View =>
  (p, v) => {
    const s = 180 * v.of(mass) ** 0.33;
    p.poly(
      [
        0,
        0,
        s * 0.5,
        -s * 0.08,
        s * 1.5,
        0,
        s * 1.9,
        s * 0.35,
        s * 1.7,
        s * 0.8,
        s * 1.15,
        s * 0.92,
        s * 0.7,
        s * 0.75,
        s * 0.2,
        s * 0.85,
        -s * 0.1,
        s * 0.5,
      ],
      'body',
    );
    p.poly([s * 0.25, s * 0.2, s * 0.62, s * 0.14, s * 0.6, s * 0.52, s * 0.28, s * 0.6], 'soft');
    p.poly([s * 0.75, s * 0.14, s * 1.4, s * 0.16, s * 1.55, s * 0.6, s * 1.1, s * 0.7, s * 0.8, s * 0.5], 'soft');
    p.each(4, (n) => p.line([s * (0.8 + n * 0.19), s * 0.15, s * (0.9 + n * 0.15), s * 0.66], 'thick'));
    for (const [x, y] of [
      [0.1, 0.12],
      [0.06, 0.66],
      [1.72, 0.42],
      [1.2, 0.82],
      [0.68, 0.06],
    ] as const) {
      p.disc(s * x, s * y, s * 0.07, 'body');
      p.disc(s * x, s * y, s * 0.035, 'accent');
    }
    p.across(-s * 0.1, s * 1.9, -s * 0.08, v.mm(Math.round(s * 2)));
    p.up(-s * 0.08, s * 0.92, -s * 0.1, v.mm(Math.round(s)));
    p.note(s * 1.1, s * 0.4, v.text(mass), [100, -130]);
  };

export const ribbed =
  (wall: string): View =>
  (p, v) => {
    const t = v.of(wall);
    p.poly(
      [
        0,
        0,
        t * 24,
        0,
        t * 24,
        t * 8,
        t * 23,
        t * 8,
        t * 23,
        t,
        t * 16.5,
        t,
        t * 16.3,
        t * 7,
        t * 15.6,
        t * 7,
        t * 15.4,
        t,
        t * 9.5,
        t,
        t * 9.3,
        t * 7,
        t * 8.6,
        t * 7,
        t * 8.4,
        t,
        t * 4,
        t,
        t * 4,
        t * 6,
        t * 0.8,
        t * 6,
      ],
      'cut',
    );
    p.poly([t * 1.7, t * 6, t * 3.1, t * 6, t * 3.1, t * 2, t * 1.7, t * 2], 'paper');
    p.axes(t * 2.4, t * 2.4, 0, [t * 2.4, -t, t * 7.4]);
    p.up(0, t, t * 24, v.text(wall), 1);
    p.across(0, t * 24, 0, v.mm(Math.round(t * 24)));
    p.note(t * 12, t * 0.5, v.text('Elongation'), [40, -150]);
  };

export const slotted =
  (teeth: number, magnets: boolean): View =>
  (p, v) => {
    const label = ['Stator diameter', 'Stack length', 'Power'].find((name) => v.text(name)) ?? '';
    const r =
      label === 'Power' ? 70 + v.of(label) * 0.9 : label === 'Stack length' ? v.of(label) * 0.85 : v.of(label) / 2;
    p.disc(0, 0, r, magnets ? 'soft' : 'cut');
    p.gear(0, 0, r * 0.88, teeth, 'paper', 0);
    p.disc(0, 0, r * 0.66, magnets ? 'cut2' : 'paper');
    if (magnets) {
      p.each(20, (n) => p.disc(...around([0, 0], r * 0.7, n * 18), r * 0.05, n % 2 ? 'accent' : 'dark'));
      p.disc(0, 0, r * 0.4, 'paper');
    } else p.each(teeth, (n) => p.disc(...around([0, 0], r * 0.8, ((n + 0.37) * 360) / teeth), r * 0.022, 'accent'));
    p.axes(-r * 1.12, r * 1.12, 0, [0, -r * 1.12, r * 1.12]);
    p.up(-r, r, -r, `⌀ ${v.mm(Math.round(2 * r))}`);
    const name = ['Conductors per slot', 'Sheet', 'Voltage'].find((one) => v.text(one)) ?? '';
    p.note(r * 0.5, r * 0.6, v.text(name), [110, -70]);
  };

export const aerofoil =
  (label: string): View =>
  (p, v) => {
    if (v.text('Spar cap')) p.unit = 1000;
    const c = label === 'Length' && v.of(label) < 200 && v.text('Mass') ? 4 : v.of(label) * 0.25;
    const top = upTo(21).flatMap((n) => {
      const x = n / 20;
      return [x * c, c * (0.55 * Math.sqrt(x) * (1 - x) ** 1.1 * 0.42 + 0.03 * Math.sin(x * 3.1))];
    });
    const low = upTo(21).flatMap((n) => {
      const x = 1 - n / 20;
      return [x * c, -c * (0.32 * Math.sqrt(x) * (1 - x) ** 1.1 * 0.3 - 0.03 * Math.sin(x * 3.1))];
    });
    p.poly([...top, ...low], 'cut');
    if (v.text('Spar cap')) {
      p.poly(
        [
          ...top.map((value, n) => (n % 2 ? value * 0.86 : value * 0.96 + c * 0.02)),
          ...low.map((value, n) => (n % 2 ? value * 0.82 : value * 0.96 + c * 0.02)),
        ],
        'paper',
      );
      for (const x of [0.26, 0.44]) p.box(c * x, -c * 0.045, c * 0.03, c * 0.15, 'cut2');
      p.box(c * 0.26, c * 0.1, c * 0.21, c * 0.018, 'accent');
      p.box(c * 0.26, -c * 0.055, c * 0.21, c * 0.018, 'accent');
    }
    p.axes(-c * 0.06, c * 1.06, 0);
    p.across(0, c, -c * 0.06, c < 20 ? `${c.toFixed(1)} m` : v.mm(Math.round(c)));
    p.note(c * 0.36, c * 0.1, v.text(v.text('Spar cap') ? 'Spar cap' : 'Thickness scatter'), [50, -110]);
  };

export const bladed = (label: string, blades: (count: number) => number): Views => ({
  elevation: (p, v) => {
    const r = label === 'Mass' ? 40 * v.of(label) ** 0.33 + 20 : v.of(label) / 2;
    const count = blades(v.of('Blades'));
    p.disc(0, 0, r, 'paper');
    p.each(count, (n) => {
      const turn = (n * 360) / count;
      p.poly(
        [
          ...around([0, 0], r * 0.5, turn),
          ...around([0, 0], r, turn + 200 / count),
          ...around([0, 0], r, turn + 290 / count),
          ...around([0, 0], r * 0.5, turn + 130 / count),
        ],
        n ? 'body' : 'accent',
      );
    });
    rings(p, [
      [r * 0.52, 'soft'],
      [r * 0.3, 'body'],
      [r * 0.16, 'paper'],
    ]);
    p.up(-r, r, -r, label === 'Mass' ? `⌀ ${v.mm(Math.round(2 * r))}` : `⌀ ${v.text(label)}`);
    p.note(r * 0.7, r * 0.6, v.text(v.text('Blades') ? 'Blades' : 'Wall'), [70, -60]);
  },
  section: (p, v) => {
    const r = label === 'Mass' ? 40 * v.of(label) ** 0.33 + 20 : v.of(label) / 2;
    for (const s of [1, -1]) {
      p.poly(
        [
          0,
          s * r * 0.16,
          r * 0.5,
          s * r * 0.16,
          r * 0.46,
          s * r * 0.34,
          r * 0.3,
          s * r * 0.44,
          r * 0.34,
          s * r * 0.52,
          r * 0.06,
          s * r * 0.52,
          r * 0.12,
          s * r * 0.44,
          0,
          s * r * 0.3,
        ],
        'cut',
      );
      p.poly([r * 0.08, s * r * 0.52, r * 0.32, s * r * 0.52, r * 0.28, s * r, r * 0.12, s * r], 'accent');
    }
    p.axes(-r * 0.1, r * 0.6, 0);
    p.up(-r, r, 0, v.mm(Math.round(2 * r)));
    p.note(r * 0.2, r * 0.8, v.text(v.text('Form deviation') ? 'Form deviation' : 'Tolerance'), [110, -60]);
  },
});
