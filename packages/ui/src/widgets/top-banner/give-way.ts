/** Says on what lies over the page that the keyboard's focus is in the page below. */
export const givingWayAttribute = 'data-giving-way';

/**
 * Lets something that lies over the page give way to anyone who goes through the page by keyboard (WCAG 2.2, 2.4.11),
 * until the focus is above it again: what came back by itself, or with a press in the page, would lie between finger
 * and button. By an attribute of its own: a rule that asks the page where the focus is has the whole page styled again
 * with each change.
 *
 * @returns The way to end that.
 */
export const giveWayToFocus = (element: Element): (() => void) => {
  const controller = new AbortController();
  const look = (focused: EventTarget | null) => {
    if (!(focused instanceof Element)) return;
    // The page, and next to it the floating bar.
    const isBelow = focused.closest('main, footer, [data-app-prompt], nav:not(header nav)') !== null;
    // A button that is pressed takes the focus without showing it.
    if (!isBelow || focused.matches(':focus-visible')) element.toggleAttribute(givingWayAttribute, isBelow);
  };
  document.addEventListener('focusin', ({ target }) => look(target), { signal: controller.signal });
  look(document.activeElement);
  return () => controller.abort();
};
