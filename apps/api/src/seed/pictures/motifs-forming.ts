import { circle, gear, hatch, line, numbers, paint, path, place, polygon, rect, repeat, type Motif } from './svg.ts';

/** A turned shaft in a chuck with the tool at work. */
export const metalworking: Motif = ({ ink, random }) => {
  const steps = [random.int(44, 60), random.int(30, 42), random.int(18, 28)];
  return (
    rect(-200, -90, 70, 180, paint(ink.body, ink.line), 6) +
    repeat(3, (n) => rect(-130, -72 + n * 56, 34, 32, paint(ink.soft, ink.line), 2)) +
    steps
      .map((half, n) => rect(-100 + n * 86, -half, 86, half * 2, paint(n === 1 ? ink.soft : ink.shade, ink.line)))
      .join('') +
    line([-215, 0, 190, 0], ink.accent, 1.5, '18 5 4 5') +
    polygon([60, steps[2]! + 4, 84, steps[2]! + 4, 96, 112, 48, 112], paint(ink.accent)) +
    rect(36, 112, 74, 26, paint(ink.body, ink.line)) +
    repeat(4, (n) =>
      path(
        `M${numbers(66 - n * 9, steps[2]! + 2)}q${numbers(-14, 16 + n * 5, -28, 4 + n * 9)}`,
        `fill="none" stroke="${ink.accent}" stroke-width="2"`,
      ),
    )
  );
};

/** A two-plate mould in section with core, cavity and guide pillars. */
export const moulds: Motif = ({ ink, random }) => {
  const depth = random.int(34, 60);
  return (
    rect(-180, -130, 360, 34, paint(ink.body, ink.line)) +
    rect(-160, -96, 320, 84, paint(ink.soft, ink.line)) +
    hatch(-160, -96, 320, 84, ink.line, 14) +
    rect(-160, 24, 320, 84, paint(ink.shade, ink.line)) +
    hatch(-160, 24, 320, 84, ink.line, 22) +
    rect(-180, 108, 360, 30, paint(ink.body, ink.line)) +
    polygon([-80, 24, -60, 24 - depth, 60, 24 - depth, 80, 24], paint(ink.accent)) +
    polygon([-88, -12, -66, -12 - depth * 0.8, 66, -12 - depth * 0.8, 88, -12], paint(ink.paper, ink.line)) +
    repeat(2, (n) => rect(n ? 118 : -138, -70, 20, 150, paint(ink.body, ink.line))) +
    repeat(4, (n) => circle(-105 + n * 70, 84, 8, paint(ink.paper, ink.line)))
  );
};

/** A ladle that pours into a casting box. */
export const casting: Motif = ({ ink, random }) => {
  const tilt = random.int(18, 34);
  return (
    place(
      path('M-70 -60h140l-20 110q-50 24-100 0z', paint(ink.body, ink.line, 3)) +
        rect(-82, -74, 164, 18, paint(ink.soft, ink.line)) +
        path('M-64 -56h128l-3 16h-122z', paint(ink.accent)),
      -70,
      -60,
      1,
      tilt,
    ) +
    path(`M-4 -72Q34 -60 40 40`, `fill="none" stroke="${ink.accent}" stroke-width="11"`) +
    rect(-110, 46, 290, 92, paint(ink.soft, ink.line, 3)) +
    line([-110, 92, 180, 92], ink.line, 3) +
    path('M28 46h26v30h70v40h-150v-40h54z', paint(ink.accent, ink.line)) +
    repeat(7, (n) => circle(-80 + n * 40 + random.int(-8, 8), 124 + random.int(-4, 4), 2.5, paint(ink.line)))
  );
};

