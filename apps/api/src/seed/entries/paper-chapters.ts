import type { OwnEditionKey } from '@millwright/domain';
import type { ChartBar } from '../../papers/paper-chart.ts';
import type { PaperSection } from '../../papers/paper-pdf.ts';
import type { PaperTable } from '../../papers/paper-table.ts';
import { editionKeys, type StoryTable } from '../demo-articles/content.types.ts';
import type { WrittenLine } from '../texts/written-texts.ts';
import type { BilingualStory } from './entry-rows.ts';

/** What stands between a quotation and who said it. */
const beforeSpeaker: Readonly<Record<OwnEditionKey, string>> = { cn: '——', en: ' — ' };

/**
 * A line of a story as it is printed: without emphasis, a list item with its point, a quotation in its marks with its
 * speaker. Null for images and tables.
 */
function printed(line: string, edition: OwnEditionKey): string | null {
  const plain = line.replaceAll('**', '').replace(/^### /, '');
  if (plain.startsWith('!')) return null;
  if (plain.startsWith('- ')) return `• ${plain.slice(2)}`;
  if (!plain.startsWith('> ')) return plain;
  const [words = '', speaker] = plain
    .slice(2)
    .split('::')
    .map((part) => part.trim());
  const inner = words.replaceAll('“', '‘').replaceAll('”', '’');
  return `“${inner}”${speaker ? beforeSpeaker[edition] + speaker : ''}`;
}

interface Chapter {
  heading: string;
  paragraphs: string[];
  bars?: ChartBar[];
  tables?: PaperTable[];
}

const tableOf = ({ caption, columns, rows }: StoryTable, edition: OwnEditionKey): PaperTable => ({
  caption: caption[edition],
  columns: columns.map((column) => column[edition]),
  rows: rows.map((row) => row.map((cell) => cell[edition])),
});

function chaptersOf({ tables = {}, ...story }: BilingualStory, edition: OwnEditionKey): PaperSection[] {
  const chapters: Chapter[] = [{ heading: '', paragraphs: [] }];
  const lines = story[edition].body.split('\n').map((raw) => raw.trim());
  for (const line of lines.filter((one) => one !== '')) {
    const last = chapters.at(-1)!;
    const text = printed(line, edition);
    const table = line.startsWith('!table ') && tables[line.slice(7).trim()];
    if (line.startsWith('## ')) chapters.push({ heading: line.slice(3).replaceAll('**', ''), paragraphs: [] });
    else if (table) (last.tables ??= []).push(tableOf(table, edition));
    else if (text !== null) last.paragraphs.push(text);
  }
  return chapters.filter(({ paragraphs }) => paragraphs.length > 0);
}

const inBoth = <Value>(valueOf: (edition: OwnEditionKey) => Value): Record<OwnEditionKey, Value> =>
  Object.fromEntries(editionKeys.map((edition) => [edition, valueOf(edition)])) as Record<OwnEditionKey, Value>;

/** A bar as it was written: `label = value`. */
function barOf(line: string): ChartBar {
  const [label = '', value = ''] = line.split(' = ');
  if (label === '' || Number.isNaN(Number(value)) || value === '') throw new Error(`"${line}" is no bar of a chart.`);
  return { label, value: Number(value) };
}

/** What was written for a paper besides its story: chapters, one of which is a chart. */
function writtenChapters(lines: readonly WrittenLine[], edition: OwnEditionKey): PaperSection[] {
  const chapters: Chapter[] = [];
  for (const line of lines) {
    const last = chapters.at(-1);
    if (line.mark === '###') chapters.push({ heading: line[edition], paragraphs: [] });
    else if (line.mark === '####') chapters.push({ heading: line[edition], paragraphs: [], bars: [] });
    else if (last?.bars) last.bars.push(barOf(line[edition]));
    else last?.paragraphs.push(line.mark === '-' ? `• ${line[edition]}` : line[edition]);
  }
  return chapters;
}

/** The chapters of a paper. The first that was written stands before those of the story. */
export const paperChapters = (
  story: BilingualStory,
  lines: readonly WrittenLine[],
): Record<OwnEditionKey, PaperSection[]> =>
  inBoth((edition) => {
    const [first, ...rest] = writtenChapters(lines, edition);
    return [...(first ? [first] : []), ...chaptersOf(story, edition), ...rest];
  });
