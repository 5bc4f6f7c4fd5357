/** What a key does in a text field with a list below it. */
export type ComboboxMove =
  /** This choice becomes the active one, and the list is shown; -1 for the text itself. */
  | { type: 'activate'; index: number }
  /** The active choice is taken. */
  | { type: 'choose' }
  /** The list goes. */
  | { type: 'close' }
  /** The text goes. */
  | { type: 'clear' };

/** Where the field and its list stand. */
export interface ComboboxPlace {
  /** Whether the list is shown. */
  open: boolean;
  /** The active choice; -1 for none. */
  active: number;
  /** How many choices there are. */
  count: number;
  /** Whether there is text that could be cleared. */
  hasText: boolean;
}

/**
 * What a key does, by the ARIA Authoring Practices' editable combobox with list autocomplete. Null leaves the key to
 * the field. Home and End go back to the text and move its cursor, which the field does itself.
 */
export const comboboxMove = (
  key: string,
  { open, active, count, hasText }: ComboboxPlace,
  alt = false,
): ComboboxMove | null => {
  switch (key) {
    case 'ArrowDown':
      if (alt && !open) return { type: 'activate', index: -1 };
      return { type: 'activate', index: open && count > 0 ? (active + 1) % count : count > 0 ? 0 : -1 };
    case 'ArrowUp':
      if (alt && open) return { type: 'close' };
      return { type: 'activate', index: open && active > 0 ? active - 1 : count - 1 };
    case 'Enter':
      return open && active >= 0 && active < count ? { type: 'choose' } : null;
    case 'Escape':
      if (open) return { type: 'close' };
      return hasText ? { type: 'clear' } : null;
    case 'Home':
    case 'End':
      return open && active >= 0 ? { type: 'activate', index: -1 } : null;
    default:
      return null;
  }
};

/** Keys that keep their meaning in the text although the list hears them too. */
export const keepsItsMeaning = (key: string): boolean => key === 'Home' || key === 'End';
