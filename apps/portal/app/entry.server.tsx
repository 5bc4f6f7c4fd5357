import { editions } from '@millwright/i18n/editions';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { withHead } from './alive/document-head.server.ts';
import { readHandoff, scriptJson } from './alive/handoff.server.ts';
import { printDocument } from './alive/printed-documents.server.ts';
import { ServerDocumentContext } from './alive/server-document.tsx';
import { bootElement, bootFacts } from 'virtual:boot-script';
import { scriptedSheet } from 'virtual:scripted-sheet';
import { topBannerFirstVisitScript } from '@millwright/ui/top-banner';
import { AppRoot } from './site/app-root.tsx';
import type { ClientApp } from './site/client-app.ts';
import { ErrorView } from './site/error-view.tsx';
import { LastResort } from './site/last-resort.server.tsx';
import { ErrorViewContext } from './site/page-error.tsx';
import { printTurn } from './site/print-turn.server.ts';
import { requestScope } from './site/request-scope.server.tsx';

export { createRequestContext, degradedOf, type PageRequest } from './site/request-scope.server.tsx';

/**
 * The inline script of every page: the look of the top banner, and what keeps early taps. Its hash is the content
 * security policy.
 */
export const inlineScript = `${topBannerFirstVisitScript};${TAP_SCRIPT}`;

const doctype = '<!DOCTYPE html>';

/** Origins that forms of the pages are sent to, beside our own: log in leads to the member site without JavaScript. */
export const formOrigins: readonly string[] = Object.values(editions).map(({ hosts }) => hosts.member);

/**
 * Renders a document whole. Nothing is streamed: every loader is awaited, and a whole document can be compressed well,
 * cached, and answered with its right status.
 */
export default async function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const {
    site,
    imagePrefix,
    edition,
    i18n,
    store,
    printer,
    requestId,
    completed = (html: string) => html,
  } = context.get(requestScope);
  const { staticHandlerContext, manifest } = entry;
  const { errors, loaderData, matches } = staticHandlerContext;
  // The routes of this page alone: the router would make all others ready for every document.
  const own = {
    ...manifest,
    routes: Object.fromEntries(matches.map(({ route }) => [route.id, manifest.routes[route.id]])),
  };
  const print = (): string => {
    const handoff = scriptJson(readHandoff(entry, { site, imagePrefix } satisfies ClientApp, bootFacts));
    const html = renderToString(
      <ServerDocumentContext value={{ inlineScript, handoff, statics: printer.statics }}>
        <AppRoot site={site} imagePrefix={imagePrefix} edition={edition} i18n={i18n} store={store}>
          <ErrorViewContext value={ErrorView}>
            <ServerRouter context={{ ...entry, manifest: own, serverHandoffStream: undefined }} url={request.url} />
          </ErrorViewContext>
        </AppRoot>
      </ServerDocumentContext>,
    );
    // What only scripts show on other pages the server prints on an error page.
    // oxlint-disable-next-line lingui/no-unlocalized-strings -- markup
    const sheet = scriptedSheet && (status !== 200 || errors) ? `<link rel="stylesheet" href="${scriptedSheet}"/>` : '';
    return doctype + withHead(html, printer.preloads, sheet + bootElement, completed);
  };
  let body: Buffer<ArrayBuffer>;
  await printTurn();
  try {
    const { baseInfo, topBanner } = store.getState();
    const key = JSON.stringify([request.url, site]);
    const source = {
      data: JSON.stringify([loaderData, topBanner[edition.key]]),
      values: [manifest, imagePrefix, baseInfo[edition.key]],
    };
    // An error page says the number of its request.
    body = status === 200 && !errors ? printDocument(key, source, print) : Buffer.from(print());
  } catch (error) {
    // The first fault gets the error page: the router renders once more. A fault of that page gets words alone.
    if (!errors) throw error;
    handleError(error, { request, context });
    body = Buffer.from(
      completed(
        doctype +
          renderToStaticMarkup(
            <LastResort
              edition={edition}
              requestId={requestId}
              styles={[...(manifest.routes.root?.css ?? []), ...(scriptedSheet ? [scriptedSheet] : [])]}
            />,
          ),
      ),
    );
    status = 500;
  }
  headers.set('content-type', 'text/html; charset=utf-8');
  // As bytes: a text of this size would be checked sign by sign first.
  return new Response(body, { status, headers });
}

/** Writes faults of loaders and rendering to the log; what a visitor may see is the error page's matter. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  // A visitor's mistake, or one who has gone, is no fault.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { requestId } = context.get(requestScope);
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(JSON.stringify({ level: 'error', requestId, path: new URL(request.url).pathname, error: detail }));
}
