import { Parser } from 'htmlparser2';
import { editHtml, tagOf, type HtmlEdit } from '../content/edit-html.ts';
import { textOfHtml } from '../content/sanitize-html/index.ts';
import type { BlockLoss } from './gutenberg-blocks.ts';
import { oneLine } from './file-record.ts';

/**
 * Where scripts that load media late keep the URL, besides `data-src` and `data-original`, which the sanitiser knows.
 */
const lateUrls = ['data-lazy-src', 'data-orig-src', 'data-lazy'];
const knownLateUrls = ['data-src', 'data-original'];

/** Where the sizes of an image are. */
const sizeLists = ['data-lazy-srcset', 'data-srcset', 'srcset'];

/** Whether a URL shows nothing until a script has put another in its place. */
const isPlaceholder = (url = ''): boolean => /^\s*(?:$|data:|about:blank)/i.test(url);

/** The URL of the largest size of a `srcset`; undefined where it has none. */
function largestOf(list = ''): string | undefined {
  const sizes = list.split(/,\s+|,(?=\/|https?:)/).flatMap((candidate) => {
    const [url = '', size = '1x'] = candidate.trim().split(/\s+/, 2);
    return isPlaceholder(url) ? [] : [{ url, size: Number.parseFloat(size) || 0 }];
  });
  return sizes.sort((one, other) => other.size - one.size)[0]?.url;
}

/** The URL that belongs into `src`; undefined where what stands there is right. */
function lateUrlOf(name: string, attributes: Readonly<Record<string, string>>): string | undefined {
  if (knownLateUrls.some((one) => attributes[one])) return name === 'iframe' ? attributes['data-src'] : undefined;
  const late = lateUrls.map((one) => attributes[one]).find(Boolean);
  if (late !== undefined || name === 'iframe' || !isPlaceholder(attributes.src)) return late;
  return sizeLists.map((one) => largestOf(attributes[one])).find(Boolean);
}

/** The URLs of what an element's HTML shows or plays. */
function mediaIn(html: string): string[] {
  const urls: string[] = [];
  const parser = new Parser({
    onopentag(name, { src = '' }) {
      if (/^(?:img|iframe|video|audio|source)$/.test(name) && !isPlaceholder(src)) urls.push(src);
    },
  });
  parser.end(html);
  return urls;
}

/** What attributes in some HTML hold: each value, and the URLs in its lists. */
function namedIn(html: string): Set<string> {
  const named = new Set<string>();
  const parser = new Parser({
    onopentag(_name, attributes) {
      for (const value of Object.values(attributes))
        for (const part of [value, ...value.split(/[\s,]+/)]) named.add(part);
    },
  });
  parser.end(html);
  return named;
}

/**
 * Opens each `<noscript>` that holds media which are nowhere else in the body: what loads media late puts the true ones
 * there. Others are left out, and named where a reader without scripts had text there.
 */
function openNoscripts(html: string, onLoss: (loss: BlockLoss) => void): string {
  const parts: string[] = [];
  const inner: string[] = [];
  let at = 0;
  for (const { 0: tag, index } of html.matchAll(/<noscript\b[^>]{0,1000}>/gi)) {
    if (index < at) continue;
    const end = html.slice(index).search(/<\/noscript\s*>/i);
    if (end === -1) break;
    parts.push(html.slice(at, index));
    inner.push(html.slice(index + tag.length, index + end));
    at = html.indexOf('>', index + end) + 1;
  }
  if (inner.length === 0) return html;
  parts.push(html.slice(at));
  const outside = namedIn(parts.join(''));
  return parts.reduce((written, part, index) => {
    const content = inner[index - 1]!;
    if (mediaIn(content).some((url) => !outside.has(url))) return written + content + part;
    const text = oneLine(textOfHtml(content, 80));
    if (text !== '') onLoss({ block: 'noscript', what: `its text for readers without scripts is left out: “${text}”` });
    return written + part;
  });
}

/** Writes the URLs of media that a script loads late into `src`, where the sanitiser and the store of media look. */
export function writeLateMedia(source: string, onLoss: (loss: BlockLoss) => void): string {
  const html = openNoscripts(source, onLoss);
  const edits: HtmlEdit[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const src = /^(?:img|iframe)$/.test(name) ? lateUrlOf(name, attributes) : undefined;
      if (src === undefined) return;
      edits.push({ start: parser.startIndex, end: parser.endIndex + 1, text: tagOf(name, { ...attributes, src }) });
    },
  });
  parser.end(html);
  return editHtml(html, edits);
}
