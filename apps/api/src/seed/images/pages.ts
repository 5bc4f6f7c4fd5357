import type { BilingualStory } from '../entries/entry-rows.ts';
import { hatchings } from './drawing/render.ts';
import type { SeedIssue } from '../entries/media.ts';
import { coverSize, issueOfSeed } from './covers.ts';
import { letters, svgOf, tones } from './inks.ts';
import { placeSubject, subjectsOf } from './scene.ts';
import { linesOf, setText } from './typeset.ts';

const ink = tones.sheet;
const [w, h] = coverSize;
const column = { width: 246, gap: 24, size: 14, step: 19 };

/** The running text of a story: its paragraphs without lists, tables and figures. */
const paragraphsOf = (body: string): string[] =>
  body
    .split('\n')
    .map((line) => line.trim().replaceAll('**', ''))
    .filter((line) => line !== '' && !/^(#|!|>|-|\d+\.)/.test(line));

/** Text in two columns from a height on, as much as there is room for. */
function columns(paragraphs: readonly string[], top: number): string {
  const room = Math.floor((h - 70 - top) / column.step);
  const lines = paragraphs.flatMap((paragraph) => linesOf(paragraph, column.width / column.size, room * 2, true));
  // Two columns of one height.
  const each = Math.min(room, Math.ceil(lines.length / 2));
  return [0, 1]
    .map((place) =>
      lines
        .slice(place * each, (place + 1) * each)
        .map((line, at) =>
          letters(line, 42 + place * (column.width + column.gap), top + at * column.step, {
            size: column.size,
            fill: ink.line,
            most: column.width,
          }),
        )
        .join(''),
    )
    .join('');
}

/** What stands in an issue, before its first story. */
function contentsPage({ lang, inside }: SeedIssue): string {
  let next = 200;
  return (
    letters({ cn: '目录', en: 'Contents' }[lang], 42, 130, { size: 48, fill: ink.line, bold: true }) +
    inside
      .map(({ page, story }) => {
        const title = setText(story[lang].title, 130, next, {
          size: 24,
          fill: ink.line,
          bold: true,
          width: 420,
          lines: 3,
        });
        const brief = setText(story[lang].brief, 130, title.next, { size: 15, fill: ink.line, width: 420, lines: 3 });
        const figure = letters(String(page), 100, next, { size: 34, fill: ink.accent, bold: true, anchor: 'end' });
        next = brief.next + 40;
        return figure + title.svg + brief.svg;
      })
      .join('')
  );
}

/** An inside page of an issue, typeset: the beginning of a story with its drawing, or its text going on. */
export function drawPage(_industry: string, seed: string): string | null {
  const issue = issueOfSeed(seed);
  const number = Number(seed.split('-')[3] ?? 0);
  if (!issue || !(number >= 1 && number <= issue.pages)) return null;
  const { lang, names, inside } = issue;
  const at = inside.findLastIndex(({ page }) => page <= number);
  const found = inside[Math.max(at, 0)];
  if (!found) return null;
  const story: BilingualStory = found.story;
  const ahead = at < 0 ? 0 : number - found.page;
  const subjects = subjectsOf(found.slug, story.child);
  const subject = subjects[(at + 1 + ahead) % Math.max(1, subjects.length)];
  if (!subject) return null;
  const paragraphs = paragraphsOf(story[lang].body);
  const head =
    letters(names[lang].replace(/（.*）/, ''), 42, 46, { size: 14, fill: ink.line, bold: true }) +
    letters(String(number), w - 42, h - 26, { size: 16, fill: ink.line, anchor: 'end' }) +
    `<path d="M42 58h${w - 84}M42 ${h - 46}h${w - 84}" stroke="${ink.line}"/>`;
  const opening = setText(story[lang].title, 42, 116, {
    size: 36,
    fill: ink.line,
    bold: true,
    width: w - 84,
    lines: 4,
    leading: 1.24,
  });
  const deck = setText(story[lang].brief, 42, opening.next, {
    size: 18,
    fill: ink.line,
    width: w - 84,
    lines: 4,
    leading: 1.4,
  });
  const content =
    at < 0
      ? contentsPage(issue)
      : ahead === 0
        ? `<path d="M42 76h70" stroke="${ink.accent}" stroke-width="6"/>${opening.svg}${deck.svg}${placeSubject(subject, [60, deck.next, w - 120, 190], 'sheet')}${columns(paragraphs, deck.next + 224)}`
        : `${columns(paragraphs.slice((ahead * 2) % Math.max(1, paragraphs.length)), 92 + (ahead % 2 ? 250 : 0))}${ahead % 2 ? placeSubject(subject, [60, 84, w - 120, 220], 'sheet') : ''}`;
  return svgOf(
    coverSize,
    'sheet',
    `<path d="M0 0h${w}v${h}H0z" fill="${ink.blank}"/>${hatchings('sheet')}${head}${content}`,
  );
}
