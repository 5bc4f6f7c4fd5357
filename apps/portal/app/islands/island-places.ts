import { islandComponents } from './island-components.ts';
import type { IslandName } from './islands.types.ts';
import { stillOf } from './still.ts';

/** A place in the shown page where an island comes alive. */
export interface IslandPlace {
  element: HTMLElement;
  name: IslandName;
  /** What the page tells it. */
  props: object;
  /** What it waits for: that the visitor turns to it, or moves at all. */
  when: string | undefined;
}

// oxlint-disable-next-line lingui/no-unlocalized-strings -- a selector
const focusable = 'a, button, input, select, textarea, summary, [tabindex]';
// oxlint-disable-next-line lingui/no-unlocalized-strings -- a selector
const controls = 'button, input, summary';

/** Whether the session holds the key of what is done once. Where storage may not be read it does not. */
const isDone = (once: string | undefined): boolean => {
  try {
    return once !== undefined && sessionStorage.getItem(once) !== null;
  } catch {
    return false;
  }
};

/** The places of the page that is shown. */
export const placesNow = (): IslandPlace[] =>
  [...document.querySelectorAll<HTMLElement>('[data-island]')].flatMap((element) => {
    const { island, props, when, once } = element.dataset;
    if (!island || !Object.hasOwn(islandComponents, island) || isDone(once)) return [];
    return [{ element, name: island as IslandName, props: JSON.parse(props ?? '{}') as object, when }];
  });

const taps = new WeakMap<Element, number>();
const givenUp = new WeakSet<Element>();

/** Keeps a tap on a control that is not alive yet, so that the island can make it again. */
export function keepTap(event: Event): void {
  const control = event.target instanceof Element ? event.target.closest('button') : null;
  const still = control?.closest('[data-still]');
  const place = still?.parentElement;
  if (!control || !still || !place || givenUp.has(place)) return;
  event.preventDefault();
  event.stopPropagation();
  taps.set(place, [...still.querySelectorAll(controls)].indexOf(control));
}

/** Gives the focus to the same element of the living island, where what stood there before had it. */
export function keepFocus(place: Element): void {
  const still = stillOf(place);
  if (!still?.contains(document.activeElement)) return;
  const index = [...still.querySelectorAll(focusable)].indexOf(document.activeElement!);
  [...place.querySelectorAll<HTMLElement>(focusable)].filter((element) => !still.contains(element))[index]?.focus({ preventScroll: true });
}

/** Makes a kept tap again, on the same control of the living island. */
export function repeatTap(place: Element): void {
  const index = taps.get(place);
  if (index === undefined) return;
  taps.delete(place);
  const still = stillOf(place);
  [...place.querySelectorAll<HTMLElement>(controls)].filter((control) => !still?.contains(control))[index]?.click();
}

/** Lets go of a place whose island cannot be had: kept taps do what the control does without JavaScript. */
export function giveUp(place: Element): void {
  givenUp.add(place);
  const index = taps.get(place);
  if (index !== undefined) stillOf(place)?.querySelectorAll<HTMLElement>(controls)[index]?.click();
}
