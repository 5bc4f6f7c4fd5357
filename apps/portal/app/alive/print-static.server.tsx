import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { StaticPart } from './static.tsx';

/** Prints the static parts of one request. */
export interface StaticPrinter {
  /**
   * Prints `content` under a name that is unique on the page.
   *
   * @param madeOf Everything that the content depends on besides the edition. Given for parts that many pages share: the
   *   same name and data are printed once and kept.
   */
  print(name: string, content: ReactNode, madeOf?: unknown): StaticPart;
  /** What was printed for the document, by part id. */
  readonly statics: ReadonlyMap<string, string>;
}

/** Parts that many pages share, by edition, name and data; the oldest goes when it is full. */
const kept = new Map<string, string>();
const mostKept = 32;

function keep(key: string, print: () => string): string {
  const html = kept.get(key) ?? print();
  if (!kept.has(key) && kept.size >= mostKept) kept.delete(kept.keys().next().value!);
  kept.set(key, html);
  return html;
}

/**
 * Creates the printer of one request. For a document the markup stays beside the loader data, so that it is sent once, as
 * HTML; for a navigation in the browser (a `.data` request) it travels inside the part.
 *
 * @param within puts content inside the providers that it would have in the page
 * @param forDocument whether the request is answered by a document
 * @param edition names what `within` makes of the same content
 */
export function createStaticPrinter(within: (content: ReactNode) => ReactNode, forDocument: boolean, edition: string): StaticPrinter {
  const statics = new Map<string, string>();
  return {
    statics,
    print(name, content, madeOf) {
      const print = () => renderToStaticMarkup(within(content), { identifierPrefix: name });
      const html = madeOf === undefined ? print() : keep(JSON.stringify([edition, name, madeOf]), print);
      const id = `${name}:${createHash('sha256').update(html).digest('base64url').slice(0, 10)}`;
      if (!forDocument) return { id, html };
      statics.set(id, html);
      return { id };
    },
  };
}
