import type { EditionKey, Id } from './entities.ts';

/** The sites of an edition between which a login is carried: each is a host of its own. */
export const ACCOUNT_SITES = ['portal', 'member', 'supplier'] as const;
/** One of these sites. */
export type AccountSite = (typeof ACCOUNT_SITES)[number];

/** Where the sites of each edition are: origins without a closing slash, such as `https://member.example.com`. */
export type SignOnSites = Partial<Record<EditionKey, Readonly<Record<AccountSite, string>>>>;

/** The longest texts that a member says of itself, in characters. */
export const ACCOUNT_TEXT_LENGTH = { trueName: 100, company: 200, position: 100 } as const;

/** The shortest password that an account may be given, in characters. The login takes any. */
export const PASSWORD_MIN_LENGTH = 8;

/** How long a deletion may be withdrawn, in days. */
export const DELETION_GRACE_DAYS = 30;

/** A registration, after a code was sent to the account. */
export interface RegisterForm {
  /** A mainland phone number, or an e-mail address. */
  account: string;
  /** The code that was sent. */
  smsCode: string;
  trueName: string;
  /** Empty where there is none. @default '' */
  company?: string;
  /** In the clear: the client encrypts it on its way. @default none: the member logs in by code */
  password?: string;
}

/** Of what a member is notified. */
export interface NotificationChoice {
  /** Messages, quotes and decisions in the member's threads. */
  enquiries: boolean;
  /** What waits for the member, such as a quote that ends soon. */
  reminders: boolean;
}

/** An account, as its member sees it. */
export interface MemberAccount {
  /** Phone number, or e-mail address in small letters. */
  account: string;
  trueName: string;
  /** Empty where none is said. */
  company: string;
  /** What the member does there; empty where it is not said. */
  position: string;
  /** Null where none is chosen, as are province and city. */
  countryId: Id | null;
  provinceId: Id | null;
  cityId: Id | null;
  /** The language that messages to the member are written in. */
  language: EditionKey;
  notify: NotificationChoice;
  /** Whether there is a password to log in with, besides codes. */
  hasPassword: boolean;
  /** ISO 8601 instant. */
  createdAt: string;
  /** ISO 8601 instant from which the account is deleted; null where nobody asked for that. */
  deleteAt: string | null;
  /** The suppliers that the member speaks for. */
  suppliers: { id: Id; title: string }[];
}

/** What a member changes in its account; what is absent stays. */
export type AccountChange = Partial<
  Pick<
    MemberAccount,
    'trueName' | 'company' | 'position' | 'countryId' | 'provinceId' | 'cityId' | 'language' | 'notify'
  >
>;

/** A login that lasts, on all sites that it was carried to. */
export interface MemberSession {
  id: string;
  /** ISO 8601 instant of the login. */
  createdAt: string;
  /** ISO 8601 instant at which it was last used, to the hour. */
  seenAt: string;
  /** Names of browser and system, such as `Firefox · Windows`; empty where they are not known. */
  agent: string;
  /** Whether it is the one of the request. */
  isCurrent: boolean;
}

/** A new password, with the code that was sent to the account. */
export interface PasswordChange {
  /** In the clear: the client encrypts it on its way. At least 8 characters. */
  password: string;
  smsCode: string;
}
