/** Marks an entry whose pages a mouse has opened and the visitor has closed again, until the mouse leaves it. */
export const dismissedAttribute = 'data-dismissed';

/** Closes the pages that a mouse over an entry of a navigation has opened, without moving the mouse (WCAG 1.4.13). */
export const dismissHovered = (root: ParentNode): void => {
  const item = root.querySelector('li:hover:has(> ul[popover])');
  item?.setAttribute(dismissedAttribute, '');
  item?.addEventListener('pointerleave', () => item.removeAttribute(dismissedAttribute), { once: true });
};
