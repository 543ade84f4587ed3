import { existsSync, readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig } from 'rolldown';

const SERVERS = 'src/servers';
const servers = readdirSync(SERVERS).map((file) => [`servers/${file.replace(/\.ts$/, '')}`, `${SERVERS}/${file}`]);

const FOLDERS = ['node_modules', '../node_modules'];
const packageOf = (id: string) => id.split('/', id.startsWith('@') ? 2 : 1).join('/');
const isPackage = (id: string) => /^[@\w]/.test(id) && !id.startsWith('@tonalli/');
/** A workspace may have a version of its own of a package. */
const isHere = (id: string) => FOLDERS.some((folder) => existsSync(join(folder, packageOf(id))));

/** As the programs that it measures are built: a loader that reads TypeScript at run time names each function anew, at each call. */
export default defineConfig({
  input: { main: 'src/main.ts', ...Object.fromEntries(servers) },
  platform: 'node',
  output: { dir: 'dist', format: 'esm', sourcemap: true, cleanDir: true },
  plugins: [
    {
      name: 'packages-outside',
      async resolveId(id, importer) {
        if (importer === undefined || !isPackage(id)) return null;
        if (isBuiltin(id) || isHere(id)) return { id, external: true };
        const found = await this.resolve(id, importer, { skipSelf: true });
        return found && { id: found.id, external: 'absolute' };
      },
    },
    {
      name: 'where-the-source-is',
      transform: {
        filter: { code: /import\.meta\.(?:dirname|filename)/ },
        handler: (code, id) =>
          code
            .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
            .replaceAll('import.meta.filename', JSON.stringify(id)),
      },
    },
  ],
});
