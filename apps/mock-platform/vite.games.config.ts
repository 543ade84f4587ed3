import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const games = join(import.meta.dirname, 'src/games');
const outDir = join(import.meta.dirname, 'dist/play');

/** Leaves a `.br` and a `.gz` beside every text file, so that nothing is compressed while serving. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    writeBundle() {
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

/** Pixi and what it is made of, but for what draws on a plain canvas, which few need. */
const PIXI = /[/]node_modules[/](pixi[.]js|@pixi|earcut|eventemitter3|ismobilejs|parse-svg-path|tiny-lru)[/]/;
const PLAIN = /[/](renderers|batcher)[/]canvas[/](?!utils)|[/]Canvas(Color|Stencil)MaskPipe[.]/;
/** What tables of pays draw symbols with as well. */
const DRAWING = /[/]page[/](stage[/]picture|reels[/](colours|looks|load-reels|symbol-art))[.]ts$/;

const STAGE_BUDGET_BYTES = 180 * 1_024;

/** What pages with a canvas share is fetched apart from each page's own script, and stays small: decision 029. */
function stageBudget(): Plugin {
  return {
    name: 'stage-budget',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const withImports = (roots: readonly string[]): Set<string> => {
        const files = new Set<string>(roots);
        // Grows while it is gone through.
        for (const name of files) for (const other of chunkOf(chunks, name)?.imports ?? []) files.add(other);
        return files;
      };
      const stage = chunks.filter(({ name }) => ['pixi', 'create-reels', 'canvas-renderer'].includes(name));
      const files = withImports(stage.map(({ fileName }) => fileName));
      const bytes = [...files].map((name) => brotliCompressSync(chunkOf(chunks, name)?.code ?? '').length);
      const total = bytes.reduce((sum, size) => sum + size, 0);
      if (stage.length !== 3) this.error('the board, its renderer and the plain one are not a file each');
      if (total > STAGE_BUDGET_BYTES) this.error(`the shared stage has ${total} bytes, of ${STAGE_BUDGET_BYTES}`);
      const drawing = new Set(chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.includes('/pixi.js/'))));
      for (const { name, fileName } of chunks.filter(({ isEntry }) => isEntry)) {
        const first = [...withImports([fileName])].flatMap((file) => chunkOf(chunks, file) ?? []);
        if (first.some((chunk) => drawing.has(chunk))) this.error(`the first script of ${name} holds the renderer`);
      }
      this.info(`the shared stage has ${(total / 1_024).toFixed(1)} KiB, compressed`);
    },
  };
}

const chunkOf = (chunks: readonly Rolldown.OutputChunk[], name: string) =>
  chunks.find(({ fileName }) => fileName === name);

/** What Pixi would fetch by itself, and is told not to: pointers, accessibility and filters of its own. */
function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    load: (id) => (/[/](browser|webworker)All[.]mjs$/.test(id) ? 'export {};' : null),
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
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          // One file of each for all pages: none has it in a file of its own.
          groups: [
            { name: 'drawing', test: DRAWING },
            { name: 'pixi', test: (id) => PIXI.test(id) && !PLAIN.test(id) },
          ],
        },
      },
      // Each game's folder with a page, and the page that verifies them all.
      input: globSync(['*/page/index.html', 'verify/index.html'], { cwd: games }).map((page) => join(games, page)),
    },
  },
  plugins: [leaveOut(), stageBudget(), precompress()],
});
