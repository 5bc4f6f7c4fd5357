import type { BootWindow } from './keep-taps.ts';

/**
 * A route of the page, outermost first: its id, address of its module, matched path, the same without what is below it,
 * style sheets.
 */
export type HandedRoute = [id: string, module: string, pathname: string, pathnameBase: string, css?: string[]];

/**
 * The same in a document, without what is as in {@link BootFacts}: empty the address, paths that are `/`, the sheet of
 * the root.
 */
export type PrintedRoute = [id: string, module?: string, pathname?: string, pathnameBase?: string, css?: string[]];

/** What the page hands to the browser: printed once as JSON at the end of `<body>`, read when the page wakes up. */
export interface Handoff {
  /** Modules to evaluate one after the other before all others. None but while developing. */
  first?: string[];
  /** The matched routes. */
  routes: HandedRoute[];
  /** Parameters of the address. */
  params?: Readonly<Record<string, string | undefined>>;
  /** What the loaders of the routes answered, by route id. Plain JSON. */
  data: Record<string, unknown>;
  /** What they threw instead, by route id. */
  errors?: Record<string, unknown>;
  /** Address of the client entry. */
  entry: string;
  /** Addresses to fetch at once, so that no module waits for its importer. */
  preload?: string[];
  /** Address of the route manifest, which leads to other pages. */
  manifest: string;
}

/** What all pages of a build hand over alike: the boot script says it, and none of them. Empty while developing. */
export interface BootFacts extends Partial<Pick<Handoff, 'entry' | 'preload' | 'manifest'>> {
  /** Module and style sheets of the routes that many pages share, by id. On a page their modules are empty. */
  routes?: Readonly<Record<string, readonly [module: string, css?: string[]]>>;
  /** The style sheet of what only scripts show, and the digest of what it holds. */
  sheet?: readonly [address: string, digest: string];
}

/** Id of the element that holds the {@link Handoff}. */
export const handoffId = 'handoff';

/**
 * Wakes the page up at the visitor's first intent, which `keepTaps` notes, else when the loaded page is idle. When the
 * modules cannot be loaded it tries twice more, then lets kept taps go.
 *
 * It becomes a script file (`String(installBoot)`), so it may refer to nothing outside itself.
 */
export function installBoot(
  win: BootWindow,
  load: (address: string) => Promise<unknown>,
  handoffId: string,
  facts: BootFacts,
): void {
  const { document } = win;
  const boot = win.millwrightBoot!;
  const { routes: known = {}, preload = [], sheet: [href, integrity] = ['', ''], ...same } = facts;
  let begun = false;

  /** Takes the style sheet that the page left out. Nothing waits for one that cannot be had: it is asked for again. */
  const dress = (waits: number[]) =>
    new Promise<unknown>((onload) => {
      if (!href || document.querySelector(`link[href="${href}"]`)) return onload(0);
      const onerror = () => {
        link.remove();
        onload(0);
        const [wait, ...later] = waits;
        if (wait) setTimeout(() => dress(later), wait);
      };
      const link: HTMLLinkElement = Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        href,
        integrity,
        onload,
        onerror,
      });
      document.head.append(link);
    });

  const start = async (page: Handoff, waits: number[]): Promise<void> => {
    try {
      for (const address of page.first ?? []) await load(address);
      const [modules] = await Promise.all([Promise.all(page.routes.map(([, address]) => load(address))), dress(waits)]);
      win.__reactRouterRouteModules = Object.fromEntries(page.routes.map(([id], index) => [id, modules[index]]));
      await load(page.entry);
      // The entry was loaded, but hydration may still fail: no tap waits for it for ever. A slow phone is given its
      // time.
      setTimeout(boot.letGo, 20000);
    } catch {
      const [wait, ...later] = waits;
      if (wait) setTimeout(() => start(page, later), wait);
      else boot.letGo();
    }
  };

  const begin = () => {
    if (begun) return;
    // The element of the handoff exists before its text is complete.
    if (document.readyState === 'loading') {
      document.addEventListener('readystatechange', begin, { once: true });
      return;
    }
    begun = true;
    const printed = JSON.parse(document.getElementById(handoffId)!.textContent!) as Omit<Handoff, 'routes'> & {
      routes: PrintedRoute[];
    };
    const page: Handoff = (boot.page = {
      ...same,
      ...printed,
      preload: [...preload, ...(printed.preload ?? [])],
      routes: printed.routes.map(([id, module, pathname = '/', base = '/', css]) => [
        id,
        module || known[id]![0],
        pathname,
        base,
        css ?? (known[id] ?? known.root)?.[1],
      ]),
    });
    [page.entry, ...page.preload!, ...page.routes.map(([, address]) => address)].forEach((address) => {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = address;
      document.head.append(link);
    });
    void start(page, [1000, 4000]);
  };

  const whenIdle = () =>
    setTimeout(() => (win.requestIdleCallback ? win.requestIdleCallback(begin, { timeout: 3000 }) : begin()), 200);

  boot.begin = begin;
  if (boot.wanted) begin();
  else if (document.readyState === 'complete') whenIdle();
  else win.addEventListener('load', whenIdle);
}
