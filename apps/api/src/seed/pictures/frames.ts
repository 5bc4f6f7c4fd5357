import {
  boxes,
  circle,
  line,
  numbers,
  paint,
  path,
  place,
  polygon,
  rect,
  repeat,
  type Brush,
  type Ink,
  type Motif,
} from './svg.ts';

const orange = '#f26b1d';

/** The colour schemes of pictures: drawing paper, blueprint, steel and dawn. */
export const inks: readonly Ink[] = [
  { paper: '#eef2f5', shade: '#dbe4ec', line: '#17324d', body: '#2f6ea5', soft: '#a9c4da', accent: orange },
  { paper: '#123250', shade: '#1b4468', line: '#d9e8f4', body: '#2f6ea5', soft: '#6f9dc4', accent: '#ff8a3d' },
  { paper: '#d3dde6', shade: '#b9c8d6', line: '#14283c', body: '#3c5a78', soft: '#8fa9c0', accent: orange },
  { paper: '#f6f4f0', shade: '#e3e6e8', line: '#22384e', body: '#4b7fae', soft: '#bfd0de', accent: '#e85d0c' },
];

/** Everything that a frame needs to compose a picture. */
export interface Frame extends Brush {
  width: number;
  height: number;
  motif: Motif;
  /** Slug of its industry. */
  industry: string;
}

/** The squared paper under a drawing. */
function grid({ ink, width, height }: Frame, step: number): string {
  let commands = '';
  for (let x = step; x < width; x += step) commands += `M${x} 0v${height}`;
  for (let y = step; y < height; y += step) commands += `M0 ${y}h${width}`;
  return rect(0, 0, width, height, paint(ink.paper)) + `<path d="${commands}" stroke="${ink.shade}" fill="none"/>`;
}

/** Border, corner marks and title block of a drawing sheet. */
function sheet({ ink, width, height, random }: Frame): string {
  const block = `${rect(width - 214, height - 74, 190, 50, paint(ink.paper, ink.line, 1.5))}${line([width - 214, height - 48, width - 24, height - 48], ink.line, 1)}${line([width - 130, height - 74, width - 130, height - 24], ink.line, 1)}`;
  const text = repeat(3, (n) =>
    rect(
      width - 206 + (n % 2) * 84,
      height - 66 + Math.floor(n / 2) * 26,
      random.int(30, 66),
      7,
      paint(n === 0 ? ink.accent : ink.soft),
    ),
  );
  return rect(24, 24, width - 48, height - 48, paint('none', ink.line, 1.5)) + block + text;
}

/** A balloon with its leader, as on an assembly drawing. */
function balloon({ ink, random, width, height }: Frame, index: number): string {
  const x = width * (index % 2 ? 0.86 : 0.12) + random.int(-20, 20);
  const y = height * (0.18 + 0.16 * index) + random.int(-10, 10);
  return (
    line([x, y, width / 2 + (index % 2 ? 130 : -130), height / 2 + random.int(-70, 70)], ink.line, 1) +
    circle(x, y, 17, paint(ink.paper, ink.line, 1.5)) +
    rect(x - 6, y - 3, 12, 6, paint(ink.accent))
  );
}

const wedge = ({ ink, width, height, random }: Frame): string => {
  const x = width * (0.45 + random.next() * 0.3);
  return polygon([x, 0, width, 0, width, height, x - height * 0.45, height], paint(ink.shade));
};

/** The picture of an article, a video poster or a show: the motif on a sheet, in one of four arrangements. */
export function article(frame: Frame): string {
  const { width, height, random, motif } = frame;
  const scale = Math.min(width / 480, height / 330);
  const view = random.int(0, 3);
  if (view === 0)
    return (
      grid(frame, 30) +
      sheet(frame) +
      repeat(3, (n) => balloon(frame, n)) +
      place(motif(frame), width / 2, height / 2 - 4, scale * 0.86)
    );
  if (view === 1)
    return (
      rect(0, 0, width, height, paint(frame.ink.paper)) +
      wedge(frame) +
      place(motif(frame), width * 0.56, height * 0.52, scale * 1.18, random.int(-6, 6))
    );
  if (view === 2)
    return (
      grid(frame, 60) +
      rect(0, height * 0.78, width, height * 0.22, paint(frame.ink.shade)) +
      place(motif(frame), width * 0.42, height * 0.5, scale) +
      rect(0, height - 12, width * (0.3 + random.next() * 0.5), 12, paint(frame.ink.accent))
    );
  return (
    rect(0, 0, width, height, paint(frame.ink.shade)) +
    circle(width * 0.5, height * 0.5, height * 0.46, paint(frame.ink.paper)) +
    circle(width * 0.5, height * 0.5, height * 0.48, paint('none', frame.ink.line, 1)) +
    repeat(24, (n) =>
      place(rect(height * 0.485, -1, n % 6 ? 8 : 18, 2, paint(frame.ink.line)), width * 0.5, height * 0.5, 1, n * 15),
    ) +
    place(motif(frame), width / 2, height / 2, scale * 0.84)
  );
}

