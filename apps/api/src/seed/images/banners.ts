import { hashText } from '../random.ts';
import { hatchings } from './drawing/render.ts';
import { svgOf, tones, type Ink, type Tone } from './inks.ts';
import { placeSubject, squares, subjectsOf, type Subject } from './scene.ts';

/*
 * Images of advertisements. They carry no words: the page writes those over them, at the left, so that they can be
 * read, translated and enlarged. What is drawn is a product of the industry.
 */

/** The formats of advertisements. */
export type BannerFormat = 'banner' | 'banner-large' | 'banner-menu';

/** A texture behind the drawing. */
type Texture = (width: number, height: number, ink: Ink) => string;

const lines = (d: string, ink: Ink, width = 2): string =>
  `<path d="${d}" stroke="${ink.shade}" stroke-width="${width}" fill="none"/>`;
const many = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');

/** Eight textures: squares, slanted lines, dots, waves, bricks, rings, chequer plate, triangles. */
const textures: readonly Texture[] = [
  (w, h, ink) => squares([0, 0, w, h], Math.max(16, h / 10), ink.shade),
  (w, h, ink) =>
    lines(
      many(Math.ceil((w + h) / 30), (n) => `M${n * 30} 0L${n * 30 - h} ${h}`),
      ink,
      8,
    ),
  (w, h, ink) =>
    `<path d="${many(Math.ceil(w / 40), (x) => many(Math.ceil(h / 40), (y) => `M${x * 40 + (y % 2) * 20} ${y * 40 + 16}h8v8h-8z`))}" fill="${ink.shade}"/>`,
  (w, h, ink) =>
    lines(
      many(Math.ceil(h / 32), (n) => `M0 ${n * 32}${many(Math.ceil(w / 120), () => 'q30 -18 60 0t60 0')}`),
      ink,
      3,
    ),
  (w, h, ink) =>
    lines(
      many(
        Math.ceil(h / 32),
        (n) => `M0 ${n * 32}H${w}${many(Math.ceil(w / 96), (x) => `M${x * 96 + (n % 2) * 48} ${n * 32}v32`)}`,
      ),
      ink,
    ),
  (w, h, ink) =>
    many(
      7,
      (n) =>
        `<circle cx="${w * 0.66}" cy="${h / 2}" r="${(n + 1) * Math.max(30, h * 0.16)}" fill="none" stroke="${ink.shade}" stroke-width="3"/>`,
    ),
  (w, h, ink) =>
    lines(
      many(Math.ceil(w / 36), (x) =>
        many(Math.ceil(h / 36), (y) => `M${x * 36} ${y * 36 + ((x + y) % 2 ? 4 : 16)}l18 ${(x + y) % 2 ? 12 : -12}`),
      ),
      ink,
      5,
    ),
  (w, h, ink) =>
    lines(
      many(Math.ceil(h / 52), (n) => `M0 ${n * 52}${many(Math.ceil(w / 60), () => 'l30 52l30 -52')}`),
      ink,
    ),
];

const sizes: Readonly<Record<BannerFormat, readonly [number, number]>> = {
  banner: [1600, 64],
  'banner-large': [1920, 600],
  'banner-menu': [480, 360],
};

/** Where the drawing stands; narrow screens show the middle of the flat and of the large format. */
const frames = (format: BannerFormat, subjects: readonly Subject[], tone: Tone): string => {
  const [width, height] = sizes[format];
  const at = (place: number): Subject => subjects[place % subjects.length]!;
  if (format === 'banner')
    return [0.53, 0.72, 0.88]
      .map((x, place) => placeSubject(at(place), [width * x - 90, 5, 180, height - 10], tone))
      .join('');
  if (format === 'banner-large') return placeSubject(at(0), [width * 0.46, 60, width * 0.44, height - 120], tone);
  return placeSubject(at(0), [40, 50, width - 80, height - 110], tone);
};

/** The image of an advertisement. */
export function drawBanner(format: BannerFormat, industry: string, seed: string): string | null {
  const subjects = subjectsOf(industry);
  if (subjects.length === 0) return null;
  const number = hashText(`${industry}/${seed}`);
  const tone = (['sheet', 'steel', 'blueprint', 'warm'] as const)[number % 4]!;
  const ink = tones[tone];
  const size = sizes[format];
  const [w, h] = size;
  const first = (number >>> 4) % subjects.length;
  const shown = [...subjects.slice(first), ...subjects.slice(0, first)];
  return svgOf(
    size,
    tone,
    `<path d="M0 0h${w}v${h}H0z" fill="${ink.paper}"/>${textures[(number >>> 8) % textures.length]!(w, h, ink)}${hatchings(tone)}` +
      frames(format, shown, tone) +
      `<path d="M0 ${h - Math.max(4, h / 45)}h${w * 0.3}v${Math.max(4, h / 45)}H0z" fill="${ink.accent}"/>`,
  );
}
