import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { StaticPart } from './static.tsx';

/** Prints the static parts of one request. */
export interface StaticPrinter {
  /**
   * Prints `content` under a name that is unique on the page.
   *
   * @param madeOf Everything that the content depends on besides the edition. Given for what many requests share:
   *   printed once for the very same values under a name, and kept. Answers of the API that say the same are the same
   *   values.
   */
  print(name: string, content: ReactNode, madeOf?: readonly unknown[]): StaticPart;
  /** What was printed for the document, by part id. */
  readonly statics: ReadonlyMap<string, string>;
  /** Elements of `<head>` that fetch the pictures which the printed parts show first. */
  readonly preloads: ReadonlySet<string>;
}

/** What was printed of some values. */
interface Printed {
  madeOf: readonly unknown[];
  id: string;
  html: string;
  preloads: readonly string[];
}

/** While developing, the same values may be printed by other code. */
const isDeveloping = process.env.NODE_ENV === 'development';

/** React asks for a picture that is shown first at the head of the markup, which is the middle of the page here. */
const preloadsOfPictures = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** Parts that many requests share, by edition and name; of each the versions that were asked for last. */
const kept = new Map<string, Printed[]>();
const mostVersions = 4;

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, index) => Object.is(value, other[index]));

const idOf = (name: string, html: string): string =>
  `${name}:${createHash('sha256').update(html).digest('base64url').slice(0, 6)}`;

function keep(key: string, madeOf: readonly unknown[], print: () => Omit<Printed, 'madeOf'>): Printed {
  const versions = kept.get(key) ?? [];
  const printed = versions.find((version) => isSame(version.madeOf, madeOf)) ?? { ...print(), madeOf };
  kept.set(key, [printed, ...versions.filter((version) => version !== printed)].slice(0, mostVersions));
  return printed;
}

/**
 * Creates the printer of one request. For a document the markup stays beside the loader data, so that it is sent once,
 * as HTML; for a navigation in the browser (a `.data` request) it travels inside the part.
 *
 * @param within puts content inside the providers that it would have in the page
 * @param forDocument whether the request is answered by a document
 * @param edition names what `within` makes of the same content
 */
export function createStaticPrinter(
  within: (content: ReactNode) => ReactNode,
  forDocument: boolean,
  edition: string,
): StaticPrinter {
  const statics = new Map<string, string>();
  const preloads = new Set<string>();
  return {
    statics,
    preloads,
    print(name, content, madeOf) {
      const print = () => {
        const markup = renderToStaticMarkup(within(content), { identifierPrefix: name });
        const [links = ''] = preloadsOfPictures.exec(markup) ?? [];
        const html = markup.slice(links.length);
        return { id: idOf(name, html), html, preloads: links.match(/<[^>]*>/g) ?? [] };
      };
      const {
        id,
        html,
        preloads: wanted,
      } = madeOf === undefined || isDeveloping ? print() : keep(`${edition} ${name}`, madeOf, print);
      if (!forDocument) return { id, html };
      statics.set(id, html);
      wanted.forEach((link) => preloads.add(link));
      return { id };
    },
  };
}
