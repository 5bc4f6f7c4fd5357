/** What the two scripts that start a page share. */
export interface Boot {
  /** Whether the visitor has done something. */
  wanted: boolean;
  /** The controls whose taps are kept. */
  taps: Set<HTMLElement>;
  /** Wakes the page up. Absent until its script is here. */
  begin?(): void;
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
 * Notes the visitor's first intent (pointer, key, focus), and keeps a tap on a control marked `data-js` that comes before the
 * page is alive. When the script that wakes the page up cannot be loaded it asks for it twice more, then lets go: kept taps
 * fall through to what the control does without JavaScript.
 *
 * It becomes an inline script (`String(keepTaps)`), so it may refer to nothing outside itself.
 */
export function keepTaps(win: BootWindow, bootId: string, aliveEvent: string): void {
  const { document } = win;
  const taps = new Set<HTMLElement>();
  const waits = [1000, 4000];

  const onIntent = (event: Event) => {
    const mouse = event as MouseEvent;
    const control = (event.target as Element).closest?.<HTMLElement>('[data-js]');
    if (control && event.type === 'click' && !(mouse.altKey || mouse.button || mouse.ctrlKey || mouse.metaKey || mouse.shiftKey)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      taps.add(control);
    }
    boot.wanted = true;
    boot.begin?.();
  };

  const onError = ({ target }: Event) => {
    const { id, src, integrity } = target as HTMLScriptElement;
    if (id !== bootId) return;
    const wait = waits.shift();
    if (wait) setTimeout(() => document.head.append(Object.assign(document.createElement('script'), { id, src, integrity })), wait);
    else boot.letGo();
  };

  const listen = (to: 'addEventListener' | 'removeEventListener') => {
    // The error of an element does not bubble.
    win[to]('error', onError, true);
    'pointerover pointerdown keydown focusin click'.split(' ').forEach((type) => win[to](type, onIntent, true));
  };

  const boot: Boot = (win.millwrightBoot = {
    wanted: false,
    taps,
    letGo: () => {
      listen('removeEventListener');
      taps.forEach((control) => (control.isConnected ? control : document.getElementById(control.id))?.click());
      taps.clear();
    },
  });

  listen('addEventListener');
  win.addEventListener(aliveEvent, boot.letGo, { once: true });
}
