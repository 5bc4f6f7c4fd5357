import type { ReadContext } from './contract/call.ts';
import { articleEndpoints } from './endpoints/articles.ts';
import { bannerEndpoints } from './endpoints/banners.ts';
import { captchaEndpoints } from './endpoints/captcha.ts';
import { entryEndpoints } from './endpoints/entries.ts';
import { issuePageEndpoints } from './endpoints/issue-pages.ts';
import { memberServiceEndpoints } from './endpoints/member-services.ts';
import { memberThingEndpoints } from './endpoints/member-things.ts';
import { memberEndpoints, type Encrypt } from './endpoints/members.ts';
import { searchEndpoints } from './endpoints/search.ts';
import {
  baseInfoEndpoints, friendlyLinkEndpoints, industryEndpoints, keywordEndpoints, tagEndpoints,
} from './endpoints/site.ts';
import { pageEndpoints, sitemapEndpoints, wechatEndpoints } from './endpoints/pages.ts';
import { viewEndpoints } from './endpoints/views.ts';
import { createHttp } from './http/http.ts';
import type { HttpOptions } from './http/http.types.ts';
import { pictureAddress } from './pictures.ts';

/** How a client is made. */
export interface ApiClientOptions extends HttpOptions {
  /** Where pictures that are only a path are: an absolute address. @default '' (the site itself) */
  imagePrefix?: string;
  /**
   * Makes the HTML of article bodies safe to show. Give `prepareArticleHtml` of `@millwright/api-client/html` where the
   * API is somebody else's, `trustedHtml` where it is ours, which sanitises on write. @default all markup shown as text
   */
  prepareHtml?: (html: string) => string;
  /**
   * Encrypts accounts and passwords: `encryptForLogin` of `@millwright/api-client/encrypt`.
   * @default nobody can log in with this client
   */
  encrypt?: Encrypt;
}

/** For an API that sanitises article bodies itself. */
export const trustedHtml = (html: string): string => html;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const asText = (html: string): string => `<p>${html.replaceAll(/[&<>"]/g, (character) => escapes[character]!)}</p>`;

/** How wire data is read with these options. */
export function readContext(options: Pick<ApiClientOptions, 'edition' | 'imagePrefix' | 'prepareHtml'>): ReadContext {
  return {
    edition: options.edition,
    // An address that must not be shown becomes empty, for which a default picture is shown.
    picture: (address) => pictureAddress(address, options.imagePrefix ?? '') ?? '',
    prepareHtml: options.prepareHtml ?? asText,
  };
}

/**
 * The typed client of the API, one per edition. Every call resolves to a `Result` that the caller must handle; none
 * rejects.
 */
export function createApiClient(options: ApiClientOptions) {
  const http = createHttp(options);
  const context = readContext(options);
  return {
    ...entryEndpoints(http, context),
    ...memberServiceEndpoints(http),
    ...memberThingEndpoints(http, context),
    articles: articleEndpoints(http, context),
    banners: bannerEndpoints(http, context),
    baseInfo: baseInfoEndpoints(http),
    captcha: captchaEndpoints(http),
    friendlyLinks: friendlyLinkEndpoints(http),
    industries: industryEndpoints(http),
    issuePages: issuePageEndpoints(http, context),
    keywords: keywordEndpoints(http),
    members: memberEndpoints(http, options.encrypt),
    pages: pageEndpoints(http, context),
    sitemap: sitemapEndpoints(http),
    search: searchEndpoints(http, context),
    tags: tagEndpoints(http),
    views: viewEndpoints(http),
    wechat: wechatEndpoints(http),
  };
}

/** The typed client of the API. */
export type ApiClient = ReturnType<typeof createApiClient>;
