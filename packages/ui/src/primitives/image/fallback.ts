import defaultImage from './default-image.svg?no-inline';

/**
 * Puts the default image in place of an image that failed, unless it is the default image itself that failed
 * (spec §8 Failed image load). An image with another one of its own names it in `data-fallback`.
 */
export const swapToDefault = (image: HTMLImageElement): void => {
  const fallback = image.dataset['fallback'] || defaultImage;
  if (image.getAttribute('src') === fallback) return;
  image.removeAttribute('srcset');
  image.src = fallback;
  image.dataset['failed'] = '';
};

const hasFailed = (image: HTMLImageElement) =>
  image.complete && image.naturalWidth === 0 && image.getAttribute('src') !== '';

/**
 * Watches every image with `data-fallback` below `root`, also in static parts of a page, which React never runs, and
 * treats those that failed before. Returns how to stop.
 */
export const watchImages = (root: Document | HTMLElement): (() => void) => {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && target.dataset['fallback'] !== undefined) swapToDefault(target);
  };
  // An error event does not bubble: only the capture phase passes here.
  root.addEventListener('error', onError, true);
  for (const image of root.querySelectorAll<HTMLImageElement>('img[data-fallback]')) {
    if (hasFailed(image)) swapToDefault(image);
  }
  return () => root.removeEventListener('error', onError, true);
};