/** A video poster: an article's picture with film edges. */
export function poster(frame: Frame): string {
  const { width, height, ink } = frame;
  return (
    article(frame) +
    rect(0, 0, width, 30, paint(ink.line)) +
    rect(0, height - 30, width, 30, paint(ink.line)) +
    repeat(
      24,
      (n) =>
        rect(12 + n * (width / 24), 9, 20, 12, paint(ink.paper), 2) +
        rect(12 + n * (width / 24), height - 21, 20, 12, paint(ink.paper), 2),
    )
  );
}

/** An exhibition: hall roof over the motif. */
export function show(frame: Frame): string {
  const { width, height, ink, motif, random } = frame;
  const bays = random.int(4, 6);
  const bay = width / bays;
  return (
    rect(0, 0, width, height, paint(ink.paper)) +
    repeat(
      bays,
      (n) =>
        path(`M${numbers(n * bay, 130)}q${numbers(bay / 2, -110, bay, 0)}`, paint(ink.shade, ink.line, 3)) +
        line([n * bay, 130, n * bay, height], ink.soft, 4),
    ) +
    rect(0, height - 90, width, 90, paint(ink.shade)) +
    polygon(
      [width * 0.3, height, width * 0.44, height - 90, width * 0.56, height - 90, width * 0.7, height],
      paint(ink.accent),
    ) +
    place(motif(frame), width / 2, height * 0.55, height / 430)
  );
}

const words = (industry: string): string => industry.replaceAll('-', ' ').toUpperCase();

/** A line of letters that is as wide on any system. */
const letters = (text: string, x: number, y: number, length: number, size: number, fill: string): string =>
  `<text x="${x}" y="${numbers(y)}" font-family="Arial Narrow, Helvetica Neue, Arial, sans-serif" font-weight="700" font-size="${numbers(size)}" textLength="${numbers(length)}" lengthAdjust="spacingAndGlyphs" fill="${fill}">${text}</text>`;

/** The industry in large letters over a short rule. */
function masthead({ ink, width, height, industry, random }: Frame): string {
  const text = words(industry);
  const size = Math.min(92, ((width - 72) / text.length) * 1.5);
  return (
    letters(text, 36, height * 0.085 + size * 0.32, Math.min(width - 72, text.length * size * 0.72), size, ink.paper) +
    rect(36, height * 0.148, random.int(60, 120), 6, paint(ink.accent))
  );
}

/** The cover of an issue or a paper: masthead, motif, lines of contents. */
export function cover(frame: Frame): string {
  const { width, height, ink, motif, random } = frame;
  return (
    grid(frame, 40) +
    rect(0, 0, width, height * 0.17, paint(ink.line)) +
    masthead(frame) +
    place(motif(frame), width / 2, height * 0.48, (width / 480) * 1.08) +
    rect(0, height * 0.76, width, height * 0.24, paint(ink.shade)) +
    repeat(4, (n) =>
      rect(
        36,
        height * (0.8 + n * 0.045),
        random.int(Math.round(width * 0.3), Math.round(width * 0.8)),
        n ? 9 : 18,
        paint(n ? ink.body : ink.line),
        2,
      ),
    ) +
    rect(0, height - 14, width, 14, paint(ink.accent))
  );
}

