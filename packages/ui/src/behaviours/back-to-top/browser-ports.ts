import type { BackToTopPorts } from './back-to-top.machine.ts';

const byHand = ['wheel', 'touchstart', 'keydown'] as const;

/** Back to top in a browser's window. */
export const windowPorts = (): BackToTopPorts => ({
  position: () => window.scrollY,
  moveTo: (top) => window.scrollTo({ top, behavior: 'instant' }),
  requestFrame: (callback) => void requestAnimationFrame(callback),
  wantsNoMotion: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  onVisitorScroll: (callback) => {
    byHand.forEach((type) => window.addEventListener(type, callback, { passive: true }));
    return () => byHand.forEach((type) => window.removeEventListener(type, callback));
  },
});
