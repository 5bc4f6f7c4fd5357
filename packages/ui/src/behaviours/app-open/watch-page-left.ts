import type { AppOpenActor } from './app-open.machine.ts';

/** The part of a document that tells that it was hidden or frozen. */
export interface PageSource extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  visibilityState: DocumentVisibilityState;
}

/**
 * Tells the machine when the page is hidden, frozen or left, which is all a page learns of an app that opened. Returns
 * how to stop.
 */
export const watchPageLeft = (
  actor: AppOpenActor,
  page: PageSource = document,
  view: EventTarget = window,
): (() => void) => {
  const leave = () => actor.send({ type: 'PAGE.LEFT' });
  const onVisibility = () => {
    if (page.visibilityState === 'hidden') leave();
  };
  page.addEventListener('visibilitychange', onVisibility);
  page.addEventListener('freeze', leave);
  view.addEventListener('pagehide', leave);
  return () => {
    page.removeEventListener('visibilitychange', onVisibility);
    page.removeEventListener('freeze', leave);
    view.removeEventListener('pagehide', leave);
  };
};
