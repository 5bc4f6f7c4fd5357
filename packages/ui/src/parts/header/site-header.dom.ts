import { opensOnHover, viewportWidth } from '@millwright/domain';
import { restsOn } from '../../behaviours/pointing/index.ts';
import { industryAt, openIndustryIn, readIndustry } from '../industries/industry-menu.dom.ts';
import { dismissHovered } from '../navigation/dismiss-hovered.ts';
import { stopEmptySearch } from '../search/search-form.ts';
import { industryPanelId, mobileMenuId, searchPanelId } from './panel-ids.ts';
import type { HeaderPanel, SiteHeaderEvent } from './site-header.types.ts';

/** The element ids of the panels. */
const panelIds: Readonly<Record<HeaderPanel, string>> = {
  search: searchPanelId,
  industries: industryPanelId,
  menu: mobileMenuId,
};

/** The element id of the "All industries" button. */
export const industriesButtonId = 'industries-button';

const panelNames = Object.keys(panelIds) as HeaderPanel[];
const panelOf = (target: EventTarget | null): HeaderPanel | undefined =>
  panelNames.find((name) => target instanceof Element && target.id === panelIds[name]);

/** Whether a popover is open; false where the browser knows no popovers. */
const isOpen = (panel: HTMLElement): boolean => 'popover' in HTMLElement.prototype && panel.matches(':popover-open');

/** Opens or closes a popover; nothing happens if it is so already, or where the browser knows no popovers. */
export const setOpen = (panel: HTMLElement | null, open: boolean): void => {
  if (panel?.isConnected && 'popover' in HTMLElement.prototype) panel.togglePopover(open);
};

/** Does something after the next frame, so that the frame need not wait for it. */
const afterFrame = (work: () => void): void => void requestAnimationFrame(() => setTimeout(work));

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const isMouse = (event: PointerEvent) => event.pointerType === 'mouse' && opensOnHover(viewportWidth(window));

/** What {@link attachSiteHeader} is connected to. */
export interface SiteHeaderConnection {
  /** Takes the events of the machine. */
  send(event: SiteHeaderEvent): void;
  /** Whether the industry menu stands open because of the mouse alone. */
  isOpenByHover(): boolean;
}

/** A header in the page, connected until the signal ends it. */
interface Connected extends SiteHeaderConnection {
  header: HTMLElement;
  menu: HTMLElement | null;
  trigger: HTMLElement | null;
  signal: AbortSignal;
}

const panelIn = (header: HTMLElement, name: HeaderPanel) => header.querySelector<HTMLElement>(`#${panelIds[name]}`);

const listen = <Key extends keyof HTMLElementEventMap>(
  signal: AbortSignal,
  element: HTMLElement | null,
  type: Key,
  listener: (event: HTMLElementEventMap[Key]) => void,
  capture = false,
) => element?.addEventListener(type, listener, { signal, capture });

/** The browser does so by itself where the server rendered `autofocus`; React does not render it. */
const focusKeyword = (search: HTMLElement) => {
  if (!search.matches(':focus-within')) search.querySelector<HTMLElement>('[type="search"]')?.focus();
};

/** Tells which panels open and close, and which industry is open in the menu. */
const followPanels = ({ header, menu, signal, send }: Connected) => {
  const activate = (industry: HTMLElement | null) => {
    if (industry) send({ type: 'INDUSTRY.ACTIVATED', industry: readIndustry(industry) });
  };
  const tellOpened = (name: HeaderPanel) => {
    send({ type: 'PANEL.OPENED', panel: name });
    if (name === 'industries' && menu) activate(openIndustryIn(menu));
  };
  const untold = new Set<HeaderPanel>();
  const opened = (name: HeaderPanel, panel: HTMLElement) => {
    if (name === 'search') focusKeyword(panel);
    // The browser has opened the panel already; what is made of it is for the frame after.
    untold.add(name);
    afterFrame(() => untold.delete(name) && !signal.aborted && tellOpened(name));
  };
  const closed = (name: HeaderPanel) => {
    if (!untold.delete(name)) send({ type: 'PANEL.CLOSED', panel: name });
  };

  // Browsers know it of native popovers by themselves; what reads the page's attributes alone finds it here once one
  // was opened.
  const tellExpanded = (shown: HTMLElement) => {
    for (const button of header.querySelectorAll(`[popovertarget="${shown.id}"]:not([popovertargetaction])`))
      button.setAttribute('aria-expanded', String(isOpen(shown)));
  };

  // `toggle` does not bubble, but it can be captured: of the panels, and of the industries in the menu.
  const onToggle = (event: Event) => {
    const target = event.target as HTMLElement;
    const isNowOpen = (event as ToggleEvent).newState === 'open';
    tellExpanded(target);
    const name = panelOf(target);
    if (name) return isNowOpen ? opened(name, target) : closed(name);
    // A press of the button that closes the pages of an entry also means those that the mouse shows.
    if (!isNowOpen) dismissHovered(header);
    const industry = industryAt(target);
    // An industry that is rendered open tells so too; it is not active before the menu is open.
    if (industry?.open && menu && isOpen(menu)) activate(industry);
  };
  listen(signal, header, 'toggle', onToggle, true);

  // What was opened before the page was hydrated.
  for (const name of panelNames) {
    const panel = panelIn(header, name);
    if (panel && isOpen(panel)) opened(name, panel);
  }
};

