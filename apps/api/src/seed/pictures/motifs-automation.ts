import {
  circle,
  gear,
  hatch,
  line,
  numbers,
  paint,
  path,
  place,
  polar,
  polygon,
  rect,
  repeat,
  type Motif,
} from './svg.ts';

/** A controller rack with its wiring. */
export const automation: Motif = ({ ink, random }) => {
  const modules = random.int(5, 7);
  const width = 330 / modules;
  return (
    rect(-190, -96, 380, 12, paint(ink.body)) +
    rect(-190, 60, 380, 12, paint(ink.body)) +
    repeat(
      modules,
      (n) =>
        rect(-165 + n * width, -84, width - 6, 144, paint(n === 0 ? ink.body : ink.soft, ink.line), 4) +
        repeat(5, (row) =>
          circle(-156 + n * width, -66 + row * 14, 4, paint(random.chance(0.3) ? ink.accent : ink.paper, ink.line, 1)),
        ) +
        rect(-160 + n * width, 22, width - 16, 26, paint(ink.paper, ink.line, 1)) +
        path(
          `M${numbers(-146 + n * width, 48)}v${40 + n * 8}H-205`,
          `fill="none" stroke="${n % 3 === 1 ? ink.accent : ink.line}" stroke-width="3"`,
        ),
    ) +
    path('M150 -120l26-26h40', `fill="none" stroke="${ink.accent}" stroke-width="3"`) +
    circle(150, -120, 6, paint(ink.accent))
  );
};

/** A six-axis robot at a station. */
export const robotics: Motif = ({ ink, random }) => {
  const [elbowX, elbowY] = polar(130, -random.int(62, 84));
  const [reachX, reachY] = polar(130, random.int(-6, 26));
  const base = [-70, 90] as const;
  const elbow = [base[0] + elbowX, base[1] + elbowY] as const;
  const wrist = [elbow[0] + reachX, elbow[1] + reachY] as const;
  return (
    polygon([-140, 140, 0, 140, -24, 92, -116, 92], paint(ink.body, ink.line)) +
    line([...base, ...elbow], ink.line, 44) +
    line([...base, ...elbow], ink.accent, 38) +
    line([...elbow, ...wrist], ink.line, 34) +
    line([...elbow, ...wrist], ink.accent, 28) +
    [base, elbow]
      .map(([x, y]) => circle(x, y, 30, paint(ink.body, ink.line, 3)) + circle(x, y, 12, paint(ink.soft, ink.line)))
      .join('') +
    circle(wrist[0], wrist[1], 20, paint(ink.body, ink.line)) +
    path(
      `M${numbers(wrist[0], wrist[1] + 18)}v22m-20 26v-26h40v26`,
      `fill="none" stroke="${ink.line}" stroke-width="7"`,
    ) +
    rect(40, 118, 170, 22, paint(ink.soft, ink.line)) +
    rect(wrist[0] - 16, 78, 32, 40, paint(ink.shade, ink.line))
  );
};

/** A valve in its pipe with a hand wheel and a gauge. */
export const fluidPower: Motif = ({ ink, random }) => {
  const needle = polar(26, random.int(-160, -20));
  return (
    rect(-210, -10, 420, 56, paint(ink.soft, ink.line, 3)) +
    rect(-130, -26, 22, 88, paint(ink.body, ink.line)) +
    rect(108, -26, 22, 88, paint(ink.body, ink.line)) +
    polygon([-86, -38, 0, 18, -86, 74], paint(ink.accent, ink.line)) +
    polygon([86, -38, 0, 18, 86, 74], paint(ink.accent, ink.line)) +
    rect(-9, -98, 18, 116, paint(ink.body, ink.line)) +
    rect(-76, -114, 152, 18, paint(ink.body, ink.line), 9) +
    circle(168, -84, 38, paint(ink.paper, ink.line, 4)) +
    rect(162, -46, 12, 36, paint(ink.body)) +
    repeat(9, (n) => {
      const [x1, y1] = polar(30, -200 + n * 27.5);
      const [x2, y2] = polar(35, -200 + n * 27.5);
      return line([168 + x1, -84 + y1, 168 + x2, -84 + y2], ink.line);
    }) +
    line([168, -84, 168 + needle[0], -84 + needle[1]], ink.accent, 4) +
    repeat(6, (n) =>
      path(`M${-190 + n * 66} 18h22l-7-6m7 6l-7 6`, `fill="none" stroke="${ink.line}" stroke-width="2"`),
    ) +
    hatch(-210, 46, 80, 12, ink.line, 8) +
    hatch(130, 46, 80, 12, ink.line, 8)
  );
};

