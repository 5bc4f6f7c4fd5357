import { editHtml, tagOf, type HtmlEdit } from '@millwright/api/edit-html';
import { Parser } from 'htmlparser2';

/** A text of its own: a part of a page would keep the whole page in memory. */
const copyOf = (text: string): string => Buffer.from(text).toString();

/** What becomes of the URLs of a page; each gets a URL as it is written. */
export interface PageLinks {
  /** What a link leads to. */
  page(url: string): string;
  /** What a page shows, plays or is styled by; null where there is nothing. */
  asset(url: string): string | null;
  /** Where a form leads. */
  form(url: string, method: string): { action: string; method: string };
}

/** What a page states of itself. */
export interface PageFacts {
  title: string;
  /** Its counterparts, by the language of `hreflang`. */
  alternates: ReadonlyMap<string, string>;
  /** Hosts of frames, which need the network. */
  frames: string[];
}

type Attributes = Record<string, string>;

/** Links of a head that a snapshot needs; all others prepare scripts or what is there already. */
const neededLinks = /^(?:stylesheet|icon|apple-touch-icon|canonical|alternate|license|author|prev|next)$/;
const assetLinks = /^(?:stylesheet|icon|apple-touch-icon)$/;

/** Gives the files that a stylesheet names other URLs. */
export const rewriteStyles = (css: string, asset: (url: string) => string | null): string =>
  css.replaceAll(/url\(\s*(["']?)([^"')]+)\1\s*\)/g, (whole, _quote, url: string) => {
    const next = /^(?:data:|#)/.test(url) ? null : asset(url);
    return next === null ? whole : `url("${next}")`;
  });

/** Attributes that name what an element shows or plays. */
const shown: Readonly<Record<string, readonly string[]>> = {
  img: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  source: ['src'],
  image: ['href', 'xlink:href'],
  use: ['href', 'xlink:href'],
};

/** The attributes of an element in the snapshot; null where it is left out. */
function nextAttributes(name: string, before: Attributes, links: PageLinks): Attributes | null {
  const next = { ...before };
  if (name === 'link') {
    const rel = before.rel ?? '';
    if (!neededLinks.test(rel)) return null;
    // A file of another folder has no origin in common with the page, and its content differs by its URLs.
    delete next.integrity;
    delete next.crossorigin;
    if (assetLinks.test(rel)) next.href = links.asset(before.href ?? '') ?? before.href!;
  }
  // One size of an image: that which the page shows where a browser chooses none.
  if (name === 'source' && before.src === undefined) return null;
  if (name === 'img') {
    delete next.srcset;
    delete next.sizes;
  }
  for (const attribute of shown[name] ?? []) {
    const url = before[attribute];
    if (url !== undefined && !/^(?:data:|#|$)/.test(url)) next[attribute] = links.asset(url) ?? url;
  }
  if ((name === 'a' || name === 'area') && before.href !== undefined) next.href = links.page(before.href);
  if (name === 'form') Object.assign(next, links.form(before.action ?? '', before.method ?? 'get'));
  if (before.style?.includes('url(')) next.style = rewriteStyles(before.style, links.asset);
  return next;
}

/**
 * Rewrites a page so that it works without its site: its URLs become those of a snapshot, its scripts are left out, and
 * what it has for browsers without scripts is shown.
 */
export function rewritePage(html: string, links: PageLinks): { html: string; facts: PageFacts } {
  const edits: HtmlEdit[] = [];
  const alternates = new Map<string, string>();
  const frames: string[] = [];
  let title = '';
  let inTitle = false;
  let script: number | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      const [start, end] = [parser.startIndex, parser.endIndex + 1];
      if (name === 'script' && attributes.type !== 'application/ld+json') script = start;
      if (name === 'title' && title === '') inTitle = true;
      if (name === 'noscript') edits.push({ start, end, text: '' });
      if (name === 'iframe') frames.push(URL.parse(attributes.src ?? '')?.host ?? '');
      if (name === 'link' && attributes.rel === 'alternate' && attributes.hreflang)
        alternates.set(attributes.hreflang, attributes.href ?? '');
      const next = nextAttributes(name, attributes, links);
      if (next === null) edits.push({ start, end, text: '' });
      else if (JSON.stringify(next) !== JSON.stringify(attributes)) edits.push({ start, end, text: tagOf(name, next) });
    },
    ontext(text) {
      if (inTitle) title += text;
    },
    onclosetag(name) {
      if (name === 'title') inTitle = false;
      if (name === 'noscript') edits.push({ start: parser.startIndex, end: parser.endIndex + 1, text: '' });
      if (name !== 'script' || script === null) return;
      edits.push({ start: script, end: parser.endIndex + 1, text: '' });
      script = null;
    },
  });
  parser.end(html);
  return {
    html: editHtml(html, edits),
    facts: { title: copyOf(title), alternates, frames: frames.filter(Boolean) },
  };
}
