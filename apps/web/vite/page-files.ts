import { join } from 'node:path';
import { PAGE_FILES } from '@tonalli/contracts/page-files';
import type { Plugin } from 'vite';
import { filesOfPages } from './files-of-pages';

const ROUTE_FILE = /\/src\/app\/routes\/[^/]+\.tsx$/;
const ROUTE = /createFileRoute\(["']([^"']+)["']\)/;

/**
 * Writes beside the page of the app which scripts each route needs beyond it, for the gateway to name them in the page:
 * otherwise a browser would hear of them once the app runs, and of what they fetch in turn one journey later.
 * `inTurn`: by address, a module below `src/` that the screen of its route fetches there.
 */
export function pageFiles(inTurn: Readonly<Record<string, string>>): Plugin {
  let root = '';
  return {
    name: 'page-files',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [output] : []));
      const routes = [...this.getModuleIds()].flatMap((id) => {
        const module = ROUTE_FILE.test(id.replaceAll('\\', '/')) ? this.getModuleInfo(id) : null;
        const path = ROUTE.exec(module?.code ?? '')?.[1];
        if (!module || path === undefined) return [];
        const opens = module.dynamicallyImportedIds;
        const further = Object.entries(inTurn).filter(([address]) => address.split('?', 1)[0] === path);
        return [
          { path, opens },
          ...further.map(([address, name]) => ({ path: address, opens: [...opens, join(root, 'src', name)] })),
        ];
      });
      this.emitFile({ type: 'asset', fileName: PAGE_FILES, source: JSON.stringify(filesOfPages(routes, chunks)) });
    },
  };
}
