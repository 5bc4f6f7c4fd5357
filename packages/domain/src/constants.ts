/**
 * Every number and fixed word of the business (spec §9). Nothing else repeats them.
 */

/** Seconds the first visit's large banner stays before it shrinks. */
export const BANNER_COUNTDOWN_SECONDS = 5;

/** Widths below this are narrow, in CSS pixels. */
export const NARROW_BREAKPOINT_PX = 960;
/** Narrow screens: the header is fixed after this scroll position. */
export const HEADER_FIXED_NARROW_PX = 100;
/** Wide screens: the header is fixed as soon as the page is scrolled. */
export const HEADER_FIXED_WIDE_PX = 0;
/** Sub-site on wide screens: the navbar is fixed after this scroll position. */
export const SUBSITE_NAVBAR_FIXED_PX = 250;
/** Sub-site on narrow screens: the header is fixed after this scroll position. */
export const SUBSITE_HEADER_FIXED_PX = 150;
/** The floating bar is fixed after this share of the viewport's height. */
export const FLOATING_BAR_FIXED_SHARE = 0.8;

/** Delay before the page is loaded again after logout. */
export const LOGOUT_RELOAD_DELAY_MS = 1000;
/** Delay before the page is loaded again after login. */
export const LOGIN_RELOAD_DELAY_MS = 1000;
/** Delay before the download page replaces an app that did not open. */
export const APP_FALLBACK_DELAY_MS = 1000;
/** At most one reload for a failed chunk in this time. */
export const CHUNK_RELOAD_GUARD_MS = 60_000;

/** Navigations that end sooner never show the loading bar. */
export const LOADING_BAR_THROTTLE_MS = 200;
/** Time the loading bar takes to fill. */
export const LOADING_BAR_DURATION_MS = 5000;
/** Time the full loading bar stays. */
export const LOADING_BAR_HIDE_DELAY_MS = 500;

/** Share of the remaining distance that back to top covers in a frame. */
export const BACK_TO_TOP_SHARE = 1 / 8;
/** At or below this position back to top jumps to the top. */
export const BACK_TO_TOP_STOP_PX = 50;

/** Seconds between two verification codes. */
export const CODE_RESEND_SECONDS = 60;
/** Delay between a navigation and the record of its page view. */
export const PAGE_VIEW_DELAY_MS = 500;

/** Items a page of the home pop-up's lists. */
export const HOME_POPUP_ROWS = { news: 5, videos: 3, magazines: 6, whitepapers: 5 } as const;
/** The industry that the home pop-up opens with. */
export const HOME_POPUP_INDUSTRY_ID = 5;

/** Size of an embedded video player. */
export const VIDEO_PLAYER_PX = { width: 800, height: 533 } as const;
/** Wide tables of an article are at least this wide. */
export const WIDE_TABLE_MIN_WIDTH_PX = 600;
/** Side of the QR canvas of an article. */
export const QR_CANVAS_PX = 450;

/** So many tags are shown where there are more. */
export const TAGS_SHOWN = 2;
/** The country of a profile that names none. */
export const DEFAULT_COUNTRY_ID = 256;

/** Dates are those of this zone, wherever reader and server are. */
export const DATE_TIME_ZONE = 'Asia/Shanghai';
/** A date. */
export const DATE_FORMAT = 'YYYY-MM-DD';
/** The first day of a range, and the last one where the years differ. */
export const DATE_RANGE_FULL_FORMAT = 'YYYY.MM.DD';
/** The last day of a range where the months differ. */
export const DATE_RANGE_MONTH_FORMAT = 'MM.DD';
/** The last day of a range within a month. */
export const DATE_RANGE_DAY_FORMAT = 'DD';
/** Between the days of a range. */
export const DATE_RANGE_SEPARATOR = ' ~ ';

/** What can be searched for, in the order of the selector. */
export const SEARCH_TYPES = [
  'news',
  'products',
  'supplier',
  'magazines',
  'videos',
  'exhibitions',
  'whitepapers',
] as const;
/** The keys of the editions. */
export const EDITION_KEYS = ['cn', 'en'] as const;
/** A mainland mobile number: 11 digits, 1 and then 3 to 9. */
export const MAINLAND_PHONE_PATTERN = /^1[3-9][0-9]{9}$/;

/** The password hint's bounds: a hint for readers, not a check at login. */
export const PASSWORD_HINT_LENGTH = { min: 8, max: 20 } as const;

/** The largest number of an id, a page or any other integer of an address. */
export const MAX_INTEGER = 2_147_483_647;
/** The longest e-mail address. */
export const EMAIL_MAX_LENGTH = 254;
/** The longest keyword, in characters. */
export const KEYWORD_MAX_LENGTH = 100;
/** The most items a page of a list. */
export const ROWS_MAX = 50;
/** The longest address that a redirect accepts. */
export const REDIRECT_MAX_LENGTH = 2048;
/** The longest path of an upload. */
export const UPLOAD_PATH_MAX_LENGTH = 512;
