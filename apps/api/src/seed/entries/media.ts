import type { Bilingual, OwnEditionKey } from '@millwright/domain';
import type { IndustryContent } from '../demo-articles/content.types.ts';
import { filmPlan } from '../images/film-plan.ts';
import { subjectOfStory } from '../images/stories.ts';
import { productParameters } from '../product-parameters.ts';
import { fillIn } from '../texts/stated-values.ts';
import { paragraphsOf, textOf } from '../texts/written-texts.ts';
import { filmUrlOf, imageUrlOf } from '../images/image-url.ts';
import {
  daysBefore,
  foundBy,
  industryIdOf,
  named,
  storiesInBoth,
  tagIdsOf,
  text,
  type BilingualStory,
  type EntryRow,
} from './entry-rows.ts';
import { articleIds } from '../demo-articles/compose.ts';
import type { SeedSupplier } from './sourcing.ts';

const firstMagazineId = 34_001;
const firstIssueId = 34_101;
const firstVideoId = 35_001;
const wanted = { videos: 60, issuesOfEach: 8 };

/** A story and its industry. */
export interface Told {
  slug: string;
  story: BilingualStory;
}

/** Stories in turn from all industries: the n-th of each before the next of any. */
export function inTurn(contents: readonly IndustryContent[]): Told[] {
  const columns = contents.map((content) => storiesInBoth(content).map((story) => ({ slug: content.slug, story })));
  const longest = Math.max(...columns.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => columns.flatMap((column) => column[at] ?? [])).flat();
}

/** What entries of a story have of it. */
export const common = (told: Told) => ({
  industryId: industryIdOf(told.slug, told.story.child),
  tagIds: tagIdsOf(told.story.tags),
  ...foundBy(told.story.searchKeywords),
  publishedAt: new Date(`${told.story.date}T10:00:00+08:00`),
});

/** The stories of the films: the second and third of every industry, for with the first the home page leads. */
export const filmStories = (contents: readonly IndustryContent[]): Told[] =>
  inTurn(contents).slice(contents.length, contents.length + wanted.videos);

/** Drawn films: each draws the machine that its story is illustrated with, and tells of that machine. */
export const videoRows = (contents: readonly IndustryContent[], suppliers: readonly SeedSupplier[]): EntryRow[] =>
  filmStories(contents).map((told, index) => {
    const { slug, story } = told;
    const { seconds, parts } = filmPlan(slug, story.key);
    const { model } = subjectOfStory(slug, story.key)!;
    const written = textOf('videos', `${slug}/${story.key}`);
    const chapters = written.filter(({ mark }) => mark === '-');
    const [title, brief, ...paragraphs] = paragraphsOf(written).map((one) => fillIn(one, productParameters(model)));
    return {
      id: firstVideoId + index,
      kind: 'video',
      ...named(title!, brief!),
      image: imageUrlOf({ kind: 'poster', industry: slug, seed: story.key }),
      ownerId: index % 2 === 0 ? (suppliers.find(({ company }) => company === model.company)?.id ?? null) : null,
      featured: index % 6 === 0,
      ...common(told),
      ...foundBy(model.line.searchKeywords),
      industryId: industryIdOf(slug, model.line.child),
      details: {
        seconds,
        player: filmUrlOf(slug, story.key),
        chapters: parts.map(({ from }, at) => ({ seconds: from, title: text(chapters[at]!.en, chapters[at]!.cn) })),
        paragraphs,
      },
    };
  });

/** Industries, the magazine's own first, language and `English|中文` of the magazines. */
export const magazines: readonly (readonly [slugs: string, lang: OwnEditionKey, en: string, cn: string])[] = [
  ['plastics moulds packaging environment', 'cn', 'Plastics Processing', '塑料加工'],
  ['metalworking metrology laser casting fluid-power', 'cn', 'Chips & Tools', '切削与刀具'],
  ['auto battery casting surface', 'cn', 'Car Body and Drive', '车身与驱动'],
  ['laser additive electronics semiconductor', 'cn', 'Laser Practice', '激光应用'],
  ['medical additive moulds packaging', 'cn', 'Medical Manufacturing', '医疗器械制造'],
  ['packaging food logistics plastics', 'cn', 'Packaging Line', '包装产线'],
  ['robotics automation logistics electronics semiconductor', 'cn', 'Robot Cell', '机器人单元'],
  ['automation power-transmission fluid-power robotics', 'cn', 'Control & Drive', '控制与驱动'],
  ['electronics semiconductor battery laser', 'cn', 'Board and Chip', '板与芯'],
  ['plastics textile packaging medical', 'en', 'Polymer Works Asia', '亚洲塑料（英文版）'],
  ['metalworking aerospace metrology casting', 'en', 'Machining Asia', '亚洲机床（英文版）'],
  ['renewables battery environment power-transmission', 'en', 'Power Transition Review', '能源装备评论（英文版）'],
];

/** Every other month; the last is that of November 2026. */
const dayOfIssue = (magazine: number, at: number): Date =>
  new Date(Date.UTC(2026, 10 - 2 * (wanted.issuesOfEach - 1 - at), 3 + (magazine % 9), 2));

/**
 * The stories of the issues of a magazine: four each, none twice, the latest that were published before it. The first
 * is of its own industry where there is one left.
 */
