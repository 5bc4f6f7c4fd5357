import { arc, type View, type Views } from '../pen.ts';
import { shell, turned } from './parts.ts';

const electronicsBox =
  (kind: 'switch' | 'drive' | 'radar' | 'camera'): View =>
  (p, v) => {
    if (kind === 'switch') {
      const n = v.of('Ports');
      const w = 50 + n * 5.5;
      p.box(0, 0, w, 140, 'body');
      p.box(0, 120, w, 20, 'dark');
      p.each(Math.ceil(n / 2), (at) => {
        for (const x of [0.12, 0.56]) {
          p.box(w * x, 14 + (at * 100) / Math.ceil(n / 2), w * 0.32, 66 / Math.ceil(n / 2), 'soft');
          p.disc(w * (x + 0.36), 18 + (at * 100) / Math.ceil(n / 2), 1.6, at % 3 ? 'paper' : 'accent');
        }
      });
      p.across(0, w, 0, v.mm(Math.round(w)));
      p.up(0, 140, 0, '140');
      p.note(w * 0.7, 80, v.text('Jitter'), [120, -60]);
    } else if (kind === 'drive') {
      const l = 120 + v.of('Rated power') * 45;
      p.box(0, -50, l, 100, 'body');
      p.ribs(0, -50, l, 100, 10);
      p.box(-70, -46, 70, 92, 'soft');
      p.box(l, -58, 14, 116, 'soft');
      p.box(l + 14, -12, 46, 24, 'dark');
      p.box(-60, 46, l * 0.8, 62, 'body');
      p.each(3, (n) => p.disc(-36 + n * 34, 78, 12, n ? 'dark' : 'accent'));
      p.axes(-90, l + 80, 0);
      p.across(-70, l + 60, -58, v.mm(Math.round(l + 130)));
      p.note(l * 0.5, 20, v.text('Rated power'), [80, -130]);
    } else if (kind === 'radar') {
      p.unit = 1000;
      const reach = v.of('Range');
      p.poly([0, 0, ...arc([0, 0], [reach, reach], -30, 30, 18)], 'soft');
      for (const share of [0.25, 0.5, 0.75]) p.line(arc([0, 0], [reach * share, reach * share], -30, 30, 14), 'axis');
      p.box(-reach * 0.09, -reach * 0.06, reach * 0.09, reach * 0.12, 'dark');
      p.poly(
        [
          reach * 0.55,
          -reach * 0.1,
          reach * 0.62,
          -reach * 0.1,
          reach * 0.64,
          reach * 0.08,
          reach * 0.53,
          reach * 0.08,
        ],
        'accent',
      );
      p.disc(reach * 0.585, reach * 0.115, reach * 0.03, 'accent');
      p.across(0, reach, -reach * 0.5, v.text('Range'));
      p.note(reach * 0.3, reach * 0.1, v.text('Frequency'), [-60, -90]);
    } else {
      const w = v.at(80, 130);
      p.box(-w / 2, 0, w, 80, 'body');
      p.ribs(-w / 2, 0, w, 80, 9);
      p.box(-w * 0.36, -90, w * 0.72, 90, 'dark');
      p.box(-w * 0.42, -60, w * 0.84, 14, 'soft');
      p.poly([-w * 0.36, -90, w * 0.36, -90, w, -230, -w, -230], 'paper');
      p.box(-w, -238, w * 2, 8, 'accent');
      p.box(-w * 0.2, 80, w * 0.4, 24, 'soft');
      p.across(-w / 2, w / 2, -238, v.mm(Math.round(w)));
      p.up(0, 80, -w, '80');
      p.note(w * 0.2, -90, v.text('Line rate'), [140, -30]);
    }
  };

/** How the products of this industry are drawn, by series. */
export const automation: Readonly<Record<string, Views>> = {
  YT: {
    elevation: electronicsBox('switch'),
    section: (p, v) => {
      shell(p, 0, 0, 140, 110, 3);
      p.box(12, 20, 116, 3, 'cut2');
      p.box(12, 60, 116, 3, 'cut2');
      for (const x of [20, 55, 92]) p.box(x, 63, 22, 8, x === 55 ? 'accent' : 'dark');
      p.ribs(12, 75, 116, 28, 14, 'thick');
      p.across(0, 140, 0, '140');
      p.note(66, 68, v.text('Temperature'), [120, -110]);
    },
  },
  JM: {
    elevation: electronicsBox('drive'),
    section: (p, v) => {
      turned(p, [
        [0, 180, 50, 44],
        [20, 120, 43, 30, 'cut2'],
        [20, 120, 28, 10, 'accent'],
        [-20, 250, 9, 0, 'body'],
      ]);
      p.box(0, 54, 180, 5, 'cut');
      p.box(0, 96, 180, 5, 'cut');
      p.box(20, 70, 130, 4, 'dark');
      p.across(0, 180, -50, '180');
      p.note(90, 74, v.text('Bus voltage'), [80, -70]);
    },
  },
  SR: {
    elevation: electronicsBox('radar'),
    section: (p, v) => {
      shell(p, 0, 0, 130, 60, 5);
      p.box(20, 30, 90, 3, 'cut2');
      p.each(6, (n) => p.box(26 + n * 14, 33, 7, 4, 'accent'));
      p.poly([0, 60, 130, 60, 120, 72, 10, 72], 'soft');
      p.across(0, 130, 0, '130');
      p.note(70, 36, v.text('Performance level'), [100, -130]);
    },
  },
  BV: {
    elevation: electronicsBox('camera'),
    section: (p, v) => {
      turned(p, [
        [0, 90, 34, 30],
        [6, 8, 28, 0, 'soft'],
        [34, 12, 24, 0, 'soft'],
        [70, 8, 26, 0, 'soft'],
        [90, 60, 44, 38],
      ]);
      p.box(104, -26, 3, 52, 'accent');
      p.box(118, -30, 4, 60, 'dark');
      p.across(0, 150, -44, '150');
      p.note(105, 16, v.text('Pixels'), [40, -140]);
    },
  },
};
