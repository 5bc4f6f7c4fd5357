import type { IndustryContent } from '../demo-articles/content.types.ts';
import { filmAddress, filmSeconds, pictureAddress } from '../pictures/picture-address.ts';
import {
  daysBefore,
  headingsInBoth,
  industryIdOf,
  named,
  openingOf,
  storiesInBoth,
  tagIdsOf,
  text,
  type BilingualStory,
  type EntryRow,
} from './entry-rows.ts';
import { articleIds } from '../demo-articles/compose.ts';
import { paperChapters } from './paper-chapters.ts';
import type { SeedSupplier } from './sourcing.ts';

const firstMagazineId = 34_001;
const firstIssueId = 34_101;
const firstVideoId = 35_001;
const firstPaperId = 36_001;
const wanted = { videos: 60, papers: 60, issuesOfEach: 8 };

interface Told {
  slug: string;
  story: BilingualStory;
}

/** Stories in turn from all industries: the n-th of each before the next of any. */
function inTurn(contents: readonly IndustryContent[]): Told[] {
  const columns = contents.map((content) => storiesInBoth(content).map((story) => ({ slug: content.slug, story })));
  const longest = Math.max(...columns.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => columns.flatMap((column) => column[at] ?? [])).flat();
}

const paragraphs = ({ story }: Told, count: number) => {
  const opening = openingOf(story, count);
  return opening.cn.length > 0 && opening.en.length > 0
    ? { cn: opening.cn, en: opening.en }
    : text(story.en.brief, story.cn.brief);
};
const common = (told: Told) => ({
  industryId: industryIdOf(told.slug, told.story.child),
  tagIds: tagIdsOf(told.story.tags),
  publishedAt: new Date(`${told.story.date}T10:00:00+08:00`),
});

/** The parts of a film, as tools/films.mjs draws them. */
const filmChapters = [
  { seconds: 0, title: text('The drawing', '线稿') },
  { seconds: 3, title: text('In colour', '上色') },
  { seconds: 6, title: text('Close up', '近看') },
  { seconds: 9, title: text('As a blueprint', '蓝图') },
];
const filmNote = text('A drawn film of twelve seconds, without sound.', '手绘动画，十二秒，无声。');

/** Drawn films, each with its story: the second and third of every industry, for with the first the home page leads. */
export const videoRows = (contents: readonly IndustryContent[], suppliers: readonly SeedSupplier[]): EntryRow[] =>
  inTurn(contents)
    .slice(contents.length, contents.length + wanted.videos)
    .map((told, index) => {
      const { slug, story } = told;
      return {
        id: firstVideoId + index,
        kind: 'video',
        ...named(text(story.en.title, story.cn.title), text(story.en.brief, story.cn.brief)),
        image: pictureAddress({ kind: 'poster', industry: slug, seed: story.key }),
        ownerId: index % 2 === 0 ? (suppliers.find((supplier) => supplier.slug === slug)?.id ?? null) : null,
        featured: index % 6 === 0,
        ...common(told),
        details: {
          seconds: filmSeconds,
          player: filmAddress(slug),
          chapters: filmChapters,
          paragraphs: { cn: [...openingOf(story, 1).cn, filmNote.cn], en: [...openingOf(story, 1).en, filmNote.en] },
        },
      };
    });

/** White papers: the stories that have chapters, whole. */
export const paperRows = (contents: readonly IndustryContent[]): EntryRow[] =>
  inTurn(contents)
    .filter(({ story }) => headingsInBoth(story).length > 0)
    .slice(0, wanted.papers)
    .map((one, index) => {
      const title = text(one.story.en.title, one.story.cn.title);
      return {
        id: firstPaperId + index,
        kind: 'paper',
        ...named(title, text(one.story.en.brief, one.story.cn.brief)),
        image: pictureAddress({ kind: 'cover', industry: one.slug, seed: `paper-${one.story.key}` }),
        featured: index % 8 === 0,
        ...common(one),
        details: {
          ...paperChapters(one.story),
          contents: headingsInBoth(one.story),
          paragraphs: paragraphs(one, 2),
        },
      };
    });

