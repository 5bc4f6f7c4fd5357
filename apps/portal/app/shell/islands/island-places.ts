import { isNarrow, viewportWidth } from '@millwright/domain';
import { untilReleased } from '@millwright/ui/press';
import type { IslandName } from './islands.types.ts';
import type { StartWindow } from '../../runtime/start-script.ts';

/** A place in the shown page where an island is hydrated. */
export interface IslandPlace {
  /** Another one in each page. */
  key: number;
  element: HTMLElement;
  name: IslandName;
  /** What the page tells it. */
  props: object;
  /** What it waits for: that the visitor turns to it, or moves at all. */
  when: string | undefined;
}

/** What stands in the place of an island before it is hydrated. */
export const serverMarkupOf = (place: Element): HTMLElement | null =>
  place.querySelector(':scope > [data-server-markup]');

let lastKey = 0;

/**
 * The places of the page that is shown.
 * @param known what is known of islands, by their names
 */
export const placesNow = (known: object): IslandPlace[] =>
  [...document.querySelectorAll<HTMLElement>('[data-island]')].flatMap((element) => {
    const { island, props, when } = element.dataset;
    if (!island || !Object.hasOwn(known, island)) return [];
    lastKey += 1;
    const name = island as IslandName;
    return [{ key: lastKey, element, name, props: JSON.parse(props ?? '{}') as object, when }];
  });

const acts = new WeakMap<Element, Promise<unknown>>();

/**
 * Notes that somebody has begun to press what stands in a place, or to write a character there that takes several keys.
 */
export function noteAct({ type, target }: Event): void {
  const place = target instanceof Element ? target.closest('[data-server-markup]')?.parentElement : null;
  if (!place) return;
  // Where taps are queued and stopped.
  const over =
    type === 'pointerdown'
      ? untilReleased(document, true)
      : new Promise((end) => document.addEventListener('compositionend', end, { once: true }));
  acts.set(place, over);
}

/** Settles when nobody is in the middle of an act on what stands in a place. */
export async function untilFree(place: Element): Promise<void> {
  // A press that began before anybody listened, or with the space bar, is only seen.
  await (serverMarkupOf(place)?.querySelector(':active') ? untilReleased(document, true) : acts.get(place));
}

// oxlint-disable-next-line lingui/no-unlocalized-strings -- a selector
const pressable = 'a, button, input, select, textarea, summary';

/** The control of a hydrated island that takes the place of one of the server's markup: both have them in one order. */
function successorOf(place: Element, control: Element): HTMLElement | undefined {
  const fallback = serverMarkupOf(place);
  const controls = [...place.querySelectorAll<HTMLElement>(`${pressable}, [tabindex]`)];
  const index = controls.filter((one) => fallback?.contains(one)).indexOf(control as HTMLElement);
  return controls.filter((one) => !fallback?.contains(one))[index];
}

const taps = new WeakMap<Element, HTMLElement>();
const givenUp = new WeakSet<Element>();

/**
 * Queues a tap on a control that is not hydrated yet, so that the island can replay it. A link that is opened elsewhere
 * is one.
 */
export function queueTap(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>('button, [data-js]') : null;
  const place = control?.closest('[data-server-markup]')?.parentElement;
  if (!control || !place || givenUp.has(place)) return;
  if (control.matches('a') && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
  event.preventDefault();
  event.stopPropagation();
  taps.set(place, control);
}

/** Gives the focus to the same element of the hydrated island, where what stood there before had it. */
export function restoreFocus(place: Element): void {
  const { activeElement } = document;
  if (activeElement && serverMarkupOf(place)?.contains(activeElement))
    successorOf(place, activeElement)?.focus({ preventScroll: true });
}

/** Replays a queued tap, on the same control of the hydrated island. */
export function replayTap(place: Element): void {
  const control = taps.get(place);
  taps.delete(place);
  if (control) successorOf(place, control)?.click();
}

/** Releases a place whose island cannot be had: queued taps do what the control does without JavaScript. */
export function giveUp(place: Element): void {
  givenUp.add(place);
  taps.get(place)?.click();
}

const moves: readonly (string | undefined)[] = ['pointerdown', 'click', 'keydown'];

/**
 * Whether the visitor's first move came before anybody watched for it, for whom it is not lost: on a narrow screen a
 * scroll, on a wide one a press or a key. A press on a control is none, for what answers it would stand in its way.
 */
export function hasMoved(): boolean {
  if (isNarrow(viewportWidth(window))) return scrollY > 0;
  return (
    !document.activeElement?.matches(pressable) && moves.includes((window as StartWindow).millwrightStart?.lastEvent)
  );
}
