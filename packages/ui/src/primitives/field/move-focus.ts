/** Moves the focus to what stays, if it is in what is about to go. A browser would lose it. */
export const moveFocus = (from: Element, to: Element | null | undefined): void => {
  if (from.contains(document.activeElement) && to instanceof HTMLElement) to.focus();
};

/** Moves the focus from a line of a list to the last button of its neighbour, or, where there is none, elsewhere. */
export const leaveLine = (line: Element, otherwise: Element | null | undefined): void =>
  moveFocus(
    line,
    (line.nextElementSibling ?? line.previousElementSibling)?.querySelector('button:last-of-type') ?? otherwise,
  );
