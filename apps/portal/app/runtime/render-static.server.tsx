import type { FunctionComponent, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Rendered HTML of what many pages share, by what it was rendered from. */
export interface RenderedParts {
  get(key: string): string | undefined;
  set(key: string, html: string): void;
}

/** Markup that the browser shows and runs no code for. */
export interface StaticHtml {
  html: string;
  /** Elements of `<head>` that preload the images which it shows first. */
  preloads: readonly string[];
}

/** What JSON can write: it has no functions. */
type Plain<Value> = Value extends (...values: never[]) => unknown
  ? never
  : { readonly [Key in keyof Value]: Plain<Value[Key]> };

/** React requests an image that is shown first at the head of the markup, which is the middle of the page here. */
const imagePreloads = /^(?:<link rel="preload" as="image"[^>]*>)+/;

function staticHtmlOf(markup: string): StaticHtml {
  const [links = ''] = imagePreloads.exec(markup) ?? [];
  return { html: markup.slice(links.length), preloads: links.match(/<[^>]*>/g) ?? [] };
}

/**
 * Creates the renderer of one request.
 *
 * @param within puts content inside the providers that it would have in the page
 * @param edition names what `within` makes of the same content
 * @param parts stores what many requests share; absent while developing, for other code may render the same data
 */
export function createStaticRenderer(
  within: (content: ReactNode) => ReactNode,
  edition: string,
  parts?: RenderedParts,
) {
  /** Renders a part, unless it has been rendered from the same data in this edition. */
  const renderOnce = (name: string, data: string, render: () => string): string => {
    const key = `${edition} ${name} ${data}`;
    const known = parts?.get(key);
    if (known !== undefined) return known;
    const html = render();
    parts?.set(key, html);
    return html;
  };
  const markupOf = (name: string, content: ReactNode): string =>
    renderToStaticMarkup(within(content), { identifierPrefix: name });
  return {
    renderOnce,
    /** Renders `content`, whose ids begin with `name`. */
    render: (name: string, content: ReactNode): StaticHtml => staticHtmlOf(markupOf(name, content)),
    /** Renders a component that depends on its props and the edition alone: once for the same props. */
    renderShared: <Props extends object>(
      name: string,
      Component: FunctionComponent<Props>,
      props: Props & Plain<Props>,
    ): StaticHtml =>
      staticHtmlOf(renderOnce(name, JSON.stringify(props), () => markupOf(name, <Component {...props} />))),
  };
}

/** Renders markup for one request. */
export type StaticRenderer = ReturnType<typeof createStaticRenderer>;
