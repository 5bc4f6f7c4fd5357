import type { Handoff } from './boot-script.ts';

/** What the scripts that start a page share. */
export interface Boot {
  /** What the visitor did last before the page was alive, as the type of its event: empty where nothing. */
  wanted: string;
  /** The controls whose taps are kept. */
  taps: Set<HTMLElement>;
  /** Wakes the page up. Absent until its script is here. */
  begin?(): void;
  /** What the page hands over, once it wakes up. */
  page?: Handoff;
  /** Makes kept taps again, and keeps no more. */
  letGo(): void;
}

/** The parts of `window` that the scripts set. */
export type BootWindow = Window & { millwrightBoot?: Boot; __reactRouterRouteModules?: object };

/** Id of the element that loads the script which wakes the page up. */
export const bootId = 'boot';

/** Event on `window` that says: the page is hydrated. */
export const aliveEvent = 'alive';

/**
 * Notes the visitor's first intent (pointer, key, focus), and keeps a tap on a control marked `data-js` that comes
 * before the page is alive. When the script that wakes the page up cannot be loaded it asks for it twice more, then
 * lets go: kept taps fall through to what the control does without JavaScript.
 *
 * It becomes an inline script (`String(keepTaps)`), so it may refer to nothing outside itself.
 */
export function keepTaps(win: BootWindow, bootId: string, aliveEvent: string): void {
  const { document } = win;
  const taps = new Set<HTMLElement>();
  const waits = [1000, 4000];
  let hasLetGo = false;

  const letGo = () => {
    hasLetGo = true;
    taps.forEach((control) => (control.isConnected ? control : document.getElementById(control.id))?.click());
    taps.clear();
  };

  // Said as few times as can be: all of it is in every page.
  const hear = (event: MouseEvent & { target: HTMLScriptElement }) => {
    const { target, type } = event;
    const { id, src, integrity } = target;
    if (hasLetGo) return;
    if (type === 'error') {
      if (id !== bootId) return;
      const wait = waits.shift();
      if (wait)
        setTimeout(
          () => document.head.append(Object.assign(document.createElement('script'), { id, src, integrity })),
          wait,
        );
      else letGo();
    } else if (type === aliveEvent) letGo();
    else {
      const control = target.closest?.<HTMLElement>('[data-js]');
      if (control && type === 'click' && !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)) {
        event.preventDefault();
        event.stopImmediatePropagation();
        taps.add(control);
      }
      boot.wanted = type;
      boot.begin?.();
    }
  };

  const boot: Boot = (win.millwrightBoot = { wanted: '', taps, letGo });

  // While it goes down: the error of an element does not bubble.
  `error pointerover pointerdown keydown focusin click ${aliveEvent}`
    .split(' ')
    .forEach((type) => win.addEventListener(type, hear as never, true));
}
