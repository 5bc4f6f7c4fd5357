import { createContext, memo, use, useState } from 'react';

/** Reads static HTML by the name of its place. */
export type ReadStaticHtml = (name: string) => string;

/** On the server, what stands in each place; in the browser the document has it. */
export const StaticHtmlContext = createContext<ReadStaticHtml | null>(null);

const placeOf = (name: string): HTMLElement | null => document.querySelector(`[data-static="${name}"]`);

/** Props of {@link StaticHtmlPlace}. */
export interface StaticHtmlPlaceProps {
  /** Names the place; once in a page. */
  name: string;
}

/**
 * A place of HTML that the server renders: the browser keeps the DOM as it came and runs no code for it. Where hydration
 * fails, for an extension or a translator changed the page, React renders the place again from what stands in it.
 */
export const StaticHtmlPlace = memo(function StaticHtmlPlace({ name }: StaticHtmlPlaceProps) {
  const read = use(StaticHtmlContext);
  const [html] = useState(() => (read ? read(name) : (placeOf(name)?.innerHTML ?? '')));
  return <div data-static={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
});

/**
 * Puts the HTML of another page into a place, and marks it (`data-replaced`). React knows the place, and nothing of what
 * stands in it.
 */
export function replaceStaticHtml(name: string, html: string): void {
  const place = placeOf(name);
  if (!place) return;
  place.dataset.replaced = '';
  place.innerHTML = html;
}
