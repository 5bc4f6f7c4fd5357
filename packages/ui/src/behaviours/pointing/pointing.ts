/**
 * Whether a mouse rests on an element. Nobody is notified of a mouse that came before somebody listened, until it leaves
 * and returns: what is hydrated under it looks by itself. What a finger leaves behind of `:hover` is none.
 */
export const restsOn = (element: Element): boolean =>
  element.matches(':hover') && window.matchMedia('(hover: hover)').matches;

/**
 * Replays to an element the arrival of a mouse, which rested on what stood in its place before. Its leaving is replayed
 * too, with the first move elsewhere: the browser tells only an element of it that was notified of the arrival.
 *
 * @param element What the mouse rests on.
 * @param box What the mouse has to leave. @default the element
 */
export const pointAt = (element: Element, box = element): void => {
  const replay = (type: string, relatedTarget: EventTarget | null) =>
    element.dispatchEvent(
      new PointerEvent(type, { bubbles: true, cancelable: true, composed: true, pointerType: 'mouse', relatedTarget }),
    );
  replay('pointerover', null);
  const onMove = ({ target }: Event) => {
    if (!(target instanceof Node) || !box.contains(target)) replay('pointerout', target);
  };
  // Before anybody else: what the mouse arrives at meanwhile may open in the same event.
  window.addEventListener('pointerover', onMove, { capture: true, once: true });
};
