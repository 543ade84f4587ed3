import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as constants from './constants';

/** Product specification section 9, in its order. */
const SPECIFIED: Partial<Record<keyof typeof constants, unknown>> = {
  VERIFICATION_LOCKOUT_SECONDS: 5 * 60,
  REALTIME_SALARY_PERIOD_SECONDS: 5 * 60,
  CONTRACT_PERIODS: ['daily', 'weekly', 'semimonthly', 'monthly'],
  FEEDBACK_MAX_CHARACTERS: 140,
  ACTIVITY_REMARK_MAX_CHARACTERS: 140,
  UPLOAD_MAX_BYTES: 5_242_880,
  UPLOAD_MAX_IMAGES: 3,
  MINIMUM_AGE_YEARS: 18,
  MINIMUM_AGE_VARIANT_YEARS: 21,
  REMEMBER_ME_SECONDS: 24 * 60 * 60,
  SMS_COUNTDOWN_DEFAULT_MINUTES: 1,
  SMS_REQUEST_INTERVAL_MS: 1_000,
  FAVORITE_TOGGLE_INTERVAL_MS: 1_000,
  CAPTCHA_REFRESH_INTERVAL_MS: 1_000,
  MODAL_FADE_MS: 100,
  LOBBY_PAGE_SIZE: 18,
  HOME_HOT_LIMIT: 12,
  HOME_RECENT_LIMIT: 12,
  HOME_FAVORITES_LIMIT: 999,
  HOME_CATEGORY_VENDOR_LIMIT: 5,
  LIST_DEFAULT_PAGE_SIZE: 42,
  PAGINATION_MARGIN_PAGES: 2,
  PAGINATION_RANGE_PAGES: 5,
  NOTICE_PAGE_SIZE: 9,
  POPUP_PAGE_SIZE: 7,
  WINNER_BOARD_LIMIT: 20,
  WINNER_BOARD_SCROLL_STEP_PX: 0.5,
  POPUP_AUTOPLAY_MS: 5_000,
  POPUP_SPEED_MS: 1_000,
  BANNER_AUTOPLAY_MS: 5_000,
  BANNER_SPEED_MS: 1_000,
  BANNER_SLIDES_PER_VIEW: 1.272,
  FOOTER_CAROUSEL_SLIDES: 16,
  FOOTER_CAROUSEL_GAP_PX: 29,
  FOOTER_CAROUSEL_DELAY_MS: 3_000,
  FOOTER_CAROUSEL_SPEED_MS: 2_000,
  FOOTER_VENDOR_LOGOS: 34,
  FOOTER_BANK_LOGOS: 23,
  JACKPOT_START_MIN_MINOR: 200_000_000 * 100,
  JACKPOT_START_MAX_MINOR: 300_000_000 * 100,
  JACKPOT_STEP_MIN_MINOR: 100 * 100,
  JACKPOT_STEP_MAX_MINOR: 500 * 100,
  JACKPOT_INTERVALS_MS: [3_000, 4_000, 5_000],
  CLIENT_TYPE_DESKTOP_WEB: 3,
  IS_PLATFORM: 2,
  PLATFORM_DESKTOP: 'html5-desktop',
  PLATFORMS_ALL: 'flash,html5-desktop',
  FREEPLAY_GATEWAY_VERSION: 3,
  PLATFORM_WEB: 'W',
  CUSTOMER_SERVICE_POPUP_PX: { width: 440, height: 750 },
  QR_CODE: { size: 200, margin: 20, dark: '#000000', light: '#FFFFFF', logoScale: 0.2 },
  CHUNK_LOAD_TIMEOUT_MS: 120_000,
  DATE_PRESETS_DAYS: { next7: 7, next30: 30, previous7: -7, previous30: -30 },
  DESIGN_WIDTH_PX: 1_920,
  VENDOR_DROPDOWN_LARGE_ABOVE: 10,
};

it('SYS-17 every constant of the specification has its value under its own name', () => {
  expect({ ...constants }).toMatchObject(SPECIFIED);
});

const ALL: Record<string, unknown> = { ...constants };

/** Where a module of this workspace defines a name of ours, as `NAME = value in file`. */
function definitionsIn(workspace: string): string[] {
  const source = new URL(`../../../${workspace}/src/`, import.meta.url);
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .flatMap((name) =>
      [...readFileSync(new URL(name, source), 'utf8').matchAll(/^(?:export )?const ([A-Z][A-Z0-9_]+) = (.*);$/gm)]
        .filter(([, constant = '']) => Object.hasOwn(ALL, constant))
        .map(([, constant, value]) => `${constant} = ${value} in ${name}`),
    );
}

it.each(['apps/web', 'apps/gateway', 'apps/mock-platform'])(
  'SYS-17 %s defines none of these names again',
  (workspace) => {
    expect(definitionsIn(workspace)).toEqual([]);
  },
);

it('SYS-17 the component library, which imports nothing of ours, uses the same values', () => {
  const differing = definitionsIn('packages/ui').filter((definition) => {
    const [, name = '', value = ''] = /^(\w+) = (.*) in /.exec(definition) ?? [];
    return value.replaceAll('_', '') !== JSON.stringify(ALL[name]);
  });
  expect(differing).toEqual([]);
});

/** Style sheets cannot import a constant: the classes of the app's frame say it in rem. */
const IN_CLASSES: ReadonlySet<string> = new Set(['DESIGN_WIDTH_PX']);
/** Nor can data: the scenario `registration-everything` sets it. */
const IN_DATA: ReadonlySet<string> = new Set(['MINIMUM_AGE_VARIANT_YEARS']);
/** Of parts that are not built yet. */
const NOT_BUILT: ReadonlySet<string> = new Set([
  'ACTIVITY_REMARK_MAX_CHARACTERS',
  'CONTRACT_PERIODS',
  'REALTIME_SALARY_PERIOD_SECONDS',
]);

const sourceOf = (workspace: string): string[] => {
  const source = new URL(`../../../${workspace}/src/`, import.meta.url);
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^constants\.ts$/.test(name))
    .map((name) => readFileSync(new URL(name, source), 'utf8'));
};

it('SYS-17 every constant is used, and not merely listed', () => {
  const workspaces = ['apps/web', 'apps/gateway', 'apps/mock-platform', 'packages/contracts', 'packages/ui'];
  const used = new Set(workspaces.flatMap(sourceOf).flatMap((source) => source.match(/\b[A-Z][A-Z0-9_]{3,}\b/g) ?? []));
  const unused = Object.keys(constants).filter((name) => !used.has(name));
  expect(unused.filter((name) => !IN_CLASSES.has(name) && !IN_DATA.has(name) && !NOT_BUILT.has(name))).toEqual([]);
});

it('SYS-17 the frame of the app is as wide as the design', () => {
  const frame = readFileSync(new URL('../../../apps/web/src/app/shell/app-frame.tsx', import.meta.url), 'utf8');
  expect(frame).toContain(`max-w-[${constants.DESIGN_WIDTH_PX / 16}rem]`);
});
