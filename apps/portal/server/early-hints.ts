import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ChosenEdition } from './edition.ts';
import type { RenderedPage } from './page-cache/stored-page.ts';

/** Tells browsers which files a page needs while the page is still being made (status 103). */
export interface EarlyHints {
  /** Reads in a page which files pages of its kind need. */
  learn(chosen: ChosenEdition, path: string, page: RenderedPage): void;
  /** Sends them, to a browser that opens a document, where they are known. */
  send(chosen: ChosenEdition, path: string, request: IncomingMessage, response: ServerResponse): void;
}

/** Style sheets and faces stand at the beginning of a page. */
const headBytes = 16 * 1024;

/** Kinds of page in both editions; there are fewer. */
const mostKinds = 200;

const tag = /<link\b[^>]*>/g;
const attribute = (text: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(text)?.[1];

/** What a link of a page says, as a header; null for what is of no use early, and for what is not a file of ours. */
function hintOf(link: string): string | null {
  const href = attribute(link, 'href');
  if (href === undefined || !/^\/assets\/[\w./-]+$/.test(href)) return null;
  if (attribute(link, 'rel') === 'stylesheet') return `<${href}>; rel=preload; as=style`;
  return attribute(link, 'as') === 'font' ? `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin` : null;
}

/** The part of a URL on which a page's files depend: its first segment. */
const kindOf = ({ editionKey }: ChosenEdition, path: string): string =>
  `${editionKey}/${/^\/([^/?]*)/.exec(path)?.[1] ?? ''}`;

/** Creates hints that nobody has to write down: they are read in the pages themselves. */
export function createEarlyHints(): EarlyHints {
  const known = new Map<string, readonly string[]>();
  return {
    learn(chosen, path, { status, body }) {
      const kind = kindOf(chosen, path);
      if (status !== 200 || (known.size >= mostKinds && !known.has(kind))) return;
      const links = body.subarray(0, headBytes).toString('latin1').match(tag) ?? [];
      known.set(kind, [...new Set(links.map(hintOf).filter((hint) => hint !== null))]);
    },
    send(chosen, path, { method, httpVersion, headers }, response) {
      const link = known.get(kindOf(chosen, path));
      const isDocument = headers['sec-fetch-mode'] === 'navigate' || headers['sec-fetch-dest'] === 'document';
      // A client that speaks HTTP/1.0 would take a 103 for the response.
      if (
        !link ||
        link.length === 0 ||
        method !== 'GET' ||
        httpVersion === '1.0' ||
        !isDocument ||
        response.headersSent
      )
        return;
      response.writeEarlyHints({ link: [...link] });
    },
  };
}
