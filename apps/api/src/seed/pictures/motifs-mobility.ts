import {
  boxes,
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

/** A car in side view, its floor battery shown. */
export const auto: Motif = ({ ink, random }) => {
  const roof = random.int(-86, -66);
  return (
    path(
      `M-205 46q-4-44 34-52l44-8q50 ${roof + 30} 96 ${roof + 26}h52q50 0 84 ${-roof - 22}l62 14q34 8 32 52z`,
      paint(ink.soft, ink.line, 3),
    ) +
    path(`M-112 -16q40 ${roof + 44} 78 ${roof + 42}h14v${-roof - 42}z`, paint(ink.paper, ink.line)) +
    path(`M-10 ${roof + 28}h34q36 4 62 ${-roof - 42}h-96z`, paint(ink.paper, ink.line)) +
    rect(-84, 30, 168, 26, paint(ink.accent), 3) +
    repeat(8, (n) => line([-70 + n * 20, 32, -70 + n * 20, 54], ink.paper)) +
    [-128, 124]
      .map(
        (x) =>
          circle(x, 54, 40, paint(ink.body, ink.line, 3)) +
          circle(x, 54, 22, paint(ink.shade, ink.line)) +
          repeat(5, (n) => {
            const [dx, dy] = polar(20, n * 72);
            return line([x, 54, x + dx, 54 + dy], ink.line, 3);
          }),
      )
      .join('') +
    line([-230, 96, 230, 96], ink.line, 3) +
    line([-128, 112, 124, 112], ink.accent, 1.5) +
    line([-128, 100, -128, 120], ink.line, 1) +
    line([124, 100, 124, 120], ink.line, 1)
  );
};

/** A wound cell and its stack. */
export const battery: Motif = ({ ink, random }) => {
  const turns = random.int(5, 8);
  return (
    repeat(
      4,
      (n) =>
        rect(-200 + n * 50, -90, 42, 190, paint(n === 2 ? ink.accent : ink.soft, ink.line), 5) +
        rect(-190 + n * 50, -102, 10, 12, paint(ink.body)) +
        rect(-176 + n * 50, -102, 10, 12, paint(ink.body)) +
        line([-192 + n * 50, -60, -166 + n * 50, -60], ink.line, 3),
    ) +
    path('M-186 -108h140', `stroke="${ink.line}" stroke-width="6" fill="none"`) +
    circle(110, 10, 92, paint(ink.body, ink.line, 4)) +
    repeat(turns, (n) => circle(110, 10, 84 - n * (72 / turns), paint('none', n % 2 ? ink.accent : ink.soft, 4))) +
    circle(110, 10, 10, paint(ink.paper)) +
    rect(-212, 104, 220, 18, paint(ink.body))
  );
};

/** Wind turbines behind a row of solar panels. */
export const renewables: Motif = ({ ink, random }) => {
  const turbine = (x: number, y: number, size: number): string =>
    polygon([x - 5, 130, x + 5, 130, x + 3, y, x - 3, y], paint(ink.soft, ink.line, 1)) +
    place(
      repeat(3, (n) =>
        place(
          path(
            `M0 0q${numbers(size * 0.12, -size * 0.3, 2, -size)}q${numbers(-size * 0.05, size * 0.5, -6, size)}z`,
            paint(ink.soft, ink.line, 1),
          ),
          0,
          0,
          1,
          n * 120,
        ),
      ) + circle(0, 0, 8, paint(ink.accent)),
      x,
      y,
      1,
      random.int(0, 119),
    );
  return (
    turbine(-120, -40, 120) +
    turbine(30, -90, 90) +
    turbine(150, -20, 100) +
    repeat(4, (n) =>
      place(
        polygon([0, 0, 96, 0, 76, -52, -20, -52], paint(ink.body, ink.line)) +
          line([-10, -26, 86, -26], ink.soft, 1) +
          repeat(3, (c) => line([24 * (c + 1), 0, 24 * (c + 1) - 20, -52], ink.soft, 1)),
        -200 + n * 104,
        132,
      ),
    ) +
    rect(-220, 132, 440, 6, paint(ink.accent))
  );
};

/** The section of a jet engine. */
export const aerospace: Motif = ({ ink, random }) => {
  const blades = random.int(7, 10);
  return (
    path('M-190 -100q190-40 360 40v120q-170 80-360 40z', paint(ink.soft, ink.line, 3)) +
    path('M-150 -72q150-26 280 32v80q-130 58-280 32z', paint(ink.shade, ink.line)) +
    path('M-186 0q40-44 90-30h180l80 30l-80 30h-180q-50 14-90-30z', paint(ink.body, ink.line)) +
    rect(-172, -96, 14, 192, paint(ink.accent)) +
    repeat(blades, (n) =>
      rect(-120 + n * 17, -66 + n * 2.4, 8, 132 - n * 4.8, paint(n % 2 ? ink.soft : ink.body, ink.line, 1)),
    ) +
    rect(60, -34, 44, 68, paint(ink.accent), 12) +
    repeat(3, (n) => rect(116 + n * 16, -42, 8, 84, paint(ink.body, ink.line, 1))) +
    line([-220, 0, 220, 0], ink.accent, 1.5, '18 5 4 5') +
    repeat(3, (n) => path(`M176 ${-24 + n * 24}q24 6 44 0`, `fill="none" stroke="${ink.accent}" stroke-width="3"`))
  );
};

/** A board with a processor and its traces. */
export const electronics: Motif = ({ ink, random }) => {
  const pins = 7;
  return (
    rect(-200, -130, 400, 260, paint(ink.shade, ink.line, 3), 10) +
    repeat(pins, (n) => {
      const at = -54 + n * 18;
      const bend = random.int(20, 70);
      return path(
        `M${at} -66v${-bend / 3}l${numbers(at * 0.6, -24)}v-20M${at} 66v${bend / 3}l${numbers(at * 0.6, 22)}v18M-66 ${at}h${-bend}l-22 ${at * 0.3}h-24M66 ${at}h${bend}l22 ${at * 0.3}h24`,
        `fill="none" stroke="${n === 3 ? ink.accent : ink.body}" stroke-width="3"`,
      );
    }) +
    rect(-68, -68, 136, 136, paint(ink.body, ink.line, 3), 6) +
    rect(-40, -40, 80, 80, paint(ink.accent), 3) +
    circle(-54, -54, 4, paint(ink.paper)) +
    repeat(4, (n) => circle(n % 2 ? 182 : -182, n > 1 ? 112 : -112, 9, paint(ink.paper, ink.line))) +
    repeat(3, (n) => rect(110 + n * 26, -112, 14, 34, paint(ink.soft, ink.line, 1))) +
    repeat(3, (n) => circle(-160 + n * 30, 96, 12, paint(ink.soft, ink.line, 1)))
  );
};

/** A wafer with its dies. */
export const semiconductor: Motif = ({ ink, random }) => {
  const dies: Record<string, [number, number, number, number][]> = { [ink.accent]: [], [ink.soft]: [], [ink.body]: [] };
  for (let row = -5; row < 5; row += 1) {
    for (let column = -5; column < 5; column += 1) {
      const far = Math.max(
        Math.hypot(column * 25, row * 25),
        Math.hypot((column + 1) * 25, (row + 1) * 25),
        Math.hypot((column + 1) * 25, row * 25),
        Math.hypot(column * 25, (row + 1) * 25),
      );
      if (far < 128)
        dies[random.chance(0.09) ? ink.accent : random.chance(0.5) ? ink.soft : ink.body]!.push([
          column * 25 + 1.5,
          row * 25 + 1.5,
          22,
          22,
        ]);
    }
  }
  return (
    circle(0, 0, 138, paint(ink.shade, ink.line, 4)) +
    Object.entries(dies)
      .map(([colour, items]) => boxes(items, paint(colour)))
      .join('') +
    path('M-8 138l8-14l8 14z', paint(ink.paper)) +
    path('M-215 -40h60M-215 0h50M-215 40h60', `stroke="${ink.line}" stroke-width="12" fill="none"`) +
    rect(-236, -62, 22, 124, paint(ink.body, ink.line)) +
    path('M60 -60L190 -130h30', `fill="none" stroke="${ink.accent}" stroke-width="2"`)
  );
};

/** A syringe, a pulse line and a hip implant. */
export const medical: Motif = ({ ink, random }) => {
  const fill = random.int(60, 120);
  return (
    place(
      rect(-90, -24, 190, 48, paint(ink.paper, ink.line, 3), 6) +
        rect(100 - fill, -21, fill - 2, 42, paint(ink.accent)) +
        rect(-160, -6, 170 - fill, 12, paint(ink.body)) +
        rect(-172, -22, 12, 44, paint(ink.body)) +
        polygon([100, -10, 124, -5, 124, 5, 100, 10], paint(ink.soft, ink.line)) +
        line([124, 0, 200, 0], ink.line, 3) +
        repeat(7, (n) => line([-70 + n * 24, -24, -70 + n * 24, -10], ink.line, 2)),
      -20,
      -30,
      1,
      -24,
    ) +
    path('M-210 96h80l18-40l26 76l26-110l26 92l16-18h60', `fill="none" stroke="${ink.accent}" stroke-width="4"`) +
    path(
      'M150 -110q40 0 40 40q-6 30-30 32l-10 10q14 60-4 140l-14 20l-10-24q6-80-2-134q-4-30 20-44z',
      paint(ink.soft, ink.line, 3),
    ) +
    circle(156, -72, 36, paint(ink.body, ink.line, 3)) +
    circle(146, -82, 9, paint(ink.soft))
  );
};

/** A carton with its blank unfolded. */
export const packaging: Motif = ({ ink, random }) => {
  const height = random.int(90, 120);
  return (
    polygon([-190, 10, -90, -30, 10, 10, -90, 52], paint(ink.soft, ink.line)) +
    polygon([-190, 10, -90, 52, -90, 52 + height - 10, -190, height], paint(ink.body, ink.line)) +
    polygon([10, 10, -90, 52, -90, 52 + height - 10, 10, height], paint(ink.shade, ink.line)) +
    polygon([-120, -18, -20, 22, -20, 62, -120, 22], paint(ink.accent)) +
    polygon([-190, 10, -230, -26, -130, -66, -90, -30], paint(ink.shade, ink.line)) +
    path('M60 -120h40v-30h60v30h40v70h-40v60h-60v-60h-40z', paint(ink.soft, ink.line)) +
    line([100, -120, 160, -120, 160, -50, 100, -50, 100, -120], ink.line, 1.5, '6 4') +
    rect(112, -30, 36, 26, paint(ink.accent)) +
    repeat(12, (n) => rect(70 + n * 11, 60, n % 3 === 1 ? 7 : 3, 54, paint(ink.line)))
  );
};

/** Bottles on a filling line. */
export const food: Motif = ({ ink, random }) =>
  repeat(5, (n) => {
    const level = n < 2 ? 96 : n === 2 ? random.int(30, 70) : 0;
    return place(
      path('M-14 -96h28v34q18 14 18 40v118h-64v-118q0-26 18-40z', paint(ink.paper, ink.line, 3)) +
        (level ? rect(-29, 93 - level, 58, level, paint(n === 2 ? ink.accent : ink.body)) : '') +
        (n < 2 ? rect(-17, -110, 34, 16, paint(ink.accent), 3) : ''),
      -168 + n * 84,
      24,
    );
  }) +
  rect(-220, 120, 440, 14, paint(ink.body, ink.line)) +
  repeat(9, (n) => circle(-200 + n * 50, 146, 10, paint(ink.soft, ink.line))) +
  polygon([-20, -150, 20, -150, 8, -96, -8, -96], paint(ink.body, ink.line)) +
  line([0, -96, 0, -20], ink.accent, 5) +
  rect(-210, -166, 420, 16, paint(ink.soft, ink.line));

/** Warp, weft and shuttle. */
export const textile: Motif = ({ ink, random }) => {
  const rows = random.int(9, 12);
  return (
    repeat(22, (n) => line([-200 + n * 19, -140, -200 + n * 19, 140], n % 5 === 2 ? ink.body : ink.soft, 6)) +
    repeat(rows, (row) =>
      boxes(
        Array.from({ length: 11 }, (_, n) => [-208 + (n * 2 + ((row + 1) % 2)) * 19, 134 - row * 14, 17, 8] as const),
        paint(row === rows - 1 ? ink.accent : ink.body),
      ),
    ) +
    path(`M-110 ${128 - rows * 14}q110-44 220 0q-110 44-220 0z`, paint(ink.accent, ink.line, 3)) +
    rect(-34, 120 - rows * 14, 68, 16, paint(ink.paper, ink.line), 8) +
    rect(-220, -150, 440, 16, paint(ink.body, ink.line))
  );
};

/** A general engineering drawing: flange in two views. */
export const general: Motif = ({ ink, random }) =>
  place(gear(random.int(86, 110), random.int(18, 30), paint(ink.soft, ink.line), paint(ink.paper, ink.line)), -84, 0) +
  repeat(6, (n) => {
    const [x, y] = polar(58, n * 60);
    return circle(-84 + x, y, 10, paint(ink.paper, ink.accent));
  }) +
  rect(80, -104, 40, 208, paint(ink.shade, ink.line)) +
  hatch(80, -104, 40, 208, ink.line) +
  rect(120, -44, 70, 88, paint(ink.body, ink.line)) +
  line([-220, 0, 220, 0], ink.accent, 1.5, '18 5 4 5');
