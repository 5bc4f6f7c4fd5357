import { mainPlace, placeOf } from './static-html.tsx';

/** Selects the elements of `<head>` that belong to a page, and not to all. */
const pageHeadSelector =
  'title, meta[name]:not([name=viewport]), meta[property], link[rel=canonical], link[rel=alternate]';

/**
 * Puts head and HTML of another page in place of the shown one's. The place of the HTML is marked (`data-replaced`):
 * React knows the place, and nothing of what stands in it.
 */
export function replacePage(head: string, main: string): void {
  document.head.querySelectorAll(pageHeadSelector).forEach((element) => element.remove());
  document.head.insertAdjacentHTML('beforeend', head);
  const place = placeOf(mainPlace);
  if (!place) return;
  place.dataset.replaced = '';
  place.innerHTML = main;
}
