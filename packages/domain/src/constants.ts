/**
 * Every number and fixed word of the business, each with the section of the specification that it is from (`spec §9` is the
 * list of them; `spec §4` and `§5` say what they are for), or with why it is ours. Nothing else repeats them.
 */

/** Seconds the first visit's large banner stays before it shrinks (spec §4 Top banner). */
export const BANNER_COUNTDOWN_SECONDS = 5;

/** Widths below this are narrow, in CSS pixels (spec §9). */
export const NARROW_BREAKPOINT_PX = 960;
/** Narrow screens: the header is fixed after this scroll position (spec §4 Scroll behaviour). */
export const HEADER_FIXED_NARROW_PX = 100;
/** Wide screens: the header is fixed as soon as the page is scrolled (spec §4 Scroll behaviour). */
export const HEADER_FIXED_WIDE_PX = 0;
/** Sub-site on wide screens: the navbar is fixed after this scroll position (spec §4 Scroll behaviour). */
export const SUBSITE_NAVBAR_FIXED_PX = 250;
/** Sub-site on narrow screens: the header is fixed after this scroll position (spec §4 Scroll behaviour). */
export const SUBSITE_HEADER_FIXED_PX = 150;
/** The floating bar is fixed after this share of the viewport's height (spec §4 Scroll behaviour). */
export const FLOATING_BAR_FIXED_SHARE = 0.8;

/** Delay before the page is loaded again after logout (spec §4 Login state). */
export const LOGOUT_RELOAD_DELAY_MS = 1000;
/** Delay before the page is loaded again after login (spec §4 Login state). */
export const LOGIN_RELOAD_DELAY_MS = 1000;
/** Delay before the download page replaces an app that did not open (spec §9). */
export const APP_FALLBACK_DELAY_MS = 1000;
/** At most one reload for a failed chunk in this time (spec §4 Chunk load failure). */
export const CHUNK_RELOAD_GUARD_MS = 60_000;

/** Navigations that end sooner never show the loading bar (spec §4 Loading bar). */
export const LOADING_BAR_THROTTLE_MS = 200;
/** Time the loading bar takes to fill (spec §4 Loading bar). */
export const LOADING_BAR_DURATION_MS = 5000;
/** Time the full loading bar stays (spec §4 Loading bar). */
export const LOADING_BAR_HIDE_DELAY_MS = 500;

/** Share of the remaining distance that back to top covers in a frame (spec §4 Back to top). */
export const BACK_TO_TOP_SHARE = 1 / 8;
/** At or below this position back to top jumps to the top (spec §4 Back to top). */
export const BACK_TO_TOP_STOP_PX = 50;

/** Seconds between two verification codes (spec §4 Verify-code button). */
export const CODE_RESEND_SECONDS = 60;
/** Delay between a navigation and the record of its page view (spec §4 Page views). */
export const PAGE_VIEW_DELAY_MS = 500;

/** Items a page of the home pop-up's lists (spec §9). */
export const HOME_POPUP_ROWS = { news: 5, videos: 3, magazines: 6, whitepapers: 5 } as const;
/** The industry that the home pop-up opens with (spec §9). */
export const HOME_POPUP_INDUSTRY_ID = 5;

/** Size of an embedded video player (spec §9). */
export const VIDEO_PLAYER_PX = { width: 800, height: 533 } as const;
/** Wide tables of an article are at least this wide (spec §9). */
export const WIDE_TABLE_MIN_WIDTH_PX = 600;
/** Side of the QR canvas of an article (spec §9). */
export const QR_CANVAS_PX = 450;

/** So many tags are shown where there are more (spec §5 Content). */
export const TAGS_SHOWN = 2;
/** The country of a profile that names none (spec §9). */
export const DEFAULT_COUNTRY_ID = 256;

/** Dates are those of this zone, wherever reader and server are (spec §9). */
export const DATE_TIME_ZONE = 'Asia/Shanghai';
/** A date (spec §9). */
export const DATE_FORMAT = 'YYYY-MM-DD';
/** The first day of a range, and the last one where the years differ (spec §9). */
export const DATE_RANGE_FULL_FORMAT = 'YYYY.MM.DD';
/** The last day of a range where the months differ (spec §9). */
export const DATE_RANGE_MONTH_FORMAT = 'MM.DD';
/** The last day of a range within a month (spec §9). */
export const DATE_RANGE_DAY_FORMAT = 'DD';
/** Between the days of a range (spec §9). */
export const DATE_RANGE_SEPARATOR = ' ~ ';

/** What can be searched for, in the order of the selector (spec §9). */
export const SEARCH_TYPES = [
  'news',
  'products',
  'supplier',
  'magazines',
  'videos',
  'exhibitions',
  'whitepapers',
] as const;
/** The keys of the editions that Millwright itself has (spec §9). */
export const EDITION_KEYS = ['cn', 'en'] as const;
/** The keys of all editions that a site can have: there is copy in as many languages. */
export const ALL_EDITION_KEYS = [...EDITION_KEYS, 'de'] as const;
/** A mainland mobile number: 11 digits, 1 and then 3 to 9 (spec §5 Sending the verification code). */
export const MAINLAND_PHONE_PATTERN = /^1[3-9][0-9]{9}$/;

/** The password hint's bounds: a hint for readers, not a check at login (spec §5 Login). */
export const PASSWORD_HINT_LENGTH = { min: 8, max: 20 } as const;

/** The largest number of an id, a page or any other integer of a URL: what a 32-bit column holds. Ours. */
export const MAX_INTEGER = 2_147_483_647;
/** The longest e-mail address (RFC 5321 §4.5.3.1). */
export const EMAIL_MAX_LENGTH = 254;
/** The longest keyword, in characters. Ours. */
export const KEYWORD_MAX_LENGTH = 100;
/** The most items a page of a list. Ours. */
export const ROWS_MAX = 50;
/** The longest URL that a redirect accepts, in characters. Ours. */
export const REDIRECT_MAX_LENGTH = 2048;
/** The longest path of an upload, in characters. Ours. */
export const UPLOAD_PATH_MAX_LENGTH = 512;
