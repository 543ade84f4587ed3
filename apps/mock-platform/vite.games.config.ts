import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const games = join(import.meta.dirname, 'src/games');
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
  root: games,
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
      // Each game's folder with a page, and the page that verifies them all.
      input: globSync(['*/page/index.html', 'verify/index.html'], { cwd: games }).map((page) => join(games, page)),
    },
  },
  plugins: [precompress()],
});
