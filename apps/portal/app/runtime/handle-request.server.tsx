import { setImmediate } from 'node:timers/promises';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { data } from 'react-router';
import { pathOfData } from './data-url.ts';
import { documentOf, type BuiltFiles, type DocumentFacts, type StyleNeeds } from './document.server.ts';
import type { StaticHtml, StaticRenderer } from './render-static.server.tsx';
import { createMatcher, isPage, type LoadedPage, type Page, type Resource, type Visit } from './routes.ts';
import { createShownPage, type ShownPageStore } from './shown-page.ts';
import type { HydrationData, NavigationData, PageData } from './shown-page.ts';
import { mainPlace, StaticHtmlContext } from './static-html.tsx';

/** What stands around a page. */
export interface LoadedShell<Shell> {
  /** What the browser receives of it. */
  shell: Shell;
  /** HTML of its static places, by name. */
  places: Readonly<Record<string, StaticHtml>>;
}

type WithStatics = Record<'statics', Pick<StaticRenderer, 'renderOnce'>>;

/** What the application gives the runtime. `Scope` lives as long as a request. */
export interface Application<Scope extends WithStatics, Shell extends { layout: string }> {
  routes: readonly (Page<Scope, Shell['layout']> | Resource<Scope>)[];
  /** Runs before a page is loaded, with the pattern of its path. May throw a redirect. */
  before: (visit: Visit<Scope>, pattern: string) => Promise<void>;
  /** Loads what stands around a page; without a layout that of most pages. */
  loadShell: (layout: Shell['layout'] | undefined, visit: Visit<Scope>) => Promise<LoadedShell<Shell>>;
  /** What stands around an error page when even the shell cannot be loaded. */
  bareShell: LoadedShell<Shell>;
  /** Renders the error page for the problem that a loader named, else for what was thrown. */
  renderError: (scope: Scope, status: number, problem: unknown, url: URL) => LoadedPage;
  /** Renders words alone, for a fault of the error page itself. */
  renderLastResort: (scope: Scope, files: BuiltFiles) => string;
  /** The element that is rendered here and hydrated in the browser, inside its providers. */
  frame: (scope: Scope, shown: ShownPageStore<Shell>) => ReactNode;
  /** What the document says next to the page: gets the HTML of `<main>`, and that of the frame. */
  document: (scope: Scope, main: string, frame: string) => DocumentFacts;
  /** Is notified of faults. */
  report: (scope: Scope, error: unknown, url: URL) => void;
}

/** Whether a loader threw, by React Router's `data`, a status with what is known of the problem. */
const isProblem = (thrown: unknown): thrown is ReturnType<typeof data> =>
  thrown instanceof Object && 'init' in thrown && 'data' in thrown;

/** A redirect as a navigation in the browser can read it; any other response as it is. */
function redirectAsData(response: Response): Response {
  const redirect = response.headers.get('location');
  return redirect === null ? response : Response.json({ redirect }, { headers: { 'cache-control': 'no-store' } });
}

/** Stands in a rendered frame where the HTML of a place goes. No text of a page can hold it: `<` is escaped there. */
const placeholderOf = (name: string): string => `<!--place:${name}-->`;
const placeholder = /<!--place:([\w-]+)-->/;

const asHtml = { 'content-type': 'text/html; charset=utf-8' };

let lastSlot: Promise<void> = Promise.resolve();

/**
 * Settles when a document may be rendered: one in each round of the event loop. Pages that waited for the same responses
 * would else be rendered in one go, while nobody is heard: a server takes one new connection in a round.
 */
export const awaitRenderSlot = (): Promise<void> => (lastSlot = lastSlot.then(() => setImmediate()));

