import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const SCRIPT = 'src/prefetch/page-script.ts';
const PLACE = '<!--first-view-->';
const TEXTS = /\/locales\/(\w+)\/(\w+)\.(?:json|ts)$/;

/** By route, the namespaces of texts that its page needs; those of an empty one are needed by all. */
type TextsOfPages = Readonly<Record<string, readonly string[]>>;

/**
 * Writes into the page the script that prefetches the first answers and texts while the app loads. It is inlined, since
 * a file of its own would cost a round trip; the gateway's content security policy allows it by its hash.
 */
export function prefetchScript(textsOfPages: TextsOfPages): Plugin {
  let root = '';
  return {
    name: 'prefetch-script',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        if (!html.includes(PLACE)) throw new Error('the page has no place for its first view');
        const files = new Map<string, string>();
        for (const chunk of Object.values(bundle)) {
          const [, language, name] = TEXTS.exec((chunk.type === 'chunk' && chunk.facadeModuleId) || '') ?? [];
          if (language) files.set(`${language}/${name}`, `/${chunk.fileName}`);
        }
        const script = await bundleScript(root, { es: textFiles('es', files), en: textFiles('en', files) });
        return html.replace(PLACE, () => `${PLACE}\n    <script>${script}</script>`);
      },
    },
  };

  function textFiles(language: string, files: ReadonlyMap<string, string>): TextsOfPages {
    const fileOf = (name: string): string => {
      const file = files.get(`${language}/${name}`);
      if (!file) throw new Error(`the build has no texts ${language}/${name}`);
      return file;
    };
    return Object.fromEntries(Object.entries(textsOfPages).map(([path, names]) => [path, names.map(fileOf)]));
  }
}

async function bundleScript(root: string, texts: object): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { TEXT_FILES: JSON.stringify(texts) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(root, SCRIPT), output: { format: 'iife' } },
    },
  });
  const [chunk] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (chunk?.type !== 'chunk') throw new Error(`${SCRIPT} was not built`);
  return chunk.code.trim();
}
