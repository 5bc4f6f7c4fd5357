import { isOnTop, noteOpenDialog } from './open-dialogs.ts';

const mayTakeFocus =
  'a[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[contenteditable],[tabindex]';

/** What the Tab key reaches in an element, as far as it is shown. */
const reachable = (element: Element): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(mayTakeFocus)].filter(
    (one) =>
      one.tabIndex >= 0 && !one.matches(':disabled') && (one.checkVisibility?.({ visibilityProperty: true }) ?? true),
  );

/**
 * Hides the rest of the page from assistive technology, what speaks by itself excepted. Returns the way to show it
 * again.
 */
const hideOthers = (panel: Element): (() => void) => {
  const others = [...document.body.children].filter(
    (one) =>
      !one.contains(panel) &&
      !one.hasAttribute('aria-hidden') &&
      !one.matches('script,style,[aria-live],[role="status"],[role="alert"],[role="log"]'),
  );
  others.forEach((one) => one.setAttribute('aria-hidden', 'true'));
  return () => others.forEach((one) => one.removeAttribute('aria-hidden'));
};

/**
 * Keeps the focus in an open panel and the rest of the page out of reach, while the panel is in the page: a `ref` of
 * it. Nothing in here makes the browser style or lay out more than the panel.
 *
 * @returns The way to end that.
 */
export const keepModal = (panel: HTMLElement | null): (() => void) | undefined => {
  if (!panel) return undefined;
  const controller = new AbortController();
  const { signal } = controller;
  let last: HTMLElement = panel;

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOnTop(panel) || event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
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
  return () => {
    controller.abort();
    forget();
    showOthers();
  };
};