/** Creates what responds to requests for pages and resources. */
export function createRequestHandler<Scope extends WithStatics, Shell extends { layout: string }>(
  app: Application<Scope, Shell>,
): (request: Request, scope: Scope, files: BuiltFiles) => Promise<Response> {
  const match = createMatcher(app.routes);

  const renderFrame = (scope: Scope, page: PageData<Shell>, { pathname, search }: URL): string =>
    scope.statics.renderOnce('frame', JSON.stringify([page, pathname, search]), () =>
      renderToString(
        <StaticHtmlContext value={placeholderOf}>
          {app.frame(scope, createShownPage(page, { pathname, search, hash: '', key: 'default' }))}
        </StaticHtmlContext>,
      ),
    );

  /** A page with what stands around it, before it is written. */
  type Rendering = LoadedPage & LoadedShell<Shell> & { status: number; styles: StyleNeeds };

  /** What the browser knows of a page. */
  const dataOf = ({ status, head, shell }: Rendering): PageData<Shell> => ({
    status,
    languagePaths: head.languagePaths,
    shell,
  });

  /** The error page for what was thrown, in what could be had of its shell. */
  const failedRendering = (thrown: unknown, around: LoadedShell<Shell>, scope: Scope, url: URL): Rendering => {
    const isNamed = isProblem(thrown);
    const status = (isNamed && thrown.init?.status) || 500;
    if (status >= 500) app.report(scope, isNamed ? `status ${status}` : thrown, url);
    const loaded = app.renderError(scope, status, isNamed ? thrown.data : thrown, url);
    return { ...loaded, ...around, status, styles: 'usual' };
  };

  /**
   * Loads a page with its shell; where that is impossible, the error page.
   * @throws {Response} a redirect
   */
  const load = async (
    { layout, styles = 'usual' }: Page<Scope, Shell['layout']>,
    visit: Visit<Scope>,
    loadPage: () => Promise<LoadedPage>,
  ): Promise<Rendering> => {
    const around = (async () => app.loadShell(layout, visit))();
    // What the page says of itself goes first: a page that is not there is a 404 without its header, too.
    around.catch(() => undefined);
    try {
      const loaded = await loadPage();
      return { status: 200, ...loaded, ...(await around), styles };
    } catch (thrown) {
      if (thrown instanceof Response) throw thrown;
      return failedRendering(thrown, await around.catch(() => app.bareShell), visit.scope, visit.url);
    }
  };

  const writeDocument = (rendering: Rendering, scope: Scope, url: URL, files: BuiltFiles): Response => {
    const { head, main, status, headers, styles } = rendering;
    const page = dataOf(rendering);
    const places: Readonly<Record<string, StaticHtml>> = { ...rendering.places, [mainPlace]: main };
    const frame = renderFrame(scope, page, url);
    const { hydrationData, ...document } = app.document(scope, main.html, frame);
    const ofBuild = { build: files.entry, dialogStyles: files.dialogStyles, usualStyles: files.styles.usual };
    const toScripts: HydrationData<Shell> = { ...ofBuild, page };
    const pieces = documentOf({
      ...document,
      files,
      styles,
      imagePreloads: [...new Set(Object.values(places).flatMap(({ preloads }) => preloads))],
      head: head.html,
      app: frame.split(placeholder).map((piece, index) => (index % 2 === 0 ? piece : (places[piece]?.html ?? ''))),
      hydrationData: { ...hydrationData, ...toScripts },
    });
    // Each by itself: a single character beyond Latin-1 would make of the whole document a text of twice the bytes.
    const html = Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
    return new Response(html, { status, headers: { ...headers, ...asHtml } });
  };

  const writeData = (rendering: Rendering, { entry, styles }: BuiltFiles): Response => {
    const { head, main, status, headers } = rendering;
    const next = { head: head.html, main: main.html, build: entry, styles: styles[rendering.styles] };
    const data: NavigationData<Shell> = { ...dataOf(rendering), ...next };
    return Response.json(data, { status, headers });
  };

  return async (request, scope, files) => {
    const url = new URL(request.url);
    const pathOfPage = pathOfData(url.pathname);
    const isData = pathOfPage !== null;
    if (isData) url.pathname = pathOfPage;
    const { route, params } = match(url.pathname);
    const visit = { scope, url, params };
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    try {
      if (!isPage(route)) {
        if (isData) return new Response(null, { status: 404 });
        if (isReading) return await route.respond(visit);
        return route.submit ? await route.submit(request) : new Response(null, { status: 405 });
      }
      const { submit } = route;
      if (!isReading && (!submit || isData || request.method !== 'POST')) return new Response(null, { status: 405 });
      await app.before(visit, route.path);
      const rendering = await load(route, visit, () => (isReading ? route.load(visit) : submit!(visit, request)));
      await awaitRenderSlot();
      const write = (one: Rendering) => (isData ? writeData(one, files) : writeDocument(one, scope, url, files));
      try {
        return write(rendering);
      } catch (error) {
        // The frame has a fault: the error page stands in the bare one.
        return write(failedRendering(error, app.bareShell, scope, url));
      }
    } catch (error) {
      if (error instanceof Response) return isData ? redirectAsData(error) : error;
      if (!isPage(route) && isProblem(error)) return new Response(null, error.init ?? {});
      app.report(scope, error, url);
      return new Response(app.renderLastResort(scope, files), { status: 500, headers: asHtml });
    }
  };
}
