import { useState, type FormEvent } from 'react';

/** Holds a form back while its files are on their way. */
export const useFilesFirst = (submit: (event: FormEvent) => void) => {
  const [pending, setPending] = useState(0);
  const [hasWaited, setHasWaited] = useState(false);
  return {
    /** Another number of files is on its way. */
    onPendingChange: setPending,
    /** Whether the visitor wants to send the form while files are on their way. */
    isWaiting: hasWaited && pending > 0,
    onSubmit: (event: FormEvent) => {
      setHasWaited(pending > 0);
      if (pending > 0) event.preventDefault();
      else submit(event);
    },
  };
};
