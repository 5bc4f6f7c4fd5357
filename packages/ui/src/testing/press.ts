import { userEvent } from 'storybook/test';

interface WindowWithKeys {
  /** Clicks a point of the window; the run of the stories lends it to the page. */
  clickRealPoint?: (x: number, y: number) => Promise<void>;
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

/**
 * Clicks on a point of the window. A dispatched click closes no popover as one of a visitor does: where the story is
 * looked at by hand, the open ones are closed instead.
 */
export const clickOnPoint = async (x: number, y: number): Promise<void> => {
  const { clickRealPoint } = window as WindowWithKeys;
  if (clickRealPoint) return clickRealPoint(x, y);
  document
    .querySelectorAll<HTMLElement>('[popover]:popover-open')
    .forEach((popover) => popover.contains(document.elementFromPoint(x, y)) || popover.hidePopover());
  const under = document.elementFromPoint(x, y);
  if (under) await userEvent.click(under);
};
