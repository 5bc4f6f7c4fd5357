/** What stands in the place of an island before it is hydrated. */
export const serverMarkupOf = (place: Element): HTMLElement | null =>
  place.querySelector(':scope > [data-server-markup]');
