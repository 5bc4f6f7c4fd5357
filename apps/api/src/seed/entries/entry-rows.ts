import type { Bilingual } from '@millwright/domain';
import type * as schema from '../../db/schema.ts';
import type { IndustryContent, Story } from '../demo-articles/content.types.ts';
import { industryOf } from '../demo-articles/industries.ts';
import { tags } from '../demo-articles/tags.ts';

/** An entry ready to be inserted. */
export type EntryRow = typeof schema.entry.$inferInsert;

/** The last day of the seed, in milliseconds. */
const lastDay = Date.parse('2026-11-19T09:00:00+08:00');
const day = 86_400_000;

/** A working morning so many days before the last day of the seed. */
export const daysBefore = (days: number): Date => new Date(lastDay - days * day);

/** One text in both languages. */
export const text = (en: string, cn: string): Bilingual => ({ en, cn });

/** The columns of a title and a brief. */
export const named = (title: Bilingual, brief: Bilingual) => ({
  titleCn: title.cn,
  titleEn: title.en,
  briefCn: brief.cn,
  briefEn: brief.en,
});

/** The columns of search keywords. */
export const foundBy = (keywords: Bilingual = text('', '')) => ({
  searchKeywordsCn: keywords.cn,
  searchKeywordsEn: keywords.en,
});

/** The id of a child industry, or of the industry where none is named. */
export function industryIdOf(slug: string, child?: string): number {
  const industry = industryOf(slug);
  return industry.children.find(({ key }) => key === child)?.id ?? industry.id;
}

/** The ids of topic tags. */
export const tagIdsOf = (keys: readonly string[]): number[] =>
  tags.filter(({ key }) => keys.includes(key)).map(({ id }) => id);

/** The name of a child industry, if one is meant. */
export const childNames = (slug: string, child?: string): Bilingual[] =>
  industryOf(slug).children.flatMap(({ key, names }) => (key === child ? [names] : []));

/** The words of a text, each between spaces, so that no word is found within another. */
const wordsOf = (of: string): string => ` ${of.toLowerCase().replaceAll(/[^a-z0-9-]+/g, ' ')} `;

/** The ids of the topic tags that texts name in either language. */
export const tagIdsNamedIn = (texts: readonly Bilingual[]): number[] => {
  const [en, cn] = [wordsOf(texts.map((one) => one.en).join('; ')), texts.map((one) => one.cn).join('；')];
  return tags.filter(({ names }) => en.includes(wordsOf(names.en)) || cn.includes(names.cn)).map(({ id }) => id);
};

/** A story that was written in both languages. */
export type BilingualStory = Story & Required<Pick<Story, 'cn' | 'en'>>;

/** The stories of an industry that both editions have, the latest first. */
export const storiesInBoth = ({ stories }: IndustryContent): BilingualStory[] =>
  stories
    .filter((story): story is BilingualStory => story.cn !== undefined && story.en !== undefined)
    .sort((one, other) => (one.date < other.date ? 1 : -1));

const plain = (line: string): string => line.replaceAll('**', '');
const headingsOf = (body: string): string[] =>
  body
    .split('\n')
    .filter((line) => line.startsWith('## '))
    .map((line) => plain(line.slice(3).trim()));

/** The headings of a story in both languages; empty where the languages do not have as many. */
export function headingsInBoth({ cn, en }: BilingualStory): Bilingual[] {
  const [chinese, english] = [headingsOf(cn.body), headingsOf(en.body)];
  return chinese.length === english.length ? chinese.map((heading, index) => text(english[index]!, heading)) : [];
}
