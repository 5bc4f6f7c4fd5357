/**
 * Lets each button of a host open the panel of that very host: widgets name their panels by ids, which the page or a second
 * element of the kind may have as well.
 */
export const openOwnPanels = (host: HTMLElement): void => {
  const point = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[popovertarget]') : null;
    if (!button || host.contains(button.popoverTargetElement)) return;
    const id = button.getAttribute('popovertarget') ?? '';
    button.popoverTargetElement = host.querySelector(`#${CSS.escape(id)}`);
  };
  // What is open is told of a button, and closed by a press elsewhere, before it is clicked.
  for (const type of ['pointerover', 'focusin', 'click']) host.addEventListener(type, point, { capture: true });
};
