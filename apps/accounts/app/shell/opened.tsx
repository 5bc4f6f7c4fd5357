import { focusFirstControl } from '@millwright/ui/field';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';

/** Props of {@link Opened}. */
export interface OpenedProps {
  className: string;
  children: ReactNode;
}

/** A form that a button has opened. It takes the focus, and comes into view by that. */
export function Opened({ className, children }: OpenedProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => focusFirstControl(ref.current), []);
  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
}

/** Gives the focus to the first button of an element when the form that it opens was closed. */
export function useFocusBack(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) ref.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return ref;
}
