import { escapeHtml, type OwnEditionKey } from '@millwright/domain';
import type { SeedChart } from './charts.ts';
import type { StoryTable } from './content.types.ts';

/** What the markup of a story refers to. */
export interface MarkupContext {
  edition: OwnEditionKey;
  tables: Record<string, StoryTable>;
  /** How a table is drawn. @default by the rule of the chart */
  chartOf(table: string): SeedChart | undefined;
  /** Address of the n-th figure of the story, counted from 1, and the name of what it shows. */
  figure(number: number): { address: string; shows: string };
  /** Address of the n-th embedded video of the story, counted from 1. */
  video(number: number): string;
}

const inline = (text: string): string => escapeHtml(text).replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>');

function tableHtml(table: StoryTable, edition: OwnEditionKey, chart: SeedChart | undefined): string {
  const head = table.columns.map((column) => `<th scope="col">${inline(column[edition])}</th>`).join('');
  const rows = table.rows
    .map((row) => `<tr>${row.map((cell) => `<td>${inline(cell[edition])}</td>`).join('')}</tr>`)
    .join('');
  const title = chart && chart.title[edition];
  const drawn = chart
    ? ` data-chart="${escapeHtml(chart.kind)}"${title ? ` data-chart-title="${escapeHtml(title)}"` : ''}`
    : '';
  return `<table${drawn}><caption>${inline(table.caption[edition])}</caption><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`;
}

/** A figure; its caption says what the story says of it, and what is drawn. */
const figureHtml = (caption: string, { address, shows }: { address: string; shows: string }): string =>
  `<figure><img src="${address}" alt="${escapeHtml(shows)}" width="960" height="540" loading="lazy"><figcaption>${inline(caption)} ${inline(shows)}</figcaption></figure>`;

function quoteHtml(text: string): string {
  const [words = '', speaker] = text.split('::').map((part) => part.trim());
  const cite = speaker ? `<p><cite>${inline(speaker)}</cite></p>` : '';
  return `<blockquote><p>${inline(words)}</p>${cite}</blockquote>`;
}

const figure = /^\s*!fig (\S+ (?:elevation|section)): (.+)$/;

/** What the figures of a story name: `HX-320 section`. */
export const figuresIn = (body: string): string[] =>
  body.split('\n').flatMap((line) => {
    if (!line.trim().startsWith('!fig ')) return [];
    const [, name] = figure.exec(line) ?? [];
    if (name === undefined) throw new Error(`"${line.slice(0, 60)}" does not name what is drawn.`);
    return name;
  });

/**
 * Turns the markup of a story into HTML. Each line is a block: `## ` and `### ` headings, `- ` and `1. ` list items,
 * `> words :: speaker` quotes, `!fig model view: caption`, `!video caption`, `!table name`; anything else is a paragraph.
 * `**words**` are strong.
 */
export function markupToHtml(body: string, context: MarkupContext): string {
  const html: string[] = [];
  let list: 'ul' | 'ol' | null = null;
  let figures = 0;
  let videos = 0;
  const enter = (next: 'ul' | 'ol' | null): void => {
    if (list === next) return;
    if (list) html.push(`</${list}>`);
    if (next) html.push(`<${next}>`);
    list = next;
  };
  for (const line of body.split('\n').map((raw) => raw.trim())) {
    if (line === '') continue;
    const item = /^(-|\d+\.)\s+(.*)$/.exec(line);
    if (item) {
      enter(item[1] === '-' ? 'ul' : 'ol');
      html.push(`<li>${inline(item[2] ?? '')}</li>`);
      continue;
    }
    enter(null);
    const block = /^(##|###|>|!fig|!video|!table)\s+(.*)$/.exec(line);
    const text = block?.[2] ?? line;
    switch (block?.[1]) {
      case '##':
        html.push(`<h2>${inline(text)}</h2>`);
        break;
      case '###':
        html.push(`<h3>${inline(text)}</h3>`);
        break;
      case '>':
        html.push(quoteHtml(text));
        break;
      case '!fig':
        figures += 1;
        html.push(figureHtml(figure.exec(line)?.[2] ?? text, context.figure(figures)));
        break;
      case '!video':
        videos += 1;
        html.push(
          `<iframe src="${context.video(videos)}" title="${escapeHtml(text)}" width="800" height="533" allowfullscreen></iframe>`,
        );
        break;
      case '!table': {
        const table = context.tables[text];
        if (!table) throw new Error(`There is no table "${text}".`);
        html.push(tableHtml(table, context.edition, context.chartOf(text)));
        break;
      }
      default:
        html.push(`<p>${inline(line)}</p>`);
    }
  }
  enter(null);
  return html.join('\n');
}
