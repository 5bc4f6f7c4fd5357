import { userEvent } from 'storybook/test';

interface WindowWithKeys {
  /** Presses a key of the keyboard; the run of the stories lends it to the page. */
  pressRealKey?: (key: string) => Promise<void>;
}

const nameInUserEvent = (key: string): string => (key === 'Space' ? ' ' : key.length === 1 ? key : `{${key}}`);

/** What a browser does by itself for a key that somebody pressed, and not for one that a script dispatched. */
const actAsBrowser = (key: string): void => {
  if (key === 'Escape') [...document.querySelectorAll<HTMLElement>('[popover]:popover-open')].at(-1)?.hidePopover();
  if (
    (key === 'Enter' || key === 'Space') &&
    document.activeElement instanceof HTMLElement &&
    document.activeElement.matches('summary')
  )
    document.activeElement.click();
};

const pressOne = async (key: string): Promise<void> => {
  const { pressRealKey } = window as WindowWithKeys;
  if (pressRealKey) return pressRealKey(key);
  if (key === 'Tab' || key === 'Shift+Tab') return userEvent.tab({ shift: key !== 'Tab' });
  await userEvent.keyboard(nameInUserEvent(key));
  actAsBrowser(key);
};

/**
 * Presses keys one after another, by the names of Playwright (`Tab`, `Shift+Tab`, `Space`, `ArrowDown`, `a`). The run
 * of the stories presses real ones, so that what the browser does by itself is proven too; elsewhere they are
 * dispatched.
 */
export const press = async (...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await pressOne(key);
};

/** Types a text into what has the focus, key by key. */
export const typeText = (text: string): Promise<void> => press(...text);

/** Presses Tab until an element has the focus; an element that cannot be reached so is an error. */
export const tabTo = async (element: Element | null | undefined, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  for (let count = 0; count < 60; count += 1) {
    await press(key);
    if (element && document.activeElement === element) return;
  }
  throw new Error(`The keyboard does not reach ${element?.outerHTML.slice(0, 120) ?? 'what is not there'}`);
};
