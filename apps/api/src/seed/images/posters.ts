import { industries } from '../demo-articles/industries.ts';
import { showAt } from '../entries/trade-shows.ts';
import { hashText } from '../random.ts';
import { hatchings } from './drawing/render.ts';
import { letters, svgOf, tones } from './inks.ts';
import { placeSubject, squares, subjectsOf } from './scene.ts';

const size = [960, 540] as const;
const [w, h] = size;
const day = 86_400_000;

/** The poster of a trade show: its days in large figures, month and city, over a drawing of its industry. */
export function drawShow(industry: string, seed: string): string | null {
  const names = industries.find(({ slug }) => slug === industry)?.names;
  const subjects = subjectsOf(industry);
  const number = hashText(`${industry}/${seed}`);
  const place = /^show-(\d{1,3})$/.exec(seed)?.[1];
  const subject = subjects[(place === undefined ? number : Number(place) * 3) % Math.max(1, subjects.length)];
  if (!names || !subject) return null;
  const tone = (['sheet', 'blueprint', 'warm', 'steel'] as const)[(place === undefined ? number : Number(place)) % 4]!;
  const ink = tones[tone];
  // The meeting of the house has a page, but no entry among the shows.
  const { starts, days, city } =
    place === undefined
      ? { starts: new Date('2027-04-15T00:00:00+08:00'), days: 2, city: { cn: '', en: '' } }
      : showAt(Number(place));
  const shanghai = (at: number): string => new Date(at + 8 * 3_600_000).toISOString().slice(0, 10);
  const [first, last] = [shanghai(starts.getTime()), shanghai(starts.getTime() + (days - 1) * day)];
  const isRight = number % 2 === 1;
  const x = isRight ? w - 44 : 44;
  const anchor = isRight ? { anchor: 'end' as const } : {};
  return svgOf(
    size,
    tone,
    `<path d="M0 0h${w}v${h}H0z" fill="${ink.paper}"/>` +
      squares([0, 0, w, h], 60, ink.shade) +
      hatchings(tone) +
      placeSubject(subject, [isRight ? 34 : w * 0.53, 70, w * 0.43, h - 150], tone) +
      letters(`${first.slice(8)}–${last.slice(8)}`, x, 250, {
        size: 158,
        fill: ink.line,
        bold: true,
        ...anchor,
        most: 430,
      }) +
      letters(first.slice(0, 7).replace('-', '.'), x, 320, { size: 54, fill: ink.accent, bold: true, ...anchor }) +
      letters(city.cn ? `${city.cn} · ${city.en}` : 'Millwright 机匠', x, 396, {
        size: 36,
        fill: ink.line,
        bold: true,
        ...anchor,
        most: 420,
      }) +
      letters(`${names.cn} · ${names.en}`, x, 444, { size: 26, fill: ink.line, ...anchor, most: 420 }),
  );
}
