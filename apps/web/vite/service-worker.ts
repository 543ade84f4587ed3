import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import type { Release } from '../src/service-worker/release';
import { type BuiltFile, releaseOf } from './release';

/** Builds `sw.js` after everything else, with the list of what it keeps written into it. */
export function serviceWorker(): Plugin {
  let root = '';
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const outputs = Object.values(bundle);
        const page = outputs.find(({ fileName }) => fileName === 'index.html');
        if (page?.type !== 'asset') throw new Error('the page has to be there before its worker');
        const files = outputs.map((output): BuiltFile => {
          if (output.type === 'asset') return { fileName: output.fileName };
          const { fileName, isEntry, facadeModuleId, imports } = output;
          const css = [...(output.viteMetadata?.importedCss ?? [])];
          return { fileName, chunk: { isEntry, facadeModuleId, imports, css } };
        });
        const source = await buildWorker(root, releaseOf(files, String(page.source)));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

async function buildWorker(root: string, release: Release): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { RELEASE: JSON.stringify(release) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(root, 'src/service-worker/worker.ts'), output: { format: 'iife' } },
    },
  });
  const [output] = [built].flat();
  const worker = output && 'output' in output ? output.output[0] : undefined;
  if (worker?.type !== 'chunk') throw new Error('the worker could not be built');
  return worker.code;
}
