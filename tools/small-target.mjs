/**
 * Whether a press within 12 pixels of the middle of a target may meet another one (WCAG 2.2, 2.5.8), in the same part
 * of the page: what is fixed to an edge of the window, or lies over the page for a while, is no neighbour of what lies
 * under it. Runs in the page, for what axe takes for too small: axe takes lines of a neighbour that are cut off for
 * lines that are there.
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
  const partOf = (one) => one?.closest('main, footer, dialog, [role="dialog"], [popover]') ?? null;
  const isAnother = (hit) =>
    !element.contains(hit) &&
    partOf(hit) === partOf(element) &&
    Boolean(hit?.closest('a[href], button, input, select, textarea, summary, label'));
  // What lies under an open panel cannot be pressed at all.
  return element.contains(at(0, 0)) && offsets.some((x) => offsets.some((y) => isAnother(at(x, y))));
};
