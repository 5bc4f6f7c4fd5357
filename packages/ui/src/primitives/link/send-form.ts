import { isOwnPath } from '@millwright/domain';
import type { SubmitEvent as ReactSubmitEvent } from 'react';

/**
 * Goes by a router to where the browser would send a form of method `get`: its action with its fields. What somebody else
 * has taken, and what leads to another site, is left to the browser.
 */
export const sendFormBy =
  (navigate: (href: string) => void) =>
  (event: ReactSubmitEvent<HTMLFormElement>): void => {
    const action = event.currentTarget.getAttribute('action') ?? '';
    if (event.defaultPrevented || !isOwnPath(action)) return;
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    navigate(`${action.replace(/[?#].*$/s, '')}?${new URLSearchParams(fields)}`);
  };
