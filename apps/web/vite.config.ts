import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { manifests } from './vite/manifests';
import { pageFiles } from './vite/page-files';
import { paintFirst } from './vite/paint-first';
import { precompress } from './vite/precompress';
import { prefetchScript } from './vite/prefetch-script';
import { serviceWorker } from './vite/service-worker';
import { setApart } from './vite/set-apart';

const GATEWAY_URL = process.env.GATEWAY_URL ?? 'http://localhost:4000';

/**
 * What every page needs, in one chunk: it compresses better together, and changes less often than the app. What reads
 * event streams is the live stream's alone.
 */
const STACK =
  /node_modules\/(?:react|react-dom|scheduler|@tanstack(?!\/(?:react-virtual|virtual-core))|@trpc(?!.*(?:set-apart|resolveResponse))|i18next|react-i18next|clsx|html-parse-stringify|use-sync-external-store)\//;

const LIVE_STREAM = /\/app\/live\/live-stream\.ts$/;

/** The frame of the app, and what home and the lists draw with: one file compresses better than slivers. */
const LOBBY =
  /packages\/ui\/src\/(?:money|skeleton|host-image|tile|section-header)\/|web\/src\/(?:app\/(?:home|app\.|router\.|app-services\.|chunks|storage|install\/held)|features\/lobby\/components\/(?:game-tile|game-grid|home-sections|lobby-tabs)|features\/lobby\/hooks|features\/content\/(?:banner-target|components\/(?:hero-banner|banner-slide|banner-link|jackpot)|hooks\/use-carousel)|components\/platform-image|hooks\/(?:use-free-play|use-open-game))/;

/** What most pages beyond home are made of: a file for each would be a journey for each. None of it is needed at first. */
const PARTS =
  /packages\/ui\/src\/(?:alert|avatar|badge|card|checkbox|chip|count-badge|empty-state|error-state|field|pagination|progress|search-field|segmented-control|select|stat|text-area|text-input)\/|web\/src\/(?:app\/(?:screens\/not-found-screen|session\/member-only)|components\/(?:amount-entry|figures|full-page|load-failure|money-input|paged-answer|pages|record-heading|record-time|reveal-in-order|rich-text|state-page)|features\/content\/components\/group-banner|hooks\/(?:amount-text|copy-text|export-limit|operator-day|save-file|use-export|use-failure-text|use-idempotent-call|use-member-search|use-now|use-platform-clock|use-platform-now|use-reward-text|use-today))\./;

/** All that the first page does not show. */
const ICONS = /lucide-react\/dist\/esm\/icons\//;

/** What comes to every page, and to home, once it rests. */
const FRAME_LATE =
  /web\/src\/(?:app\/(?:overlays\/(?:idle-parts|open-dialog)|session\/(?:consolidated-keys|use-consolidated)|consent\/(?:consent-gate|consent-store|privacy-choices)|connection\/|shell\/(?:art\/|bottom-bar|menu-row|navigation-progress|page-link|promo-mark|reward-mark|social-links|service-mark|unread-mark|footer\/(?!bank)))|components\/take-break-link|hooks\/balance-override|features\/(?:lobby\/(?:finder\/finder-keys|sheet\/sheets)|promotions\/(?:components\/available-badge|hooks\/use-my-promotions)|messages\/components\/unread-badge|missions\/components\/mission-badge|rewards\/components\/reward-badge|wallet\/(?:components\/balance-chip|hooks\/use-balance-mask)|system\/(?:customer-service|hooks\/use-customer-service)))/;
const HOME_LATE =
  /packages\/ui\/src\/(?:marquee|vendor-card)\/|web\/src\/features\/(?:content\/(?:auto-scroll|carousel\/(?!brand)|components\/winner|jackpot\/jackpot-news|notices\/notice-marquee|popups\/)|lobby\/components\/(?:new-section|vendor-sections))/;

/** Tables of members and agents. */
const TABLES =
  /packages\/(?:contracts\/src\/limits\/periods|ui\/src\/(?:data-table|date-range)\/)|web\/src\/(?:components\/day-range|hooks\/(?:day-ranges|day-range-search)\.)/;

/** Pieces of the forms of members. */
const FORMS =
  /packages\/(?:contracts\/src\/(?:rules|session\/external-names)\.|ui\/src\/confirm-dialog\/)|web\/src\/(?:components\/(?:external-login\/|password-strength\/password-meter|payment-password-field|secret-field)|features\/account\/(?:components\/(?:proof-|totp-field)|hooks\/use-prove)|hooks\/(?:external-window|use-external-window|use-first-focus|use-rule-text))/;

