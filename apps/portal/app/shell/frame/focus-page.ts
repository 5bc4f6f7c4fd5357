import { mainId } from '@millwright/ui/layout-default';

/** Moves the focus to the page, which is then announced by its title. */
export function focusPage(): void {
  const main = document.getElementById(mainId);
  main?.setAttribute('aria-label', document.title);
  main?.focus({ preventScroll: true });
}
