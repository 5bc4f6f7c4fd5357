import { expect, it } from 'vitest';
import * as constants from './constants.ts';

const stated: Record<string, unknown> = {
  BANNER_COUNTDOWN_SECONDS: 5,
  NARROW_BREAKPOINT_PX: 960,
  HEADER_FIXED_NARROW_PX: 100,
  HEADER_FIXED_WIDE_PX: 0,
  SUBSITE_NAVBAR_FIXED_PX: 250,
  SUBSITE_HEADER_FIXED_PX: 150,
  FLOATING_BAR_FIXED_SHARE: 0.8,
  LOGOUT_RELOAD_DELAY_MS: 1000,
  LOGIN_RELOAD_DELAY_MS: 1000,
  APP_FALLBACK_DELAY_MS: 1000,
  CHUNK_RELOAD_GUARD_MS: 60000,
  LOADING_BAR_THROTTLE_MS: 200,
  LOADING_BAR_DURATION_MS: 5000,
  LOADING_BAR_HIDE_DELAY_MS: 500,
  BACK_TO_TOP_SHARE: 0.125,
  BACK_TO_TOP_STOP_PX: 50,
  CODE_RESEND_SECONDS: 60,
  PAGE_VIEW_DELAY_MS: 500,
  HOME_POPUP_ROWS: { news: 5, videos: 3, magazines: 6, whitepapers: 5 },
  HOME_POPUP_INDUSTRY_ID: 5,
  VIDEO_PLAYER_PX: { width: 800, height: 533 },
  WIDE_TABLE_MIN_WIDTH_PX: 600,
  QR_CANVAS_PX: 450,
  TAGS_SHOWN: 2,
  DEFAULT_COUNTRY_ID: 256,
  DATE_TIME_ZONE: 'Asia/Shanghai',
  DATE_FORMAT: 'YYYY-MM-DD',
  DATE_RANGE_FULL_FORMAT: 'YYYY.MM.DD',
  DATE_RANGE_MONTH_FORMAT: 'MM.DD',
  DATE_RANGE_DAY_FORMAT: 'DD',
  DATE_RANGE_SEPARATOR: ' ~ ',
  SEARCH_TYPES: ['news', 'products', 'supplier', 'magazines', 'videos', 'exhibitions', 'whitepapers'],
  EDITION_KEYS: ['cn', 'en'],
  MAINLAND_PHONE_PATTERN: /^1[3-9][0-9]{9}$/,
  PASSWORD_HINT_LENGTH: { min: 8, max: 20 },
};

const ours: Record<string, unknown> = {
  MAX_INTEGER: 2147483647,
  EMAIL_MAX_LENGTH: 254,
  KEYWORD_MAX_LENGTH: 100,
  ROWS_MAX: 50,
  REDIRECT_MAX_LENGTH: 2048,
  UPLOAD_PATH_MAX_LENGTH: 512,
  ALL_EDITION_KEYS: ['cn', 'en', 'de'],
};

it.each(Object.entries({ ...stated, ...ours }))('[CO-01] %s has its stated value', (name, value) => {
  expect((constants as Record<string, unknown>)[name]).toEqual(value);
});

it('[CO-01] no constant is without an asserted value', () => {
  expect(Object.keys(constants).sort()).toEqual(Object.keys({ ...stated, ...ours }).sort());
});

it('[OS-10] the QR canvas is 450 by 450', () => {
  expect(constants.QR_CANVAS_PX).toBe(450);
});

it('[HP-11] the home pop-up opens with industry 5', () => {
  expect(constants.HOME_POPUP_INDUSTRY_ID).toBe(5);
});

it('[ST-20] the floating bar is fixed after 80 % of the viewport', () => {
  expect(constants.FLOATING_BAR_FIXED_SHARE).toBe(0.8);
});
