import { isNarrow, viewportWidth, type MeasuredWindow } from '@millwright/domain';

/** The window as far as it tells of the visitor. */
export interface MoveSource extends MeasuredWindow, Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {}

const onWide = ['pointerdown', 'keydown', 'wheel'] as const;
const fields = ['input', 'textarea', 'select', '[contenteditable]'];
const controls = ['a[href]', 'button', 'summary', 'label', ...fields].join();

/** Whether the visitor is about to do something of their own: press a control, follow a link, write. */
const isBusy = (event: Event): boolean => {
  const { type, target } = event;
  if (!(target instanceof Element) || !target.closest(controls)) return false;
  const { key } = event as KeyboardEvent;
  return type === 'pointerdown' || target.matches(fields.join()) || key === 'Enter' || key === ' ';
};

/**
 * Calls back once, at the visitor's first move: on a wide screen a press, a key or the wheel, on a narrow one the first
 * scroll. A press on a control is no such move, for what responds to it would stand in its way; the next one is. Returns
 * how to stop.
 */
export const watchFirstMove = (onMove: () => void, view: MoveSource = window): (() => void) => {
  const stop = () => {
    onWide.forEach((type) => view.removeEventListener(type, onAct));
    view.removeEventListener('scroll', onScroll);
  };
  const move = () => {
    stop();
    onMove();
  };
  const onAct = (event: Event) => {
    if (!isNarrow(viewportWidth(view)) && !isBusy(event)) move();
  };
  const onScroll = () => {
    if (isNarrow(viewportWidth(view))) move();
  };
  onWide.forEach((type) => view.addEventListener(type, onAct, { passive: true }));
  view.addEventListener('scroll', onScroll, { passive: true });
  return stop;
};
