import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Reports that the form around an element was reset: by its button, by a script, or by React after an action. Browsers
 * reset their own controls only. Gives the ref of that element.
 */
export const useFormReset = <Part extends HTMLElement>(onReset: () => void): RefObject<Part | null> => {
  const part = useRef<Part>(null);
  const report = useEffectEvent(onReset);
  useEffect(() => {
    // At the document, where every other listener had its say: a form may refuse to be reset.
    const hear = (event: Event) => {
      if (!event.defaultPrevented && event.target === part.current?.closest('form')) report();
    };
    document.addEventListener('reset', hear);
    return () => document.removeEventListener('reset', hear);
  }, []);
  return part;
};
