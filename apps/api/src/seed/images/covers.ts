import type { OwnEditionKey } from '@millwright/domain';
import { industryContents } from '../demo-articles/index.ts';
import { industries } from '../demo-articles/industries.ts';
import { issueOf, magazines, type SeedIssue } from '../entries/media.ts';
import { headingsInBoth, storiesInBoth, type BilingualStory } from '../entries/entry-rows.ts';
import { hashText } from '../random.ts';
import { textsOf } from '../texts/written-texts.ts';
import { hatchings } from './drawing/render.ts';
import { letters, svgOf, tones, widthOfText, type Ink, type Tone } from './inks.ts';
import { placeSubject, squares, subjectsOf, type Subject } from './scene.ts';
import { figureOf, setText, sizeFor } from './typeset.ts';

/** The size of covers and of pages. */
export const coverSize = [600, 800] as const;
const [w, h] = coverSize;

/** What a cover is set from. */
interface CoverText {
  lang: OwnEditionKey;
  name: string;
  /** The name in the other script, under the masthead. */
  second: string;
  issue: string;
  /** Three true lines of its contents. */
  lines: string[];
  /** The line that has a figure worth a cover. */
  figured: { title: string; figure: string; unit: string } | null;
  subject: Subject;
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The number and the month of an issue as its masthead has them. */
function dateline({ year, period, publishedAt, lang }: SeedIssue): string {
  const month = publishedAt.getUTCMonth();
  return lang === 'cn' ? `${year}年${month + 1}月 · 第${period}期` : `${months[month]} ${year} · No. ${period}`;
}

function textOf(issue: SeedIssue): CoverText | null {
  const { lang, names, inside, slug } = issue;
  const subjects = subjectsOf(inside[0]?.slug ?? slug, inside[0]?.story.child);
  const subject =
    subjects[hashText(`${names.en} ${issue.year}/${issue.period}`) % Math.max(1, Math.min(subjects.length, 8))];
  if (!subject) return null;
  const titles = inside.map(({ story }) => story[lang].title);
  const figured = titles.find((title) => figureOf(title) !== null);
  return {
    lang,
    name: names[lang].replace(/（.*）/, ''),
    second: names[lang === 'cn' ? 'en' : 'cn'].replace(/（.*）/, ''),
    issue: dateline(issue),
    lines: titles.slice(0, 3),
    figured: figured === undefined ? null : { title: figured, ...figureOf(figured)! },
    subject,
  };
}

const ground = (ink: Ink): string => `<path d="M0 0h${w}v${h}H0z" fill="${ink.paper}"/>`;

/** The name of the magazine over the width of the page. */
function masthead({ name, second, issue }: CoverText, y: number, fill: string): string {
  const size = Math.min(
    86,
    528 /
      Math.max(
        1,
        [...name].reduce((sum, one) => sum + (one > '\u2e80' ? 1 : 0.56), 0),
      ),
  );
  return (
    letters(name, 36, y, { size: Math.round(size), fill, bold: true, most: 528 }) +
    letters(second, 36, y + 32, { size: 20, fill, most: 300 }) +
    letters(issue, w - 36, y + 32, { size: 20, fill, anchor: 'end' })
  );
}

/** Where cover lines stand, and their inks. */
interface LinesPlace {
  top: number;
  bottom: number;
  fill: string;
  accent: string;
}

const linesAt = { x: 36, width: 528, gap: 24 };
/** Sizes of the first line and of those under it, the largest first. */
const lineSizes = [
  [36, 21],
  [32, 20],
  [28, 19],
  [25, 17],
  [22, 15],
] as const;

/** Cover lines under each other, whole, the first the largest: as large as their place allows. */
function coverLines(lines: readonly string[], { top, bottom, fill, accent }: LinesPlace): string {
  const { x, width, gap } = linesAt;
  const set = (large: number, small: number): { svg: string; end: number } => {
    let next = top;
    const svg = lines
      .map((line, at) => {
        const size = at === 0 ? large : small;
        const rule = at === 0 ? '' : `<path d="M${x} ${next - gap / 2}h46" stroke="${accent}" stroke-width="4"/>`;
        const text = setText(line, x, next + size * 0.9, { size, fill, bold: at === 0, width, leading: 1.24 });
        next = text.next - size * 0.9 + gap;
        return rule + text.svg;
      })
      .join('');
    return { svg, end: next - gap };
  };
  const tries = lineSizes.map(([large, small]) => set(large, small));
  return (tries.find(({ end }) => end <= bottom) ?? tries.at(-1)!).svg;
}

type Layout = (text: CoverText, ink: Ink, tone: Tone) => string;

/** The four layouts: drawing under a band, drawing over the whole page, a figure, and words alone. */
const layouts: readonly Layout[] = [
  (text, ink, tone) =>
    ground(ink) +
    `<path d="M0 0h${w}v152H0z" fill="${ink.line}"/>` +
    masthead(text, 92, ink.paper) +
    squares([0, 152, w, 372], 30, ink.shade) +
    placeSubject(text.subject, [40, 178, 520, 320], tone) +
    coverLines(text.lines, { top: 548, bottom: 776, fill: ink.line, accent: ink.accent }),
  (text, ink, tone) =>
    ground(ink) +
    placeSubject(text.subject, [-140, 176, 880, 384], tone) +
    `<path d="M0 0h${w}v164H0z" fill="${ink.paper}"/>` +
    masthead(text, 96, ink.line) +
    `<path d="M36 150h528" stroke="${ink.line}" stroke-width="3"/><path d="M0 556h${w}v244H0z" fill="${ink.shade}"/>` +
    coverLines(text.lines, { top: 580, bottom: 776, fill: ink.line, accent: ink.accent }),
  (text, ink, tone) => {
    const figure = text.figured!;
    const lines = [figure.title, ...text.lines.filter((line) => line !== figure.title)].slice(0, 3);
    const size = Math.min(250, 330 / widthOfText(figure.figure));
    return (
      ground(ink) +
      masthead(text, 92, ink.accent) +
      `<path d="M36 146h528" stroke="${ink.line}" stroke-width="1.5"/>` +
      letters(figure.figure, 30, 190 + size * 0.82, { size: Math.round(size), fill: ink.line, bold: true }) +
      letters(figure.unit, 36, 210 + size * 0.82 + 44, { size: 50, fill: ink.accent, bold: true, most: 300 }) +
      placeSubject(text.subject, [290, 330, 280, 220], tone) +
      coverLines(lines, { top: 566, bottom: 776, fill: ink.line, accent: ink.accent })
    );
  },
  (text, ink, tone) => {
    const title = text.lines[0] ?? '';
    const size = sizeFor(title, 528, 3, [84, 76, 68, 62, 56, 50, 44]);
    const lead = setText(title, 36, 168 + size, { size, fill: ink.line, bold: true, width: 528, leading: 1.18 });
    const top = lead.next - size + 26;
    const others = text.lines.slice(1);
    return (
      ground(ink) +
      `<path d="M0 0h18v${h}H0z" fill="${ink.accent}"/>` +
      masthead(text, 96, ink.line) +
      `<path d="M36 152h528" stroke="${ink.line}" stroke-width="4"/>` +
      lead.svg +
      placeSubject(text.subject, [36, top, 528, 656 - top], tone) +
      `<path d="M36 676h252M312 676h252" stroke="${ink.line}" stroke-width="1.5"/>` +
      others
        .map((line, at) => {
          const small = sizeFor(line, 252, 4, [20, 18, 16, 14]);
          return setText(line, 36 + at * 276, 684 + small, { size: small, fill: ink.line, width: 252, leading: 1.24 })
            .svg;
        })
        .join('')
    );
  },
];

const coverTones = ['sheet', 'blueprint', 'warm', 'steel'] as const;

/** An issue by the seed of its cover: `issue-3-7`; of a magazine the last one, `magazine-3`. */
export function issueOfSeed(seed: string): SeedIssue | null {
  const [, kind, magazine, at] = /^(issue|magazine)-(\d{1,3})(?:-(\d{1,2}))?/.exec(seed) ?? [];
  if (kind === undefined || Number(magazine) >= magazines.length) return null;
  return issueOf(industryContents, Number(magazine), kind === 'magazine' ? 7 : Number(at ?? 0));
}

/** The cover of an issue. */
function issueCover(seed: string, issue: SeedIssue): string | null {
  const text = textOf(issue);
  if (!text) return null;
  const [magazine = 0, at = 7] = (seed.match(/\d+/g) ?? []).map(Number);
  const tone = coverTones[(magazine + at + Math.floor(at / 4)) % coverTones.length]!;
  const wanted = (magazine + at) % layouts.length;
  // Without a figure: words alone.
  const layout = layouts[wanted === 2 && !text.figured ? 3 : wanted]!;
  return svgOf(coverSize, tone, hatchings(tone) + layout(text, tones[tone], tone));
}

const paperStories = new Map<string, BilingualStory>(
  industryContents.flatMap((content) =>
    storiesInBoth(content).map((story) => [`${content.slug}/paper-${story.key}`, story]),
  ),
);

/** The front of a report: its kind, its title in both languages, equally large, its chapters, and what it is about. */
function reportCover(industry: string, seed: string, story: BilingualStory): string | null {
  const subjects = subjectsOf(industry, story.child);
  const subject = subjects[hashText(seed) % Math.max(1, Math.min(4, subjects.length))];
  if (!subject) return null;
  const number = hashText(seed);
  const tone = (['sheet', 'warm', 'steel'] as const)[number % 3]!;
  const ink = tones[tone];
  const side = [ink.dark, ink.line, ink.accent][(number >>> 3) % 3]!;
  const names = industries.find(({ slug }) => slug === industry)!.names;
  const lines = textsOf('papers').get(`${industry}/${story.key}`) ?? [];
  const title = lines[0] ?? { cn: story.cn.title, en: story.en.title };
  const cnSize = sizeFor(title.cn, 470, 2, [36, 33, 30, 27]);
  const enSize = sizeFor(title.en, 470, 3, [34, 31, 28, 25]);
  const bold = { fill: ink.line, bold: true, width: 470, leading: 1.26 };
  const cn = setText(title.cn, 84, 154 + cnSize, { size: cnSize, ...bold });
  const en = setText(title.en, 84, cn.next - cnSize + enSize + 14, { size: enSize, ...bold });
  const drawnFrom = Math.max(en.next - enSize + 18, 400);
  const written = lines.filter(({ mark }) => mark.startsWith('###'));
  const chapters = [...written.slice(0, 1), ...headingsInBoth(story), ...written.slice(1)].slice(0, 4);
  return svgOf(
    coverSize,
    tone,
    ground(ink) +
      hatchings(tone) +
      `<path d="M0 0h44v${h}H0z" fill="${side}"/>` +
      letters('白皮书 · WHITE PAPER', 84, 74, { size: 22, fill: ink.line, bold: true }) +
      letters(`${names.cn} · ${names.en}`, 84, 106, { size: 18, fill: ink.line, most: 470 }) +
      `<path d="M84 130h472" stroke="${ink.accent}" stroke-width="5"/>` +
      cn.svg +
      en.svg +
      placeSubject(subject, [110, drawnFrom, 420, 610 - drawnFrom], tone) +
      `<path d="M84 630h472" stroke="${ink.line}" stroke-width="1.5"/>` +
      chapters
        .map(({ cn: han, en: latin }, at) =>
          letters(`${at + 1}  ${han} · ${latin}`, 84, 660 + at * 27, { size: 16, fill: ink.line, most: 470 }),
        )
        .join('') +
      letters('Millwright 机匠', w - 44, 778, { size: 16, fill: ink.line, bold: true, anchor: 'end' }),
  );
}

/** The cover of an issue, of a magazine or of a paper; null where there is none. */
export function drawCover(industry: string, seed: string): string | null {
  const issue = issueOfSeed(seed);
  if (issue) return issueCover(seed, issue);
  const story = paperStories.get(`${industry}/${seed}`);
  return story ? reportCover(industry, seed, story) : null;
}