/** What is pressed most. */
const LOGIN =
  /packages\/ui\/src\/countdown-button\/|web\/src\/(?:app\/overlays\/login-overlay|features\/session\/(?:components|hooks|login-|check-login|remembered|forgot\/forgot-draft)|components\/(?:captcha-field|code-row|external-login\/external-login-options|login-failure|mobile-field|proving-note|username-fields)|hooks\/(?:code-ready-at|draft|external-draft|proof-of-work\.ts|passkeys|second-step-of|use-captcha|use-human-proof|use-login-flow)\b)/;
const MENU =
  /packages\/ui\/src\/drawer\/|web\/src\/app\/shell\/(?:menu-(?!row)|member-links|quick-links|service-accordion)/;

const LISTS =
  /web\/src\/features\/lobby\/(?:browse\/|favorite-lotteries|components\/(?:game-results|login-required|no-games))/;

const RADIX =
  /node_modules\/@radix-ui\/(?:primitive|react-(?:collection|compose-refs|context|direction|id|presence|primitive|roving-focus|slot|use-[a-z-]+))\//;
const DIALOGS =
  /node_modules\/(?:@radix-ui\/react-(?:dialog|dismissable-layer|focus-guards|focus-scope|portal)|react-remove-scroll(?:-bar)?|react-style-singleton|use-sidecar|use-callback-ref|aria-hidden|tslib|get-nonce)\/|packages\/ui\/src\/(?:dialog|modal)\//;

/** Chunks of these alone: what they import stays where it is, or the first load would have to fetch them. */
const apart = (name: string, test: RegExp) => ({ name, test, includeDependenciesRecursively: false });

/** What the agents' frame and the member centre (`member-screens.ts`) fetch for their pages. */
const IN_TURN = {
  '/agentHome': 'app/agent/agent-frame.tsx',
  '/member': 'features/account/security-screen.tsx',
  '/member?page=securityCenter': 'features/account/security-screen.tsx',
  '/member?page=feedback': 'features/help/feedback-screen.tsx',
  '/member?page=messageV2': 'features/messages/messages-screen.tsx',
  '/member?page=depositv2': 'features/cashier/deposit-screen.tsx',
  '/member?page=transferFund': 'features/wallet/transfer-screen.tsx',
  '/member?page=withdraw': 'features/cashier/withdraw-screen.tsx',
  '/member?page=openBets': 'features/records/open-bets-screen.tsx',
  '/member?page=personalHistoryCopy': 'features/records/bet-record-screen.tsx',
  '/member?page=transactionHistory': 'features/records/account-record-screen.tsx',
  '/member?page=personalProfit': 'features/records/personal-profit-screen.tsx',
  '/member?page=bonuses': 'features/bonuses/bonuses-screen.tsx',
  '/member?page=bonusDetails': 'features/vip/bonus-screen.tsx',
  '/member?page=wheel': 'features/wheel/wheel-screen.tsx',
  '/member?page=rewardCenter': 'features/rewards/reward-screen.tsx',
  '/member?page=referral': 'features/referral/referral-screen.tsx',
};

/** The texts that pages begin with, of which they would hear once their scripts run. */
const TEXTS = {
  '': ['first'],
  '/$category': ['games'],
  '/promotions': ['promotions'],
  '/member': ['account', 'errors', 'session'],
  '/agentHome': ['team', 'records'],
};

export default defineConfig({
  plugins: [
    tanstackRouter(),
    react(),
    tailwindcss(),
    prefetchScript(TEXTS),
    paintFirst(),
    manifests(),
    pageFiles(IN_TURN),
    setApart(LIVE_STREAM),
    serviceWorker(),
    precompress(),
  ],
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '^/(trpc|external|__world|ping$)': { target: GATEWAY_URL, changeOrigin: false } },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Its modules do nothing by being there; what nobody uses of them goes.
      treeshake: { moduleSideEffects: [{ test: /node_modules\/@trpc\/client\//, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            { name: 'stack', test: STACK },
            { name: 'lobby', test: LOBBY },
            apart('icons', ICONS),
            apart('parts', PARTS),
            apart('frame-late', FRAME_LATE),
            apart('home-late', HOME_LATE),
            apart('login', LOGIN),
            apart('tables', TABLES),
            apart('forms', FORMS),
            apart('menu', MENU),
            apart('lists', LISTS),
            apart('radix', RADIX),
            apart('dialogs', DIALOGS),
          ],
        },
      },
    },
  },
});
