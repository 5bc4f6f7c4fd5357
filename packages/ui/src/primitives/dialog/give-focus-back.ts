/**
 * Gives the focus back to what had it. Where that has gone meanwhile, or cannot take it, the page's content takes it:
 * it is never lost to the page as a whole, whose first link would be next.
 */
export const giveFocusBack = (to: Element | null): void => {
  if (to === document.body) return;
  if (to instanceof HTMLElement) to.focus();
  if (document.activeElement !== to) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
};
