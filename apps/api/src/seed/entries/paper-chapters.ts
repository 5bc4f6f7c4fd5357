import type { EditionKey } from '@millwright/domain';
import type { PaperSection } from '../../papers/paper-pdf.ts';
import { editionKeys } from '../demo-articles/content.types.ts';
import type { BilingualStory } from './entry-rows.ts';

/**
 * A line of a story as it is printed: without emphasis, a list item with its point, a quotation with its speaker. Null
 * for pictures and tables.
 */
function printed(line: string): string | null {
  const plain = line.replaceAll('**', '').replace(/^### /, '');
  if (plain.startsWith('!')) return null;
  if (plain.startsWith('- ')) return `• ${plain.slice(2)}`;
  if (plain.startsWith('> '))
    return plain
      .slice(2)
      .split('::')
      .map((part) => part.trim())
      .join(' – ');
  return plain;
}

function chaptersOf(body: string): PaperSection[] {
  const chapters: { heading: string; paragraphs: string[] }[] = [{ heading: '', paragraphs: [] }];
  for (const line of body
    .split('\n')
    .map((raw) => raw.trim())
    .filter((raw) => raw !== '')) {
    const text = printed(line);
    if (line.startsWith('## ')) chapters.push({ heading: line.slice(3).replaceAll('**', ''), paragraphs: [] });
    else if (text !== null) chapters.at(-1)!.paragraphs.push(text);
  }
  return chapters.filter(({ paragraphs }) => paragraphs.length > 0);
}

const inBoth = <Value>(valueOf: (edition: EditionKey) => Value): Record<EditionKey, Value> =>
  Object.fromEntries(editionKeys.map((edition) => [edition, valueOf(edition)])) as Record<EditionKey, Value>;

/**
 * The chapters of a paper, and how many pages its file has in each language: a cover, the contents, and one for each
 * chapter, for no chapter of a story is longer than a page.
 */
export function paperChapters(story: BilingualStory) {
  const sections = inBoth((edition) => chaptersOf(story[edition].body));
  return { sections, pages: inBoth((edition) => sections[edition].length + 2) };
}
