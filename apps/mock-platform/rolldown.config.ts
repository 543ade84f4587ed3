import { cpSync } from 'node:fs';
import { defineConfig } from 'rolldown';

/** Our own workspaces go into the bundle, packages of the registry stay outside; migrations and data lie beside it. */
export default defineConfig({
  input: 'src/main.ts',
  platform: 'node',
  external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@tonalli/'),
  output: { dir: 'dist', format: 'esm', sourcemap: true, cleanDir: true, chunkFileNames: '[name]-[hash].js' },
  plugins: [
    {
      name: 'beside',
      writeBundle() {
        for (const folder of ['migrations', 'data']) cpSync(folder, `dist/${folder}`, { recursive: true });
      },
    },
  ],
});
