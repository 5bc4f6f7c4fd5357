/** Moves the focus to the first control of a form, or of what holds one. */
export const focusFirstControl = (form: HTMLElement | null): void =>
  form?.querySelector<HTMLElement>('input, select, textarea')?.focus();

/**
 * Moves the focus to the first control that is marked as wrong: the control itself, or the first of a group of them.
 */
export const focusFirstInvalid = (form: HTMLElement | null): void => {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = wrong?.matches('input, select, textarea')
    ? wrong
    : wrong?.querySelector<HTMLElement>('input, select, textarea');
  control?.focus();
};
