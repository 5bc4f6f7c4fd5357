import type { KeyboardEvent } from 'react';

/**
 * Closes what is open by Escape inside a dialog as well. The dialog hears the key first and prevents its default, so
 * that it stays open itself; the library then leaves the key alone.
 */
export const closeOnEscape =
  ({ setOpen }: { setOpen: (open: boolean) => void }) =>
  ({ key, defaultPrevented }: KeyboardEvent): void => {
    if (key === 'Escape' && defaultPrevented) setOpen(false);
  };
