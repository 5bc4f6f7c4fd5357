/**
 * Calls back once, at the first idle moment after the visitor has touched the page: a finger, a button of the mouse or
 * a key goes down anywhere. What is fetched then costs a page nothing that is only looked at, and is mostly there
 * before it is asked for. Returns how to stop.
 */
export const watchFirstTouch = (onTouch: () => void): (() => void) => {
  const controller = new AbortController();
  const touched = () => {
    controller.abort();
    if ('requestIdleCallback' in window) requestIdleCallback(onTouch);
    else setTimeout(onTouch);
  };
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, touched, { signal: controller.signal, passive: true });
  return () => controller.abort();
};
