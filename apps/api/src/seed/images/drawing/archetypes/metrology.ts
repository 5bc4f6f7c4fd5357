import { type View, type Views } from '../pen.ts';
import { cabinet, machineBed, shell, turned } from './parts.ts';

const cmm: View = (p, v) => {
  const x = v.of('Range X');
  const [w, high] = [x + 700, x * 0.8 + 1700];
  machineBed(p, -100, w + 200, 500);
  p.box(0, 500, w, 260, 'soft');
  p.box(40, 760, 150, high - 1100, 'body');
  p.box(w - 230, 760, 190, high - 1100, 'body');
  p.box(0, high - 340, w, 300, 'body');
  p.box(w * 0.42, high - 480, w * 0.16, 520, 'soft');
  p.box(w * 0.46, high - 1050, w * 0.08, 900, 'dark');
  p.line([w * 0.5, high - 1050, w * 0.5, high - 1180], 'thick');
  p.disc(w * 0.5, high - 1190, 16, 'accent');
  p.gear(w * 0.42, 860, 140, 24, 'soft', 0.4);
  p.box(w + 250, 0, 520, 800, 'body');
  p.box(w + 330, 900, 380, 280, 'soft');
  p.across(w / 2 - x / 2, w / 2 + x / 2, 0, `X ${v.text('Range X')}`);
  p.up(0, high, -100, v.mm(high));
  p.note(w * 0.5, high - 1190, v.text('Error of indication'), [-60, 100]);
};

const sensor: View = (p, v) => {
  const w = v.of('Measuring width');
  const s = 0.5 * w + 60;
  p.box(-s * 0.6, s * 1.8, s * 1.2, s * 0.9, 'body');
  p.box(-s * 0.5, s * 1.88, s, s * 0.12, 'dark');
  p.box(s * 0.6, s * 2.3, s * 0.25, s * 0.2, 'dark');
  p.poly([-s * 0.3, s * 1.8, -w / 2, 0, w / 2, 0], 'accent');
  p.line([s * 0.4, s * 1.8, w / 2, 0], 'axis');
  p.line([s * 0.4, s * 1.8, -w / 2, 0], 'axis');
  p.poly([-w, -12, -w, 0, -w * 0.2, 0, -w * 0.15, w * 0.16, w * 0.15, w * 0.16, w * 0.2, 0, w, 0, w, -12], 'soft');
  p.across(-w / 2, w / 2, -12, v.text('Measuring width'));
  p.note(0, s * 2.2, v.text('Profile rate'), [-130, -40]);
};

const ct: View = (p, v) => {
  const w = 2000 + v.of('Tube voltage') * 5;
  cabinet(p, 0, w, 2300, 3);
  p.box(w * 0.36, 900, w * 0.28, 900, 'soft');
  p.box(w * 0.4, 1000, w * 0.2, 640, 'dark');
  p.box(w * 0.06, 2300, w * 0.12, 180, 'accent');
  p.box(w + 200, 700, 900, 60, 'soft');
  p.box(w + 280, 0, 60, 700, 'soft');
  p.box(w + 960, 0, 60, 700, 'soft');
  p.box(w + 380, 780, 540, 360, 'body');
  p.across(0, w, 0, v.mm(w));
  p.up(0, 2300, 0, '2,300');
  p.note(w * 0.5, 1400, v.text('Tube voltage'), [70, -110]);
};

const ctSection: View = (p, v) => {
  shell(p, 0, 0, 3000, 1900, 170);
  p.box(300, 760, 420, 320, 'dark');
  p.poly([720, 900, 2440, 1450, 2440, 450, 720, 940], 'accent');
  p.box(2440, 350, 140, 1200, 'cut2');
  p.disc(1500, 920, 330, 'cut2');
  p.disc(1500, 920, 120, 'paper');
  p.axes(150, 2850, 920, [1500, 300, 1600]);
  p.across(0, 3000, 0, '3,000');
  p.note(500, 1000, v.text('Tube voltage'), [-20, -130]);
  p.note(1600, 1150, v.text('Voxel size'), [30, -120]);
};

const testFrame: View = (p, v) => {
  const [gap, f] = [v.of('Column spacing'), 40 + v.of('Dynamic load') ** 0.5 * 6];
  p.box(-gap * 0.5, 0, gap * 2, 620, 'body');
  for (const x of [0, gap]) p.box(x - f / 2, 620, f, 2000, 'soft');
  p.box(-f, 2300, gap + 2 * f, 320, 'body');
  p.box(gap / 2 - f, 2620, 2 * f, 480, 'dark');
  p.box(gap / 2 - f * 0.4, 1700, f * 0.8, 600, 'body');
  p.box(gap / 2 - f * 0.6, 1480, f * 1.2, 220, 'dark');
  p.poly(
    [
      gap / 2 - 40,
      1480,
      gap / 2 + 40,
      1480,
      gap / 2 + 16,
      1400,
      gap / 2 + 16,
      1200,
      gap / 2 + 40,
      1120,
      gap / 2 - 40,
      1120,
      gap / 2 - 16,
      1200,
      gap / 2 - 16,
      1400,
    ],
    'accent',
  );
  p.box(gap / 2 - f * 0.6, 900, f * 1.2, 220, 'dark');
  p.box(gap / 2 - f * 0.8, 620, f * 1.6, 280, 'body');
  p.across(0, gap, 0, v.text('Column spacing'));
  p.up(0, 3100, -gap * 0.5, '3,100');
  p.note(gap / 2 + 20, 1300, v.text('Dynamic load'), [140, -60]);
};

/** How the products of this industry are drawn, by series. */
export const metrology: Readonly<Record<string, Views>> = {
  HP: {
    elevation: cmm,
    section: (p, v) => {
      turned(p, [
        [0, 60, 24, 10],
        [60, 20, 18, 5, 'cut2'],
        [80, 34, 9, 3, 'cut'],
        [114, 60, 2.4, 0, 'body'],
      ]);
      p.disc(177, 0, 5, 'accent');
      p.across(0, 114, -24, '114');
      p.note(177, 4, v.text('Probe'), [20, -100]);
    },
  },
  LG: {
    elevation: sensor,
    section: (p, v) => {
      shell(p, 0, 0, 160, 100, 9);
      p.poly([20, 30, 60, 30, 60, 70, 20, 70], 'dark');
      p.poly([60, 44, 151, 30, 151, 70, 60, 56], 'accent');
      p.ellipse(100, 50, 7, 24, 'paper');
      p.box(20, 76, 100, 6, 'soft');
      p.across(0, 160, 0, '160');
      p.note(110, 60, v.text('Resolution Z'), [50, -120]);
    },
  },
  AX: { elevation: ct, section: ctSection },
  JS: {
    elevation: testFrame,
    section: (p, v) => {
      turned(p, [
        [0, 420, 100, 74],
        [40, 340, 40, 0, 'body'],
        [190, 40, 73, 40, 'accent'],
        [380, 160, 40, 0, 'body'],
      ]);
      p.across(0, 420, -100, '420');
      p.up(-74, 74, 0, '⌀ 148');
      p.note(210, 60, v.text('Frequency'), [50, -110]);
    },
  },
};
