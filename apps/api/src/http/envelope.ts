import type { EditionKey } from '@millwright/domain';
import { apiMessage, type ApiMessageCode } from '@millwright/i18n/api-messages';
import type { Context } from 'hono';
import type { ApiEnvironment } from './environment.ts';

/** Why a request was refused, for programs; the message is for readers. */
export type Refusal =
  | 'invalid_request'
  | 'invalid_banner_link'
  | 'method_not_allowed'
  | 'wrong_content_type'
  | 'too_large'
  | 'address_too_long'
  | 'not_found'
  | 'other_edition'
  | 'forbidden'
  | 'too_many_requests'
  | 'unavailable'
  | 'internal_error'
  | 'phone_invalid'
  | 'email_invalid'
  | 'image_code_required'
  | 'image_code_wrong'
  | 'sms_code_wrong'
  | 'credentials_wrong'
  | 'account_exists'
  | 'login_first'
  | 'download_members_only'
  | 'download_link_invalid'
  | 'member_limit'
  | 'thread_closed'
  | 'thread_blocked'
  | 'no_recipient'
  | 'file_refused'
  | 'storage_full'
  | 'changed_meanwhile'
  | 'table_wrong'
  | 'share_unavailable'
  | 'too_soon'
  | 'code_limit_reached'
  | 'code_not_sent'
  | 'unknown_key';

const attempts: ReadonlySet<string> = new Set<Refusal>([
  'credentials_wrong',
  'sms_code_wrong',
  'image_code_wrong',
  'code_limit_reached',
  'too_many_requests',
  'member_limit',
  'forbidden',
  'download_link_invalid',
  'invalid_banner_link',
]);

/**
 * Whether a refusal may be somebody's attempt at what is not theirs, which a log should show also where it shows
 * little.
 */
export const isAttempt = (reason: string | undefined): boolean => reason !== undefined && attempts.has(reason);

const messageOf = {
  invalid_request: 'invalidRequest',
  invalid_banner_link: 'invalidBannerLink',
  method_not_allowed: 'methodNotAllowed',
  wrong_content_type: 'wrongContentType',
  too_large: 'tooLarge',
  address_too_long: 'urlTooLong',
  not_found: 'notFound',
  other_edition: 'otherEdition',
  forbidden: 'forbidden',
  too_many_requests: 'tooManyRequests',
  unavailable: 'unavailable',
  internal_error: 'internal',
  phone_invalid: 'phoneInvalid',
  email_invalid: 'emailInvalid',
  image_code_required: 'captchaRequired',
  image_code_wrong: 'captchaWrong',
  sms_code_wrong: 'smsCodeWrong',
  credentials_wrong: 'credentialsWrong',
  account_exists: 'accountExists',
  login_first: 'loginFirst',
  download_members_only: 'downloadMembersOnly',
  download_link_invalid: 'downloadLinkInvalid',
  member_limit: 'memberLimit',
  thread_closed: 'threadClosed',
  thread_blocked: 'threadBlocked',
  no_recipient: 'noRecipient',
  file_refused: 'fileRefused',
  storage_full: 'storageFull',
  changed_meanwhile: 'changedMeanwhile',
  table_wrong: 'tableWrong',
  share_unavailable: 'shareUnavailable',
  too_soon: 'codeTooSoon',
  code_limit_reached: 'codeLimitReached',
  code_not_sent: 'codeNotSent',
  unknown_key: 'unavailable',
} as const satisfies Record<Refusal, ApiMessageCode>;

type ApiContext = Context<ApiEnvironment>;

/** How long a response may be cached. Content is the same for every client that requests one language. */
export const caching = {
  content: 'public, max-age=60, stale-while-revalidate=300',
  none: 'no-store',
  personal: 'private, no-store',
} as const;

/** Responds with `data` in a successful envelope. */
export function respond(context: ApiContext, data: unknown, cacheControl: string = caching.content): Response {
  context.header('cache-control', cacheControl);
  return context.json({ code: 1, msg: '', data });
}

/** A message in the reader's language; only those that ask to wait state a value. */
function messageFor(reason: Refusal, edition: EditionKey, values: { seconds: number }): string {
  const code = messageOf[reason];
  return code === 'codeTooSoon' || code === 'memberLimit'
    ? apiMessage(code, edition, values)
    : apiMessage(code, edition);
}

/** The response to a refusal. */
interface RefusalOptions {
  /** @default 200 */
  status?: 200 | 400 | 403 | 404 | 405 | 413 | 414 | 415 | 429 | 500 | 503;
  data?: unknown;
  /** What the message states. */
  values?: { seconds: number };
}

/** Responds with a refusal: an envelope whose code is 0, with a message in the reader's language. */
export function refuse(context: ApiContext, reason: Refusal, options: RefusalOptions = {}): Response {
  const { status = 200, data, values = { seconds: 0 } } = options;
  context.header('cache-control', caching.none);
  context.set('reason', reason);
  const msg = messageFor(reason, context.get('edition') ?? 'cn', values);
  return context.json({ code: 0, msg, reason, ...(data === undefined ? {} : { data }) }, status);
}
