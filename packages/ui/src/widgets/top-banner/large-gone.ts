import { rootAttribute, type RootLook } from '../../parts/banner/root-look.ts';

const look = (): string | null => document.documentElement.getAttribute(rootAttribute);

/** Says on the root element that no large banner lies over the page any more. */
export const endLarge = (): void => {
  if (look() === ('first' satisfies RootLook))
    document.documentElement.setAttribute(rootAttribute, 'seen' satisfies RootLook);
};

/** Whether the large banner of a first visit lies over the page. */
const isLarge = (): boolean => look() === 'first' && document.querySelector('[data-part="large"]') !== null;

/**
 * Calls back once the large banner of a first visit has gone: what else would lie over the page waits for it. To be
 * called when the page is hydrated.
 *
 * @returns How to stop waiting; null where there is nothing to wait for, and nothing is called.
 */
export const watchLargeGone = (onGone: () => void): (() => void) | null => {
  if (!isLarge()) {
    // A first visit to a page without a banner.
    endLarge();
    return null;
  }
  const observer = new MutationObserver(() => {
    if (isLarge()) return;
    observer.disconnect();
    onGone();
  });
  observer.observe(document.documentElement, { attributes: true, attributeFilter: [rootAttribute] });
  return () => observer.disconnect();
};
