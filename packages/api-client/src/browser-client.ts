import { bannerEndpoints } from './endpoints/banners.ts';
import { memberEndpoints, viewEndpoints } from './endpoints/visitors.ts';
import { readContext, type ApiClientOptions } from './client.ts';
import { createHttp } from './http/http.ts';

/** The part of the client that every page needs in the browser, without the schemas of the rest. */
export function createBrowserClient(options: Omit<ApiClientOptions, 'prepareHtml'>) {
  const http = createHttp(options);
  return {
    banners: bannerEndpoints(http, readContext(options)),
    members: memberEndpoints(http),
    views: viewEndpoints(http),
  };
}

/** The part of the client that every page needs in the browser. */
export type BrowserClient = ReturnType<typeof createBrowserClient>;
