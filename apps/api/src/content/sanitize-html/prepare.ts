import { escapeHtml } from '@millwright/domain';
import sanitizeHtml from 'sanitize-html';
import { textOfHtml } from './text-of-html.ts';
import { readHtml, withoutEndless } from './read-html.ts';
import {
  allowedAttributes,
  allowedTags,
  deepestArticleHtml,
  largestArticleHtml,
  nonTextTags,
  ownBox,
  ownClass,
  type ArticleHtmlOptions,
} from './rules.ts';
import { stableHtml } from './stable.ts';
import { withTableRoles } from './tables.ts';
import { lacksUrl, transformTag } from './transform.ts';

/** A table with as many columns as this does not fit a phone. */
const wideColumns = 4;

/**
 * Makes the HTML of an article body safe to show (D5): an allow-list by a parser, players only from configured hosts,
 * images prefixed, tables in a scroll box. A body that is too large or nested too deep is shown as its text, never
 * as nothing. For servers only.
 */
export function prepareArticleHtml(source: string, options: ArticleHtmlOptions = {}): string {
  const html = source.replaceAll('\0', '').toWellFormed();
  if (html.length > largestArticleHtml) return asText(html);
  try {
    // Mended first: what stands wrongly in a table comes out of it, and must not come into its box.
    const mended = stableHtml(sanitise(readHtml(html), options));
    const wrapped = mended && wrap(withTableRoles(withoutBoxes(mended)), options);
    return (wrapped === mended ? mended : stableHtml(wrapped!)) ?? asText(html);
  } catch {
    return asText(html);
  }
}

/** Whether a body is too large or nested too deep for its HTML to be shown, so that its text stands in its place. */
export function isShownAsText(source: string): boolean {
  if (source.length > largestArticleHtml) return true;
  // Fewer letters cannot nest so deep.
  if (source.length < deepestArticleHtml * '<b>'.length) return false;
  try {
    readHtml(source);
    return false;
  } catch {
    return true;
  }
}

function asText(html: string): string {
  return textOfHtml(withoutEndless(html, 'iframe'))
    .split(/\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
    .join('\n');
}

function sanitise(html: string, options: ArticleHtmlOptions): string {
  return sanitizeHtml(html, {
    allowedTags,
    allowedAttributes,
    nonTextTags,
    // All URLs are checked where elements are transformed; these are a second look at the same ones.
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https', 'data'] },
    allowedIframeHostnames: [...(options.playerHosts ?? [])],
    allowIframeRelativeUrls: false,
    allowedClasses: { '*': [ownClass, ownBox] },
    nonBooleanAttributes: [],
    disallowedTagsMode: 'discard',
    transformTags: { '*': (tagName, attributes) => transformTag(tagName, attributes, options) },
    exclusiveFilter: lacksUrl,
    parser: { lowerCaseTags: true, lowerCaseAttributeNames: true },
  });
}

/** The same without the boxes that a body has which went through before. */
function withoutBoxes(html: string): string {
  if (!html.includes('<div class="article-')) return html;
  const isBox: boolean[] = [];
  return html.replaceAll(/<(\/?)div\b([^>]*)>/g, (whole, closing: string, attributes: string) => {
    if (!closing) isBox.push(/^ class="article-(?:table|player)"$/.test(attributes));
    return (closing ? isBox.pop() : isBox.at(-1)) ? '' : whole;
  });
}

/**
 * Puts tables and players, which are empty since the HTML was read, into boxes. The text is what a parser wrote, in
 * which `<` and `>` stand for elements only, so that a pattern can match elements.
 */
function wrap(html: string, { labels = {} }: ArticleHtmlOptions): string {
  const label = labels.table ? ` role="region" aria-label="${escapeHtml(labels.table)}"` : '';
  const boxed = html.replaceAll(
    /<iframe\b[^>]*><\/iframe>/g,
    (player) => `<div class="article-player">${player}</div>`,
  );
  const wide = widthsOfTables(boxed);
  let depth = 0;
  let seen = 0;
  return boxed.replaceAll(/<(\/?)table\b([^>]*)>/g, (whole, closing: string, attributes: string) => {
    if (closing) return --depth === 0 ? `${whole}</div>` : whole;
    const isWide = wide[seen++];
    // Of two attributes of one name a parser keeps the first.
    const table = isWide ? `<table class="article-table-wide"${attributes}>` : whole;
    return depth++ === 0 ? `<div class="article-table" tabindex="0"${label}>${table}` : table;
  });
}

/** Of each table, in the order in which they open, whether it is a wide one. */
function widthsOfTables(html: string): boolean[] {
  const widest: number[] = [];
  const open: { table: number; columns: number }[] = [];
  for (const [, closing, name, attributes = ''] of html.matchAll(/<(\/?)(table|tr|td|th)\b([^>]*)>/g)) {
    const row = open.at(-1);
    if (name === 'table' && !closing) open.push({ table: widest.push(0) - 1, columns: 0 });
    else if (name === 'table') open.pop();
    else if (!row || closing) continue;
    else if (name === 'tr') row.columns = 0;
    else {
      row.columns += Math.min(Number(/ colspan="(\d+)"/.exec(attributes)?.[1] ?? 1), 50);
      widest[row.table] = Math.max(widest[row.table]!, row.columns);
    }
  }
  return widest.map((columns) => columns >= wideColumns);
}
