import { htmlLang, type EditionKey } from '@millwright/domain';
import { viewsPath } from './contract/views-path.ts';

/** Where a page view is sent. */
interface ViewOptions {
  /** Origin of the portal. */
  baseUrl: string;
  edition: EditionKey;
}

/**
 * Records that the page at `path` was seen, as `recordView` of the client does: without cookies, and it outlives the
 * page. Every page does so and nothing waits for the response, so that it has no need of a client: that would be an
 * eighth of the script of a page on which nothing else is called.
 */
export async function sendView({ baseUrl, edition }: ViewOptions, path: string): Promise<void> {
  await fetch(baseUrl + viewsPath, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'accept-language': htmlLang(edition),
      'content-type': 'application/json',
    },
    body: JSON.stringify({ url: path }),
    credentials: 'omit',
    referrerPolicy: 'origin',
    redirect: 'manual',
    keepalive: true,
  });
}
