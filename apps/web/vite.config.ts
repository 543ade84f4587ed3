import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstTexts } from './vite/first-texts';
import { manifests } from './vite/manifests';
import { precompress } from './vite/precompress';
import { serviceWorker } from './vite/service-worker';
import { setApart } from './vite/set-apart';

const GATEWAY_URL = process.env.GATEWAY_URL ?? 'http://localhost:4000';

/**
 * What every page needs, in one chunk: it compresses better together, and changes less often than the app. What reads
 * event streams is the live stream's alone.
 */
const STACK =
  /node_modules\/(?:react|react-dom|scheduler|@tanstack(?!\/(?:react-virtual|virtual-core))|@trpc(?!.*(?:own-copy|resolveResponse))|i18next|react-i18next|clsx|html-parse-stringify|use-sync-external-store)\//;

const LIVE_STREAM = /\/app\/live\/live-stream\.ts$/;

/** What home and the lists draw with; a handful of slivers otherwise. */
const LOBBY =
  /packages\/ui\/src\/(?:money|skeleton|host-image|tile|section-header)\/|web\/src\/(?:app\/home|features\/lobby\/components\/(?:game-tile|game-grid|home-sections|lobby-tabs)|features\/lobby\/hooks|features\/content\/(?:banner-target|components\/(?:hero-banner|banner-slide|banner-link|jackpot)|hooks\/use-carousel)|components\/platform-image|hooks\/(?:use-free-play|use-open-game))/;

export default defineConfig({
  plugins: [
    tanstackRouter(),
    react(),
    tailwindcss(),
    firstTexts(),
    manifests(),
    setApart(LIVE_STREAM),
    serviceWorker(),
    precompress(),
  ],
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '^/(trpc|__world|ping$)': { target: GATEWAY_URL, changeOrigin: false } },
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
          ],
        },
      },
    },
  },
});
