import { createContext, use, useState } from 'react';

/** Names the place of the page's HTML, inside `<main>`. */
export const mainPlace = 'main';

/** On the server, reads what stands in a place by its name; in the browser the document has it. */
export const StaticHtmlContext = createContext<((name: string) => string) | null>(null);

/** The element of a place. */
export const placeOf = (name: string): HTMLElement | null => document.querySelector(`[data-static="${name}"]`);

/**
 * A place of HTML that the server renders, named once in a page: the browser keeps the DOM as it came and runs no code
 * for it. Where hydration fails, for an extension or a translator changed the page, React renders the place again from
 * what stands in it.
 */
export function StaticHtmlPlace({ name }: { name: string }) {
  const read = use(StaticHtmlContext);
  const [html] = useState(() => (read ? read(name) : (placeOf(name)?.innerHTML ?? '')));
  return <div data-static={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
