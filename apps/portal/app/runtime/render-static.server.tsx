import type { FunctionComponent, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Rendered HTML of what many pages share, by what it was rendered from. */
export interface RenderedParts {
  get(key: string): string | undefined;
  set(key: string, html: string): void;
}

/**
 * Renders a part, unless the same has been rendered from the same data.
 *
 * @param parts where it is stored; absent while developing, for other code may render the same data
 * @param data everything that it is rendered from, as JSON can write it
 */
export function renderPart(
  parts: RenderedParts | undefined,
  name: string,
  data: unknown,
  render: () => string,
): string {
  if (!parts) return render();
  const key = `${name} ${typeof data === 'string' ? data : JSON.stringify(data)}`;
  const known = parts.get(key);
  if (known !== undefined) return known;
  const html = render();
  parts.set(key, html);
  return html;
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
  : Value extends object
    ? { readonly [Key in keyof Value]: Plain<Value[Key]> }
    : Value;

/** Renders markup for one request. */
export interface StaticRenderer {
  /** Renders `content`, whose ids begin with `name`. */
  render(name: string, content: ReactNode): StaticHtml;
  /** Renders a component that depends on its props and the edition alone: once for the same props. */
  renderShared<Props extends object>(
    name: string,
    component: FunctionComponent<Props>,
    props: Props & Plain<Props>,
  ): StaticHtml;
}

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
 * @param parts stores what many requests share
 */
export const createStaticRenderer = (
  within: (content: ReactNode) => ReactNode,
  edition: string,
  parts?: RenderedParts,
): StaticRenderer => {
  const markupOf = (name: string, content: ReactNode): string =>
    renderToStaticMarkup(within(content), { identifierPrefix: name });
  return {
    render: (name, content) => staticHtmlOf(markupOf(name, content)),
    renderShared: (name, Component, props) =>
      staticHtmlOf(renderPart(parts, `${edition} ${name}`, props, () => markupOf(name, <Component {...props} />))),
  };
};
