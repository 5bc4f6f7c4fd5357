import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Markup that the browser shows and runs no code for. */
export interface StaticHtml {
  html: string;
  /** Elements of `<head>` that preload the images which it shows first. */
  preloads: readonly string[];
}

/** Renders markup for one request. */
export interface StaticRenderer {
  /**
   * Renders `content`, whose ids begin with `name`.
   *
   * @param madeOf Everything that the content depends on besides the edition. Given for what many requests share: the
   *   markup is then cached for the very same values.
   */
  render(name: string, content: ReactNode, madeOf?: readonly unknown[]): StaticHtml;
}

interface CachedHtml extends StaticHtml {
  madeOf: readonly unknown[];
}

/** While developing, the same values may be rendered by other code. */
const isDeveloping = process.env.NODE_ENV === 'development';

/** React asks for an image that is shown first at the head of the markup, which is the middle of the page here. */
const imagePreloads = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** Shared markup by edition and name; of each the versions that were asked for last. */
const cache = new Map<string, CachedHtml[]>();
const mostVersions = 4;

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, index) => Object.is(value, other[index]));

function cached(key: string, madeOf: readonly unknown[], render: () => StaticHtml): StaticHtml {
  const versions = cache.get(key) ?? [];
  const found = versions.find((version) => isSame(version.madeOf, madeOf)) ?? { ...render(), madeOf };
  cache.set(key, [found, ...versions.filter((version) => version !== found)].slice(0, mostVersions));
  return found;
}

/**
 * Creates the renderer of one request.
 *
 * @param within puts content inside the providers that it would have in the page
 * @param edition names what `within` makes of the same content
 */
export const createStaticRenderer = (within: (content: ReactNode) => ReactNode, edition: string): StaticRenderer => ({
  render(name, content, madeOf) {
    const render = (): StaticHtml => {
      const markup = renderToStaticMarkup(within(content), { identifierPrefix: name });
      const [links = ''] = imagePreloads.exec(markup) ?? [];
      return { html: markup.slice(links.length), preloads: links.match(/<[^>]*>/g) ?? [] };
    };
    return madeOf === undefined || isDeveloping ? render() : cached(`${edition} ${name}`, madeOf, render);
  },
});