/** Opens the industry of a heading. */
const show = (node: EventTarget | null) => {
  const summary = node instanceof Element ? node.closest('summary') : null;
  const industry = summary && industryAt(summary);
  if (industry && !industry.open) industry.open = true;
};

/** Tells where the mouse is, and shows the industry that it or the focus is on. */
const followPointing = ({ menu, trigger, signal, send }: Connected) => {
  listen(signal, trigger, 'pointerenter', (event) => isMouse(event) && send({ type: 'TRIGGER.ENTERED' }));
  listen(signal, trigger, 'pointerleave', (event) => isMouse(event) && send({ type: 'TRIGGER.LEFT' }));
  listen(signal, menu, 'pointerenter', (event) => isMouse(event) && send({ type: 'MENU.ENTERED' }));
  listen(signal, menu, 'pointerleave', (event) => isMouse(event) && send({ type: 'MENU.LEFT' }));
  listen(signal, menu, 'pointerover', (event) => isMouse(event) && show(event.target));
  listen(signal, menu, 'focusin', ({ target }) => {
    send({ type: 'MENU.FOCUSED' });
    if (opensOnHover(viewportWidth(window))) show(target);
  });

  // What the visitor pointed at before the page was hydrated, and is still at.
  if (!opensOnHover(viewportWidth(window))) return;
  if (trigger && restsOn(trigger)) send({ type: 'TRIGGER.ENTERED' });
  const summaries = [...(menu?.querySelectorAll('summary') ?? [])];
  show(summaries.find((summary) => restsOn(summary) || summary.matches(':focus-visible')) ?? null);
};

/** What a press means next to what the browser does. */
const pressedIn =
  ({ trigger, send, isOpenByHover }: Connected) =>
  (event: MouseEvent): void => {
    const target = event.target as Element;
    if (trigger?.contains(target)) {
      // The mouse opened it; this press says that it shall stay, where the browser would close it.
      if (isOpenByHover()) event.preventDefault();
      return send({ type: 'TRIGGER.PRESSED' });
    }
    const industry = target.closest('summary') && industryAt(target);
    // On wide screens one industry is always shown: pointing or focusing opened it, and a press does not close it.
    if (industry?.open && opensOnHover(viewportWidth(window))) event.preventDefault();
    const link = target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.target === '_blank' || !isPlainClick(event)) return;
    // The page may change without a new document; nothing stays open over it then.
    setOpen(link.closest<HTMLElement>('[popover]'), false);
  };

/**
 * Closes the panel around a search field at Escape, and keeps the keyword: browsers empty the field, and leave the panel
 * open. A list of suggestions takes the key before.
 */
const closeSearch = (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
  const field = (event.target as Element).closest('[popover] [type="search"]');
  if (!field) return;
  event.preventDefault();
  setOpen(field.closest<HTMLElement>('[popover]'), false);
};

/**
 * Connects a header in the page with its machine: panels that opened and closed by themselves, the mouse, the focus,
 * and what the static parts need of JavaScript. All by delegation on the header, so that static parts work too.
 *
 * @returns The way to disconnect.
 */
export const attachSiteHeader = (header: HTMLElement, connection: SiteHeaderConnection): (() => void) => {
  const controller = new AbortController();
  const { signal } = controller;
  const connected: Connected = {
    ...connection,
    header,
    menu: panelIn(header, 'industries'),
    trigger: header.querySelector<HTMLElement>(`#${industriesButtonId}`),
    signal,
  };
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && dismissHovered(header), { signal });
  listen(signal, header, 'keydown', closeSearch);
  listen(signal, header, 'click', pressedIn(connected));
  listen(signal, header, 'invalid', stopEmptySearch, true);
  listen(signal, header, 'submit', (event) => {
    if (!stopEmptySearch(event)) setOpen((event.target as Element).closest<HTMLElement>('[popover]'), false);
  });
  followPointing(connected);
  followPanels(connected);
  return () => controller.abort();
};
