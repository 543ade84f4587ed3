import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const outDir = join(import.meta.dirname, 'dist/play');

/** Leaves a `.br` and a `.gz` beside every text file, so that nothing is compressed while serving. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    closeBundle() {
      for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(js|css|html|svg|json)$/.test(entry.name)) continue;
        const file = join(entry.parentPath, entry.name);
        const content = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(content));
        writeFileSync(`${file}.gz`, gzipSync(content));
      }
    },
  };
}

/** The games' pages: plain files with hashed names, served below `/play/`. */
export default defineConfig({
  root: join(import.meta.dirname, 'src/games'),
  base: '/play/',
  publicDir: false,
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2023',
    // Nothing inline: the pages' security policy allows files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        slot: join(import.meta.dirname, 'src/games/slot/page/index.html'),
        verify: join(import.meta.dirname, 'src/games/verify/index.html'),
      },
    },
  },
  plugins: [precompress()],
});
