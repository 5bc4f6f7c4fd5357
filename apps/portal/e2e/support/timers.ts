/**
 * What a page notes of a timer of its own, in milliseconds of `performance.now`. Every clock that a test holds rules
 * that one, too.
 */
export interface Times {
  /** When it was started; null before that. */
  begun: number | null;
  /** How long it should run from then on. */
  ms: number;
  /** When another timer of the same page, for the same time and started at the same moment, rang. */
  due: number | null;
  /** Each time that it fired. */
  fired: number[];
  /** The largest number that a countdown showed. */
  most: number;
}

/** How a page stores its times, as `window.timed`. */
export interface Timed {
  times: Times;
  /** @default at now */
  begin(ms: number, at?: number): void;
  /** When the page last set a timer of so many milliseconds: what it shows then comes later on a busy machine. */
  armedAt(ms: number): number | undefined;
  fire(): void;
}

type TimedWindow = Window & { timed: Timed; navigation: EventTarget };

/** What a visitor does: presses something, or fills a field in. */
export interface Step {
  at: string;
  /** What is filled in. @default it is pressed */
  text?: string;
}

/** One of the product's timers, and how it is set going and watched from within a page. */
export interface Timer {
  name: 'banner' | 'code' | 'reload' | 'view' | 'app';
  /** How long it runs, in milliseconds. */
  ms: number;
  /** What sets it going in a hydrated page. @default hydration does */
  steps: readonly Step[];
  /** Runs before the scripts of its page. */
  watch: () => void;
}

/** What a page receives before its scripts run. */
export interface Reported {
  name: Timer['name'] | 'guard';
  /** What the storage holds of earlier times: how many milliseconds ago a code was sent or a page was loaded again. */
  ago?: number;
}

/**
 * Runs before all scripts of a page: records times, responds to calls in place of the network, and lets no timer leave
 * the page.
 */
export function recordTimes({ name, ago }: Reported): void {
  if (location.protocol === 'about:') return;
  const loads = Number(sessionStorage.getItem('loads')) + 1;
  sessionStorage.setItem('loads', String(loads));
  if (loads === 1) localStorage.clear();
  if (name !== 'banner') localStorage.setItem('millwright.top-banner.visited', '1');
  localStorage.setItem('millwright.consent', name === 'view' ? 'granted' : 'refused');
  sessionStorage.setItem('millwright.home-popup', 'shown');
  if (ago && loads === 1) {
    if (name === 'guard') sessionStorage.setItem('millwright.chunk-reload', String(Date.now() - ago));
    else localStorage.setItem('millwright.verify-code.sent', String(Date.now() - ago));
  }
  const times: Times = { begun: null, ms: 0, due: null, fired: [], most: 0 };
  const timed: Timed = {
    times,
    begin: (ms, at = performance.now()) => {
      if (times.begun !== null) return;
      Object.assign(times, { begun: at, ms });
      setTimeout(() => (times.due = performance.now()), at + ms - performance.now());
    },
    armedAt: (ms) => armed.get(ms),
    fire: () => void times.fired.push(performance.now()),
  };
  const armed = new Map<number | undefined, number>();
  const setTimer = window.setTimeout;
  const noteTimer: typeof setTimer = ((...given: Parameters<typeof setTimer>) => {
    armed.set(given[1], performance.now());
    return setTimer(...given);
  }) as typeof setTimer;
  const request = window.fetch.bind(window);
  const responded = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = input instanceof Request ? input.url : String(input);
    if (!/\/verify_code|\/login_by_pwd|\/api\/views/.test(url)) return request(input, init);
    if (url.endsWith('/api/views')) timed.fire();
    return Promise.resolve(Response.json({ code: 1, msg: 'ok', data: {} }));
  };
  Object.assign(window, { timed, fetch: responded, setTimeout: noteTimer });
  (window as unknown as TimedWindow).navigation.addEventListener('navigate', (event) => {
    const { navigationType, destination } = event as Event & { navigationType: string; destination: { url: string } };
    const toApp = !destination.url.startsWith('http');
    const fires =
      name === 'reload' ? navigationType === 'reload' : name === 'app' && destination.url.includes('/appdownload');
    if (fires) timed.fire();
    // The deep link, behind which there is no app.
    if (toApp) timed.begin(1000);
    if (fires || toApp) event.preventDefault();
  });
}

