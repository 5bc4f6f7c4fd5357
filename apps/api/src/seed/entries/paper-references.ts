import type { Bilingual, OwnEditionKey } from '@millwright/domain';
import type { PaperSection } from '../../papers/paper-pdf.ts';
import { articleIds } from '../demo-articles/compose.ts';
import type { IndustryContent } from '../demo-articles/content.types.ts';
import { storiesInBoth, text, type BilingualStory } from './entry-rows.ts';

const most = { references: 4, papersOfOne: 2 } as const;
const heading = text('Further reading', '延伸阅读');

/**
 * The references of papers: reports of the same industry that were out before, those with the same topics first, each
 * in two papers at most.
 */
export function createReferences(contents: readonly IndustryContent[]) {
  const ids = articleIds(contents);
  const cited = new Map<string, number>();
  return (slug: string, paper: BilingualStory): Record<OwnEditionKey, PaperSection> | null => {
    const nameOf = ({ key }: BilingualStory): string => `${slug}/${key}`;
    const alike = ({ tags }: BilingualStory): number => tags.filter((tag) => paper.tags.includes(tag)).length;
    const found = contents
      .filter((content) => content.slug === slug)
      .flatMap(storiesInBoth)
      .filter((one) => one.key !== paper.key && one.date <= paper.date)
      .filter((one) => (cited.get(nameOf(one)) ?? 0) < most.papersOfOne)
      .toSorted((one, other) => alike(other) - alike(one))
      .slice(0, most.references);
    for (const one of found) cited.set(nameOf(one), (cited.get(nameOf(one)) ?? 0) + 1);
    const lines = found.map((one): Bilingual => {
      const id = ids.get(nameOf(one))!;
      return text(`• ${one.en.title}, article ${id.en}`, `• 《${one.cn.title}》，文章${id.cn}`);
    });
    const inEdition = (edition: OwnEditionKey): PaperSection => ({
      heading: heading[edition],
      paragraphs: lines.map((line) => line[edition]),
    });
    return lines.length === 0 ? null : { cn: inEdition('cn'), en: inEdition('en') };
  };
}
