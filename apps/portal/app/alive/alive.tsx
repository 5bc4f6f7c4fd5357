import { useEffect } from 'react';
import { useNavigate, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';
import { aliveEvent } from './boot-script.ts';
import { followLinks } from './follow-links.ts';

/**
 * Tells the boot script that the page is hydrated, follows plain links within the application, and restores scroll
 * positions. The last child of the root. (`<ScrollRestoration>` would add an inline script that acts before hydration;
 * the browser itself does that on a document that is whole.)
 */
export function Alive() {
  const navigate = useNavigate();
  useScrollRestoration();
  useEffect(() => followLinks(document, (address) => void navigate(address)), [navigate]);
  useEffect(() => {
    document.documentElement.dataset.alive = "true";
    window.dispatchEvent(new Event(aliveEvent));
  }, []);
  return null;
}
