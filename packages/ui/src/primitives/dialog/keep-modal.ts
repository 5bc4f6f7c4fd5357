import { isOnTop, noteOpenDialog } from './open-dialogs.ts';

const mayTakeFocus = 'a[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[contenteditable],[tabindex]';

/** What the Tab key reaches in an element, as far as it is shown. */
const reachable = (element: Element): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(mayTakeFocus)].filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && (one.checkVisibility?.() ?? true));

const isOpenCombobox = (target: EventTarget | null) => target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]');

/** Moves the focus in: to the first field or button that takes it, else to the panel itself. Measures nothing. */
const moveFocusInto = (panel: HTMLElement): void => {
  if (panel.contains(document.activeElement)) return;
  for (const one of panel.querySelectorAll<HTMLElement>(mayTakeFocus)) {
    if (one.tabIndex < 0 || one.matches('a')) continue;
    one.focus({ preventScroll: true });
    if (document.activeElement === one) return;
  }
  panel.focus({ preventScroll: true });
};

/** Hides the rest of the page from assistive technology, what speaks by itself excepted. Returns the way to show it again. */
const hideOthers = (panel: Element): (() => void) => {
  const others = [...document.body.children].filter(
    (one) => !one.contains(panel) && !one.hasAttribute('aria-hidden') && !one.matches('script,style,[aria-live],[role="status"],[role="alert"],[role="log"]'),
  );
  others.forEach((one) => one.setAttribute('aria-hidden', 'true'));
  return () => others.forEach((one) => one.removeAttribute('aria-hidden'));
};

/**
 * Makes a panel in the page a modal dialog: it has the focus, keeps it and gives it back, the rest of the page is out of
 * reach, and Esc asks to close it. Nothing in here makes the browser style or lay out more than the panel.
 *
 * @returns The way to end that.
 */
export const keepModal = (panel: HTMLElement, onClose: () => void): (() => void) => {
  const controller = new AbortController();
  const { signal } = controller;
  const opener = document.activeElement;
  let last: HTMLElement = panel;

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOnTop(panel)) return;
    // Esc closes one thing at a time: first the list of a field in it.
    if (event.key === 'Escape' && !isOpenCombobox(event.target)) {
      event.preventDefault();
      onClose();
    }
    if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
    const stops = reachable(panel);
    const active = document.activeElement;
    const isAtEdge = event.shiftKey ? active === stops[0] || active === panel : active === stops.at(-1);
    if (!isAtEdge && panel.contains(active) && stops.length > 0) return;
    event.preventDefault();
    (stops.at(event.shiftKey ? -1 : 0) ?? panel).focus();
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    if (!isOnTop(panel) || !(target instanceof HTMLElement)) return;
    if (panel.contains(target)) last = target;
    else (last.isConnected ? last : panel).focus();
  };

  const forget = noteOpenDialog(panel);
  const showOthers = hideOthers(panel);
  document.addEventListener('keydown', onKeyDown, { signal, capture: true });
  document.addEventListener('focusin', onFocusIn, { signal });
  moveFocusInto(panel);
  return () => {
    controller.abort();
    forget();
    showOthers();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
};
