import type { Bilingual, OwnEditionKey } from '@millwright/domain';
import type { PaperContent, PaperSection } from '../../papers/paper-pdf.ts';
import type { IndustryContent } from '../demo-articles/content.types.ts';
import { imageUrlOf } from '../images/image-url.ts';
import { hashText } from '../random.ts';
import { paragraphsOf, textOf } from '../texts/written-texts.ts';
import { headingsInBoth, named, text, type EntryRow } from './entry-rows.ts';
import { common, inTurn } from './media.ts';
import { paperChapters } from './paper-chapters.ts';
import { paperPages } from './paper-pages.ts';
import { createReferences } from './paper-references.ts';

const firstPaperId = 36_001;
const wantedPapers = 60;

/** The name of each chapter that has one. */
const contentsOf = ({ cn, en }: Record<OwnEditionKey, PaperSection[]>): Bilingual[] => {
  const chinese = cn.filter(({ heading }) => heading !== '');
  return en.filter(({ heading }) => heading !== '').map(({ heading }, at) => text(heading, chinese[at]!.heading));
};

/** White papers: the stories that have chapters, with what was written for the long form of each. */
export const paperRows = (contents: readonly IndustryContent[]): EntryRow[] => {
  const referencesOf = createReferences(contents);
  return inTurn(contents)
    .filter(({ story }) => headingsInBoth(story).length > 0)
    .slice(0, wantedPapers)
    .map((one, index) => {
      const name = `${one.slug}/${one.story.key}`;
      const lines = textOf('papers', name);
      const firstChapter = lines.findIndex(({ mark }) => mark !== '');
      const [title, brief] = paragraphsOf(lines.slice(0, firstChapter));
      const written = lines.slice(firstChapter);
      const { cn, en } = paperChapters(one.story, written);
      const references = referencesOf(one.slug, one.story);
      const sections = {
        cn: [...cn, ...(references ? [references.cn] : [])],
        en: [...en, ...(references ? [references.en] : [])],
      };
      return {
        id: firstPaperId + index,
        kind: 'paper',
        ...named(title!, brief!),
        image: imageUrlOf({ kind: 'cover', industry: one.slug, seed: `paper-${one.story.key}` }),
        featured: index % 8 === 0,
        ...common(one),
        details: {
          sections,
          pages: paperPages[name]?.pages,
          contents: contentsOf(sections),
          paragraphs: paragraphsOf(written).slice(0, 1),
        },
      };
    });
};

const columns = { cn: ['titleCn', 'briefCn'], en: ['titleEn', 'briefEn'] } as const;

const sectionsOf = ({ details }: EntryRow) => (details as { sections: Record<OwnEditionKey, PaperSection[]> }).sections;

/** `industry/story` of a paper, as texts/papers.md has it. */
export const paperNameOf = ({ image }: EntryRow): string =>
  image!.replace(/^.*\/cover\/([^/]+)\/paper-(.+)\.svg$/, '$1/$2');

/** What the file of a seeded paper is made from. */
export function paperContentOf(row: EntryRow, edition: OwnEditionKey): PaperContent {
  const [title, brief] = columns[edition];
  return {
    edition,
    title: row[title] ?? '',
    brief: row[brief] ?? '',
    publisher: 'Millwright',
    publishedAt: row.publishedAt as Date,
    sections: sectionsOf(row)[edition],
  };
}

/** A number that changes with any text of a paper. */
export const textHashOf = (row: EntryRow): number => hashText(JSON.stringify(sectionsOf(row)));
