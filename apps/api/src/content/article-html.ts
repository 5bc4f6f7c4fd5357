import { createHash } from 'node:crypto';
import type { EditionKey } from '@millwright/domain';
import { apiMessage } from '@millwright/i18n/api-messages';
import { sql, type SQL } from 'drizzle-orm';
import { articleHtmlRules, prepareArticleHtml } from './sanitize-html/index.ts';

/** What the HTML of bodies depends on, next to the body. */
export interface ArticleHtmlSettings {
  imagePrefix: string;
  playerHosts: readonly string[];
}

/** Parts the fields that a hash is made of. */
const separator = '\u001F';

/** Names the rules and settings that HTML is made by; other rules make stored HTML stale. */
const rulesKey = (edition: EditionKey, settings: ArticleHtmlSettings): string =>
  [articleHtmlRules, edition, settings.imagePrefix, ...settings.playerHosts].join(' ');

/** The hash that is stored with HTML, so that it is not made again, and that fits nothing but this source and HTML. */
function hashOf(rules: string, source: string, html: string): string {
  return createHash('sha256').update([rules, source, html].join(separator)).digest('hex');
}

/** Whether the stored HTML of `article_body b` is what the rules make of its source: the same hash, in SQL. */
export function isFreshHtml(edition: EditionKey, settings: ArticleHtmlSettings): SQL {
  const rules = rulesKey(edition, settings);
  return sql`b.html_hash = encode(sha256(convert_to(${rules}::text || chr(31) || b.source || chr(31) || b.html, 'UTF8')), 'hex')`;
}

const sanitised = (source: string, edition: EditionKey, settings: ArticleHtmlSettings): string => {
  const labels = { table: apiMessage('wideTable', edition), video: apiMessage('embeddedVideo', edition) };
  return prepareArticleHtml(source, { ...settings, labels });
};

/** Sanitises the tables of a body, from its `tables`. One that is cut is left out; null where none is left. */
export function makeTablesHtml(tables: string, edition: EditionKey, settings: ArticleHtmlSettings): string | null {
  const whole = /^.*<\/table>/is.exec(tables)?.[0];
  return whole === undefined ? null : sanitised(whole, edition, settings);
}

/** Sanitises the source of a body and gives it its hash. */
export function makeArticleHtml(
  source: string,
  edition: EditionKey,
  settings: ArticleHtmlSettings,
): { html: string; htmlHash: string } {
  const html = sanitised(source, edition, settings);
  return { html, htmlHash: hashOf(rulesKey(edition, settings), source, html) };
}

/**
 * The hash of a source that is known to be its own HTML: plain paragraphs, of which sanitising would change nothing.
 */
export const hashOfPlain = (source: string, edition: EditionKey, settings: ArticleHtmlSettings): string =>
  hashOf(rulesKey(edition, settings), source, source);
