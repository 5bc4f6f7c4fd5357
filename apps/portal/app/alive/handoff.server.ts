import { isRouteErrorResponse, type EntryContext } from 'react-router';
import type { BootFacts, Handoff, PrintedRoute } from './boot-script.ts';
import { withoutPrintedHeads } from './printed-head.ts';
import { withoutPrintedKeywords } from '../shell/printed-keywords.ts';

/** JSON that may stand inside a `<script>`: nothing in it can close the element or open a comment. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** What a browser may know of an error: the answer that a loader threw, and of any other only that there was one. */
function handedError(error: unknown): unknown {
  if (!isRouteErrorResponse(error)) return { message: import.meta.env.DEV ? String(error) : '' };
  const { status, statusText, data } = error;
  return { status, statusText, data, internal: false };
}

const mapped = (values: Record<string, unknown> | null, to: (value: unknown) => unknown) =>
  values ? Object.fromEntries(Object.entries(values).map(([key, value]) => [key, to(value)])) : undefined;

/**
 * Reads everything the browser needs out of React Router's entry context: render `<ServerRouter>` with
 * `serverHandoffStream` unset, and without `<Scripts>`. Loader data is plain JSON (`handoff.server.test.ts`), so the
 * router's own encoding, and the code that reads it, are left out.
 *
 * @param app what the application adds, see {@link Handoff}
 * @param facts what the boot script says already
 */
export function readHandoff<App>(
  entry: EntryContext,
  app: App,
  facts: BootFacts = {},
): Partial<Omit<Handoff, 'routes'>> & { routes: PrintedRoute[]; app: App } {
  const { manifest, staticHandlerContext } = entry;
  const { matches, loaderData, errors } = staticHandlerContext;
  const matched = matches.map(({ route }) => manifest.routes[route.id]!);
  const routes = matches.map(({ pathname, pathnameBase }, index): PrintedRoute => {
    const { id, module, css } = matched[index]!;
    const address = facts.routes?.[id] ? '' : module;
    const isSheetOfAll = JSON.stringify(css) === JSON.stringify(facts.routes?.root?.[1]);
    if (css?.length && address && !isSheetOfAll) return [id, address, pathname, pathnameBase, css];
    if (pathname === '/' && pathnameBase === '/') return address ? [id, address] : [id];
    return [id, address, pathname, pathnameBase];
  });
  const params = matches[0]?.params ?? {};
  const own = new Set([manifest.entry.module, ...matched.map(({ module }) => module)]);
  const imported = [manifest.entry, ...matched].flatMap(({ imports }) => imports ?? []);
  const preload = [...new Set(imported)].filter((address) => !own.has(address) && !facts.preload?.includes(address));
  return {
    first: manifest.hmr && [manifest.hmr.runtime],
    routes,
    params: Object.keys(params).length > 0 ? params : undefined,
    data: errors ? loaderData : withoutPrintedHeads(withoutPrintedKeywords(loaderData)),
    errors: mapped(errors, handedError),
    entry: facts.entry ? undefined : manifest.entry.module,
    preload: preload.length > 0 ? preload : undefined,
    manifest: facts.manifest ? undefined : (manifest.url ?? ''),
    app,
  };
}
