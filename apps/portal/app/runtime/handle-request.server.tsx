import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { pathOfData } from './data-url.ts';
import { documentOf, type BuiltFiles, type DocumentParts, type StyleNeeds } from './document.server.ts';
import { awaitRenderSlot } from './render-slot.server.ts';
import { renderPart, type RenderedParts, type StaticHtml } from './render-static.server.tsx';
import { createMatcher, isPage, type Page, type Resource, type Visit } from './routes.ts';
import { createShownPage, mainPlace, type NavigationData, type PageData, type ShownPageStore } from './shown-page.ts';
import { StaticHtmlContext } from './static-html.tsx';

/** What the runtime needs of what is said of a page. */
export interface WrittenHead extends Pick<PageData<never>, 'languagePaths'> {
  /** HTML of the page's own elements of `<head>`. */
  html: string;
}

/** What a page's loader responds with. */
export interface LoadedPage<Head extends WrittenHead = WrittenHead> {
  /** What is said of the page. */
  head: Head;
  /** The HTML of `<main>`. */
  page: StaticHtml;
  /** Status of the response. @default 200 */
  status?: number;
  /** Headers of the response, next to those that all have. */
  headers?: Readonly<Record<string, string>>;
}

/** What stands around a page. */
export interface LoadedShell<Shell> {
  /** What the browser receives of it. */
  shell: Shell;
  /** HTML of its static places, by name. */
  places: Readonly<Record<string, StaticHtml>>;
}

/** A status with what is known of the problem: what loaders throw by React Router's `data`. */
interface Problem {
  init: { status?: number } | null;
  data: unknown;
}

/** What the runtime reads of what lives as long as a request. */
interface AnyScope {
  /** Where rendered frames are stored. @default each is rendered for every request */
  parts?: RenderedParts;
}

/** What the application gives the runtime. `Scope` lives as long as a request. */
export interface Application<Scope extends AnyScope, Layout extends string, Shell extends { layout: Layout }> {
  routes: readonly (Page<Scope, Layout, LoadedPage> | Resource<Scope>)[];
  /** Runs before each route, and may throw a redirect. */
  before: (visit: Visit<Scope>, path: string) => Promise<void>;
  /** Loads what stands around a page. */
  loadShell: (layout: Layout, visit: Visit<Scope>) => Promise<LoadedShell<Shell>>;
  /** What stands around an error page when even the shell cannot be loaded. */
  bareShell: LoadedShell<Shell>;
  /** Renders the error page. `error` is what was thrown where that is no problem that a loader named. */
  renderError: (scope: Scope, status: number, problem: unknown, error: unknown, url: URL) => LoadedPage;
  /** Renders words alone, for a fault of the error page itself. */
  renderLastResort: (scope: Scope, files: BuiltFiles) => string;
  /** Renders what React hydrates, inside its providers. */
  frame: (scope: Scope, shown: ShownPageStore<Shell>) => ReactNode;
  /** What the document of a scope says next to the page. */
  document: (scope: Scope) => Pick<DocumentParts, 'edition' | 'lang' | 'fonts' | 'inlineScript'> & {
    hydrationData: object;
  };
  /** Attributes of the inline script's element for a rendered frame, next to those of the runtime. */
  inlineScriptAttributes: (frame: string) => string;
  /** Ids of elements before which nothing is painted, the first that a page has. */
  paintedIds: readonly string[];
  /** Is notified of faults. */
  report: (scope: Scope, error: unknown, url: URL) => void;
}

const isProblem = (thrown: unknown): thrown is Problem =>
  typeof thrown === 'object' && thrown !== null && 'init' in thrown && 'data' in thrown;

/** The first of some ids that a page has, else the last one. */
const firstOf = (html: string, ids: readonly string[]): string =>
  ids.find((id) => html.includes(` id="${id}"`)) ?? ids.at(-1)!;

/** Stands in a rendered frame where the HTML of a place goes. No text of a page can hold it: `<` is escaped there. */
const placeholderOf = (name: string): string => `<!--place:${name}-->`;
const placeholder = /<!--place:([\w-]+)-->/;

