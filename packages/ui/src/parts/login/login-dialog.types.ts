import type {
  AccountKind,
  LoginByCode,
  LoginByPassword,
  LoginFailure,
  LoginMode,
  LoginOutcome,
  LoginPrompt,
  SolvedCaptcha,
  VerifyCodeRequest,
} from '@millwright/domain';
import type { ChartClock } from '../../behaviours/chart/index.ts';
import type { SendMemory } from '../../behaviours/verify-code/index.ts';

export type { LoginFailure, LoginOutcome, SolvedCaptcha };

/** How the dialog reaches the world. A promise may reject, which counts as unreachable, or never settle. */
export interface LoginPorts {
  /** A new key for a captcha: 16 to 64 of `A-Z a-z 0-9 _ -`. */
  newImageKey: () => string;
  /** URL of the image of a key (`GET /img_code`). */
  captchaSrc: (key: string) => string;
  /** Sends a verification code (`POST /api/verify_code`). */
  requestCode: (request: VerifyCodeRequest) => Promise<LoginOutcome>;
  /** Logs in with the code of an SMS. Encrypts what the contract says. */
  loginByCode: (login: LoginByCode) => Promise<LoginOutcome>;
  /** Logs in with a password. Encrypts what the contract says. */
  loginByPassword: (login: LoginByPassword) => Promise<LoginOutcome>;
  /** Somebody is logged in: update the shared state, say so, load the page again after 1 s. */
  onSuccess: () => void;
  /**
   * Proves by computing, without a puzzle for the visitor, what the captcha proves (WCAG 2.2, 3.3.8). The signal
   * ends it.
   * @default there is no such button
   */
  solveProof?: ((signal: AbortSignal) => Promise<SolvedCaptcha>) | undefined;
  /** Stores the time of the last verification code. @default the browser's local storage */
  sendMemory?: SendMemory | undefined;
  /** Gives time to everything that waits. @default the browser's */
  clock?: ChartClock | undefined;
}

/** What the visitor fills in. */
export interface LoginFields {
  account: string;
  captcha: string;
  smsCode: string;
  password: string;
  agreed: boolean;
}

/** What is wrong. One thing at a time. */
export type LoginProblem =
  /** A field is missing or wrong, in the fixed order of the specification. */
  | { code: LoginPrompt }
  /** A verification code was sent less than 60 s ago. */
  | { code: 'tooSoon'; seconds: number }
  | LoginFailure
  /** The server did not respond in time. */
  | { code: 'timeout' }
  /** The proof that replaces the captcha could not be computed. */
  | { code: 'proofFailed' }
  /** It took too long: the image is back. */
  | { code: 'proofSlow' };

/** What can happen to the dialog. */
export type LoginEvent =
  /** The visitor changed a field. */
  | { type: 'FIELD.CHANGED'; fields: Partial<LoginFields> }
  /** The visitor chose another way to log in. */
  | { type: 'MODE.CHOSEN'; mode: LoginMode }
  /** The visitor wants to log in. */
  | { type: 'FORM.SUBMITTED' }
  /** The login failed; the machine tells itself, because it may have used the captcha up. */
  | { type: 'LOGIN.FAILED' }
  /** The visitor wants a verification code. */
  | { type: 'CODE.REQUESTED' }
  /** The visitor wants another captcha. */
  | { type: 'IMAGE.RENEWED' }
  /** The image of the captcha arrived. */
  | { type: 'IMAGE.LOADED' }
  /** It failed. */
  | { type: 'IMAGE.FAILED' }
  /** The visitor wants to prove it without an image. */
  | { type: 'PROOF.WANTED' };

/** What a dialog begins with. */
export interface LoginInput {
  /** Offered ways, the first is shown first. */
  modes: readonly [LoginMode, ...LoginMode[]];
  accountKind: AccountKind;
  /** Phone numbers that a code can be sent to, as a regular expression. @default mainland mobile numbers */
  phonePattern?: string | undefined;
  ports: LoginPorts & { sendMemory: SendMemory };
  /** A verification code was sent. */
  onCodeSent: () => void;
}

/** What the dialog knows. */
export interface LoginContext extends LoginInput {
  mode: LoginMode;
  fields: LoginFields;
  /** Which captcha is shown or was solved. */
  imageKey: string;
  /** The server has used the captcha up: a further one is needed to send again. */
  imageSpent: boolean;
  problem: LoginProblem | null;
  /** How long the next proof may take, in milliseconds. */
  proofPatience: number;
}

/** Props of {@link LoginDialog}. */
export interface LoginDialogProps {
  /** Whether it is open; the shared state holds this fact. */
  open: boolean;
  /** The visitor wants to close it. */
  onClose: () => void;
  /** How it reaches the world, or what fetches that. Read when it opens; the form is there before. */
  ports: LoginPorts | (() => Promise<LoginPorts>);
  /** What it needs could not be fetched. @default nothing happens */
  onUnavailable?: (() => void) | undefined;
}
