import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const PLATFORM_URL = process.env.PLATFORM_URL ?? 'http://127.0.0.1:4100';

/** The testers' console: plain files with hashed names, served below `/qa/`. */
export default defineConfig({
  root: join(import.meta.dirname, 'console'),
  base: '/qa/',
  publicDir: false,
  plugins: [react(), tailwindcss()],
  server: { port: 5174, strictPort: true, proxy: { '/qa/api': { target: PLATFORM_URL } } },
  build: {
    outDir: join(import.meta.dirname, 'dist/console'),
    emptyOutDir: true,
    target: 'es2023',
    // Nothing inline: the page's security policy allows files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
