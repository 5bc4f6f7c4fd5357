export { createApiClient, trustedHtml, type ApiClient, type ApiClientOptions } from './client.ts';
export {
  articleElsewhere, type ArticleElsewhere, type ArticlePage, type ArticleQuery,
} from './endpoints/articles.ts';
export { bannerLink, topBannerCode } from './endpoints/banners.ts';
export type { EntryQuery } from './endpoints/entries.ts';
export type { SearchQuery } from './endpoints/search.ts';
export type { SolvedImageCode } from './endpoints/captcha.ts';
export { isLoginNeeded, wrongFields, type MemberListQuery } from './endpoints/member-things.ts';
export { secondsUntilAllowed } from './endpoints/member-services.ts';
export { secondsToWait, type Encrypt, type LoginKey } from './endpoints/members.ts';
export type { AnswerMemory, CallOptions, Exchange, Fetch, Http, HttpOptions, PlainRequest } from './http/http.types.ts';
export { addressOf } from './http/http.ts';
export { pictureAddress } from './pictures.ts';
export { failed, isNotFound, mapResult, success, type Failure, type Result } from './result.ts';
