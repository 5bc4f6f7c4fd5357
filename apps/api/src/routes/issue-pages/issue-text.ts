import type { IssuePage } from '@millwright/domain';
import { textOfHtml } from '../../content/sanitize-html/index.ts';

/** A piece of the text of a page. */
export type Block = IssuePage['blocks'][number];

/** A line of the contents of an issue, in one language. */
export interface ContentsLine {
  page: number;
  title: string;
  article_id?: number | null;
}

/** What the pages of an issue are made of, in one language. */
export interface IssueText {
  title: string;
  pages: number;
  contents: readonly ContentsLine[];
  /** What the editors say of the issue. */
  paragraphs: readonly string[];
}

/** Parts headings from paragraphs in the text of a body, where no text has it. */
const headingMark = '\u001E';

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

/** The headings and paragraphs of an article's body, in order. */
export function blocksOfBody(html: string): Block[] {
  const marked = html.replaceAll(headingMark, '').replaceAll(/<h[1-6]\b[^<>]*>/gi, `$&${headingMark}`);
  const lines = textOfHtml(marked)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.replace(headingMark, '') !== '');
  return lines.map((line) =>
    line.startsWith(headingMark) ? { kind: 'heading', text: line.slice(1).trim() } : paragraph(line),
  );
}

/** The line of the contents that a page belongs to, with the number of pages that it has. */
export function lineOf({ contents, pages }: IssueText, page: number): { line: ContentsLine; span: number } | null {
  const sorted = contents.toSorted((a, b) => a.page - b.page);
  const at = sorted.findLastIndex((line) => line.page <= page);
  const line = sorted[at];
  return line ? { line, span: (sorted[at + 1]?.page ?? pages + 1) - line.page } : null;
}

/** A heading stays with the paragraph after it. */
function inParts(blocks: readonly Block[]): Block[][] {
  const parts: Block[][] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (last?.at(-1)?.kind === 'heading') last.push(block);
    else parts.push([block]);
  }
  return parts;
}

/**
 * The text of a page: titles on the cover, the editors' words behind it, then the articles, as many paragraphs on each
 * of their pages as they need.
 *
 * @param body what the article that stands there consists of
 */
export function blocksOfPage(issue: IssueText, page: number, body: readonly Block[]): Block[] {
  const { title, contents, paragraphs } = issue;
  if (page === 1) return [{ kind: 'heading', text: title }, ...contents.map((line) => paragraph(line.title))];
  const found = lineOf(issue, page);
  if (!found) return page === 2 ? paragraphs.map(paragraph) : [];
  const { line, span } = found;
  const parts = inParts(body);
  const perPage = Math.max(2, Math.ceil(parts.length / span));
  const first = (page - line.page) * perPage;
  const shown = parts.slice(first, first + perPage).flat();
  return page === line.page ? [{ kind: 'heading', text: line.title }, ...shown] : shown;
}
