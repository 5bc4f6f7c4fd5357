/** What the start script leaves for the entry. */
interface PageStart {
  /** Type of the visitor's last event before the page was hydrated; empty where there was none. */
  lastEvent: string;
  /** Controls that were clicked and wait for their script. */
  queue: Set<HTMLElement>;
  /** Says that the page is hydrated: queued clicks are replayed, and no more are queued. */
  release(): void;
}

/** The window with what the start script sets. */
export type StartWindow = Window & { millwrightStart?: PageStart };

/**
 * Starts the page: loads the entry at the visitor's first intent (pointer, key, focus), else when the loaded page is
 * idle, and queues clicks on controls marked `data-js` until the page is hydrated. Who goes back before that gets the
 * document of that URL. Where the entry cannot be loaded it tries twice more, then releases: queued clicks do what the
 * control does without JavaScript.
 *
 * It becomes an inline script (`String(startPage)`), so it may refer to nothing outside itself.
 */
export function startPage(win: StartWindow, load: (url: string) => Promise<{ start(): Promise<unknown> }>): void {
  const { document } = win;
  const { entry, preload } = (document.currentScript as HTMLElement).dataset;
  const queue = new Set<HTMLElement>();
  const pathOf = ({ pathname, search }: Location): string => pathname + search;
  const path = pathOf(win.location);
  let isReleased = false;
  let isStarted = false;

  const release = () => {
    isReleased = true;
    queue.forEach((control) => (control.isConnected ? control : document.getElementById(control.id))?.click());
    queue.clear();
  };
  const run = async (waits: number[]): Promise<void> => {
    try {
      await (await load(entry!)).start();
      // Hydration may still fail: no click waits for it for ever. A slow phone is given its time.
      setTimeout(release, 20000);
    } catch {
      const wait = waits.shift();
      if (wait) setTimeout(() => run(waits), wait);
      else release();
    }
  };
  const start = () => {
    if (isStarted) return;
    if (document.readyState === 'loading') {
      document.addEventListener('readystatechange', start, { once: true });
      return;
    }
    isStarted = true;
    for (const href of preload ? preload.split(' ') : [])
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    void run([1000, 4000]);
  };
  const whenIdle = () =>
    setTimeout(() => (win.requestIdleCallback ? win.requestIdleCallback(start, { timeout: 3000 }) : start()), 200);

  const shared: PageStart = (win.millwrightStart = { lastEvent: '', queue, release });
  const listen = (happened: Event) => {
    if (isReleased) return;
    const event = happened as MouseEvent & { target: HTMLElement };
    const control = event.target.closest?.<HTMLElement>('[data-js]');
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    if (control && event.type === 'click' && isPlain) {
      event.preventDefault();
      event.stopImmediatePropagation();
      queue.add(control);
    }
    shared.lastEvent = event.type;
    start();
  };
  for (const type of ['pointerover', 'pointerdown', 'keydown', 'focusin', 'click'])
    win.addEventListener(type, listen, true);
  // Entries of the history that a page made before a reload lead to no document of their own.
  win.addEventListener('popstate', () => {
    if (!isReleased && pathOf(win.location) !== path) win.location.reload();
  });
  if (document.readyState === 'complete') whenIdle();
  else win.addEventListener('load', whenIdle);
}
