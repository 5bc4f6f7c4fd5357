/** Whether text runs from right to left in an element. */
export const runsLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** Where a key leads along a line of text: 1 onwards, -1 back, 0 for what is no arrow key along it. */
export const arrowStep = (key: string, element: Element): -1 | 0 | 1 => {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  return (key === 'ArrowLeft') === runsLeft(element) ? 1 : -1;
};

/** How far a row is scrolled from where its text begins, in CSS pixels: from right to left browsers count below zero. */
export const scrolledBy = (row: Element): number => Math.abs(row.scrollLeft);

/** The `scrollLeft` of a row that is scrolled so far from where its text begins. */
export const scrollLeftFor = (row: Element, distance: number): number => (runsLeft(row) ? -distance : distance);