/** Slug, language and `English|中文` of the magazines. */
const magazines: readonly (readonly [slug: string, lang: 'cn' | 'en', en: string, cn: string])[] = [
  ['plastics', 'cn', 'Plastics Processing', '塑料加工'],
  ['metalworking', 'cn', 'Chips & Tools', '切削与刀具'],
  ['auto', 'cn', 'Car Body and Drive', '车身与驱动'],
  ['laser', 'cn', 'Laser Practice', '激光应用'],
  ['medical', 'cn', 'Medical Manufacturing', '医疗器械制造'],
  ['packaging', 'cn', 'Packaging Line', '包装产线'],
  ['robotics', 'cn', 'Robot Cell', '机器人单元'],
  ['automation', 'cn', 'Control & Drive', '控制与驱动'],
  ['electronics', 'cn', 'Board and Chip', '板与芯'],
  ['plastics', 'en', 'Polymer Works Asia', '亚洲塑料（英文版）'],
  ['metalworking', 'en', 'Machining Asia', '亚洲机床（英文版）'],
  ['renewables', 'en', 'Power Transition Review', '能源装备评论（英文版）'],
];

/** The magazines' titles. */
export const magazineRows = (): EntryRow[] =>
  magazines.map(([slug, lang, en, cn], index) => ({
    id: firstMagazineId + index,
    kind: 'magazine',
    lang,
    ...named(
      text(en, cn),
      text(
        'Six issues a year for those who plan, run and buy for the shop floor.',
        '面向车间规划、运行与采购人员，每年六期。',
      ),
    ),
    image: pictureAddress({ kind: 'cover', industry: slug, seed: `magazine-${index}` }),
    industryId: industryIdOf(slug),
    publishedAt: daysBefore(1700 - index * 40),
  }));

/** Eight issues of each magazine, the last of them this month; their contents are articles that can be read. */
export const issueRows = (contents: readonly IndustryContent[]): EntryRow[] => {
  const ids = articleIds(contents);
  return magazines.flatMap(([slug, lang, en, cn], index) => {
    const stories = contents.filter((content) => content.slug === slug).flatMap(storiesInBoth);
    return Array.from({ length: wanted.issuesOfEach }, (_, at): EntryRow => {
      // Every other month; the last is that of November 2026.
      const publishedAt = new Date(Date.UTC(2026, 10 - 2 * (wanted.issuesOfEach - 1 - at), 3 + (index % 9), 2));
      const year = publishedAt.getUTCFullYear();
      const period = String(Math.floor(publishedAt.getUTCMonth() / 2) + 1);
      const inside = Array.from(
        { length: Math.min(4, stories.length) },
        (_story, place) => stories[(at * 2 + place) % stories.length]!,
      );
      return {
        id: firstIssueId + index * wanted.issuesOfEach + at,
        kind: 'issue',
        ownerId: firstMagazineId + index,
        lang,
        ...named(
          text(`${en}, ${year}, no. ${period}`, `${cn} ${year}年第${period}期`),
          text(inside[0]?.en.title ?? '', inside[0]?.cn.title ?? ''),
        ),
        image: pictureAddress({ kind: 'cover', industry: slug, seed: `issue-${index}-${at}` }),
        industryId: industryIdOf(slug),
        tagIds: tagIdsOf(inside.flatMap(({ tags }) => tags)),
        publishedAt,
        details: {
          year,
          period,
          pages: 64 + (at % 3) * 8,
          contents: inside.map((story, place) => ({
            page: 6 + place * 12,
            title: text(story.en.title, story.cn.title),
            article_id: ids.get(`${slug}/${story.key}`),
          })),
          paragraphs: [
            text(inside.map(({ en: { brief } }) => brief).join(' '), inside.map(({ cn: { brief } }) => brief).join('')),
          ],
          page_picture: pictureAddress({ kind: 'page', industry: slug, seed: `issue-${index}-${at}-{page}` }),
        },
      };
    });
  });
};