function storiesOfIssues(contents: readonly IndustryContent[], magazine: number): Told[][] {
  const slugs = magazines[magazine]?.[0].split(' ') ?? [];
  const left = new Set(
    slugs
      .flatMap((slug) => contents.filter((content) => content.slug === slug))
      .flatMap((content) => storiesInBoth(content).map((story) => ({ slug: content.slug, story })))
      .sort((one, other) => (one.story.date < other.story.date ? 1 : -1)),
  );
  return Array.from({ length: wanted.issuesOfEach }, (_issue, at) => {
    const day = dayOfIssue(magazine, at).toISOString().slice(0, 10);
    const told = [...left].filter(({ story }) => story.date < day);
    const lead = told.slice(0, 8).find(({ slug }) => slug === slugs[0]) ?? told[0]!;
    const chosen = [lead, ...told.filter((one) => one !== lead).slice(0, 3)];
    for (const one of chosen) left.delete(one);
    return chosen;
  });
}

/**
 * The stories of all issues by magazine. Where two of a month would lead with the same story, the later magazine leads
 * with another one of its four: of the industry that it is for first.
 */
function storiesOfMagazines(contents: readonly IndustryContent[]): Told[][][] {
  const leads = new Set<string>();
  return magazines.map(([slugs], magazine) =>
    storiesOfIssues(contents, magazine).map((chosen, at) => {
      const leadOf = ({ slug, story }: Told): string => `${at} ${slug}/${story.key}`;
      const byIndustry = slugs.split(' ').flatMap((slug) => chosen.filter((told) => told.slug === slug));
      const lead = [chosen[0]!, ...byIndustry].find((told) => !leads.has(leadOf(told))) ?? chosen[0]!;
      leads.add(leadOf(lead));
      return [lead, ...chosen.filter((told) => told !== lead)];
    }),
  );
}

let read: Told[][][] | undefined;

/** The magazines' titles. */
export const magazineRows = (): EntryRow[] =>
  magazines.map(([slugs, lang, en, cn], index) => ({
    id: firstMagazineId + index,
    kind: 'magazine',
    lang,
    ...named(text(en, cn), paragraphsOf(textOf('issues', en))[0]!),
    image: imageUrlOf({ kind: 'cover', industry: slugs.split(' ')[0]!, seed: `magazine-${index}` }),
    industryId: industryIdOf(slugs.split(' ')[0]!),
    publishedAt: daysBefore(1700 - index * 40),
  }));

/** An issue of a magazine before it is an entry. */
export interface SeedIssue {
  slug: string;
  lang: OwnEditionKey;
  /** Name of the magazine. */
  names: Bilingual;
  publishedAt: Date;
  year: number;
  period: string;
  pages: number;
  /** Its stories with the pages on which they begin. */
  inside: (Told & { page: number })[];
}

/** The n-th issue of a magazine; null where there is no such one. */
export function issueOf(contents: readonly IndustryContent[], magazine: number, at: number): SeedIssue | null {
  const [slugs, lang, en, cn] = magazines[magazine] ?? [];
  if (slugs === undefined || lang === undefined || at >= wanted.issuesOfEach) return null;
  read ??= storiesOfMagazines(contents);
  const publishedAt = dayOfIssue(magazine, at);
  return {
    slug: slugs.split(' ')[0]!,
    lang,
    names: text(en!, cn!),
    publishedAt,
    year: publishedAt.getUTCFullYear(),
    period: String(Math.floor(publishedAt.getUTCMonth() / 2) + 1),
    pages: 64 + (at % 3) * 8,
    inside: read[magazine]![at]!.map((told, place) => ({ page: 6 + place * 12, ...told })),
  };
}

function issueRow(issue: SeedIssue, magazine: number, at: number, ids: ReturnType<typeof articleIds>): EntryRow {
  const { slug, lang, names, publishedAt, year, period, pages, inside } = issue;
  const stories = inside.map(({ story }) => story);
  const id = firstIssueId + magazine * wanted.issuesOfEach + at;
  const [brief, ...paragraphs] = paragraphsOf(textOf('issues', String(id)));
  return {
    id,
    kind: 'issue',
    ownerId: firstMagazineId + magazine,
    lang,
    ...named(text(`${names.en}, ${year}, no. ${period}`, `${names.cn} ${year}年第${period}期`), brief!),
    image: imageUrlOf({ kind: 'cover', industry: slug, seed: `issue-${magazine}-${at}` }),
    industryId: industryIdOf(slug),
    tagIds: tagIdsOf(stories.flatMap(({ tags }) => tags)),
    publishedAt,
    details: {
      year,
      period,
      pages,
      contents: inside.map(({ page, slug: of, story }) => ({
        page,
        title: text(story.en.title, story.cn.title),
        article_id: ids.get(`${of}/${story.key}`),
      })),
      paragraphs,
      page_picture: imageUrlOf({ kind: 'page', industry: slug, seed: `issue-${magazine}-${at}-{page}` }),
    },
  };
}

/** Eight issues of each magazine, the last of them this month; their contents are articles that can be read. */
export const issueRows = (contents: readonly IndustryContent[]): EntryRow[] => {
  const ids = articleIds(contents);
  return magazines.flatMap((_names, magazine) =>
    Array.from({ length: wanted.issuesOfEach }, (_issue, at) =>
      issueRow(issueOf(contents, magazine, at)!, magazine, at, ids),
    ),
  );
};
