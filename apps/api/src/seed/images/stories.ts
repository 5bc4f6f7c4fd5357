import type { Bilingual, OwnEditionKey } from '@millwright/domain';
import type { Story } from '../demo-articles/content.types.ts';
import { industryContents } from '../demo-articles/index.ts';
import { figuresIn } from '../demo-articles/markup.ts';
import { hashText } from '../random.ts';
import { hatchings } from './drawing/render.ts';
import { letters, svgOf, tones, widthOfText } from './inks.ts';
import { drawScene, placeSubject, sceneTones, squares, subjectsOf, type Subject } from './scene.ts';
import type { SheetView } from './drawing/series.ts';
import { figureOf } from './typeset.ts';

/** The size of images of stories. */
const storySize = [960, 540] as const;

/** A story with what is drawn of it. */
interface DrawnStory {
  story: Story;
  subject: Subject;
  arrangement: number;
  /** The view on the poster of its film. */
  posterView: SheetView;
}

const otherView = (view: SheetView): SheetView => (view === 'section' ? 'elevation' : 'section');

const nameOf = ({ model, view }: Subject): string => `${model.name} ${view}`;

/** The subject of an industry that is called `HX-320 section`. What is not drawn is a mistake in the content. */
function subjectNamed(industry: string, name: string): Subject {
  const found = subjectsOf(industry).find((one) => nameOf(one) === name);
  if (!found) throw new Error(`Nothing of ${industry} is drawn as "${name}".`);
  return found;
}

/** What the figures of a story name: of both languages the same. */
function figuresOf({ key, cn, en }: Story): string[] {
  const [chinese, english] = [cn, en].map((text) => text && figuresIn(text.body));
  if (chinese && english && chinese.join() !== english.join())
    throw new Error(`The languages of "${key}" name other drawings.`);
  return chinese ?? english ?? [];
}

/**
 * Every story of an industry with the subject that it names, else with one that no other has: of its child industry, where
 * that makes anything that is drawn.
 */
function assign(industry: string, stories: readonly Story[]): [string, DrawnStory][] {
  const used = new Set(stories.flatMap((story) => [...figuresOf(story), story.drawing ?? []].flat()));
  const first = hashText(industry);
  // Models of a series look alike in the same view.
  const onPosters = new Set<string>();
  return stories.flatMap((story, at) => {
    const subjects = subjectsOf(industry, story.child);
    const isFree = (one: Subject): boolean => !used.has(nameOf(one));
    const own = subjects.filter(({ model }) => model.line.child === story.child);
    const free = own.find(isFree) ?? subjects.find(isFree) ?? subjects[at % subjects.length]!;
    const lead = story.drawing === undefined ? free : subjectNamed(industry, story.drawing);
    used.add(nameOf(lead));
    const posterOf = (view: SheetView): string => `${lead.model.line.series} ${view}`;
    const posterView = onPosters.has(posterOf(otherView(lead.view))) ? lead.view : otherView(lead.view);
    onPosters.add(posterOf(posterView));
    const figures = figuresOf(story).map((name) => subjectNamed(industry, name));
    return [lead, ...figures].map((subject, figure): [string, DrawnStory] => [
      `${industry}/${figure === 0 ? story.key : `${story.key}-${figure}`}`,
      { story, subject, arrangement: first + at + figure, posterView },
    ]);
  });
}

const drawn = new Map(industryContents.flatMap(({ slug, stories }) => assign(slug, stories)));

/** What is drawn of a story, or of one of its figures. */
export const subjectOfStory = (industry: string, key: string): Subject | undefined =>
  drawn.get(`${industry}/${key}`)?.subject;

const viewNames = {
  elevation: { en: 'elevation', cn: '外形图' },
  section: { en: 'section', cn: '剖面图' },
} as const;

/** What the drawing of a figure shows, in both languages: a model, what it is, and the view. */
export function drawingNote(industry: string, key: string): Bilingual {
  const subject = subjectOfStory(industry, key);
  if (!subject) return { en: '', cn: '' };
  const { model, view } = subject;
  const { names } = model.line;
  return {
    en: `Drawing: ${names.en} ${model.name}, ${viewNames[view].en}.`,
    cn: `（图：${model.name} ${names.cn}，${viewNames[view].cn}）`,
  };
}

