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
  baseInfoEndpoints,
  friendlyLinkEndpoints,
  industryEndpoints,
  keywordEndpoints,
  tagEndpoints,
} from './endpoints/site.ts';
import { pageEndpoints, sitemapEndpoints, wechatEndpoints } from './endpoints/pages.ts';
import { viewEndpoints } from './endpoints/views.ts';
import { createHttp } from './http/http.ts';
import type { HttpOptions } from './http/http.types.ts';
import { readContext, type ReadOptions } from './read-context.ts';

/** How a client is made. */
export interface ApiClientOptions extends HttpOptions, ReadOptions {
  /**
   * Encrypts accounts and passwords: `encryptForLogin` of `@millwright/api-client/encrypt`.
   * @default nobody can log in with this client
   */
  encrypt?: Encrypt;
}

/** For an API that sanitises article bodies itself. */
export const trustedHtml = (html: string): string => html;

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