/** A train of gears. */
export const powerTransmission: Motif = ({ ink, random }) => {
  const teeth = random.int(9, 13);
  return (
    place(gear(104, teeth * 2, paint(ink.body, ink.line), paint(ink.paper, ink.line)), -80, 10, 1, random.int(0, 20)) +
    place(gear(62, teeth + 3, paint(ink.accent, ink.line), paint(ink.paper, ink.line)), 76, -42, 1, random.int(0, 20)) +
    place(gear(44, teeth, paint(ink.soft, ink.line), paint(ink.paper, ink.line)), 112, 66, 1, random.int(0, 30)) +
    repeat(6, (n) => {
      const [x, y] = polar(62, n * 60 + 15);
      return circle(-80 + x, 10 + y, 15, paint(ink.paper, ink.line));
    }) +
    line([-210, 10, 60, 10], ink.accent, 1.5, '16 5 4 5') +
    line([-80, -120, -80, 140], ink.accent, 1.5, '16 5 4 5')
  );
};

/** A caliper around a ring, with its dimensions. */
export const metrology: Motif = ({ ink, random }) => {
  const radius = random.int(52, 76);
  return (
    rect(-200, -130, 400, 36, paint(ink.soft, ink.line)) +
    repeat(38, (n) => line([-190 + n * 10, -94, -190 + n * 10, -94 - (n % 5 ? 8 : 16)], ink.line, 1)) +
    polygon([-radius - 34, -94, -radius, -94, -radius, 80, -radius - 10, 80], paint(ink.body, ink.line)) +
    polygon([radius, -94, radius + 34, -94, radius + 10, 80, radius, 80], paint(ink.body, ink.line)) +
    rect(radius - 10, -140, 84, 56, paint(ink.body, ink.line), 4) +
    rect(radius, -132, 62, 24, paint(ink.paper)) +
    circle(0, 20, radius, paint(ink.shade, ink.line, 3)) +
    circle(0, 20, radius * 0.55, paint(ink.paper, ink.accent, 3)) +
    line([-radius, 124, radius, 124], ink.accent) +
    repeat(2, (n) =>
      polygon(
        n ? [radius, 124, radius - 12, 119, radius - 12, 129] : [-radius, 124, 12 - radius, 119, 12 - radius, 129],
        paint(ink.accent),
      ),
    ) +
    line([-radius, 84, -radius, 132], ink.line, 1) +
    line([radius, 84, radius, 132], ink.line, 1)
  );
};

/** Shelves of a high-bay store with a stacker crane. */
export const logistics: Motif = ({ ink, random }) => {
  const lift = random.int(-90, 50);
  return (
    repeat(2, (side) =>
      repeat(
        5,
        (row) =>
          line([side ? 50 : -200, -130 + row * 64, side ? 200 : -50, -130 + row * 64], ink.line, 4) +
          repeat(3, (n) =>
            random.chance(0.8)
              ? rect(
                  (side ? 58 : -192) + n * 48,
                  -130 + row * 64 - 40,
                  38,
                  38,
                  paint(random.chance(0.18) ? ink.accent : random.chance(0.5) ? ink.soft : ink.shade, ink.line, 1.5),
                )
              : '',
          ),
      ),
    ) +
    repeat(2, (n) => rect(n ? 196 : -204, -170, 8, 300, paint(ink.body))) +
    rect(-12, -170, 24, 310, paint(ink.body, ink.line)) +
    rect(-40, lift, 80, 16, paint(ink.accent)) +
    rect(-26, lift - 40, 52, 40, paint(ink.soft, ink.line)) +
    rect(-210, 134, 420, 10, paint(ink.body))
  );
};

/** A settling tank with its pipes and waves. */
export const environment: Motif = ({ ink, random }) => {
  const level = random.int(-40, -10);
  return (
    path(`M-180 -90v150q0 70 90 70h180q90 0 90-70v-150`, paint(ink.shade, ink.line, 5)) +
    path(`M-177 ${level}q44-16 88 0t88 0t88 0t88 0v112q0 67-90 67h-174q-88 0-88-67z`, paint(ink.body)) +
    repeat(2, (n) =>
      path(
        `M-150 ${level + 38 + n * 34}q38-12 75 0t75 0t75 0t75 0`,
        `fill="none" stroke="${ink.soft}" stroke-width="3"`,
      ),
    ) +
    rect(-8, -150, 16, 250, paint(ink.soft, ink.line)) +
    repeat(3, (n) => rect(-70 + n * 6, 10 + n * 36, 140 - n * 12, 9, paint(ink.accent))) +
    repeat(9, (n) => circle(-120 + n * 30, 70 - random.int(0, 70), random.int(4, 9), paint('none', ink.soft))) +
    path('M-230 -110h90v70', `fill="none" stroke="${ink.line}" stroke-width="14"`) +
    rect(-30, -166, 60, 26, paint(ink.body, ink.line), 4)
  );
};
