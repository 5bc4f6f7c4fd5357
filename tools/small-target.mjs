/**
 * Whether a press within 12 pixels of the middle of a target may meet another one (WCAG 2.2, 2.5.8), where nothing fixed to
 * an edge of the window lies over it. Runs in the page, for what axe takes for too small: axe takes lines of a neighbour
 * that are cut off for lines that are there.
 *
 * @param {string} selector Selects the target.
 * @returns {boolean}
 */
export const isSmallTarget = (selector) => {
  const element = document.querySelector(selector);
  if (!element) return true;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const offsets = [-11, 0, 11];
  const at = (x, y) => document.elementFromPoint(left + width / 2 + x, top + height / 2 + y);
  const isAnother = (hit) => !element.contains(hit) && Boolean(hit?.closest('a[href], button, input, select, textarea, summary, label'));
  // What lies under an open panel cannot be pressed at all.
  return element.contains(at(0, 0)) && offsets.some((x) => offsets.some((y) => isAnother(at(x, y))));
};
