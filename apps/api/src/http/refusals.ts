import type { EditionKey } from '@millwright/domain';
import { apiMessage, type ApiMessageCode } from '@millwright/i18n/api-messages';

/** The message for readers of each reason, which is for programs. */
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
} as const satisfies Record<string, ApiMessageCode>;

/** Why a request was refused, for programs. */
export type Refusal = keyof typeof messageOf;

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

/** A message in the reader's language; only those that ask to wait state a value. */
export function messageFor(reason: Refusal, edition: EditionKey, values: { seconds: number }): string {
  const code = messageOf[reason];
  return code === 'codeTooSoon' || code === 'memberLimit'
    ? apiMessage(code, edition, values)
    : apiMessage(code, edition);
}