/** Takes a step in the page. Returns whether there was something to take it with. */
export function takeStep({ at, text }: Step): boolean {
  const found = [...document.querySelectorAll<HTMLInputElement>(at)].find((one) => one.getClientRects().length > 0);
  if (!found) return false;
  if (text === undefined) {
    found.click();
  } else {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(found, text);
    found.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return true;
}

/**
 * What opens the login dialog (of the header's forms it alone needs a script), its text field and its captcha.
 */
const dialog: readonly Step[] = [
  { at: 'header form [data-js]' },
  { at: '[role="dialog"] [name="account"]', text: '13900139001' },
  { at: '[role="dialog"] [name="img_code"]', text: 'abcd' },
];

const watchBanner = () => {
  const { timed } = window as unknown as TimedWindow;
  let [shown, since] = ['', 0];
  new MutationObserver(() => {
    const root = document.documentElement;
    const look = root.getAttribute('data-top-banner') ?? '';
    if (look === 'first' && root.hasAttribute('data-top-banner-hydrated')) timed.begin(5000);
    if (look === 'first' && shown !== 'first') since = performance.now();
    if (shown === 'first' && look !== 'first') {
      // Where the page was not hydrated in time, it went by itself.
      timed.begin(5000, since);
      timed.fire();
    }
    shown = look;
  }).observe(document, {
    subtree: true,
    attributes: true,
    attributeFilter: ['data-top-banner', 'data-top-banner-hydrated'],
  });
};

const watchCode = () => {
  const { timed } = window as unknown as TimedWindow;
  const key = 'millwright.verify-code.sent';
  let counting = false;
  new MutationObserver(() => {
    const button = document.querySelector('[role="dialog"] button[data-state]:not([aria-label])');
    if (!button) return;
    const seconds = Number(/\d+/.exec(button.textContent)?.[0] ?? 0);
    timed.times.most = Math.max(timed.times.most, seconds);
    if (seconds > 0) timed.begin(Number(localStorage.getItem(key)) + 60_000 - Date.now());
    if (counting && seconds === 0) timed.fire();
    counting = seconds > 0;
  }).observe(document, { subtree: true, childList: true, characterData: true });
};

const watchReload = () => {
  const { timed } = window as unknown as TimedWindow;
  new MutationObserver(
    () => document.body?.textContent.includes('登录成功') && timed.begin(1000, timed.armedAt(1000)),
  ).observe(document, { subtree: true, childList: true, characterData: true });
};

const watchView = () => {
  const { timed } = window as unknown as TimedWindow;
  new MutationObserver(() => timed.begin(500, timed.armedAt(500))).observe(document, {
    subtree: true,
    attributeFilter: ['data-hydrated'],
  });
};

/** The timers of the shell, but for the guard of reloads, which nothing fires. */
export const timers: readonly Timer[] = [
  { name: 'banner', ms: 5000, steps: [], watch: watchBanner },
  {
    name: 'code',
    ms: 60_000,
    steps: [...dialog, { at: '[role="dialog"] button[data-state="ready"]:not([aria-label])' }],
    watch: watchCode,
  },
  {
    name: 'reload',
    ms: 1000,
    steps: [
      dialog[0]!,
      { at: '[role="dialog"] [role="group"] button[aria-pressed="false"]' },
      ...dialog.slice(1),
      { at: '[role="dialog"] [name="password"]', text: 'Millwright-2026' },
      { at: '[role="dialog"] [type="checkbox"]' },
      { at: '[role="dialog"] [type="submit"]' },
    ],
    watch: watchReload,
  },
  { name: 'view', ms: 500, steps: [], watch: watchView },
  { name: 'app', ms: 1000, steps: [{ at: '#open-app-button' }], watch: () => undefined },
];
