import type { EntryContext } from 'react-router';
import type { Handoff } from './boot-script.ts';

/** JSON that may stand inside a `<script>`: nothing in it can close the element or open a comment. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * Reads everything the browser needs out of React Router's entry context, and takes the loader data's stream with it:
 * render `<ServerRouter>` with `serverHandoffStream` unset afterwards, and without `<Scripts>`.
 *
 * @param app what the application adds, see {@link Handoff}
 */
export async function readHandoff<App>(entry: EntryContext, app: App): Promise<Handoff & { app: App }> {
  const { manifest, staticHandlerContext, serverHandoffString, serverHandoffStream } = entry;
  if (!serverHandoffStream || !serverHandoffString) throw new Error('The router hands nothing over: was it upgraded?');
  const matched = staticHandlerContext.matches.map(({ route }) => manifest.routes[route.id]!);
  const first = [manifest.hmr?.runtime, manifest.url].filter((address) => address !== undefined);
  const routes = matched.map(({ id, module }): [string, string] => [id, module]);
  const preload = [manifest.url, manifest.entry.module, ...manifest.entry.imports];
  for (const route of matched) preload.push(route.module, ...(route.imports ?? []));
  return {
    context: JSON.parse(serverHandoffString) as object,
    data: await new Response(serverHandoffStream as ReadableStream<Uint8Array<ArrayBuffer>>).text(),
    first,
    routes,
    entry: manifest.entry.module,
    preload: [...new Set(preload)],
    app,
  };
}
