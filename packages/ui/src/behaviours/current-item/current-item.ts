const currents = '[aria-current]:not([aria-current="false"])';

/**
 * Scrolls a row sideways, and nothing else, until its current item is seen whole. Styles begin with it where the browser
 * knows `scroll-initial-target`; this is for the others, and for a row that stays while its current item changes.
 *
 * @param row The element that scrolls.
 * @param onlyUnmoved Leaves a row alone that was scrolled already. @default false
 */
export const showCurrentItem = (row: HTMLElement, onlyUnmoved = false): void => {
  if (row.scrollWidth <= row.clientWidth || (onlyUnmoved && row.scrollLeft !== 0)) return;
  const current = row.querySelector(currents)?.getBoundingClientRect();
  if (!current) return;
  const { left, right } = row.getBoundingClientRect();
  if (current.left < left || current.right > right) row.scrollLeft += (current.left + current.right - left - right) / 2;
};

/** The same for every list that holds a current item. */
export const showCurrentItems = (root: ParentNode, onlyUnmoved = false): void => {
  const rows = new Set([...root.querySelectorAll(`ul ${currents}`)].map((item) => item.closest('ul')!));
  rows.forEach((row) => showCurrentItem(row, onlyUnmoved));
};
