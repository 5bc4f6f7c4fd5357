import { useEffect, useRef, type RefObject } from 'react';
import type { MemberFormState } from '../../behaviours/member-form/index.ts';
import { focusFirstControl } from '../../primitives/field/index.ts';

/** Keeps the focus where a form gives way to what was sent, to its heading, and comes again, to its first field. */
export const useFormFocus = (
  state: MemberFormState,
  form: RefObject<HTMLFormElement | null>,
  sent: RefObject<HTMLElement | null>,
): void => {
  const wasSent = useRef(false);
  useEffect(() => {
    if (state === 'sent') sent.current?.focus();
    else if (wasSent.current) focusFirstControl(form.current);
    wasSent.current = state === 'sent';
  }, [state, form, sent]);
};
