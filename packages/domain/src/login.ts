import { canReceiveCode, isEmail, type AccountKind } from './account.ts';
import { secondsUntilNextCode } from './sms-countdown.ts';

/** A way to log in (spec §4 Login mode). */
export type LoginMode = 'code' | 'password';

/** Which prompt the visitor sees. One at a time. */
export type LoginPrompt = 'agreement' | 'phone' | 'email' | 'captcha' | 'smsCode' | 'password';

/** Why a call of the login did not do what it should. */
export type LoginFailure =
  /** The server said no (code 0). Its message is shown as it is, as text, at the field that it is about. */
  | { code: 'refused'; text: string; field?: LoginPrompt | undefined }
  /** There is no safe connection or no cryptography in this browser, so nothing was sent. */
  | { code: 'insecure' }
  /** The browser stores no cookies for this site. */
  | { code: 'cookies' }
  /** No response, or none that could be read. */
  | { code: 'unreachable' };

/** A captcha that was read or computed. */
export interface SolvedCaptcha {
  /** The key that the image or the task was requested by. */
  imageKey: string;
  /** Its text, or what stands for the solution. */
  captcha: string;
}

/** What came of a call of the login. */
export type LoginOutcome = { ok: true } | { ok: false; failure: LoginFailure };

/** What the visitor has filled in. */
export interface LoginForm {
  mode: LoginMode;
  accountKind: AccountKind;
  /** Phone numbers that a code can be sent to, as a regular expression. @default mainland mobile numbers */
  phonePattern?: string | undefined;
  /** The privacy agreement is ticked. */
  agreed: boolean;
  account: string;
  captcha: string;
  smsCode: string;
  password: string;
}

const empty = (text: string) => text.trim() === '';

const accountIsMissing = ({
  account,
  accountKind,
  mode,
  phonePattern,
}: Pick<LoginForm, 'account' | 'accountKind' | 'mode' | 'phonePattern'>): boolean => {
  if (accountKind === 'email') return !isEmail(account);
  return mode === 'code' ? !canReceiveCode(account, phonePattern) : empty(account);
};

/**
 * Every prompt that a form earns, in the fixed order agreement, account, captcha, then SMS code or password
 * (spec §5 Login); none where it may be sent. The password's shape is a hint and not checked.
 */
export const loginPrompts = (form: LoginForm): LoginPrompt[] => {
  const isMissing = {
    agreement: !form.agreed,
    [form.accountKind]: accountIsMissing(form),
    captcha: empty(form.captcha),
    ...(form.mode === 'code' ? { smsCode: empty(form.smsCode) } : { password: form.password === '' }),
  };
  return (Object.keys(isMissing) as LoginPrompt[]).filter((prompt) => isMissing[prompt as keyof typeof isMissing]);
};

/** The first of them: a login shows one at a time. */
export const loginPrompt = (form: LoginForm): LoginPrompt | null => loginPrompts(form)[0] ?? null;

/** Whether a verification code may be requested, and if not, why. */
export type SendCheck = { prompt: null } | { prompt: AccountKind | 'captcha' } | { prompt: 'tooSoon'; seconds: number };

/** Checks a request for a verification code: account, captcha, then the interval (spec §5). */
export const checkSend = (form: {
  account: string;
  accountKind: AccountKind;
  /** Phone numbers that a code can be sent to, as a regular expression. @default mainland mobile numbers */
  phonePattern?: string | undefined;
  captcha: string;
  /** When the last code was sent, in milliseconds; null for never. */
  lastSentAt: number | null;
  /** Now, in milliseconds. */
  now: number;
}): SendCheck => {
  if (!canReceiveCode(form.account, form.phonePattern)) return { prompt: form.accountKind };
  if (empty(form.captcha)) return { prompt: 'captcha' };
  const seconds = secondsUntilNextCode(form.lastSentAt, form.now);
  return seconds > 0 ? { prompt: 'tooSoon', seconds } : { prompt: null };
};
