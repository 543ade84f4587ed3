import { defineConfig } from 'rolldown';

/** Our own workspaces go into the bundle, packages of the registry stay outside. */
export default defineConfig({
  input: 'src/main.ts',
  platform: 'node',
  external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@tonalli/'),
  output: { dir: 'dist', format: 'esm', sourcemap: true, cleanDir: true },
});
