import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import {
  editionKeysOf,
  escapeHtml,
  htmlLang,
  languagesOf,
  setEditionLanguages,
  type EditionKey,
  type EditionLanguages,
  type OwnLogo,
} from '@millwright/domain';
import { Hono, type Context } from 'hono';
import { scriptJson } from '../app/runtime/document.server.ts';
import { writeLogLine } from '../app/shell/page/log.server.ts';
import { responseOfApi, type ApiAccess } from './api-access.ts';
import type { AccountHost } from './account-hosts.ts';
import { compress } from './compress.ts';
import type { Config } from './config.ts';
import { contentSecurityPolicy } from './csp.ts';
import { plainHost } from './edition.ts';
import { setFileHeaders, setSecurityHeaders } from './security-headers.ts';

/** What a document of these sites says to its scripts, as `apps/accounts/app/site.ts` reads it. */
interface SiteOfDocument extends AccountHost {
  /** Languages of the editions, where they differ from Millwright's own. */
  languages: Partial<EditionLanguages>;
  /** Names of a site of one's own, by the editions that it has; null is Millwright itself. */
  names: Partial<Record<EditionKey, string>> | null;
  /** The logo of a site of one's own; null is its name as text. @default the mark of Millwright */
  logo?: OwnLogo | null;
  /** Origin of the portal in each edition. */
  portals: Config['origins'];
  /** Origins of the sites with accounts of each edition. */
  accounts: Config['accountOrigins'];
}

/** What serves the sites with accounts. */
export interface AccountSitesOptions {
  config: Config;
  api: ApiAccess;
  /** The document of the built application, with the places that are filled in for each host. */
  document: string;
  /** Responds to requests for built files of the application; null where there is no such file. */
  assets: (request: Request) => Promise<Response | null>;
  /** Responds to requests for icons of the site; null where there is no such file. */
  icons: (request: Request) => Promise<Response | null>;
  /** Stylesheet of a site of one's own, which sets its tokens. @default none */
  themeStylesheet?: string | undefined;
  /**
   * What Vite makes of a document while the application is developed; no policy is set then. @default as it was built
   */
  transform?: (html: string, path: string) => Promise<string>;
}

/** Paths of the API that browsers call on these hosts. */
const calledPaths = /^\/(?:api|memberApi|img)\/|^\/img_code$/;

/** What a browser requests by itself, and what names a file: everything else is a page. */
const iconPaths = new Set(['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png']);
const isFile = (pathname: string): boolean => pathname.startsWith('/assets/') || /\.\w+$/.test(pathname);

const notFound = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };

/** The document of a host. The names of its places are those of `apps/accounts/index.html`. */
function documentOf(host: AccountHost, { config, document, themeStylesheet }: AccountSitesOptions): string {
  const lang = htmlLang(host.editionKey);
  const own = config.site;
  const languages = languagesOf(own);
  const names = own && Object.fromEntries(editionKeysOf(own).map((key) => [key, own.editions[key]!.name]));
  const site: SiteOfDocument = {
    ...host,
    languages,
    names,
    ...(own && { logo: own.logo ?? null }),
    portals: config.origins,
    accounts: config.accountOrigins,
  };
  const name = own?.editions[host.editionKey]?.name;
  const theme = themeStylesheet === undefined ? '' : `<link rel="stylesheet" href="${themeStylesheet}">`;
  return document
    .replace('<html lang="en">', `<html lang="${lang}">`)
    .replace('<title>Millwright</title>', (title) =>
      name === undefined ? title : `<title>${escapeHtml(name)}</title>`,
    )
    .replace('<!--head-->', theme)
    .replace('<!--site-->', () => scriptJson(site));
}

type Node = { Bindings: Partial<HttpBindings> };

/** Creates what responds to requests for the hosts of the sites with accounts. It knows nothing of sockets. */
export function createAccountSites(options: AccountSitesOptions): Hono<Node> {
  const { config, api, assets, icons, transform } = options;
  setEditionLanguages(languagesOf(config.site));
  const secure = Object.values(config.origins).every((origin) => origin.startsWith('https:'));
  const policy = contentSecurityPolicy({ imageOrigins: config.imageHosts, frameOrigins: [], formOrigins: [], secure });
  const documents = new Map(
    [...config.accountSiteByHost].map(([name, host]) => [name, documentOf(host, options)] as const),
  );
  const app = new Hono<Node>();

  app.use(async (c, next) => {
    await next();
    const response = new Response(c.res.body, c.res);
    const { headers } = response;
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
    if (headers.get('cache-control')?.includes('immutable')) setFileHeaders(headers);
    else if (!isPage || !transform) setSecurityHeaders(headers, secure);
    c.res = undefined;
    c.res = await compress(c.req.raw, response);
  });

  const page = async (c: Context<Node>, hostname: string): Promise<Response> => {
    const built = documents.get(hostname)!;
    const body = transform ? await transform(built, c.req.path) : built;
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    // Nobody finds these pages by searching: what they show is each member's own.
    const headers = {
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
      etag,
      // A 304 has it, too: browsers take its headers for those of the stored page.
      ...(!transform && { 'content-security-policy': policy }),
    };
    const isKnown = c.req.header('if-none-match')?.replace(/^W\//, '') === etag;
    return isKnown ? c.body(null, 304, headers) : c.html(body, 200, headers);
  };

  app.all('*', async (c) => {
    const request = c.req.raw;
    const { pathname, hostname } = new URL(request.url);
    const host = config.accountSiteByHost.get(hostname);
    if (!host) return c.text('Not Found', 404, notFound);
    if (calledPaths.test(pathname))
      return responseOfApi(api, request, { ...host, byHost: true }, c.env?.incoming?.socket.remoteAddress);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return c.text('Method Not Allowed', 405, { ...notFound, allow: 'GET, HEAD' });
    const file = iconPaths.has(pathname) ? await icons(request) : isFile(pathname) ? await assets(request) : null;
    if (file) return file;
    return isFile(pathname) ? c.text('Not Found', 404, notFound) : page(c, hostname);
  });

  app.onError((error, c) => {
    const requestId = randomUUID();
    writeLogLine('error', 'request failed', { requestId, path: c.req.path, error: String(error) });
    return c.text('Internal Server Error', 500, { 'cache-control': 'no-store', 'x-request-id': requestId });
  });
  return app;
}

/** The folder of the built application. */
export const accountsFolder = join(import.meta.dirname, '../../accounts/build');

/** Reads the document of the built application. */
export const readAccountsDocument = (folder = accountsFolder): Promise<string> =>
  readFile(join(folder, 'index.html'), 'utf8');

/**
 * Takes requests for the hosts of these sites, before everything else in the server sees them. False for every other
 * host, and then nothing has been written.
 */
export function createAccountListener(
  options: AccountSitesOptions,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const { accountSiteByHost } = options.config;
  const listener = getRequestListener(createAccountSites(options).fetch);
  return (request, response) => {
    const host = plainHost.exec(request.headers.host ?? '')?.[1];
    if (host === undefined || !accountSiteByHost.has(host)) return false;
    void listener(request, response);
    return true;
  };
}