/** An inside page of an issue: a headline, the motif as its picture, and text in two columns. */
export function page(frame: Frame): string {
  const { width, height, ink, motif, random, industry } = frame;
  const isOpening = random.int(0, 2) === 0;
  const top = isOpening ? 250 : 96;
  const figure = height * 0.3;
  const headline = isOpening
    ? letters(words(industry), 48, 150, Math.min(width - 96, words(industry).length * 42), 62, ink.line) +
      boxes(
        [
          [48, 186, width * 0.76, 5],
          [48, 200, width * 0.7, 5],
          [48, 214, width * 0.42, 5],
        ],
        paint(ink.body),
      )
    : '';
  const column = width / 2 - 66;
  const lineAt = (x: number, y: number): readonly [number, number, number, number] => [
    x,
    y,
    random.int(0, 6) === 0 ? column * 0.55 : column,
    3,
  ];
  const lines = Math.floor((height - top - figure - 110) / 15);
  const text = boxes(
    [48, width / 2 + 18].flatMap((x) => Array.from({ length: lines }, (_, n) => lineAt(x, top + figure + 28 + n * 15))),
    paint(ink.soft),
  );
  const picture =
    rect(48, top, width - 96, figure, paint(ink.shade)) +
    place(motif(frame), width / 2, top + figure / 2, Math.min((width - 96) / 480, figure / 330));
  return (
    rect(0, 0, width, height, paint('#ffffff')) +
    rect(48, 48, width * 0.2, 8, paint(ink.accent)) +
    line([48, 68, width - 48, 68], ink.line, 1) +
    headline +
    picture +
    text +
    line([48, height - 52, width - 48, height - 52], ink.line, 1) +
    rect(width - 84, height - 38, 36, 10, paint(ink.body))
  );
}

/** A product on a plain ground with its shadow. */
export function product(frame: Frame): string {
  const { width, height, ink, motif, random } = frame;
  return (
    rect(0, 0, width, height, paint(ink.paper)) +
    `<ellipse cx="${width / 2}" cy="${height * 0.8}" rx="${width * 0.36}" ry="${height * 0.05}" fill="${ink.shade}"/>` +
    place(motif(frame), width / 2, height * 0.48, (width / 520) * (0.86 + random.next() * 0.2)) +
    line([width * 0.1, height * 0.9, width * 0.9, height * 0.9], ink.line, 1) +
    repeat(2, (n) =>
      line([width * (n ? 0.9 : 0.1), height * 0.88, width * (n ? 0.9 : 0.1), height * 0.92], ink.line, 1.5),
    )
  );
}

/** A company mark: a geometric sign around the motif. */
export function logo(frame: Frame): string {
  const { width, height, ink, motif, random } = frame;
  const shape = random.int(0, 2);
  const middle = width / 2;
  const ground =
    shape === 0
      ? circle(middle, height / 2, middle * 0.86, paint(ink.shade, ink.body, 10))
      : shape === 1
        ? rect(width * 0.1, height * 0.1, width * 0.8, height * 0.8, paint(ink.shade, ink.body, 10), 28)
        : polygon(
            [
              middle,
              height * 0.05,
              width * 0.93,
              height * 0.28,
              width * 0.93,
              height * 0.74,
              middle,
              height * 0.96,
              width * 0.07,
              height * 0.74,
              width * 0.07,
              height * 0.28,
            ],
            paint(ink.shade, ink.body, 10),
          );
  return (
    rect(0, 0, width, height, paint('#ffffff')) +
    ground +
    place(motif(frame), middle, height / 2, width / 640, random.pick([0, 0, -30, 45]))
  );
}

/** A portrait without a face: head and shoulders in front of the motif. */
export function portrait(frame: Frame): string {
  const { width, height, ink, motif, random } = frame;
  const head = random.int(84, 98);
  return (
    rect(0, 0, width, height, paint(ink.shade)) +
    place(`<g opacity=".35">${motif(frame)}</g>`, width / 2, height * 0.3, width / 420) +
    path(`M${width * 0.1} ${height}q0 -210 ${width * 0.4} -210t${width * 0.4} 210z`, paint(ink.body, ink.line, 3)) +
    path(`M${width / 2 - 40} ${height - 206}l40 90l40-90z`, paint(ink.paper)) +
    polygon(
      [width / 2, height - 170, width / 2 + 12, height - 60, width / 2, height - 30, width / 2 - 12, height - 60],
      paint(ink.accent),
    ) +
    rect(width / 2 - 34, height - 310, 68, 116, paint('#d9b79a'), 26) +
    `<ellipse cx="${width / 2}" cy="${height * 0.42}" rx="${head * 0.8}" ry="${head}" fill="#e6c7ab"/>` +
    path(
      `M${width / 2 - head * 0.84} ${height * 0.42}q-6 -${head * 1.25} ${head * 0.84} -${head * 1.2}t${head * 0.84} ${head * 1.2}q-20 -${random.int(50, 80)} -${head * 0.84} -${random.int(50, 70)}t-${head * 0.84} ${random.int(50, 74)}z`,
      paint(random.pick(['#2b2b2e', '#4a3628', '#5b5f66'])),
    )
  );
}
