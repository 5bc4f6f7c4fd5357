/**
 * Points each `popovertarget` button of a host to the panel within the host. Its id is not unique in the document where the
 * page or a second element of the kind has the same, and the browser would open the first.
 */
export const openOwnPanels = (host: HTMLElement): void => {
  const point = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[popovertarget]') : null;
    if (!button || host.contains(button.popoverTargetElement)) return;
    const id = button.getAttribute('popovertarget') ?? '';
    button.popoverTargetElement = host.querySelector(`#${CSS.escape(id)}`);
  };
  // Before the click as well: the browser reads the target for `aria-expanded`, and for what a press outside closes.
  for (const type of ['pointerover', 'focusin', 'click']) host.addEventListener(type, point, { capture: true });
};
