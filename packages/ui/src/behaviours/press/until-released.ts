/** What ends a press: its click, or what it became instead. */
const ends = ['click', 'auxclick', 'contextmenu', 'pointercancel'] as const;

/**
 * Settles when the press that has begun is over, and its click was heard. What takes the place of a control waits for
 * it: a press that begins on one element and ends on another is a click on neither.
 *
 * @param at Where its end is heard. @default window, where everybody else has heard it
 * @param capture Whether it is heard on the way down, for who stops it there. @default false
 */
export const untilReleased = (at: EventTarget = window, capture = false): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      ends.forEach((type) => at.removeEventListener(type, end, capture));
      resolve();
    };
    ends.forEach((type) => at.addEventListener(type, end, capture));
  });
