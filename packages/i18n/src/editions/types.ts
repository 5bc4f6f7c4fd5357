import type { MessageDescriptor, Messages } from '@lingui/core';
import type { AccountKind, EditionKey, HtmlLang, LoginMode, SearchType } from '@millwright/domain';
import type { EditionFormats } from '../formats.ts';

export type { EditionFormats } from '../formats.ts';

/**
 * The sites next to the portal that an edition leads to, each an origin without a closing slash (spec §1, §2); empty
 * where there is none.
 */
export interface EditionHosts {
  /** Registration and login of buyers and readers. */
  member: string;
  /** Login of suppliers: another site with its own accounts. */
  supplier: string;
  /** Meetings and conferences. */
  meeting: string;
  /** Webinars. */
  webinar: string;
}

/** An entry of a navigation (spec §3 Navigation entry). Its name is a message, to be translated where it is shown. */
export interface EditionEntry {
  /** The name shown. */
  name: MessageDescriptor;
  /**
   * Own path, absolute URL, or empty: then the page is still being made and the visitor is informed (spec
   * §2 Footer).
   */
  path: string;
  /** URL of an image shown with the name. */
  image?: string;
  /** Opens in a new tab. @default false */
  blank?: boolean;
  /** Entries below this one. */
  children?: readonly EditionEntry[];
}

/** What a QR code of the edition is for. */
export type QrPurpose = 'officialAccount' | 'professionalNetwork' | 'secretary';

/** A QR code with its caption. */
export interface EditionQr {
  purpose: QrPurpose;
  /** The caption. */
  name: MessageDescriptor;
  /** The URL that the code holds. */
  value: string;
}

/** The footer's structure (spec §2 Footer). */
export interface EditionFooter {
  /** Whether the row of partner links is requested and shown. */
  partnerLinks: boolean;
  quickLinks: readonly EditionEntry[];
  /** Codes of the follow-us section. */
  followUs: readonly EditionQr[];
  /** The content-provider notice. */
  notice: MessageDescriptor;
  /** What is said before it, such as that the content is invented. @default nothing */
  remark?: MessageDescriptor;
  /** The filing number with the register that proves it; null where the edition has none. */
  filing: { number: string; url: string } | null;
}

/** How members log in (spec §2 Login dialog). */
export interface EditionLogin {
  /** Offered ways, the first is shown first. One way means that there is nothing to toggle. */
  modes: readonly [LoginMode, ...LoginMode[]];
  /** What an account is. */
  accountKind: AccountKind;
  /**
   * Phone numbers that a code can be sent to: a regular expression for the whole number as it is typed, such as
   * `\+48 ?\d{3} ?\d{3} ?\d{3}`.
   * @default mainland mobile numbers of China
   */
  phonePattern?: string;
  /** URL of the registration form on the member site; empty where the site has none. */
  registerUrl: string;
  /** URL of the login page on the member site, for visitors without JavaScript. */
  memberUrl: string;
  /** URL of the supplier site's login; empty where the site has none. */
  supplierUrl: string;
  /** Own path of the privacy policy that must be agreed to. */
  policyPath: string;
}

/** The mobile application of an edition (spec §2 Floating bar). */
export interface EditionApp {
  /** Scheme of its deep links, without the colon. */
  scheme: string;
  /** Own path that offers the download. */
  downloadPath: string;
  /** URLs in the stores. */
  stores: readonly { name: MessageDescriptor; url: string }[];
}

/** How to reach the editors. */
export interface EditionContact {
  /** Empty where there is none. */
  email: string;
  /** As it is written for readers; empty where there is none. */
  phone: string;
  /** As a `tel:` link wants it. */
  phoneLink: string;
}

/** An edition as the language switch shows it, in its own language and never translated. */
export interface EditionLanguage<Key extends string = string> {
  /** The key of the edition. */
  key: Key;
  /** BCP 47 tag of its language. */
  lang: string;
  /** The language's own name. */
  name: string;
  /** Two letters for narrow places (spec §2 Subsite header). */
  short: string;
}

/** Which way a text runs. */
export type TextDirection = 'ltr' | 'rtl';

/**
 * Everything in which the editions differ besides copy. Code reads what an edition has, never which edition it is.
 */
export interface Edition<Key extends string = string> {
  key: Key;
  /** BCP 47 tag for `html lang`, hreflang and Intl. */
  lang: string;
  /** Which way its text runs, for `html dir`. */
  direction: TextDirection;
  /** How dates and numbers are written. @default days as `2026-05-12` in Asia/Shanghai, numbers as the language does */
  formats?: EditionFormats;
  /** The tag as Open Graph writes it. */
  openGraphLocale: string;
  /** What it says of itself, where no catalog says it: `createI18n` takes it from the edition. @default none */
  copy?: Messages;
  /** The edition that the language switch leads to. */
  counterpart: Key;
  /** Every edition, for the language switch, in the order shown. */
  languages: readonly EditionLanguage<Key>[];
  /** The end of the host names of meetings and webinars (spec §3). */
  urlSuffix: string;
  hosts: EditionHosts;
  /** The name of the site. */
  siteName: MessageDescriptor;
  /** The greeting in the header. */
  welcome: MessageDescriptor;
  /** Main navigation (spec §2). */
  navigation: readonly EditionEntry[];
  /** Links of the header next to login: the supply hall. */
  headerLinks: readonly EditionEntry[];
  footer: EditionFooter;
  login: EditionLogin;
  /** Whether the home pop-up exists (spec §2 Home pop-up). */
  homePopup: boolean;
  /** The mobile application; null where the edition has none. */
  app: EditionApp | null;
  /** The codes of the floating bar. */
  floatingQrs: readonly EditionQr[];
  contact: EditionContact;
  /** Choices of the search panel, in the order shown. */
  searchTypes: readonly SearchType[];
  /** The colour of what rises; what falls has the other one. */
  riseColor: 'red' | 'green';
  /** The most characters of a description that search engines show whole; a Chinese one is as wide as two. */
  descriptionLength: number;
}

/** An edition of Millwright itself. */
export interface MillwrightEdition extends Edition<EditionKey> {
  lang: HtmlLang;
}
