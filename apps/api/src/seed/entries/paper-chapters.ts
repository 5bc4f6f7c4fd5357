import type { EditionKey } from '@millwright/domain';
import type { ChartBar } from '../../papers/paper-chart.ts';
import type { PaperSection } from '../../papers/paper-pdf.ts';
import { editionKeys } from '../demo-articles/content.types.ts';
import type { WrittenLine } from '../texts/written-texts.ts';
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

/** A bar as it was written: `label = value`. */
function barOf(line: string): ChartBar {
  const [label = '', value = ''] = line.split(' = ');
  if (label === '' || Number.isNaN(Number(value)) || value === '') throw new Error(`"${line}" is no bar of a chart.`);
  return { label, value: Number(value) };
}

/** What was written for a paper besides its story: chapters, one of which is a chart. */
function writtenChapters(lines: readonly WrittenLine[], edition: EditionKey): PaperSection[] {
  const chapters: { heading: string; paragraphs: string[]; bars?: ChartBar[] }[] = [];
  for (const line of lines) {
    const last = chapters.at(-1);
    if (line.mark === '###') chapters.push({ heading: line[edition], paragraphs: [] });
    else if (line.mark === '####') chapters.push({ heading: line[edition], paragraphs: [], bars: [] });
    else if (last?.bars) last.bars.push(barOf(line[edition]));
    else last?.paragraphs.push(line.mark === '-' ? `• ${line[edition]}` : line[edition]);
  }
  return chapters;
}

/**
 * The chapters of a paper, and how many pages its file has in each language: a cover, the contents, and one for each
 * chapter, for no chapter is longer than a page. The first that was written stands before those of the story.
 */
export function paperChapters(story: BilingualStory, lines: readonly WrittenLine[]) {
  const sections = inBoth((edition) => {
    const [first, ...rest] = writtenChapters(lines, edition);
    return [...(first ? [first] : []), ...chaptersOf(story[edition].body), ...rest];
  });
  return { sections, pages: inBoth((edition) => sections[edition].length + 2) };
}