/** Creates what responds to requests for pages and resources. */
export function createRequestHandler<Scope extends AnyScope, Layout extends string, Shell extends { layout: Layout }>(
  app: Application<Scope, Layout, Shell>,
): (request: Request, scope: Scope, files: BuiltFiles) => Promise<Response> {
  const match = createMatcher(app.routes);

  const renderFrame = (scope: Scope, page: PageData<Shell>, url: URL): string => {
    const { pathname, search } = url;
    const render = () =>
      renderToString(
        <StaticHtmlContext value={placeholderOf}>
          {app.frame(scope, createShownPage(page, { pathname, search, hash: '', key: 'default' }))}
        </StaticHtmlContext>,
      );
    const { edition, hydrationData } = app.document(scope);
    return renderPart(scope.parts, 'frame', [edition, hydrationData, page, pathname, search], render);
  };

  interface Rendering {
    status: number;
    loaded: LoadedPage;
    around: LoadedShell<Shell>;
    styles: StyleNeeds;
  }

  const pageDataOf = ({ status, loaded, around: { shell } }: Rendering): PageData<Shell> => ({
    status,
    languagePaths: loaded.head.languagePaths,
    shell,
  });

  const documentResponse = (rendering: Rendering, scope: Scope, url: URL, files: BuiltFiles): Response => {
    const { status, loaded, around, styles } = rendering;
    const page = pageDataOf(rendering);
    const places: Readonly<Record<string, StaticHtml>> = { ...around.places, [mainPlace]: loaded.page };
    const frame = renderFrame(scope, page, url);
    const { hydrationData, ...document } = app.document(scope);
    const pieces = documentOf({
      ...document,
      files,
      styles,
      imagePreloads: [...new Set(Object.values(places).flatMap(({ preloads }) => preloads))],
      head: loaded.head.html,
      inlineScriptAttributes: app.inlineScriptAttributes(frame),
      paintedId: firstOf(loaded.page.html, app.paintedIds),
      app: frame.split(placeholder).map((piece, index) => (index % 2 === 0 ? piece : (places[piece]?.html ?? ''))),
      hydrationData: { ...hydrationData, build: files.entry, styles: files.dialogStyles, page },
    });
    // Each by itself: a single character beyond Latin-1 would make of the whole document a text of twice the bytes.
    const html = Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
    return new Response(html, { status, headers: { ...loaded.headers, 'content-type': 'text/html; charset=utf-8' } });
  };

  const dataResponse = (rendering: Rendering, files: BuiltFiles): Response => {
    const { status, loaded, styles } = rendering;
    const data: NavigationData<Shell> = {
      ...pageDataOf(rendering),
      head: loaded.head.html,
      main: loaded.page.html,
      build: files.entry,
      styles: files.styles[styles],
    };
    return Response.json(data, { status, headers: loaded.headers });
  };

  /**
   * Loads a page with its shell; where that is impossible, the error page in what could be had of its shell.
   * @throws {Response} a redirect
   */
  const load = async (
    page: Page<Scope, Layout, LoadedPage>,
    visit: Visit<Scope>,
    loadPage: typeof page.load,
  ): Promise<Rendering> => {
    const { scope, url } = visit;
    const around = (async () => app.loadShell(page.layout, visit))();
    // What the page says of itself goes first: a page that is not there is a 404 without its header, too.
    around.catch(() => undefined);
    try {
      const loaded = await loadPage(visit);
      return { status: loaded.status ?? 200, loaded, around: await around, styles: page.styles ?? 'usual' };
    } catch (thrown) {
      if (thrown instanceof Response) throw thrown;
      return renderingOf(thrown, await around.catch(() => app.bareShell), scope, url);
    }
  };

  const renderingOf = (thrown: unknown, around: LoadedShell<Shell>, scope: Scope, url: URL): Rendering => {
    const status = isProblem(thrown) ? (thrown.init?.status ?? 500) : 500;
    if (status >= 500) app.report(scope, isProblem(thrown) ? `status ${status}` : thrown, url);
    const problem = isProblem(thrown) ? thrown.data : {};
    const loaded = app.renderError(scope, status, problem, isProblem(thrown) ? null : thrown, url);
    return { status, loaded, around, styles: 'usual' };
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
      const rendering = await load(route, visit, isReading ? route.load : (at) => submit!(at, request));
      await awaitRenderSlot();
      const write = (one: Rendering) => (isData ? dataResponse(one, files) : documentResponse(one, scope, url, files));
      try {
        return write(rendering);
      } catch (error) {
        // The frame has a fault: the error page stands in the bare one.
        return write(renderingOf(error, app.bareShell, scope, url));
      }
    } catch (error) {
      if (error instanceof Response) return isData ? redirectAsData(error) : error;
      if (!isPage(route) && isProblem(error)) return new Response(null, error.init ?? {});
      app.report(scope, error, url);
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      return new Response(app.renderLastResort(scope, files), { status: 500, headers });
    }
  };
}

/** A redirect as a navigation in the browser can read it. */
const redirectAsData = (response: Response): Response => {
  const redirect = response.headers.get('location');
  return redirect === null ? response : Response.json({ redirect }, { headers: { 'cache-control': 'no-store' } });
};
