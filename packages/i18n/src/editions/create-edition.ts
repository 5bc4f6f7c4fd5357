import type { MessageDescriptor } from '@lingui/core';
import { htmlLang, isEditionKey, SEARCH_TYPES, type SearchType } from '@millwright/domain';
import { createFormats } from '../formats.ts';
import { ofLanguageTag } from './language-tag.ts';
import type {
  Edition,
  EditionContact,
  EditionEntry,
  EditionHosts,
  EditionLanguage,
  EditionLogin,
  EditionQr,
  QrPurpose,
} from './types.ts';

/** An entry of a site's own navigation. */
export interface OwnEntry {
  /** The name shown, as it stands. */
  name: string;
  /** Own path or absolute URL; empty where the page is still being made, which the visitor is shown. */
  path: string;
  /** URL of an image shown with the name. @default none */
  image?: string;
  /** Opens in a new tab. @default false */
  blank?: boolean;
  /** Entries below this one. @default none */
  children?: readonly OwnEntry[];
}

/** A QR code of a site with its caption. */
export interface OwnQr {
  /** What it is for, which chooses its icon. */
  purpose: QrPurpose;
  /** The caption, as it stands. */
  name: string;
  /** The URL that the code holds. */
  value: string;
}

/** The footer of a site. */
export interface OwnFooter {
  /** The links of its first column. */
  quickLinks: readonly OwnEntry[];
  /** Who provides the content. */
  notice: string;
  /** QR codes of its follow-us section. @default none */
  followUs?: readonly OwnQr[];
  /** Whether the row of partner links is shown. @default false */
  partnerLinks?: boolean;
  /** The filing number with the register that proves it. @default none */
  filing?: Edition['footer']['filing'];
}

/** What a site says of itself, in plain strings. */
export interface OwnEdition {
  /** Its name among the editions of the site, for example `de`: in the language switch, and in what the site stores. */
  key: string;
  /**
   * BCP 47 tag of its language, for example `de-AT`: for `html lang`, plurals, dates and numbers.
   * @default the key; `zh-CN` for `cn`
   */
  lang?: string;
  /** IANA name of the time zone in which its days are counted, for example `Europe/Vienna`. @default 'UTC' */
  timeZone?: string;
  /** How a day is written, as `Intl.DateTimeFormat` takes it. @default { dateStyle: 'medium' } */
  dateFormat?: Intl.DateTimeFormatOptions;
  /** How a number is written, as `Intl.NumberFormat` takes it. @default as the language writes it */
  numberFormat?: Intl.NumberFormatOptions;
  /** The name of the site: next to its mark, in the footer, as the name of the link home. */
  siteName: string;
  /** The greeting in the uppermost row of the header. */
  welcome: string;
  /** The main navigation, top level first. */
  navigation: readonly OwnEntry[];
  /** The footer. */
  footer: OwnFooter;
  /** How members log in, and where they register. */
  login: EditionLogin;
  /** How to reach the editors. */
  contact: EditionContact;
  /** The sites next to this one. */
  hosts: EditionHosts;
  /** The end of the host names of this site: pages below it are its own. */
  urlSuffix: string;
  /** Links of the uppermost row of the header. @default none */
  headerLinks?: readonly OwnEntry[];
  /** The languages of the switch, in the order shown, each by its own name. @default this one alone */
  languages?: readonly EditionLanguage[];
  /** QR codes of the floating bar. @default none */
  floatingQrs?: readonly OwnQr[];
  /** Whether the pop-up of the home page exists. @default false */
  homePopup?: boolean;
  /** The choices of the search panel, in the order shown. @default all */
  searchTypes?: readonly SearchType[];
  /** The colour of what rises in charts; the other one is of what falls. @default red in Chinese, else green */
  riseColor?: Edition['riseColor'];
}

/** Collects the texts of a site, under ids that no message of ours has. In a message a brace begins a value. */
const collectTexts = () => {
  const copy: Record<string, [string]> = {};
  const said = (text: string): MessageDescriptor => {
    if (/[{}]/.test(text)) throw new TypeError(`A text of an edition has no braces: ${text}`);
    const id = `own: ${text}`;
    copy[id] = [text];
    return { id, message: text };
  };
  const entryOf = ({ name, children, ...rest }: OwnEntry): EditionEntry => ({
    ...rest,
    name: said(name),
    ...(children && { children: children.map(entryOf) }),
  });
  const qrOf = ({ name, ...rest }: OwnQr): EditionQr => ({ ...rest, name: said(name) });
  return { copy, said, entryOf, qrOf };
};

/**
 * Makes the edition of a site of one's own: it has no name, link or text of ours. Copy of the widgets themselves comes
 * from the catalogs, see `compileMessages`. Throws for a text with braces, a `RangeError` for a language tag or a
 * time zone that is none, and a `SyntaxError` for a pattern of phone numbers that is no regular expression.
 */
export const createEdition = (own: OwnEdition): Edition => {
  const { key, footer, timeZone = 'UTC', dateFormat = { dateStyle: 'medium' }, numberFormat = {} } = own;
  const lang = own.lang ?? (isEditionKey(key) ? htmlLang(key) : key);
  const { copy, said, entryOf, qrOf } = collectTexts();
  const { name, ...ofLanguage } = ofLanguageTag(lang);
  // A mistake in it is reported here, and not when somebody logs in.
  if (own.login.phonePattern !== undefined) RegExp(own.login.phonePattern, 'u');
  const shown = own.languages ?? [{ key, lang, name, short: key.toUpperCase() }];
  return {
    key,
    lang,
    ...ofLanguage,
    copy,
    formats: createFormats({ lang, timeZone, dateFormat, numberFormat }),
    counterpart: shown.find((language) => language.key !== key)?.key ?? key,
    languages: shown,
    urlSuffix: own.urlSuffix,
    hosts: own.hosts,
    siteName: said(own.siteName),
    welcome: said(own.welcome),
    navigation: own.navigation.map(entryOf),
    headerLinks: (own.headerLinks ?? []).map(entryOf),
    footer: {
      partnerLinks: footer.partnerLinks ?? false,
      quickLinks: footer.quickLinks.map(entryOf),
      followUs: (footer.followUs ?? []).map(qrOf),
      notice: said(footer.notice),
      filing: footer.filing ?? null,
    },
    login: own.login,
    homePopup: own.homePopup ?? false,
    app: null,
    floatingQrs: (own.floatingQrs ?? []).map(qrOf),
    contact: own.contact,
    searchTypes: own.searchTypes ?? SEARCH_TYPES,
    riseColor: own.riseColor ?? (lang.startsWith('zh') ? 'red' : 'green'),
  };
};
