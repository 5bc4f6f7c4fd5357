import { EMAIL_MAX_LENGTH, MAINLAND_PHONE_PATTERN } from './constants.ts';

/** What identifies a member. */
export type AccountKind = 'phone' | 'email';

/** Whether the whole text is a mainland mobile number (spec §5, §9). */
export const isMainlandPhone = (value: unknown): value is string =>
  typeof value === 'string' && MAINLAND_PHONE_PATTERN.test(value);

// Every class excludes what follows it, so that the check is linear in the length of the text.
const email = /^[^\s@\p{C}]+@[^\s@.\p{C}]+(?:\.[^\s@.\p{C}]+)+$/u;

/** Whether the whole text looks like an e-mail address: text, @, text, dot, text (spec §5). */
export const isEmail = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= EMAIL_MAX_LENGTH && email.test(value);

/**
 * Whether a verification code can be sent to the account (spec §5 Sending the verification code).
 *
 * @param phonePattern A regular expression for a whole phone number. @default mainland mobile numbers
 */
export const canReceiveCode = (account: unknown, phonePattern = MAINLAND_PHONE_PATTERN.source): account is string =>
  typeof account === 'string' && (new RegExp(`^(?:${phonePattern})$`, 'u').test(account) || isEmail(account));
