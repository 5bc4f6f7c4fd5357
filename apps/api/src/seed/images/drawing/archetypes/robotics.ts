import { arc, around, type Pen, type View, type Views } from '../pen.ts';
import { floorPlan, rings, slab } from './parts.ts';

const strainWave: Views = {
  elevation: (p, v) => {
    const r = v.of('Size') * 2.6;
    rings(p, [
      [r, 'body'],
      [r * 0.62, 'soft'],
      [r * 0.3, 'body'],
      [r * 0.18, 'paper'],
    ]);
    p.each(12, (n) => p.disc(...around([0, 0], r * 0.88, n * 30), r * 0.045, 'dark'));
    p.each(8, (n) => p.disc(...around([0, 0], r * 0.46, n * 45), r * 0.04, 'dark'));
    p.up(-r, r, -r, `⌀ ${v.mm(Math.round(2 * r))}`);
    p.note(r * 0.3, r * 0.4, `i ${v.text('Ratio')}`, [150, -80]);
  },
  section: (p, v) => {
    const r = v.of('Size') * 2.6;
    p.disc(0, 0, r, 'cut');
    p.gear(0, 0, r * 0.8, 72, 'paper', 0);
    p.poly(arc([0, 0], [r * 0.77, r * 0.68], 0, 350, 35), 'cut2');
    p.ellipse(0, 0, r * 0.68, r * 0.58, 'paper');
    p.each(18, (n) =>
      p.disc(r * 0.62 * Math.cos((n * Math.PI) / 9), r * 0.52 * Math.sin((n * Math.PI) / 9), r * 0.055, 'dark'),
    );
    p.ellipse(0, 0, r * 0.56, r * 0.45, 'accent');
    p.disc(0, 0, r * 0.18, 'paper');
    p.axes(-r * 1.1, r * 1.1, 0, [0, -r * 1.1, r * 1.1]);
    p.up(-r, r, -r, `⌀ ${v.mm(Math.round(2 * r))}`);
    p.note(r * 0.7, r * 0.3, v.text('Lost motion'), [110, -90]);
  },
};

/** A limb of a robot between two joints. */
function limb(p: Pen, [x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number], width: number): void {
  const turn = Math.atan2(y2 - y1, x2 - x1);
  const [dx, dy] = [(-Math.sin(turn) * width) / 2, (Math.cos(turn) * width) / 2];
  p.poly([x1 + dx, y1 + dy, x2 + dx * 0.75, y2 + dy * 0.75, x2 - dx * 0.75, y2 - dy * 0.75, x1 - dx, y1 - dy], 'body');
  p.disc(x1, y1, width * 0.62, 'soft');
  p.disc(x2, y2, width * 0.5, 'soft');
}

const robot: View = (p, v) => {
  const reach = v.of('Reach');
  const w = reach * 0.1 + v.of('Payload') * 0.5;
  const foot = [0, reach * 0.32] as const;
  const elbow = around(foot, reach * 0.5, 74);
  const wrist = around(elbow, reach * 0.46, -14);
  p.poly(
    [-w * 1.4, 0, w * 1.4, 0, w * 1.1, reach * 0.07, w * 0.9, foot[1], -w * 0.9, foot[1], -w * 1.1, reach * 0.07],
    'dark',
  );
  limb(p, foot, elbow, w * 1.15);
  limb(p, elbow, wrist, w * 0.9);
  p.box(wrist[0] - w * 0.22, wrist[1] - w * 1.5, w * 0.44, w * 1.2, 'accent');
  p.box(elbow[0] - w * 1.7, elbow[1] - w * 0.1, w * 1.2, w * 0.8, 'soft');
  p.line(arc(foot, [reach * 0.98, reach * 0.98], -12, 42, 14), 'axis');
  p.across(0, Math.round(reach * 0.98), 0, v.text('Reach'));
  p.note(wrist[0], wrist[1] - w * 1.3, v.text('Payload'), [60, 60]);
};

const robotPlan: View = (p, v) => {
  const r = v.of('Reach');
  p.poly([...arc([0, 0], [r, r], -170, 170, 40), ...arc([0, 0], [r * 0.28, r * 0.28], 170, -170, 20)], 'soft');
  p.disc(0, 0, r * 0.16, 'cut');
  p.disc(0, 0, r * 0.07, 'paper');
  p.box(-r * 0.06, -r * 0.07, r * 0.75, r * 0.14, 'body');
  p.box(r * 0.69, -r * 0.05, r * 0.14, r * 0.1, 'accent');
  p.axes(-r * 1.1, r * 1.1, 0, [0, -r * 1.1, r * 1.1]);
  p.up(-r, r, -r, `⌀ ${v.mm(2 * r)}`);
  p.note(r * 0.76, r * 0.04, v.text('Repeatability'), [40, -90]);
};

const palletiser: View = (p, v) => {
  const high = v.of('Stack height') * 1000;
  p.box(0, 0, 700, 180, 'dark');
  p.box(220, 180, 260, high * 0.95, 'body');
  limb(p, [350, high * 0.95], [1150, high * 1.25], 190);
  limb(p, [1150, high * 1.25], [1750, high * 1.1], 160);
  p.box(1630, high * 1.1 - 330, 240, 250, 'accent');
  p.box(1250, 0, 1000, 140, 'soft');
  p.each(Math.floor((high - 300) / 260), (row) =>
    p.each(4, (n) => p.box(1250 + n * 250, 140 + row * 260, 246, 256, (row + n) % 3 ? 'body' : 'soft')),
  );
  p.belt(-1700, 700, 1600, 70);
  p.box(-1300, 770, 260, 230, 'soft');
  p.up(0, high, 2250, v.text('Stack height'), 1);
  p.note(1750, high * 1.1 - 200, v.text('Payload'), [70, -60]);
  p.note(-1100, 900, v.text('Rate'), [-20, -110]);
};

const gripper: View = (p, v) => {
  const w = v.at(90, 180);
  p.box(-30, 120, 60, 40, 'dark');
  p.box(-w * 0.4, 80, w * 0.8, 40, 'body');
  p.box(-w / 2, 50, w, 30, 'soft');
  p.each(8, (n) =>
    p.poly(
      [
        -w / 2 + (w / 8) * n + 2,
        50,
        -w / 2 + (w / 8) * (n + 1) - 2,
        50,
        -w / 2 + (w / 8) * (n + 1) - 4,
        14,
        -w / 2 + (w / 8) * n + 4,
        14,
      ],
      'body',
    ),
  );
  p.box(-w / 2, 8, w, 6, 'accent');
  p.poly(arc([0, -20], [w * 0.45, 28], 180, 0, 12), 'soft');
  p.across(-w / 2, w / 2, -20, v.mm(w));
  p.up(0, 160, -w / 2, '160');
  p.note(w * 0.2, -8, v.text('Object mass'), [110, 30]);
};

/** How the products of this industry are drawn, by series. */
export const robotics: Readonly<Record<string, Views>> = {
  JH: strainWave,
  LR: { elevation: robot, section: robotPlan },
  YP: { elevation: palletiser, section: (p, v) => floorPlan(p, 5200, 2800, 3, v.text('Rate')) },
  YS: {
    elevation: gripper,
    section: (p, v) => {
      slab(p, 60, [
        [9, 'cut'],
        [2, 'accent'],
        [1.4, 'soft'],
        [2, 'accent'],
        [5, 'cut2'],
        [14, 'paper'],
        [8, 'cut'],
      ]);
      p.up(0, 41.4, 0, '41.4');
      p.note(40, 10, v.text('Cleaning'), [60, -110]);
    },
  },
};
