/** Says on what lies over the page that the keyboard's focus is in the page below. */
export const givingWayAttribute = 'data-giving-way';

/**
 * Lets something that lies over the page give way to whoever goes through the page by keyboard (WCAG 2.2, 2.4.11). By an
 * attribute of its own: a rule that asks the page where the focus is has the whole page styled anew with each change.
 *
 * @returns The way to end that.
 */
export const giveWayToFocus = (element: Element): (() => void) => {
  const controller = new AbortController();
  const { signal } = controller;
  const look = (focused: EventTarget | null) =>
    element.toggleAttribute(givingWayAttribute, focused instanceof Element && focused.matches(':focus-visible') && focused.closest('main, footer') !== null);
  document.addEventListener('focusin', ({ target }) => look(target), { signal });
  document.addEventListener('focusout', ({ relatedTarget }) => relatedTarget ?? look(null), { signal });
  look(document.activeElement);
  return () => controller.abort();
};
