import type { Id } from './entities.ts';

/** A member's profile as forms use it (spec §3 User profile). */
export interface UserProfile {
  id: Id;
  countryId: Id;
  /** Null where none is chosen. */
  provinceId: Id | null;
  /** Null where none is chosen. */
  cityId: Id | null;
}

/** Login with a code sent by SMS (spec §3 Login payloads). */
export interface LoginByCode {
  /** A mainland phone number, or an e-mail address. */
  account: string;
  /** The code of the SMS. */
  smsCode: string;
}

/** Login with a password. */
export interface LoginByPassword {
  /** A mainland phone number, or an e-mail address. */
  account: string;
  /** In the clear: the client encrypts it on its way. */
  password: string;
  /** The text of the captcha. */
  captcha: string;
  /** Which captcha was shown. */
  imageKey: string;
}

/** What a verification code is for. */
export type VerifyCodePurpose = 'login';

/** Requests a verification code (spec §3 Verify-code payload). */
export interface VerifyCodeRequest {
  /** The phone number or e-mail address that the code goes to. */
  account: string;
  purpose: VerifyCodePurpose;
  /** The text of the captcha. */
  captcha: string;
  /** Which captcha was shown. */
  imageKey: string;
}

/** What WeChat needs to let a page be shared (spec §3 Wechat signature fields). */
export interface WechatSignature {
  /** The official account in whose name pages are shared. */
  appId: string;
  /** The text that was signed. */
  rawString: string;
  /** Seconds since 1970. */
  timestamp: number;
  /** A random text, used once. */
  nonce: string;
  /** SHA-1 of `rawString`, in hexadecimal. */
  signature: string;
}

/** Forms of subscription (spec §3): the printed magazine or its e-zine. */
export const SUBSCRIPTION_TYPES = ['printMagazine', 'eZine'] as const;
/** One form of subscription. */
export type SubscriptionType = (typeof SUBSCRIPTION_TYPES)[number];

/** Levels of education (spec §3). */
export const EDUCATION_LEVELS = ['juniorCollege', 'undergraduate', 'postgraduate', 'doctoral'] as const;
/** One level of education. */
export type EducationLevel = (typeof EDUCATION_LEVELS)[number];

/** How a person is addressed (spec §3 Gender). */
export const GENDERS = ['mr', 'ms'] as const;
/** One form of address. */
export type Gender = (typeof GENDERS)[number];