/** A cutting head, its beam, and the plate. */
export const laser: Motif = ({ ink, random }) => {
  const cut = random.int(-60, 60);
  return (
    rect(-46 + cut, -150, 92, 84, paint(ink.body, ink.line), 6) +
    rect(-30 + cut, -136, 60, 12, paint(ink.soft)) +
    polygon([-34 + cut, -66, 34 + cut, -66, 10 + cut, -10, -10 + cut, -10], paint(ink.soft, ink.line)) +
    path(`M${numbers(cut - 6, -66)}L${numbers(cut, 44)}L${numbers(cut + 6, -66)}z`, paint(ink.accent)) +
    rect(-210, 44, 420, 20, paint(ink.shade, ink.line)) +
    rect(cut - 3, 44, 6, 20, paint(ink.accent)) +
    repeat(9, (n) => line([cut, 64, cut - 64 + n * 16, 96 + random.int(0, 38)], ink.accent, n % 2 ? 1.5 : 2.5)) +
    repeat(5, (n) => circle(-170 + n * 84, 54, n === 2 ? 0 : 5, paint(ink.paper, ink.line))) +
    repeat(8, (n) => polygon([-200 + n * 54, 64, -186 + n * 54, 64, -193 + n * 54, 84], paint(ink.body)))
  );
};

/** Barrel and screw of an injection unit in front of a clamp. */
export const plastics: Motif = ({ ink, random }) => {
  const flights = random.int(8, 11);
  const gap = 190 / flights;
  return (
    rect(-200, -110, 34, 220, paint(ink.body, ink.line)) +
    rect(-120, -110, 34, 220, paint(ink.body, ink.line)) +
    repeat(2, (n) => rect(-210, n ? 78 : -92, 150, 14, paint(ink.soft, ink.line))) +
    rect(-166, -44, 46, 88, paint(ink.accent)) +
    line([-143, -44, -143, 44], ink.paper, 3) +
    rect(-40, -34, 230, 68, paint(ink.soft, ink.line, 3)) +
    polygon([-86, -6, -40, -30, -40, 30, -86, 6], paint(ink.soft, ink.line)) +
    rect(-36, -13, 222, 26, paint(ink.shade, ink.line, 1)) +
    repeat(flights, (n) => line([-30 + n * gap, 24, -18 + n * gap, -24], ink.line, 5)) +
    repeat(5, (n) => rect(-30 + n * 42, -44, 26, 9, paint(n < 3 ? ink.accent : ink.body))) +
    polygon([116, -130, 190, -130, 166, -50, 140, -50], paint(ink.body, ink.line)) +
    repeat(6, (n) => circle(132 + (n % 3) * 20, -118 + Math.floor(n / 3) * 16, 5, paint(ink.soft)))
  );
};

/** Layers that grow on a build plate. */
export const additive: Motif = ({ ink, random }) => {
  const bulge = random.int(30, 70);
  const width = (n: number): number => 60 + bulge * Math.sin(n / 3.2) + n * 3;
  return (
    rect(-190, 110, 380, 22, paint(ink.body, ink.line)) +
    repeat(15, (n) =>
      rect(
        -width(n),
        96 - n * 13,
        width(n) * 2,
        11,
        paint(n === 14 ? ink.accent : n % 2 ? ink.soft : ink.shade, ink.line, 1),
        5,
      ),
    ) +
    polygon([-18, -150, 18, -150, 6, -96, -6, -96], paint(ink.body, ink.line)) +
    rect(-200, -166, 400, 14, paint(ink.soft, ink.line)) +
    line([0, -96, 0, -88], ink.accent, 6) +
    repeat(2, (n) => rect(n ? 180 : -194, -166, 14, 276, paint(ink.body)))
  );
};

/** A spray gun in front of a hanging panel. */
export const surface: Motif = ({ ink, random }) => {
  const spread = random.int(60, 90);
  return (
    rect(40, -120, 130, 230, paint(ink.soft, ink.line), 10) +
    path('M40 -110q66 20 130 0v96q-66 34-130 0z', paint(ink.accent)) +
    line([105, -160, 105, -120], ink.line, 4) +
    line([-210, -160, 210, -160], ink.body, 9) +
    rect(-190, -26, 110, 42, paint(ink.body, ink.line), 8) +
    polygon([-150, 16, -118, 16, -130, 96, -164, 96], paint(ink.body, ink.line)) +
    rect(-80, -16, 26, 22, paint(ink.soft, ink.line)) +
    repeat(7, (n) => line([-52, -5, 34, -5 - spread + (n * spread) / 3], ink.accent, 1.5, '3 7')) +
    circle(-135, -46, 24, paint(ink.soft, ink.line)) +
    place(gear(24, 12, paint(ink.shade, ink.line, 1), paint(ink.paper)), -170, 130)
  );
};
