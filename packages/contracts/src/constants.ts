/**
 * Every business constant of the product, once, under its own name (product specification section 9).
 * Units stand last in the names. No imports: web, gateway and platform all read from here.
 */

// Player protection
export const LIMIT_HISTORY_DAYS = 14;

// Lobby
export const LOBBY_PAGE_SIZE = 18;
export const HOME_HOT_LIMIT = 12;
export const HOME_NEW_LIMIT = 12;
export const HOME_RECENT_LIMIT = 12;
export const HOME_FAVORITES_LIMIT = 999;
export const HOME_CATEGORY_VENDOR_LIMIT = 5;
export const LIST_DEFAULT_PAGE_SIZE = 42;
export const PAGINATION_MARGIN_PAGES = 2;
export const PAGINATION_RANGE_PAGES = 5;
export const MAX_PAGE_SIZE = 200;
export const VENDOR_DROPDOWN_LARGE_ABOVE = 10;
export const FAVORITE_TOGGLE_INTERVAL_MS = 1_000;
export const SEA_LOTTERY_VENDOR = 'TCG_SEA';
export const VN_LOTTERY_VENDOR = 'TCG_LOTTO_VN';

/** E-sports and cockfighting vendors, split out of sports. */
export const ESPORTS_VENDORS: readonly string[] = ['AV', 'IMES', 'IA', 'AI', 'TF'];
export const COCKFIGHT_VENDORS: readonly string[] = ['SV3', 'DS88', 'DIG', 'WGB', 'WS168'];

// Games
/** No jackpot grows further by itself: so many stakes as `JACKPOT_MAX_ONE_IN` says, times this, are still a whole number without loss. */
export const MAX_JACKPOT_MINOR = 900_000_000_000;
/** Of so many centavos staked, one comes back as jackpots, at the least: 0.02 %. */
export const JACKPOT_MAX_ONE_IN = 5_000;

// Content
export const NOTICE_PAGE_SIZE = 9;
export const POPUP_PAGE_SIZE = 7;
export const WINNER_BOARD_LIMIT = 20;
export const WINNER_LIST_LIMIT = 50;
/** Wins from here on are shown to everyone, under a masked name. */
export const WINNER_MIN_PAYOUT_MINOR = 50_000;
export const WINNER_BOARD_SCROLL_STEP_PX = 0.5;
export const POPUP_AUTOPLAY_MS = 5_000;
export const POPUP_SPEED_MS = 1_000;
export const BANNER_AUTOPLAY_MS = 5_000;
export const BANNER_SPEED_MS = 1_000;
export const BANNER_SLIDES_PER_VIEW = 1.272;
export const FOOTER_CAROUSEL_SLIDES = 16;
export const FOOTER_CAROUSEL_GAP_PX = 29;
export const FOOTER_CAROUSEL_DELAY_MS = 3_000;
export const FOOTER_CAROUSEL_SPEED_MS = 2_000;
export const JACKPOT_START_MIN_MINOR = 20_000_000_000;
export const JACKPOT_START_MAX_MINOR = 30_000_000_000;
export const JACKPOT_STEP_MIN_MINOR = 10_000;
export const JACKPOT_STEP_MAX_MINOR = 50_000;
export const JACKPOT_INTERVALS_MS = [3_000, 4_000, 5_000] as const;
export const FOOTER_VENDOR_LOGOS = 34;
export const FOOTER_BANK_LOGOS = 23;

// Identity
export const REMEMBER_ME_SECONDS = 86_400;
export const SMS_COUNTDOWN_DEFAULT_MINUTES = 1;
export const SMS_REQUEST_INTERVAL_MS = 1_000;
export const CAPTCHA_REFRESH_INTERVAL_MS = 1_000;
export const VERIFICATION_LOCKOUT_SECONDS = 300;
export const PASSWORD_LINK_SECONDS = 1_800;
export const NICKNAME_MIN_CHARACTERS = 2;
export const NICKNAME_MAX_CHARACTERS = 24;
export const PAYMENT_PASSWORD_DIGITS = 6;
export const PAYMENT_PASSWORD_TRIES = 5;
export const MINIMUM_AGE_YEARS = 18;
export const MINIMUM_AGE_VARIANT_YEARS = 21;

// Points
export const POINTS_MAX = 999_999_999;
export const REDEEM_MAX_QUANTITY = 99;

// Uploads and texts
export const FEEDBACK_MAX_CHARACTERS = 140;
export const ACTIVITY_REMARK_MAX_CHARACTERS = 140;
export const UPLOAD_MAX_BYTES = 5 * 1_024 * 1_024;
export const UPLOAD_MAX_IMAGES = 3;

// Messages
/** For so long a deleted message can be taken back. */
export const MESSAGE_RESTORE_SECONDS = 300;

// Agents
export const REPORT_MAX_RANGE_DAYS = 92;
export const REALTIME_SALARY_PERIOD_SECONDS = 300;
export const CONTRACT_PERIODS = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;

// Interface
export const MODAL_FADE_MS = 100;
export const DESIGN_WIDTH_PX = 1_920;
export const CUSTOMER_SERVICE_POPUP_PX = { width: 440, height: 750 } as const;
export const QR_CODE = { size: 200, margin: 20, dark: '#000000', light: '#FFFFFF', logoScale: 0.2 } as const;
/** The operating licence as the regulator gave it; every word of it is made up. */
export const LICENCE = {
  number: 'TNL/8048/JAZ-2026-017',
  holder: 'Tonalli Entretenimiento N.V.',
  from: '2026-01-15',
  until: '2031-01-14',
} as const;
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;
export const DATE_PRESETS_DAYS = { next7: 7, next30: 30, previous7: -7, previous30: -30 } as const;

// Mirrors
export const LINE_CHECK_SAMPLES = 3;
export const LINE_CHECK_TIMEOUT_MS = 5_000;
export const REPRESENTATIVE_HANDLE_MAX_CHARACTERS = 120;

// The platform's client parameters
export const CLIENT_TYPE_DESKTOP_WEB = 3;
export const IS_PLATFORM = 2;
export const PLATFORM_DESKTOP = 'html5-desktop';
export const PLATFORMS_ALL = 'flash,html5-desktop';
export const FREEPLAY_GATEWAY_VERSION = 3;
export const PLATFORM_WEB = 'W';

/** The operator's zone, in which days begin and times are shown. */
export const OPERATOR_TIME_ZONE = 'America/Mexico_City';
