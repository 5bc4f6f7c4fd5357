import { fontsByLang } from '@millwright/ui/fonts';
import { mainId } from '@millwright/ui/layout-default';
import { topBannerFirstVisitScript } from '@millwright/ui/top-banner';
import type { ComponentType } from 'react';
import { routes } from './pages.ts';
import type { BuiltFiles } from './runtime/document.server.ts';
import { createRequestHandler, type Application } from './runtime/handle-request.server.tsx';
import { ShownPageContext } from './runtime/shown-page.ts';
import { BareFrame } from './shell/frame/bare-frame.tsx';
import { largeBannerImageAttributes } from './shell/frame/large-banner-image.server.ts';
import { renderLastResort, renderErrorPage } from './shell/frame/error-page.server.tsx';
import { bareShell, loadShell } from './shell/frame/load-shell.server.tsx';
import { createDocumentScope, DocumentScopeContext } from './shell/frame/document-scope.ts';
import type { Layout, Shell } from './shell/frame/shell.ts';
import { SiteFrame } from './shell/frame/site-frame.tsx';
import { SubsiteFrame } from './shell/frame/subsite-frame.tsx';
import { AppRoot } from './shell/page/app-root.tsx';
import { logFault } from './shell/page/log.server.ts';
import { firstScreenId } from './shell/page/page.css.ts';
import { redirectLegacy } from './features/editorial/legacy-redirects.server.ts';
import type { SiteData } from './shell/page/site.ts';
import { createRequestScope, type PageRequest, type RequestScope } from './shell/page/request-scope.server.tsx';

/** What stands around pages, by their layout. */
const frames: Readonly<Record<Layout, ComponentType>> = {
  site: SiteFrame,
  subsite: SubsiteFrame,
  download: BareFrame,
  empty: BareFrame,
};

export { routes };

/**
 * The inline script of every page: the look of the top banner, and what starts the page. Its hash stands in the content
 * security policy.
 */
export const inlineScript = `${topBannerFirstVisitScript};${START_SCRIPT}`;

/** What the runtime is given. */
export type PortalApplication = Application<RequestScope, Shell>;

/** The portal as the runtime knows it. */
export const portal: PortalApplication = {
  routes,
  before: ({ scope, url }, pattern) => redirectLegacy(scope, url, pattern),
  loadShell,
  bareShell,
  renderError: renderErrorPage,
  renderLastResort,
  frame: ({ site, edition, i18n, store }, shown) => {
    const Frame = frames[shown.getState().page.shell.layout];
    return (
      <AppRoot imagePrefix={site.imagePrefix} edition={edition} i18n={i18n} store={store}>
        <ShownPageContext value={shown}>
          <DocumentScopeContext value={createDocumentScope(site, null)}>
            <Frame />
          </DocumentScopeContext>
        </ShownPageContext>
      </AppRoot>
    );
  },
  document: ({ edition, editionChanges, site }, main, frame) => ({
    edition: edition.key,
    lang: edition.lang,
    fonts: fontsByLang[edition.lang],
    inlineScript,
    inlineScriptAttributes: largeBannerImageAttributes(frame),
    paintedId: main.includes(` id="${firstScreenId}"`) ? firstScreenId : mainId,
    hydrationData: { site, ...(editionChanges && { editionChanges }) } satisfies SiteData,
  }),
  report: logFault,
};

/** What the server gives with each request for a page. */
export type PortalRequest = PageRequest & { files: BuiltFiles };

/** Creates what responds to requests for pages and resources. */
export function createPortal(application: PortalApplication) {
  const handle = createRequestHandler(application);
  return async (request: Request, { files, ...page }: PortalRequest): Promise<Response> => {
    const scope = createRequestScope(page);
    const response = await handle(request, scope, files);
    // Of documents, of the data of a navigation, and of feeds alike: none may be cached for long.
    if (scope.degraded.size > 0) response.headers.set('x-degraded', [...scope.degraded].join(', '));
    return response;
  };
}

export const handleRequest = createPortal(portal);
