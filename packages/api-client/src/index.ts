export { createApiClient, trustedHtml, type ApiClient, type ApiClientOptions, type Encrypt } from './client.ts';
export * from './endpoints/account.ts';
export * from './endpoints/articles.ts';
export * from './endpoints/banners.ts';
export * from './endpoints/captcha.ts';
export * from './endpoints/credentials.ts';
export * from './endpoints/enquiries.ts';
export * from './endpoints/entries.ts';
export * from './endpoints/issue-pages.ts';
export {
  getPublicKey,
  logInByCode,
  logInByPassword,
  loginOutcome,
  loginPorts,
  requestVerificationCode,
  type LoginKey,
} from './endpoints/login.ts';
export * from './endpoints/member-services.ts';
export * from './endpoints/member-things.ts';
export * from './endpoints/members.ts';
export * from './endpoints/pages.ts';
export * from './endpoints/posts.ts';
export * from './endpoints/search.ts';
export * from './endpoints/site.ts';
export * from './endpoints/supplier-desk.ts';
export * from './endpoints/views.ts';
export type {
  ResponseCache,
  CallOptions,
  Transport,
  Fetch,
  Http,
  HttpOptions,
  PlainRequest,
} from './http/http.types.ts';
export { urlOfPath } from './http/http.ts';
export { imageUrl } from './image-url.ts';
export { failureMessage, fieldWithoutParts, memberOutcomeOf, sendOutcomeOf, uploadOutcomeOf } from './outcomes.ts';
export {
  CallFailedError,
  failed,
  isNotFound,
  mapResult,
  success,
  valueOf,
  type Failure,
  type Result,
} from './result.ts';