/** The figure of a headline in large letters, with what the story is about. */
function numeralCover(
  { figure, unit }: { figure: string; unit: string },
  subject: Subject,
  arrangement: number,
): string {
  const tone = sceneTones[arrangement % sceneTones.length]!;
  const ink = tones[tone];
  const [w, h] = storySize;
  const size = Math.min(320, 450 / (widthOfText(figure) + (widthOfText(unit) <= 2.4 ? widthOfText(unit) * 0.42 : 0)));
  const wide = widthOfText(figure) * size;
  const isShort = widthOfText(unit) <= 2.4;
  const unitSize = isShort ? Math.min(120, size * 0.42) : 64;
  const isLeft = arrangement % 2 === 0;
  const x = isLeft ? 56 : w - 56 - wide - (isShort ? widthOfText(unit) * unitSize + 14 : 0);
  const frame = isLeft ? ([w * 0.6, 70, w * 0.36, h - 150] as const) : ([w * 0.05, 70, w * 0.36, h - 150] as const);
  const base = h * 0.5 + size * 0.36;
  return svgOf(
    storySize,
    tone,
    `<path d="M0 0h${w}v${h}H0z" fill="${ink.paper}"/>` +
      (arrangement % 3 === 0
        ? squares([0, 0, w, h], 45, ink.shade)
        : `<path d="M${isLeft ? w * 0.57 : 0} 0h${w * 0.43}v${h}h${-w * 0.43}z" fill="${ink.shade}"/>`) +
      hatchings(tone) +
      placeSubject(subject, frame, tone) +
      letters(figure, x, base, { size: Math.round(size), fill: ink.accent, bold: true }) +
      (isShort
        ? letters(unit, x + wide + 14, base, { size: Math.round(unitSize), fill: ink.line, bold: true })
        : letters(unit, x + 6, base + unitSize * 1.15, { size: unitSize, fill: ink.line, bold: true })) +
      letters(subject.model.name, isLeft ? w - 40 : 40, h - 28, {
        size: 22,
        fill: ink.line,
        bold: true,
        ...(isLeft && { anchor: 'end' }),
      }),
  );
}

const withEdition = /^(.+)-(cn|en)$/;

/** The image of a story, in the language of its edition, or of one of its figures; of an unknown one any scene. */
export function drawStory(industry: string, seed: string): string | null {
  const [, key = seed, edition] = withEdition.exec(seed) ?? [];
  const found = drawn.get(`${industry}/${key}`);
  const title = edition && found?.story[edition as OwnEditionKey]?.title;
  const figure = title ? figureOf(title) : null;
  if (found && figure) return numeralCover(figure, found.subject, found.arrangement);
  const subjects = subjectsOf(industry);
  const number = hashText(`${industry}/${seed}`);
  const subject = found?.subject ?? subjects[number % subjects.length];
  if (!subject) return null;
  const arrangement = found?.arrangement ?? number;
  const tone = sceneTones[arrangement % sceneTones.length]!;
  return svgOf(storySize, tone, hatchings(tone) + drawScene(subject, storySize, arrangement, tone));
}

/**
 * The poster of a film: its subject, large, in the other view than its story has, or in that one where another poster of
 * the industry shows its series so.
 */
export function drawPoster(industry: string, seed: string): string | null {
  const found = drawn.get(`${industry}/${seed}`);
  const subjects = subjectsOf(industry);
  const number = hashText(seed);
  const subject = found?.subject ?? subjects[number % subjects.length];
  if (!subject) return null;
  const tone = (['blueprint', 'steel'] as const)[number % 2]!;
  const ink = tones[tone];
  const [w, h] = storySize;
  const shown: Subject = { ...subject, view: found?.posterView ?? otherView(subject.view) };
  return svgOf(
    storySize,
    tone,
    `<path d="M0 0h${w}v${h}H0z" fill="${ink.paper}"/>` +
      hatchings(tone) +
      (number % 3 === 0
        ? `<path d="M0 0h${w * 0.4}v${h}H0z" fill="${ink.shade}"/>`
        : squares([0, 0, w, h], 54, ink.shade)) +
      // What lists lay on a poster is at its lower left.
      placeSubject(
        shown,
        number % 3 === 0 ? [w * 0.24, 44, w * 0.7, h - 118] : [w * 0.08, 44, w * 0.84, h - 128],
        tone,
      ) +
      letters(subject.model.name, w - 30, h - 28, { size: 30, fill: ink.accent, bold: true, anchor: 'end' }),
  );
}
