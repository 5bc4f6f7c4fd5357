import { watchImages } from '../../primitives/image/fallback.ts';

/** Marks a link or button whose page is still being made (spec §8 Empty-URL footer links). */
export const developingAttribute = 'data-developing';

/** What the handlers tell. */
export interface DelegatedHandlerPorts {
  /** Somebody chose something whose page is still being made: show the warning. */
  onDeveloping: () => void;
}

/**
 * The behaviour of static parts of a page, which React never runs: an image that fails is replaced by the default
 * image, once, and what has no page yet says so and leads nowhere. Returns how to stop.
 */
export const attachDelegatedHandlers = (
  root: Document | HTMLElement,
  { onDeveloping }: DelegatedHandlerPorts,
): (() => void) => {
  const stopImages = watchImages(root);
  const onClick = (event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest(`[${developingAttribute}]`)) return;
    event.preventDefault();
    onDeveloping();
  };
  // A link without a URL takes the focus but hears no Enter by itself.
  const onKey = (event: Event) => {
    const { key, target } = event as KeyboardEvent;
    if (key === 'Enter' && target instanceof Element && target.matches(`[${developingAttribute}]:not([href], button)`))
      onDeveloping();
  };
  root.addEventListener('click', onClick);
  root.addEventListener('keydown', onKey);
  return () => {
    stopImages();
    root.removeEventListener('click', onClick);
    root.removeEventListener('keydown', onKey);
  };
};
