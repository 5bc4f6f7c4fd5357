import type { ChartActor, ChartClock } from '../chart/chart.types.ts';

/** What is filled in: texts by field. */
export type FormValues<Field extends string> = Readonly<Record<Field, string>>;

/** What is wrong with a field: nothing is in it, or it is not what it should be. */
export type FieldProblem = 'missing' | 'wrong';

/** What is wrong, by field. */
export type FormProblems<Field extends string> = Readonly<Partial<Record<Field, FieldProblem>>>;

/** What came of sending a form. */
export type SendOutcome =
  | { status: 'sent' }
  /** The server names the fields that are wrong. Its words are shown where it names none that the form knows. */
  | { status: 'invalid'; fields: readonly string[]; message?: string | undefined }
  /** Nobody is logged in. */
  | { status: 'loginNeeded' }
  /** It did not work. The server's words are shown as they are, as text. */
  | { status: 'failed'; message?: string | undefined };

/** Why a form was not sent. */
export type SendFailure =
  /** The server said no, in its own words. */
  | { code: 'refused'; text: string }
  /** No response, or none that could be read. */
  | { code: 'unreachable' }
  /** The server did not respond in time. */
  | { code: 'timeout' };

/** Where a form stands. */
export type MemberFormState =
  /** Nothing was filled in yet. */
  | 'untouched'
  /** A draft of an earlier visit is in it. */
  | 'restored'
  /** Somebody fills it in. */
  | 'editing'
  /** It is on its way. */
  | 'sending'
  /** Fields are wrong. */
  | 'invalid'
  /** It was not sent. */
  | 'failed'
  /** Only members send it. */
  | 'loginNeeded'
  /** It was sent. */
  | 'sent';

/** What can happen to a form. */
export type MemberFormEvent =
  /** The visitor changed a field. */
  | { type: 'FIELD.CHANGED'; values: Readonly<Record<string, string>> }
  /** Something is known of who fills it in: it goes into fields that are empty. */
  | { type: 'VALUES.KNOWN'; values: Readonly<Record<string, string>> }
  /** A draft of an earlier visit was found. */
  | { type: 'DRAFT.FOUND'; values: Readonly<Record<string, string>> }
  /** The visitor does not want that draft. */
  | { type: 'DRAFT.DISCARDED' }
  /** The page is being left. */
  | { type: 'PAGE.LEFT' }
  /** The visitor wants to send it. */
  | { type: 'FORM.SUBMITTED' }
  /** It was sent. */
  | { type: 'SENDING.DONE' }
  /** The server names fields that are wrong. */
  | { type: 'SENDING.REFUSED'; fields: readonly string[]; message: string | null }
  /** It was not sent; null where the server said nothing. */
  | { type: 'SENDING.FAILED'; message: string | null }
  /** The server says that nobody is logged in. */
  | { type: 'LOGIN.NEEDED' }
  /** Somebody logged in. */
  | { type: 'MEMBER.CAME' }
  /** The visitor wants to write another one. */
  | { type: 'FORM.RESTARTED' };

/** What a form knows. */
export interface MemberFormContext<Field extends string> {
  values: FormValues<Field>;
  problems: FormProblems<Field>;
  /** Why it was not sent; null for nothing. */
  failure: SendFailure | null;
}

/** How a form reaches the world. No function may throw. */
export interface MemberFormPorts<Field extends string> {
  /** What is wrong with what is filled in. Pure. */
  check: (values: FormValues<Field>) => FormProblems<Field>;
  /** Whether somebody is logged in. */
  isMember: () => boolean;
  /** Asks the visitor to log in. */
  promptLogin: () => void;
  /** Sends; the outcome comes as an event unless it was cancelled. */
  send: (values: FormValues<Field>) => void;
  /** The response is no longer wanted. */
  cancel: () => void;
  /** Stores what is filled in. */
  saveDraft: (values: FormValues<Field>) => void;
  /** Forgets what was saved. */
  clearDraft: () => void;
}

/** A running form. */
export type MemberFormActor<Field extends string> = ChartActor<
  MemberFormState,
  MemberFormEvent,
  MemberFormContext<Field>
>;

/** Stores a draft. No function throws. */
export interface FormDraft<Field extends string> {
  /** What was saved; null for nothing. */
  read: () => FormValues<Field> | null;
  write: (values: FormValues<Field>) => void;
  clear: () => void;
}

/** What a running form needs. */
export interface MemberFormOptions<Field extends string> {
  /** What it begins with: every field, also those that are empty. */
  empty: FormValues<Field>;
  /** What is wrong with what is filled in. Pure. */
  check: (values: FormValues<Field>) => FormProblems<Field>;
  /**
   * Sends what is filled in. It may reject, which counts as unreachable, or never settle. The key is the same for the
   * same content, so that the server stores once what is sent twice.
   */
  onSend: (values: FormValues<Field>, key: string) => Promise<SendOutcome>;
  /** Whether somebody is logged in. */
  isMember: () => boolean;
  /** Asks the visitor to log in. */
  promptLogin: () => void;
  /** Saves drafts. @default none are saved */
  draft?: FormDraft<Field> | undefined;
  /** Makes a key of 16 to 64 of `A-Z a-z 0-9 _ -`. @default 32 random digits */
  newKey?: (() => string) | undefined;
  /** Gives time. @default the browser's */
  clock?: ChartClock | undefined;
}
