import { hashText } from '../random.ts';
import { letters, svgOf } from './inks.ts';

/** The size of a supplier's mark, and of a person's monogram. */
const logoSize = [320, 320] as const;
const portraitSize = [480, 640] as const;

/** Colours of houses: a ground and what stands on it. */
const pairs = [
  ['#17324d', '#f8fafc'],
  ['#1d4f7c', '#ffd9b8'],
  ['#0b5d5b', '#eaf6f3'],
  ['#7a2e1d', '#fbe9dd'],
  ['#3f2b63', '#ece6f8'],
  ['#2b3644', '#ffb35c'],
  ['#ffe3cf', '#8c3410'],
  ['#e6edf3', '#17324d'],
  ['#fff3e4', '#5a3a12'],
  ['#eaf2ea', '#20502f'],
] as const;

type Construction = (ground: string, ink: string) => string;

const box = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const outline = (d: string, colour: string, width = 12): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** The constructions that marks stand in: full square, ring, shield, hexagon, bar, corner and so on. */
const constructions: readonly Construction[] = [
  (ground) => box('M20 20h280v280H20z', ground),
  (ground, ink) =>
    `<circle cx="160" cy="160" r="142" fill="${ground}"/><circle cx="160" cy="160" r="122" fill="none" stroke="${ink}" stroke-width="6"/>`,
  (ground) => box('M160 14l126 73v146l-126 73-126-73V87z', ground),
  (ground, ink) =>
    box('M24 24h272v170q0 60-136 104Q24 254 24 194z', ground) +
    outline('M46 46h228v146q0 46-114 82Q46 238 46 192z', ink, 5),
  (ground) => box('M20 60h280v200H20z', ground) + box('M20 272h280v18H20zM20 30h280v18H20z', ground),
  (ground, ink) => box('M160 10l150 150-150 150L10 160z', ground) + outline('M160 42l118 118-118 118L42 160z', ink, 5),
  (ground, ink) => box('M20 20h280v280H20z', ground) + box('M300 20v110L190 20z', ink),
  (ground, ink) =>
    box(
      Array.from({ length: 12 }, (_, n) => {
        const at = (turn: number, r: number): string =>
          `${Math.round(160 + r * Math.cos(turn))} ${Math.round(160 + r * Math.sin(turn))}`;
        const step = (n * Math.PI) / 6;
        return `${n ? 'L' : 'M'}${at(step, 150)}L${at(step + 0.26, 150)}L${at(step + 0.3, 124)}L${at(step + 0.48, 124)}`;
      }).join('') + 'z',
      ground,
    ) + `<circle cx="160" cy="160" r="106" fill="none" stroke="${ink}" stroke-width="5"/>`,
  (ground) => box('M20 90h280v140H20z', ground) + outline('M20 62h280M20 258h280', ground, 10),
  (ground, ink) =>
    `<circle cx="160" cy="160" r="146" fill="${ground}"/>` + box('M44 246h232q-40 60-116 60T44 246z', ink),
  (ground) => box('M60 20h200q40 0 40 40v200q0 40-40 40H60q-40 0-40-40V60q0-40 40-40z', ground),
  (ground, ink) => box('M20 20h280v280H20z', ground) + outline('M20 272l140-34 140 34M20 292l140-34 140 34', ink, 6),
];

/** How the letters stand: both together, Latin above Han, or the Han alone. */
const lettersOf = (latin: string, han: string, ink: string, way: number): string => {
  if (way === 0)
    return letters(latin, 160, 202, { size: latin.length > 2 ? 92 : 122, fill: ink, bold: true, anchor: 'middle' });
  if (way === 1) return letters(han, 160, 200, { size: 92, fill: ink, bold: true, anchor: 'middle', most: 220 });
  return (
    letters(latin, 160, 162, { size: 76, fill: ink, bold: true, anchor: 'middle', most: 190 }) +
    letters(han, 160, 226, { size: 54, fill: ink, bold: true, anchor: 'middle', most: 180 })
  );
};

/** The monogram of a company: its initials and the first characters of its name, in one of twelve constructions. */
export function drawLogo(names: { cn: string; en: string }, place: number): string {
  const initials = names.en
    .split(/\s+/)
    .map((word) => word[0]!.toUpperCase())
    .join('')
    .slice(0, 3);
  const han = [...names.cn].slice(0, 2).join('');
  const [ground, ink] = pairs[(place * 7 + (hashText(names.en) % 3)) % pairs.length]!;
  const construction = constructions[place % constructions.length]!;
  return svgOf(
    logoSize,
    null,
    `<path d="M0 0h320v320H0z" fill="#ffffff"/>${construction(ground, ink)}${lettersOf(initials, han, ink, Math.floor(place / constructions.length) % 3)}`,
  );
}

/** A monogram in place of a face nobody has drawn: initials on a ground of bands. */
export function drawPortrait(initials: string): string {
  const number = hashText(initials);
  const [ground, ink] = pairs[number % 6]!;
  const bands = Array.from({ length: 5 }, (_, n) => {
    const y = 640 - (n + 1) * (34 + ((number >>> n) % 4) * 11) - n * 30;
    return `M0 ${y}h480v${4 + ((number >>> (n + 3)) % 5) * 3}H0z`;
  }).join('');
  return svgOf(
    portraitSize,
    null,
    `<path d="M0 0h480v640H0z" fill="${ground}"/><path d="${bands}" fill="${ink}" fill-opacity=".18"/>` +
      letters(initials, 240, 360, { size: 190, fill: ink, bold: true, anchor: 'middle', most: 380 }),
  );
}
