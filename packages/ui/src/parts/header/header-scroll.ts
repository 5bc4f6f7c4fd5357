import { viewportWidth } from '@millwright/domain';
import { compactAttribute, fixedAttribute, headerBottom, upperHeight } from './header-attributes.ts';
import { isHeaderCompact, type HeaderFixedRule, type ScrollPosition } from './header-position.ts';

/**
 * Keeps a header's attributes in step with the scroll position. It writes attributes and no state, so that scrolling
 * renders nothing.
 *
 * @param header The header.
 * @param firstRow The first row of it that always stays in sight, at a scroll position.
 * @param rule When it is fixed.
 * @returns The way to stop that.
 */
export const watchHeaderPosition = (
  header: HTMLElement,
  firstRow: (position: ScrollPosition) => HTMLElement,
  rule: HeaderFixedRule,
): (() => void) => {
  const controller = new AbortController();
  const { signal } = controller;
  let scheduled = false;

  // On the panel, not on the header, all of which would be styled again.
  const sayBottom = (panel: HTMLElement) =>
    panel.style.setProperty(headerBottom, `${Math.round(header.getBoundingClientRect().bottom)}px`);
  const openPanels = () =>
    'popover' in HTMLElement.prototype ? [...header.querySelectorAll<HTMLElement>(':popover-open')] : [];

  const place = () => {
    scheduled = false;
    const position = { scrollY: window.scrollY, width: viewportWidth(window) };
    const fixed = rule(position);
    header.toggleAttribute(fixedAttribute, fixed);
    // The rows above an open panel stay as they are; the panel follows the header.
    const open = openPanels();
    if (open.length > 0) return open.forEach(sayBottom);
    const compact = fixed && isHeaderCompact(position);
    if (fixed) header.style.setProperty(upperHeight, `${firstRow(position).offsetTop}px`);
    header.toggleAttribute(compactAttribute, compact);
  };
  const schedule = () => {
    if (scheduled) return;
    scheduled = true;
    requestAnimationFrame(place);
  };
  schedule();
  window.addEventListener('scroll', schedule, { passive: true, signal });
  window.addEventListener('resize', schedule, { passive: true, signal });
  // Just before a panel is shown, and after one was closed that held the rows.
  header.addEventListener(
    'beforetoggle',
    (event) => (event.newState === 'open' ? sayBottom(event.target as HTMLElement) : schedule()),
    {
      capture: true,
      signal,
    },
  );
  // The banner above the row may go, or another text wrap.
  const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(schedule) : undefined;
  sizes?.observe(header);
  return () => {
    controller.abort();
    sizes?.disconnect();
  };
};
